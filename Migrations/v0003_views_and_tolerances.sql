-- The catalog, version 3: views for those who come with sqlite3, DuckDB or Datasette, and rules for
-- how far numbers may lie apart.

-- Each experiment that is not deleted in one row, by its latest revision. Values of the
-- configuration are effective ones: what is not stated has its default.
CREATE VIEW experiment_flat AS
SELECT
  e.name,
  r.number AS revision,
  -- DuckDB reads this for itself, and its division has decimals.
  CAST(CAST((c.os - c.os % 1000000) / 1000000 AS BIGINT)
    || '.' || CAST((c.os % 1000000 - c.os % 1000) / 1000 AS BIGINT)
    || CASE WHEN c.os % 1000 > 0 THEN '.' || (c.os % 1000) ELSE '' END AS TEXT) AS os,
  -- For comparisons: 11002000 is 11.2.
  c.os AS os_number,
  c.device,
  c.screen_width,
  c.screen_height,
  c.screen_scale,
  c.orientation,
  c.phase,
  c.controller_class,
  c.navigation_bar_translucent,
  c.navigation_bar_hidden,
  c.tab_bar_translucent,
  c.tab_bar_hidden,
  c.toolbar_translucent,
  c.toolbar_hidden,
  c.main_id,
  c.main_class,
  c.main_behavior,
  c.main_inset_top,
  c.main_inset_left,
  c.main_inset_bottom,
  c.main_inset_right,
  CAST((SELECT count(*) FROM measurement AS m WHERE m.revision = e.latest) AS BIGINT)
    AS measurements,
  CAST((SELECT group_concat(tag, ', ')
    FROM (SELECT t.tag FROM tag AS t WHERE t.revision = e.latest ORDER BY t.tag)) AS TEXT) AS tags,
  r.source_kind,
  r.source_ref,
  r.evidence,
  r.source_by,
  r.source_device,
  r.source_os_build,
  r.source_app_commit,
  r.source_tool,
  r.recorded_at,
  r.created_at
FROM experiment AS e
JOIN revision AS r ON r.id = e.latest
JOIN configuration AS c ON c.id = e.configuration
WHERE e.deleted_at IS NULL;

-- Each measurement of a latest revision beside what each simulator version computed. A number stands
-- only where it is finite, a difference only where both are; the kinds say what else there is:
-- boolean, text, nan, +inf, -inf, missing, not-modelled, and not-computed where there is no
-- expectation. Whether a difference is a deviation is not decided here: plumb report does that.
CREATE VIEW deviation AS
SELECT
  e.name AS experiment,
  k.path AS metric,
  s.version AS simulator,
  m.kind AS recorded_kind,
  m.number AS recorded,
  m.text AS recorded_text,
  m.printed,
  CAST(ifnull(x.kind, 'not-computed') AS TEXT) AS computed_kind,
  x.number AS computed,
  x.text AS computed_text,
  CAST(CASE WHEN m.kind = 'finite' AND x.kind = 'finite' THEN m.number - x.number END AS DOUBLE)
    AS difference
FROM experiment AS e
JOIN measurement AS m ON m.revision = e.latest
JOIN metric AS k ON k.id = m.metric
LEFT JOIN simulator AS s ON TRUE
LEFT JOIN expectation AS x
  ON x.simulator = s.id AND x.configuration = e.configuration AND x.metric = m.metric
WHERE e.deleted_at IS NULL;

-- How far the numbers of some metrics may lie from the computed ones. Of several rules that cover a
-- measurement the last one counts.
CREATE TABLE tolerance (
  id INTEGER PRIMARY KEY,
  -- A metric's path, or a pattern of paths with *.
  metric TEXT NOT NULL CHECK (metric <> ''),
  -- A filter; '' for everywhere.
  condition TEXT NOT NULL,
  -- In the metric's unit; NULL for half a pixel of the experiment's screen.
  points REAL CHECK (points >= 0 AND points < 9e999),
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (metric, condition)
) STRICT;

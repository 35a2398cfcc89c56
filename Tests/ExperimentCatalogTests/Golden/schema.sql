CREATE TABLE configuration (
  id INTEGER PRIMARY KEY,
  -- Over the stated keys; says "the same configuration".
  fingerprint BLOB NOT NULL UNIQUE CHECK (length(fingerprint) = 32),
  fingerprint_version INTEGER NOT NULL CHECK (fingerprint_version >= 1),
  -- As the fingerprint, without OS and device and with places in the tree instead of ids; says
  -- "the same on another system".
  shape BLOB NOT NULL CHECK (length(shape) = 32),
  -- The version of the rules by which the columns below and the table parameter were derived from
  -- the document; older rows are derived anew.
  derivation_version INTEGER NOT NULL CHECK (derivation_version >= 1),

  -- Effective values, defaults included.
  -- major * 1,000,000 + minor * 1,000 + patch, so that 9.3 < 11 < 11.2.
  os INTEGER NOT NULL CHECK (os > 0),
  -- The name in the table of devices; NULL for a device of one's own.
  device TEXT,
  -- In portrait.
  screen_width REAL NOT NULL CHECK (screen_width > 0),
  screen_height REAL NOT NULL CHECK (screen_height > 0),
  -- Pixels a point.
  screen_scale REAL NOT NULL CHECK (screen_scale > 0),
  orientation TEXT NOT NULL,
  phase TEXT NOT NULL,
  controller_class TEXT NOT NULL,
  -- NULL where there is no such bar.
  navigation_bar_translucent INTEGER CHECK (navigation_bar_translucent IN (0, 1)),
  navigation_bar_hidden INTEGER CHECK (navigation_bar_hidden IN (0, 1)),
  tab_bar_translucent INTEGER CHECK (tab_bar_translucent IN (0, 1)),
  tab_bar_hidden INTEGER CHECK (tab_bar_hidden IN (0, 1)),
  toolbar_translucent INTEGER CHECK (toolbar_translucent IN (0, 1)),
  toolbar_hidden INTEGER CHECK (toolbar_hidden IN (0, 1)),

  -- The first scroll view in tree order; all NULL where there is none.
  main_id TEXT,
  main_class TEXT,
  main_behavior TEXT,
  main_inset_top REAL,
  main_inset_left REAL,
  main_inset_bottom REAL,
  main_inset_right REAL,

  CONSTRAINT bars_are_whole CHECK (
    (navigation_bar_translucent IS NULL) = (navigation_bar_hidden IS NULL)
    AND (tab_bar_translucent IS NULL) = (tab_bar_hidden IS NULL)
    AND (toolbar_translucent IS NULL) = (toolbar_hidden IS NULL)
  ),
  CONSTRAINT main_is_whole CHECK (
    (main_id IS NULL) = (main_class IS NULL)
    AND (main_id IS NULL) = (main_behavior IS NULL)
    AND (main_id IS NULL) = (main_inset_top IS NULL)
    AND (main_id IS NULL) = (main_inset_left IS NULL)
    AND (main_id IS NULL) = (main_inset_bottom IS NULL)
    AND (main_id IS NULL) = (main_inset_right IS NULL)
  )
) STRICT;

CREATE INDEX configuration_by_shape ON configuration (shape, os, device);

CREATE TABLE configuration_document (
  configuration INTEGER PRIMARY KEY REFERENCES configuration (id) ON DELETE CASCADE,
  document TEXT NOT NULL CHECK (document <> '')
) STRICT;

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

CREATE TABLE expectation (
  simulator INTEGER NOT NULL REFERENCES simulator (id),
  configuration INTEGER NOT NULL REFERENCES configuration (id),
  metric INTEGER NOT NULL REFERENCES metric (id),
  kind TEXT NOT NULL,
  number REAL,
  text TEXT,
  PRIMARY KEY (simulator, configuration, metric),
  CONSTRAINT kind_fits_number_and_text CHECK (
    CASE kind
    WHEN 'finite' THEN number > -9e999 AND number < 9e999 AND text IS NULL
    WHEN 'boolean' THEN number IN (0, 1) AND text IS NULL
    WHEN 'text' THEN number IS NULL AND text IS NOT NULL
    WHEN 'nan' THEN number IS NULL AND text IS NULL
    WHEN '+inf' THEN number IS NULL AND text IS NULL
    WHEN '-inf' THEN number IS NULL AND text IS NULL
    WHEN 'missing' THEN number IS NULL AND text IS NULL
    WHEN 'not-modelled' THEN number IS NULL AND text IS NOT NULL
    ELSE FALSE
    END IS TRUE
  )
) STRICT, WITHOUT ROWID;

CREATE TABLE experiment (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  -- The revision with the highest number, and its configuration.
  latest INTEGER NOT NULL UNIQUE REFERENCES revision (id) DEFERRABLE INITIALLY DEFERRED,
  configuration INTEGER NOT NULL REFERENCES configuration (id)
, deleted_at TEXT) STRICT;

CREATE INDEX experiment_by_configuration ON experiment (configuration);

CREATE INDEX experiment_deleted ON experiment (deleted_at) WHERE deleted_at IS NOT NULL;

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

CREATE TABLE measurement (
  revision INTEGER NOT NULL REFERENCES revision (id),
  metric INTEGER NOT NULL REFERENCES metric (id),
  -- The place in the document, from 0.
  position INTEGER NOT NULL CHECK (position >= 0),
  kind TEXT NOT NULL,
  number REAL,
  text TEXT,
  -- The value as it was printed, where that says more.
  printed TEXT,
  -- Where they differ from the revision's own.
  evidence TEXT,
  measured_by TEXT,
  PRIMARY KEY (revision, metric),
  CONSTRAINT kind_fits_number_and_text CHECK (
    CASE kind
    WHEN 'finite' THEN number > -9e999 AND number < 9e999 AND text IS NULL
    WHEN 'boolean' THEN number IN (0, 1) AND text IS NULL
    WHEN 'text' THEN number IS NULL AND text IS NOT NULL
    WHEN 'nan' THEN number IS NULL AND text IS NULL
    WHEN '+inf' THEN number IS NULL AND text IS NULL
    WHEN '-inf' THEN number IS NULL AND text IS NULL
    WHEN 'missing' THEN number IS NULL AND text IS NULL
    ELSE FALSE
    END IS TRUE
  )
) STRICT, WITHOUT ROWID;

CREATE INDEX measurement_by_value ON measurement (metric, number);

CREATE TABLE metric (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE CHECK (path <> '')
) STRICT;

CREATE TABLE migration (
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  applied_at TEXT NOT NULL
) STRICT;

CREATE TABLE parameter (
  configuration INTEGER NOT NULL REFERENCES configuration (id) ON DELETE CASCADE,
  name INTEGER NOT NULL REFERENCES parameter_name (id),
  value ANY NOT NULL CHECK (typeof(value) <> 'blob'),
  PRIMARY KEY (configuration, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX parameter_by_value ON parameter (name, value);

CREATE TABLE parameter_name (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE CHECK (path <> ''),
  view TEXT,
  property TEXT NOT NULL,
  CONSTRAINT path_is_view_and_property CHECK (path = ifnull(view || '.', '') || property)
) STRICT;

CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  experiment INTEGER NOT NULL REFERENCES experiment (id),
  -- From 1, without gaps. A, B, A are three revisions; A, A is one.
  number INTEGER NOT NULL CHECK (number >= 1),
  configuration INTEGER NOT NULL REFERENCES configuration (id),
  -- Over the whole document; says "recorded already".
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  source_kind TEXT,
  source_ref TEXT,
  evidence TEXT,
  -- As the document states it, with whatever zone it states.
  recorded_at TEXT,
  -- For every number of the document, in the metric's unit.
  tolerance REAL CHECK (tolerance >= 0),
  created_at TEXT NOT NULL, source_by TEXT, source_device TEXT, source_os_build TEXT, source_app_commit TEXT, source_tool TEXT,
  UNIQUE (experiment, number)
) STRICT;

CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
BEGIN
  SELECT RAISE(ABORT, 'a revision is never changed: record a new one');
END;

CREATE TABLE revision_document (
  revision INTEGER PRIMARY KEY REFERENCES revision (id),
  document TEXT NOT NULL CHECK (document <> '')
) STRICT;

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  simulator INTEGER NOT NULL REFERENCES simulator (id),
  -- As the user wrote it; '' for everything.
  filter TEXT NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  -- A run that was killed stays 'running'.
  outcome TEXT NOT NULL CHECK (outcome IN ('running', 'finished', 'failed')),
  -- Selected by the filter, and of those computed: the others had been before.
  configurations INTEGER NOT NULL DEFAULT 0 CHECK (configurations >= 0),
  computed INTEGER NOT NULL DEFAULT 0 CHECK (computed BETWEEN 0 AND configurations), process TEXT,
  CHECK ((outcome = 'running') = (finished_at IS NULL))
) STRICT;

CREATE TABLE run_configuration (
  run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
  configuration INTEGER NOT NULL REFERENCES configuration (id),
  PRIMARY KEY (run, configuration)
) STRICT, WITHOUT ROWID;

CREATE TABLE simulator (
  id INTEGER PRIMARY KEY,
  version TEXT NOT NULL UNIQUE CHECK (version <> '')
) STRICT;

CREATE TABLE tag (
  tag TEXT NOT NULL CHECK (tag <> ''),
  revision INTEGER NOT NULL REFERENCES revision (id),
  PRIMARY KEY (tag, revision)
) STRICT, WITHOUT ROWID;

CREATE INDEX tag_by_revision ON tag (revision);

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

CREATE TABLE unexplained (
  revision INTEGER NOT NULL REFERENCES revision (id),
  -- The place in the document, from 0.
  position INTEGER NOT NULL CHECK (position >= 0),
  name TEXT NOT NULL CHECK (name <> ''),
  kind TEXT NOT NULL,
  number REAL,
  text TEXT,
  PRIMARY KEY (revision, position),
  CONSTRAINT kind_fits_number_and_text CHECK (
    CASE kind
    WHEN 'finite' THEN number > -9e999 AND number < 9e999 AND text IS NULL
    WHEN 'boolean' THEN number IN (0, 1) AND text IS NULL
    WHEN 'text' THEN number IS NULL AND text IS NOT NULL
    WHEN 'nan' THEN number IS NULL AND text IS NULL
    WHEN '+inf' THEN number IS NULL AND text IS NULL
    WHEN '-inf' THEN number IS NULL AND text IS NULL
    WHEN 'missing' THEN number IS NULL AND text IS NULL
    ELSE FALSE
    END IS TRUE
  )
) STRICT, WITHOUT ROWID;

CREATE TABLE waiver (
  id INTEGER PRIMARY KEY,
  -- A metric's path, or a pattern of paths with *.
  metric TEXT NOT NULL CHECK (metric <> ''),
  -- A filter; '' for everywhere.
  condition TEXT NOT NULL,
  -- The range of recorded minus computed, both ends included.
  deviation_min REAL NOT NULL,
  deviation_max REAL NOT NULL,
  reason TEXT NOT NULL CHECK (reason <> ''),
  reference TEXT NOT NULL,
  -- The day from which it holds, as 2026-11-30.
  since TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (metric, condition, deviation_min, deviation_max),
  CHECK (deviation_min <= deviation_max)
) STRICT;


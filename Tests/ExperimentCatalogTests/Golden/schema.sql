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


CREATE TABLE configuration (
  id INTEGER PRIMARY KEY,
  -- Over the stated keys; says "the same configuration".
  fingerprint BLOB NOT NULL UNIQUE CHECK (length(fingerprint) = 32),
  fingerprint_version INTEGER NOT NULL CHECK (fingerprint_version >= 1),
  -- As the fingerprint, without OS and device and with places in the tree instead of ids; says
  -- "the same on another system".
  shape BLOB NOT NULL CHECK (length(shape) = 32),
  -- The stated configuration as canonical JSON. All that follows, and the table parameter, is
  -- derived from it.
  document TEXT NOT NULL CHECK (document <> ''),
  -- The version of the defaults by which it was derived; older rows are derived anew.
  derivation_version INTEGER NOT NULL CHECK (derivation_version >= 1),

  -- major * 1,000,000 + minor * 1,000 + patch, so that 9.3 < 11 < 11.2.
  os INTEGER NOT NULL CHECK (os > 0),
  os_text TEXT NOT NULL,
  -- The name in the table of devices; NULL for a device of one's own.
  device TEXT,
  screen_width REAL NOT NULL CHECK (screen_width > 0),
  screen_height REAL NOT NULL CHECK (screen_height > 0),
  orientation TEXT NOT NULL,
  phase TEXT NOT NULL,
  controller_class TEXT NOT NULL,
  navigation_bar TEXT NOT NULL
    CHECK (navigation_bar IN ('absent', 'hidden', 'opaque', 'translucent')),
  tab_bar TEXT NOT NULL CHECK (tab_bar IN ('absent', 'hidden', 'opaque', 'translucent')),
  toolbar TEXT NOT NULL CHECK (toolbar IN ('absent', 'hidden', 'opaque', 'translucent')),

  -- The first scroll view in tree order; all NULL where there is none.
  main_id TEXT,
  main_class TEXT,
  main_behavior TEXT,
  main_inset_top REAL,
  main_inset_left REAL,
  main_inset_bottom REAL,
  main_inset_right REAL,

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
    WHEN 'finite' THEN number > -9e999 AND number < 9e999
    WHEN 'boolean' THEN number IN (0, 1) AND text IS NULL
    WHEN 'text' THEN number IS NULL AND text IS NOT NULL
    WHEN 'nan' THEN number IS NULL
    WHEN '+inf' THEN number IS NULL
    WHEN '-inf' THEN number IS NULL
    WHEN 'missing' THEN number IS NULL AND text IS NULL
    WHEN 'not-modelled' THEN number IS NULL AND text IS NOT NULL
    ELSE FALSE
    END IS TRUE
  )
) STRICT, WITHOUT ROWID;

CREATE TABLE experiment (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  created_at TEXT NOT NULL,
  -- The revision with the highest number; kept by a trigger of revision.
  latest INTEGER REFERENCES revision (id)
) STRICT;

CREATE TABLE measurement (
  configuration INTEGER NOT NULL,
  metric INTEGER NOT NULL REFERENCES metric (id),
  revision INTEGER NOT NULL,
  kind TEXT NOT NULL,
  number REAL,
  text TEXT,
  -- Where they differ from the revision's own.
  evidence TEXT,
  measured_by TEXT,
  PRIMARY KEY (configuration, metric, revision),
  -- A measurement is of its revision's configuration.
  FOREIGN KEY (revision, configuration) REFERENCES revision (id, configuration),
  CONSTRAINT kind_fits_number_and_text CHECK (
    CASE kind
    WHEN 'finite' THEN number > -9e999 AND number < 9e999
    WHEN 'boolean' THEN number IN (0, 1) AND text IS NULL
    WHEN 'text' THEN number IS NULL AND text IS NOT NULL
    WHEN 'nan' THEN number IS NULL
    WHEN '+inf' THEN number IS NULL
    WHEN '-inf' THEN number IS NULL
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
  name INTEGER NOT NULL REFERENCES parameter_name (id),
  value ANY NOT NULL CHECK (typeof(value) IN ('integer', 'real', 'text')),
  configuration INTEGER NOT NULL REFERENCES configuration (id) ON DELETE CASCADE,
  PRIMARY KEY (name, value, configuration)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX parameter_by_configuration ON parameter (configuration, name);

CREATE TABLE parameter_name (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE CHECK (path <> '')
) STRICT;

CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  experiment INTEGER NOT NULL REFERENCES experiment (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  configuration INTEGER NOT NULL REFERENCES configuration (id),
  -- Over the whole document; says "recorded already".
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  source_kind TEXT,
  source_ref TEXT,
  evidence TEXT,
  what TEXT,
  note TEXT,
  raw TEXT,
  -- As the document states it, with whatever zone it states.
  recorded_at TEXT,
  -- For every number of the document, in the metric's unit.
  tolerance REAL CHECK (tolerance >= 0),
  created_at TEXT NOT NULL,
  -- The whole document as canonical JSON.
  document TEXT NOT NULL CHECK (document <> ''),
  UNIQUE (experiment, number),
  -- For the foreign key of measurement.
  UNIQUE (id, configuration)
) STRICT;

CREATE TRIGGER revision_becomes_latest AFTER INSERT ON revision
BEGIN
  UPDATE experiment SET latest = NEW.id WHERE id = NEW.experiment;
END;

CREATE INDEX revision_by_configuration ON revision (configuration);

CREATE TRIGGER revision_differs BEFORE INSERT ON revision
WHEN NEW.digest = (
  SELECT digest FROM revision WHERE experiment = NEW.experiment ORDER BY number DESC LIMIT 1)
BEGIN
  SELECT RAISE(ABORT, 'a revision differs from its experiment''s latest');
END;

CREATE TRIGGER revision_is_the_next BEFORE INSERT ON revision
WHEN NEW.number <> 1 + ifnull(
  (SELECT max(number) FROM revision WHERE experiment = NEW.experiment), 0)
BEGIN
  SELECT RAISE(ABORT, 'a revision has the number after its experiment''s latest');
END;

CREATE TRIGGER revision_stays BEFORE UPDATE ON revision
BEGIN
  SELECT RAISE(ABORT, 'a revision is never changed: record a new one');
END;

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  simulator INTEGER NOT NULL REFERENCES simulator (id),
  -- As the user wrote it; '' for everything.
  filter TEXT NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  outcome TEXT NOT NULL CHECK (outcome IN ('running', 'finished', 'failed')),
  -- Selected by the filter, and of those computed: the others had been before.
  configurations INTEGER NOT NULL DEFAULT 0 CHECK (configurations >= 0),
  computed INTEGER NOT NULL DEFAULT 0 CHECK (computed BETWEEN 0 AND configurations),
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
  metric TEXT NOT NULL CHECK (metric <> ''),
  kind TEXT NOT NULL,
  number REAL,
  text TEXT,
  evidence TEXT,
  measured_by TEXT,
  PRIMARY KEY (revision, metric),
  CONSTRAINT kind_fits_number_and_text CHECK (
    CASE kind
    WHEN 'finite' THEN number > -9e999 AND number < 9e999
    WHEN 'boolean' THEN number IN (0, 1) AND text IS NULL
    WHEN 'text' THEN number IS NULL AND text IS NOT NULL
    WHEN 'nan' THEN number IS NULL
    WHEN '+inf' THEN number IS NULL
    WHEN '-inf' THEN number IS NULL
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


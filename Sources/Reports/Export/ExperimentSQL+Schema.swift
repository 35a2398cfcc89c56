extension ExperimentSQL {
  static let header = """
    -- Experiments of Plumbline for PostgreSQL 12 and later, in one transaction:
    --   psql -v ON_ERROR_STOP=1 -f THIS_FILE DATABASE
    -- A value has a kind: finite, nan, +inf, -inf, boolean (number 1 or 0), text, missing,
    -- not-modelled (text says why). Lengths are points. A configuration is named by the SHA-256 of
    -- what it states. Documents are type json, which keeps them to the byte; U+FFFD stands for a
    -- zero character in other texts.
    BEGIN;
    SET LOCAL client_encoding = 'UTF8';
    SET LOCAL standard_conforming_strings = on;
    CREATE TABLE configuration (
      fingerprint text PRIMARY KEY,
      os text NOT NULL,
      -- major * 1,000,000 + minor * 1,000 + patch
      os_order integer NOT NULL,
      device text,
      orientation text NOT NULL,
      phase text NOT NULL,
      controller_class text NOT NULL,
      document json NOT NULL
    );
    CREATE TABLE parameter (
      fingerprint text NOT NULL,
      path text NOT NULL,
      kind text NOT NULL,
      number double precision,
      text text,
      PRIMARY KEY (fingerprint, path)
    );
    CREATE TABLE expectation (
      simulator text NOT NULL,
      fingerprint text NOT NULL,
      metric text NOT NULL,
      kind text NOT NULL,
      number double precision,
      text text,
      PRIMARY KEY (simulator, fingerprint, metric)
    );
    CREATE TABLE revision (
      experiment text NOT NULL,
      revision integer NOT NULL,
      fingerprint text NOT NULL,
      digest text NOT NULL,
      created_at timestamptz NOT NULL,
      recorded_at text,
      source_kind text,
      source_ref text,
      evidence text,
      source_by text,
      source_device text,
      source_os_build text,
      source_app_commit text,
      source_tool text,
      tolerance double precision,
      document json NOT NULL,
      PRIMARY KEY (experiment, revision)
    );
    CREATE TABLE measurement (
      experiment text NOT NULL,
      revision integer NOT NULL,
      metric text NOT NULL,
      position integer NOT NULL,
      kind text NOT NULL,
      number double precision,
      text text,
      printed text,
      evidence text,
      measured_by text,
      PRIMARY KEY (experiment, revision, metric)
    );
    CREATE TABLE unexplained (
      experiment text NOT NULL,
      revision integer NOT NULL,
      position integer NOT NULL,
      name text NOT NULL,
      kind text NOT NULL,
      number double precision,
      text text,
      PRIMARY KEY (experiment, revision, position)
    );
    CREATE TABLE tag (
      experiment text NOT NULL,
      revision integer NOT NULL,
      tag text NOT NULL,
      PRIMARY KEY (experiment, revision, tag)
    );
    -- Known deviations, in the order of their numbers: metrics are patterns with *, conditions are
    -- filters of plumb, and both ends of recorded minus computed are included.
    CREATE TABLE waiver (
      number bigint PRIMARY KEY,
      metric text NOT NULL,
      condition text NOT NULL,
      deviation_min double precision NOT NULL,
      deviation_max double precision NOT NULL,
      reason text NOT NULL,
      reference text NOT NULL,
      since text NOT NULL
    );
    -- How far numbers may lie apart: of several that cover a measurement the last one counts. No
    -- points: half a pixel.
    CREATE TABLE tolerance (
      number bigint PRIMARY KEY,
      metric text NOT NULL,
      condition text NOT NULL,
      points double precision,
      reason text NOT NULL
    );

    """

  static let footer = """
    ALTER TABLE parameter ADD FOREIGN KEY (fingerprint) REFERENCES configuration;
    ALTER TABLE expectation ADD FOREIGN KEY (fingerprint) REFERENCES configuration;
    ALTER TABLE revision ADD FOREIGN KEY (fingerprint) REFERENCES configuration;
    ALTER TABLE measurement ADD FOREIGN KEY (experiment, revision) REFERENCES revision;
    ALTER TABLE unexplained ADD FOREIGN KEY (experiment, revision) REFERENCES revision;
    ALTER TABLE tag ADD FOREIGN KEY (experiment, revision) REFERENCES revision;
    CREATE INDEX measurement_by_value ON measurement (metric, number);
    CREATE INDEX parameter_by_value ON parameter (path, number);
    COMMIT;

    """
}

-- The catalog, version 2: experiments can be deleted and restored, revisions say who measured them
-- with what, and runs which process they are.

-- When it was deleted; NULL while it is there. A deleted experiment keeps its name and revisions
-- until it is restored or purged, and no question finds it.
ALTER TABLE experiment ADD COLUMN deleted_at TEXT;

CREATE INDEX experiment_deleted ON experiment (deleted_at) WHERE deleted_at IS NOT NULL;

-- Who measured the numbers: a person, a machine, a job.
ALTER TABLE revision ADD COLUMN source_by TEXT;

-- The device or simulator that they come from, as it calls itself.
ALTER TABLE revision ADD COLUMN source_device TEXT;

-- The build of its system: "22A3354".
ALTER TABLE revision ADD COLUMN source_os_build TEXT;

-- The commit of the app that was measured.
ALTER TABLE revision ADD COLUMN source_app_commit TEXT;

-- The program that measured or printed the numbers, with its version.
ALTER TABLE revision ADD COLUMN source_tool TEXT;

-- The process that executes the run, so that one that was killed can be told from one that goes on;
-- NULL for the runs of version 1.
ALTER TABLE run ADD COLUMN process TEXT;

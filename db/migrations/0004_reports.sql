-- Questionnaires are versioned and frozen: a visit is bound to the version it began with.
create table app.questionnaires (
  id uuid primary key default app.uuid7(),
  code text not null,
  version integer not null check (version > 0),
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  definition jsonb not null,
  created_at timestamptz not null default now(),
  unique (code, version)
);

-- One report a visit; a rejected one stays readable and a new visit gets its own.
create table app.mystery_shopping_reports (
  id uuid primary key default app.uuid7(),
  receipt_number bigint generated always as identity unique,
  request_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  questionnaire_id uuid not null references app.questionnaires (id),
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'in_review', 'revision_requested', 'released', 'rejected', 'disputed', 'locked')),
  version integer not null default 1,
  overall_score numeric(2, 1) check (overall_score between 0 and 5),
  grades jsonb,
  grade_note text check (length(grade_note) <= 2000),
  branch_score numeric(5, 2) check (branch_score between 0 and 100),
  calculated_score numeric(5, 2) check (calculated_score between 0 and 100),
  score jsonb,
  excluded_from_statistics boolean not null default false,
  checked_in_at timestamptz not null,
  check_in_device_at timestamptz,
  check_in_latitude double precision,
  check_in_longitude double precision,
  check_in_accuracy double precision,
  check_in_note text check (length(check_in_note) <= 1000),
  due_at timestamptz not null,
  submission_key uuid unique,
  submitted_at timestamptz,
  review_due_at timestamptz,
  editor_id uuid references app.profiles (id),
  released_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id)
);
comment on column app.mystery_shopping_reports.overall_score is 'the editor''s grade of the shopper''s report, 0 to 5';
comment on column app.mystery_shopping_reports.branch_score is 'what the branch earned, per cent, after the cap of a critical failure';
comment on column app.mystery_shopping_reports.calculated_score is 'per cent before that cap';
create unique index one_live_report on app.mystery_shopping_reports (request_id) where status <> 'rejected';
create index reports_of_client on app.mystery_shopping_reports (client_id, released_at desc);
create index reports_of_shopper on app.mystery_shopping_reports (shopper_id, created_at desc) include (overall_score);
create index reports_waiting on app.mystery_shopping_reports (status, submitted_at)
  where status in ('submitted', 'in_review', 'revision_requested', 'draft');
create index on app.mystery_shopping_reports (client_id, request_id);
create index on app.mystery_shopping_reports (questionnaire_id);
create index on app.mystery_shopping_reports (editor_id);
create index reports_to_lock on app.mystery_shopping_reports (released_at) where status = 'released';
create index reports_rejected on app.mystery_shopping_reports (submitted_at) where status = 'rejected';
create index reports_released on app.mystery_shopping_reports (released_at desc) where released_at is not null;

-- One answer a question. The phone names every save, so a save that comes twice, late or again is applied once.
create table app.report_answers (
  report_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  question_key text not null check (length(question_key) between 1 and 40),
  value jsonb,
  not_applicable boolean not null default false,
  na_reason text check (length(na_reason) <= 1000),
  comment text check (length(comment) <= 5000),
  version integer not null default 1,
  save_id uuid not null,
  answered_at timestamptz not null,
  saved_at timestamptz not null default now(),
  primary key (report_id, question_key),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
comment on column app.report_answers.answered_at is 'by the device''s clock';
create index on app.report_answers (client_id, report_id);
create index on app.report_answers (shopper_id);

create table app.files (
  id uuid primary key default app.uuid7(),
  owner_id uuid not null references app.profiles (id),
  client_id uuid references app.profiles (id),
  purpose text not null check (purpose in ('report_photo')),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  sha256 text not null,
  storage_key text not null unique,
  created_at timestamptz not null default now()
);
create index on app.files (owner_id);
create index on app.files (client_id);

create table app.report_photos (
  id uuid primary key,
  report_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  question_key text not null check (length(question_key) between 1 and 40),
  file_id uuid not null references app.files (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
comment on column app.report_photos.id is 'made by the phone: a photo that is sent twice is stored once';
create index on app.report_photos (report_id);
create index on app.report_photos (client_id, report_id);
create index on app.report_photos (shopper_id);
create index on app.report_photos (file_id);

-- Every change of a report's status, with the editor's reasons and the questions they point at.
create table app.report_events (
  id uuid primary key default app.uuid7(),
  report_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  step text not null,
  from_status text,
  to_status text not null,
  reason text check (length(reason) <= 4000),
  questions jsonb not null default '[]',
  actor_id uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_events (report_id, created_at);
create index on app.report_events (client_id, report_id);
create index on app.report_events (shopper_id);
create index on app.report_events (actor_id);

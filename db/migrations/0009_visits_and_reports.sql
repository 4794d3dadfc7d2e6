-- What is asked, how it is captured, how it is checked, and what a client does with what it reads.

-- Questionnaires are written as drafts; publishing one freezes a numbered version in `questionnaires`.
create table app.questionnaire_drafts (
  id uuid primary key default app.uuid7(),
  code text not null unique check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and length(code) <= 20),
  client_id uuid references app.profiles (id),
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  draft jsonb not null,
  version integer not null default 1 check (version > 0),
  is_current boolean not null default false,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now()
);
comment on column app.questionnaire_drafts.client_id is 'whose own questionnaire it is; null: for every client that has none of its own';
comment on column app.questionnaire_drafts.version is 'of the draft: who saves says which one they changed';
comment on column app.questionnaire_drafts.is_current is 'new visits of this type begin with its newest published version';
create unique index questionnaires_in_use on app.questionnaire_drafts (evaluation_type, client_id) nulls not distinct where is_current;
create index on app.questionnaire_drafts (client_id);
create index on app.questionnaire_drafts (created_by);
create index on app.questionnaire_drafts (updated_by);
alter table app.questionnaires add column client_id uuid references app.profiles (id);
alter table app.questionnaires add column published_by uuid references app.profiles (id);
create index on app.questionnaires (client_id);
create index on app.questionnaires (published_by);
insert into app.questionnaire_drafts (code, evaluation_type, draft, is_current)
  select distinct on (code) code, evaluation_type, definition, true from app.questionnaires order by code, version desc;

-- What a branch has (a drive-through, a family section), and where it stands.
alter table app.branches add column attributes jsonb not null default '{}';
alter table app.branches add column latitude double precision check (latitude between -90 and 90);
alter table app.branches add column longitude double precision check (longitude between -180 and 180);
alter table app.branches add check ((latitude is null) = (longitude is null));
grant update (attributes, latitude, longitude) on app.branches to itqan_admin;

-- A shopper sees of a branch only what the visit that is theirs needs.
create function priv.branch_of_visit(request uuid) returns table (attributes jsonb, latitude double precision, longitude double precision)
  language sql stable security definer set search_path = '' as $$
  select b.attributes, b.latitude, b.longitude
  from app.mystery_shopping_requests q join app.branches b on b.client_id = q.client_id and b.id = q.branch_id
  where q.id = request and q.shopper_id = app.uid()
$$;
revoke all on function priv.branch_of_visit from public;
grant execute on function priv.branch_of_visit to itqan_shopper;

alter table app.mystery_shopping_reports add column circumstances jsonb not null default '{}';
alter table app.mystery_shopping_reports add column check_in_distance double precision check (check_in_distance >= 0);
alter table app.mystery_shopping_reports add column left_at timestamptz;
alter table app.mystery_shopping_reports add column left_device_at timestamptz;
alter table app.mystery_shopping_reports add column has_critical boolean not null default false;
alter table app.mystery_shopping_reports add column evidence jsonb;
alter table app.mystery_shopping_reports add column evidence_score smallint check (evidence_score between 0 and 100);
alter table app.mystery_shopping_reports add column revision integer not null default 1 check (revision > 0);
alter table app.mystery_shopping_reports add column rephrased jsonb;
comment on column app.mystery_shopping_reports.circumstances is 'settled at the check-in: {attributes: {name: boolean}, time: HH:MM in Riyadh}; decides for good which questions are shown';
comment on column app.mystery_shopping_reports.check_in_distance is 'metres from the branch, null when one of the two places is unknown';
comment on column app.mystery_shopping_reports.has_critical is 'a critical question failed in what was handed in';
comment on column app.mystery_shopping_reports.evidence is 'how far the visit is proved: reasons with their points, for a person to judge';
comment on column app.mystery_shopping_reports.rephrased is 'the summary as a language model worded it, each sentence checked against its facts: {revision, en: [], ar: []}';
create index reports_by_risk on app.mystery_shopping_reports (evidence_score) where status in ('submitted', 'in_review');
grant select (circumstances, left_at, revision, rephrased) on app.mystery_shopping_reports to itqan_client;
grant select (circumstances, check_in_distance, left_at, left_device_at, revision) on app.mystery_shopping_reports to itqan_shopper;
grant insert (circumstances, check_in_distance) on app.mystery_shopping_reports to itqan_shopper;
grant update (left_at, left_device_at, has_critical) on app.mystery_shopping_reports to itqan_shopper;
grant update (has_critical, evidence, evidence_score, revision, rephrased) on app.mystery_shopping_reports to itqan_admin;

-- The stamps of a visit (arrived, ordered, served, paid, left) and the log of when each question was opened and answered.
create table app.report_moments (
  id uuid primary key,
  report_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  kind text not null check (kind in ('stamp', 'question', 'app')),
  name text not null check (length(name) between 1 and 60),
  device_at timestamptz not null,
  stored_at timestamptz not null default now(),
  detail jsonb not null default '{}',
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
comment on column app.report_moments.id is 'made by the phone: what is sent twice is stored once';
create index on app.report_moments (report_id, device_at);
create index on app.report_moments (client_id, report_id);
create index on app.report_moments (shopper_id);

-- Photos, receipts and voice notes. A voice would tell who the shopper is: clients never hear one.
alter table app.report_photos add column kind text not null default 'photo' check (kind in ('photo', 'receipt', 'voice'));
alter table app.report_photos add column taken_at timestamptz;
alter table app.report_photos add column perceptual_hash bigint;
alter table app.report_photos add column seconds integer check (seconds between 0 and 600);
comment on column app.report_photos.perceptual_hash is '64 bits of how the picture looks; pictures alike differ in few bits';
create index photos_by_look on app.report_photos (created_at desc) where perceptual_hash is not null;
grant select (kind, taken_at) on app.report_photos to itqan_client;
grant update (perceptual_hash) on app.report_photos to itqan_system;
drop policy client_select on app.report_photos;
create policy client_select on app.report_photos for select to itqan_client using (client_id = (select app.client_id()) and kind <> 'voice'
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));
alter table app.files drop constraint files_purpose_check;
alter table app.files add check (purpose in ('report_photo', 'report_voice', 'report_document', 'action_proof'));

-- What an editor changed in a shopper's answers, from what to what and why. Nothing here is ever changed.
create table app.report_answer_edits (
  id uuid primary key default app.uuid7(),
  report_id uuid not null,
  client_id uuid not null,
  question_key text not null check (length(question_key) between 1 and 40),
  before jsonb not null,
  after jsonb not null,
  reason text not null check (length(reason) between 1 and 2000),
  editor_id uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_answer_edits (report_id, created_at);
create index on app.report_answer_edits (client_id, report_id);
create index on app.report_answer_edits (editor_id);

-- Sentences that editors use again and again.
create table app.editor_phrases (
  id uuid primary key default app.uuid7(),
  purpose text not null check (purpose in ('return', 'grade', 'correct', 'dispute')),
  text_en text not null check (length(text_en) between 1 and 1000),
  text_ar text not null check (length(text_ar) between 1 and 1000),
  uses integer not null default 0 check (uses >= 0),
  is_retired boolean not null default false,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on app.editor_phrases (created_by);
create index phrases_most_used on app.editor_phrases (purpose, uses desc) where not is_retired;

-- A critical failure goes ahead of its report: an editor looks at once, then the people whom the client chose are told.
create table app.alert_people (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.profiles (id),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  language text not null check (language in ('en', 'ar')),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index alert_people_once on app.alert_people (client_id, lower(email)) where removed_at is null;
create index on app.alert_people (created_by);
create table app.report_alerts (
  id uuid primary key default app.uuid7(),
  report_id uuid not null unique,
  client_id uuid not null,
  questions jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dismissed')),
  due_at timestamptz not null,
  note text check (length(note) <= 2000),
  decided_by uuid references app.profiles (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index alerts_waiting on app.report_alerts (due_at) where state = 'waiting';
create index on app.report_alerts (client_id, report_id);
create index on app.report_alerts (decided_by);

-- Every released state of a report. A dispute that is upheld makes a new one; the old one stays as it was.
create table app.report_revisions (
  report_id uuid not null,
  number integer not null check (number > 0),
  client_id uuid not null,
  branch_score numeric(5, 2) not null check (branch_score between 0 and 100),
  calculated_score numeric(5, 2) not null check (calculated_score between 0 and 100),
  score jsonb not null,
  answers jsonb not null,
  reason text check (length(reason) <= 4000),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  primary key (report_id, number),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_revisions (client_id, report_id);
create index on app.report_revisions (created_by);

create table app.report_disputes (
  id uuid primary key,
  report_id uuid not null,
  client_id uuid not null,
  question_key text not null check (length(question_key) between 1 and 40),
  reason text not null check (length(reason) between 1 and 4000),
  state text not null default 'open' check (state in ('open', 'upheld', 'declined', 'withdrawn')),
  due_at timestamptz not null,
  opened_by uuid not null references app.profiles (id),
  opened_at timestamptz not null default now(),
  decision text check (length(decision) <= 4000),
  decided_by uuid references app.profiles (id),
  decided_at timestamptz,
  revision integer,
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
comment on column app.report_disputes.id is 'made by the browser: what is sent twice is one dispute';
create unique index one_open_dispute on app.report_disputes (report_id, question_key) where state = 'open';
create index disputes_waiting on app.report_disputes (due_at) where state = 'open';
create index on app.report_disputes (client_id, report_id);
create index on app.report_disputes (opened_by);
create index on app.report_disputes (decided_by);

-- What the client has to say to a report; printed beside it for everyone who reads it.
create table app.report_replies (
  report_id uuid primary key,
  client_id uuid not null,
  text text not null check (length(text) between 1 and 4000),
  version integer not null default 1,
  written_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_replies (client_id, report_id);
create index on app.report_replies (written_by);

-- A link by which somebody without an account reads one report until a day.
create table app.report_shares (
  id uuid primary key default app.uuid7(),
  report_id uuid not null,
  client_id uuid not null,
  token_hash text not null unique check (length(token_hash) = 64),
  label text not null check (length(label) between 1 and 120),
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  check (ends_at > created_at),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_shares (client_id, report_id);
create index on app.report_shares (created_by);

-- What is done about a finding.
create table app.report_actions (
  id uuid primary key,
  client_id uuid not null,
  report_id uuid not null,
  branch_id uuid not null,
  question_key text check (length(question_key) between 1 and 40),
  title text not null check (length(title) between 1 and 300),
  owner_name text not null check (length(owner_name) between 1 and 200),
  owner_email text check (length(owner_email) <= 254),
  priority text not null check (priority in ('critical', 'high', 'medium', 'low')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'done', 'verified', 'reopened')),
  version integer not null default 1,
  due_on date not null,
  root_cause text check (length(root_cause) <= 2000),
  done_note text check (length(done_note) <= 2000),
  proof_id uuid references app.files (id),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.report_actions.id is 'made by the browser: what is sent twice is one action';
create index on app.report_actions (client_id, report_id);
create index on app.report_actions (client_id, branch_id, status);
create index on app.report_actions (proof_id);
create index on app.report_actions (created_by);
create index actions_due on app.report_actions (due_on) where status in ('open', 'in_progress', 'reopened');
create table app.report_action_events (
  id uuid primary key default app.uuid7(),
  action_id uuid not null references app.report_actions (id),
  client_id uuid not null references app.profiles (id),
  step text not null,
  from_status text,
  to_status text not null,
  note text check (length(note) <= 2000),
  actor_id uuid references app.profiles (id),
  created_at timestamptz not null default now()
);
create index on app.report_action_events (action_id, created_at);
create index on app.report_action_events (client_id);
create index on app.report_action_events (actor_id);

-- A report as a document, made in the background once for each revision, language and look of the company.
create table app.report_documents (
  id uuid primary key default app.uuid7(),
  report_id uuid not null,
  client_id uuid not null,
  revision integer not null,
  lang text not null check (lang in ('en', 'ar')),
  look text not null check (length(look) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  file_id uuid references app.files (id),
  problem text check (length(problem) <= 2000),
  created_at timestamptz not null default now(),
  made_at timestamptz,
  unique (report_id, revision, lang, look),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_documents (client_id, report_id);
create index on app.report_documents (file_id);

do $$
declare t text;
begin
  foreach t in array array['questionnaire_drafts', 'report_moments', 'report_answer_edits', 'editor_phrases', 'alert_people', 'report_alerts',
    'report_revisions', 'report_disputes', 'report_replies', 'report_shares', 'report_actions', 'report_action_events', 'report_documents'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
    execute format('grant select on app.%I to itqan_admin', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
end $$;
revoke update on app.report_answer_edits, app.report_revisions, app.report_action_events, app.report_moments from itqan_system;

grant insert, update on app.questionnaire_drafts to itqan_admin;
create policy admin_insert on app.questionnaire_drafts for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.questionnaire_drafts for update to itqan_admin using (true) with check (true);
grant insert on app.questionnaires to itqan_admin;
create policy admin_insert on app.questionnaires for insert to itqan_admin with check (published_by = (select app.uid()));
drop policy client_select on app.questionnaires;
create policy client_select on app.questionnaires for select to itqan_client using (client_id is null or client_id = (select app.client_id()));
drop policy shopper_select on app.questionnaires;
create policy shopper_select on app.questionnaires for select to itqan_shopper using (client_id is null
  or exists (select from app.mystery_shopping_requests q where q.client_id = questionnaires.client_id)
  or exists (select from app.mystery_shopping_reports r where r.questionnaire_id = questionnaires.id));
grant select (id, code, client_id, evaluation_type, is_current) on app.questionnaire_drafts to itqan_shopper;
create policy shopper_select on app.questionnaire_drafts for select to itqan_shopper using (is_current and (client_id is null
  or exists (select from app.mystery_shopping_requests q where q.client_id = questionnaire_drafts.client_id)));

grant select, insert on app.report_moments to itqan_shopper;
create policy shopper_select on app.report_moments for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.report_moments for insert to itqan_shopper with check (shopper_id = (select app.uid())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('draft', 'revision_requested')));
grant select (id, report_id, client_id, kind, name, device_at) on app.report_moments to itqan_client;
create policy client_select on app.report_moments for select to itqan_client using (client_id = (select app.client_id()) and kind = 'stamp'
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));

-- An editor corrects answers while the report is on the desk or in dispute; each correction leaves its trace.
grant update (value, not_applicable, na_reason, comment, version, save_id, saved_at) on app.report_answers to itqan_admin;
create policy admin_update on app.report_answers for update to itqan_admin
  using (exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('in_review', 'disputed')))
  with check (true);
grant insert on app.report_answer_edits to itqan_admin;
create policy admin_insert on app.report_answer_edits for insert to itqan_admin with check (editor_id = (select app.uid()));
grant insert, update on app.editor_phrases to itqan_admin;
create policy admin_insert on app.editor_phrases for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.editor_phrases for update to itqan_admin using (true) with check (true);

grant select on app.alert_people to itqan_client;
grant insert (client_id, name, email, language, created_by) on app.alert_people to itqan_client;
grant update (name, language, removed_at) on app.alert_people to itqan_client;
create policy client_select on app.alert_people for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.alert_people for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy client_update on app.alert_people for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
-- A shopper who hands in a critical failure starts its clock, and sees nothing of it.
grant insert (report_id, client_id, questions, due_at) on app.report_alerts to itqan_shopper;
create policy shopper_insert on app.report_alerts for insert to itqan_shopper with check (state = 'waiting'
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.shopper_id = (select app.uid())));
grant update (state, note, decided_by, decided_at) on app.report_alerts to itqan_admin;
create policy admin_update on app.report_alerts for update to itqan_admin using (state = 'waiting') with check (state in ('sent', 'dismissed'));
grant select (id, report_id, client_id, questions, state, note, decided_at, created_at) on app.report_alerts to itqan_client;
create policy client_select on app.report_alerts for select to itqan_client using (client_id = (select app.client_id()) and state = 'sent');

grant insert on app.report_revisions to itqan_admin;
create policy admin_insert on app.report_revisions for insert to itqan_admin with check (created_by = (select app.uid()));
grant select (report_id, number, client_id, branch_score, calculated_score, score, answers, reason, created_at) on app.report_revisions to itqan_client;
create policy client_select on app.report_revisions for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));

grant select (id, report_id, client_id, question_key, reason, state, due_at, opened_by, opened_at, decision, decided_at, revision)
  on app.report_disputes to itqan_client;
grant insert (id, report_id, client_id, question_key, reason, due_at, opened_by) on app.report_disputes to itqan_client;
grant update (state, decided_at) on app.report_disputes to itqan_client;
create policy client_select on app.report_disputes for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.report_disputes for insert to itqan_client with check (client_id = (select app.client_id())
  and opened_by = (select app.uid()) and state = 'open'
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('released', 'disputed')));
create policy client_update on app.report_disputes for update to itqan_client
  using (client_id = (select app.client_id()) and state = 'open') with check (client_id = (select app.client_id()) and state = 'withdrawn');
grant update (state, decision, decided_by, decided_at, revision) on app.report_disputes to itqan_admin;
create policy admin_update on app.report_disputes for update to itqan_admin using (state = 'open') with check (state in ('upheld', 'declined'));

grant select on app.report_replies to itqan_client;
grant insert (report_id, client_id, text, written_by) on app.report_replies to itqan_client;
grant update (text, version, written_by, updated_at) on app.report_replies to itqan_client;
create policy client_select on app.report_replies for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.report_replies for insert to itqan_client with check (client_id = (select app.client_id())
  and written_by = (select app.uid()) and exists (select from app.mystery_shopping_reports r where r.id = report_id));
create policy client_update on app.report_replies for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()) and written_by = (select app.uid()));

grant select (id, report_id, client_id, label, ends_at, withdrawn_at, opened, last_opened_at, created_at) on app.report_shares to itqan_client;
grant insert (report_id, client_id, token_hash, label, ends_at, created_by) on app.report_shares to itqan_client;
grant update (withdrawn_at) on app.report_shares to itqan_client;
create policy client_select on app.report_shares for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.report_shares for insert to itqan_client with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and exists (select from app.mystery_shopping_reports r where r.id = report_id));
create policy client_update on app.report_shares for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));

grant select, insert on app.report_actions, app.report_action_events to itqan_client;
grant update (title, owner_name, owner_email, priority, status, version, due_on, root_cause, done_note, proof_id, updated_at)
  on app.report_actions to itqan_client;
create policy client_select on app.report_actions for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.report_actions for insert to itqan_client with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and exists (select from app.mystery_shopping_reports r where r.id = report_id));
create policy client_update on app.report_actions for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy client_select on app.report_action_events for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.report_action_events for insert to itqan_client
  with check (client_id = (select app.client_id()) and actor_id = (select app.uid()));

grant select, insert (report_id, client_id, revision, lang, look) on app.report_documents to itqan_client;
create policy client_select on app.report_documents for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));
create policy client_insert on app.report_documents for insert to itqan_client with check (client_id = (select app.client_id())
  and state = 'waiting' and exists (select from app.mystery_shopping_reports r where r.id = report_id));
grant insert (report_id, client_id, revision, lang, look) on app.report_documents to itqan_admin;
create policy admin_insert on app.report_documents for insert to itqan_admin with check (state = 'waiting');

-- A client's files: the evidence of its reports, its documents, and the proofs of its own actions.
drop policy client_select on app.files;
create policy client_select on app.files for select to itqan_client using (client_id = (select app.client_id()) and (
  exists (select from app.report_photos p where p.file_id = files.id)
  or exists (select from app.report_documents d where d.file_id = files.id)
  or (purpose = 'action_proof')));
grant insert on app.files to itqan_client;
create policy client_insert on app.files for insert to itqan_client with check (owner_id = (select app.uid())
  and client_id = (select app.client_id()) and purpose = 'action_proof');

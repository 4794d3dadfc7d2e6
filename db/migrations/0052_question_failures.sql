-- Each question says in its version what a failed answer reports and what is done about it. Versions that were frozen before questions
-- carried these texts keep their definition; the texts written for them later are here, and never change.
create table app.question_failures (
  questionnaire_id uuid not null references app.questionnaires (id),
  question_key text not null check (length(question_key) between 1 and 40),
  failure jsonb not null,
  partly jsonb,
  primary key (questionnaire_id, question_key)
);
comment on column app.question_failures.failure is 'sentence and task, each in both languages';
comment on column app.question_failures.partly is 'the same for a rating of 3';
alter table app.question_failures enable row level security;
alter table app.question_failures force row level security;
do $$ begin
  execute format('create policy owner_all on app.question_failures to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.question_failures to itqan_system using (true) with check (true);
grant select, insert on app.question_failures to itqan_system;
grant select on app.question_failures to itqan_admin, itqan_client, itqan_shopper;
-- Read by those who may read the version: its own policies decide.
create policy admin_select on app.question_failures for select to itqan_admin using (true);
create policy client_select on app.question_failures for select to itqan_client
  using (exists (select from app.questionnaires q where q.id = questionnaire_id));
create policy shopper_select on app.question_failures for select to itqan_shopper
  using (exists (select from app.questionnaires q where q.id = questionnaire_id));

-- What was released so far keeps the wording in which it was released.
alter table app.report_revisions add column findings_as text not null default 'question' check (findings_as in ('question', 'failure'));
alter table app.report_revisions alter column findings_as set default 'failure';
comment on column app.report_revisions.findings_as is 'whether findings are told by the wording of the question, as until 2026-11, or by its failure sentence';
grant select (findings_as) on app.report_revisions to itqan_client;

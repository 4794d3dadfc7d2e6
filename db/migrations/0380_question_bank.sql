-- Bank of questions: questions with their answers, scores and failure texts in both languages, kept for use in questionnaires.
-- A questionnaire holds a copy that names its row here; a change of the bank changes no questionnaire.
create table app.bank_questions (
  id uuid primary key default app.uuid7(),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  standard text not null default '' check (char_length(standard) <= 120),
  source text not null default '' check (char_length(source) <= 80),
  retired_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now()
);
comment on column app.bank_questions.question is 'as in the definition of a questionnaire, without a condition';
comment on column app.bank_questions.standard is 'clause of a standard or regulation that it checks';
comment on column app.bank_questions.source is 'questionnaire and question that it was taken from';
comment on column app.bank_questions.retired_at is 'not offered for questionnaires any more; copies stay as they are';
comment on column app.bank_questions.version is 'grows with every change, so that two people do not overwrite each other';
comment on column app.bank_questions.created_by is 'null: ships with the platform';
create index on app.bank_questions (created_by);
create index on app.bank_questions (updated_by);

alter table app.bank_questions enable row level security;
alter table app.bank_questions force row level security;
do $$
begin
  execute format('create policy owner_all on app.bank_questions to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.bank_questions to itqan_system using (true) with check (true);
create policy admin_select on app.bank_questions for select to itqan_admin using (true);
create policy admin_insert on app.bank_questions for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.bank_questions for update to itqan_admin using (true) with check (true);
grant select, insert (id, question, tags, source) on app.bank_questions to itqan_system;
grant select, insert (id, question, tags, standard, source, created_by, created_at, updated_by, updated_at) on app.bank_questions to itqan_admin;
grant update (question, tags, standard, retired_at, version, updated_by, updated_at) on app.bank_questions to itqan_admin;
insert into priv.staff_tables (name, to_select, to_insert, to_update)
  values ('bank_questions', '{questionnaires}', '{questionnaires+}', '{questionnaires+}');
call priv.confine_staff();
create unique index bank_questions_shipped on app.bank_questions (source) where created_by is null;

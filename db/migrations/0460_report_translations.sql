-- Texts of a report in the other language (decision 49). A row counts only for exactly the original beside it: where an answer is
-- corrected, the readers see the original until an editor has looked at its translation. Rows go with their answer.
create table app.report_translations (
  id uuid primary key default app.uuid7(),
  report_id uuid not null,
  client_id uuid not null,
  question_key text not null,
  field text not null check (field in ('comment', 'na-reason', 'answer')),
  lang text not null check (lang in ('en', 'ar')),
  original text not null check (length(original) between 1 and 8000),
  text text not null check (length(text) between 1 and 10000),
  origin text not null check (origin in ('typed', 'proposed')),
  made_by uuid not null references app.profiles (id),
  made_at timestamptz not null default now(),
  confirmed_at timestamptz,
  version integer not null default 1 check (version > 0),
  check (origin = 'proposed' or confirmed_at is not null),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id),
  foreign key (report_id, question_key) references app.report_answers (report_id, question_key) on delete cascade
);
comment on column app.report_translations.lang is 'of the translation';
comment on column app.report_translations.origin is 'proposed: first written by the language model';
comment on column app.report_translations.made_by is 'who wrote it, asked for the proposal or confirmed it, the last of them';
comment on column app.report_translations.confirmed_at is 'null: a proposal that no editor has confirmed, which clients do not read';
create unique index one_translation_of_a_text on app.report_translations (report_id, question_key, field, lang, md5(original));
create index on app.report_translations (client_id, report_id);
create index on app.report_translations (made_by);

alter table app.report_translations enable row level security;
alter table app.report_translations force row level security;
do $$ begin
  execute format('create policy owner_all on app.report_translations to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.report_translations to itqan_system using (true) with check (true);
grant select, insert, update, delete on app.report_translations to itqan_system;

grant select (id, report_id, client_id, question_key, field, lang, original, text, origin, confirmed_at) on app.report_translations to itqan_client, itqan_member, itqan_viewas;
create policy client_select on app.report_translations for select to itqan_client using (client_id = (select app.client_id())
  and confirmed_at is not null and exists (select from app.mystery_shopping_reports r where r.id = report_translations.report_id));
create policy viewas_select on app.report_translations for select to itqan_viewas using (client_id = (select app.client_id())
  and confirmed_at is not null and exists (select from app.mystery_shopping_reports r where r.id = report_translations.report_id));
create policy member_select on app.report_translations for select to itqan_member using (client_id = (select app.client_id())
  and confirmed_at is not null and exists (select from app.mystery_shopping_reports r where r.id = report_translations.report_id));

-- Editors write while the report is on the desk, and also later: a missing translation holds no release back.
grant select, insert, update (text, origin, made_by, made_at, confirmed_at, version) on app.report_translations to itqan_admin;
create policy admin_select on app.report_translations for select to itqan_admin using (true);
create policy admin_insert on app.report_translations for insert to itqan_admin with check (made_by = (select app.uid())
  and exists (select from app.mystery_shopping_reports r where r.id = report_translations.report_id
    and r.client_id = report_translations.client_id
    and r.status in ('in_review', 'released', 'disputed', 'locked')));
create policy admin_update on app.report_translations for update to itqan_admin
  using (exists (select from app.mystery_shopping_reports r where r.id = report_translations.report_id
    and r.status in ('in_review', 'released', 'disputed', 'locked')))
  with check (made_by = (select app.uid()));

insert into priv.staff_tables (name, to_select, to_insert, to_update, to_delete) values
  ('report_translations', '{review}', '{review+}', '{review+}', '{review+}');
call priv.confine_staff();
call priv.guard_closing();

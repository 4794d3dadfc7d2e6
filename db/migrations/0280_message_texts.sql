-- Texts of messages that our team has changed. Rows are never changed: each saving is a version, the newest counts, and one without texts is
-- the return to the text of the program.
create table app.message_texts (
  id uuid primary key default app.uuid7(),
  kind text not null check (length(kind) between 1 and 100),
  version integer not null check (version > 0),
  texts jsonb check (jsonb_typeof(texts) = 'object' and length(texts::text) <= 60000),
  saved_by uuid not null references app.profiles (id),
  saved_at timestamptz not null default now(),
  unique (kind, version)
);
comment on table app.message_texts is 'versions of the texts of messages in both languages; a kind without a row has the text of the program';
comment on column app.message_texts.texts is 'texts by part and language (subjectEn, bodyAr, bellEn …); null: the text of the program again';
create index on app.message_texts (saved_by);
alter table app.message_texts enable row level security;
alter table app.message_texts force row level security;
do $$ begin execute format('create policy owner_all on app.message_texts to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.message_texts to itqan_system using (true) with check (true);
create policy admin_select on app.message_texts for select to itqan_admin using (true);
create policy admin_insert on app.message_texts for insert to itqan_admin with check (saved_by = (select app.uid()));
grant select on app.message_texts to itqan_system;
grant select, insert on app.message_texts to itqan_admin;
insert into priv.staff_tables (name, to_select, to_insert) values ('message_texts', '{emails}', '{emails+}');
call priv.confine_staff();

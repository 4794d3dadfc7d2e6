-- Imports of clients by our team: before personal data from a file is stored, a member of staff declares on what ground
-- of the Personal Data Protection Law it may be used. Rows are never changed.
create table app.client_imports (
  id uuid primary key default app.uuid7(),
  ground text not null check (ground in ('contract', 'consent', 'interest')),
  note text check (char_length(note) between 1 and 500),
  file_name text not null check (char_length(file_name) between 1 and 200),
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  row_count integer not null check (row_count between 1 and 500),
  client_ids uuid[] not null check (cardinality(client_ids) between 1 and row_count),
  declared_by uuid not null references app.profiles (id),
  declared_at timestamptz not null default now()
);
comment on table app.client_imports is 'declarations before imports of clients; rows are never changed';
comment on column app.client_imports.ground is 'contract: asked for by the person; consent: held by us; interest: legitimate interest in a business contact';
comment on column app.client_imports.note is 'reference of the contract or of the consents';
comment on column app.client_imports.file_sha256 is 'SHA-256 of the bytes of the file';
comment on column app.client_imports.row_count is 'rows of the file, also those with an error';
comment on column app.client_imports.client_ids is 'accounts of the import; those of an import that failed were never created';
create index on app.client_imports (declared_at desc, id desc);
create index on app.client_imports (declared_by);

alter table app.client_imports enable row level security;
alter table app.client_imports force row level security;
do $$ begin execute format('create policy owner_all on app.client_imports to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.client_imports to itqan_system using (true) with check (true);
grant select on app.client_imports to itqan_system;
grant select on app.client_imports to itqan_admin;
grant insert (id, ground, note, file_name, file_sha256, row_count, client_ids, declared_by) on app.client_imports to itqan_admin;
create policy admin_select on app.client_imports for select to itqan_admin using (true);
create policy admin_insert on app.client_imports for insert to itqan_admin with check (declared_by = (select app.uid()));
insert into priv.staff_tables (name, to_select, to_insert) values ('client_imports', '{clients+}', '{clients+}');
call priv.confine_staff();

-- Binds every role, also those that bypass policies.
create function priv.keep_client_imports() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of app.client_imports are never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_client_imports before update or delete on app.client_imports for each row execute function priv.keep_client_imports();
revoke all on function priv.keep_client_imports from public;

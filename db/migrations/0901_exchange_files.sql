-- The bucket 'exchange' (decision 110): files that programs of a company leave for one another, by a key or by an owner. Bytes are of app.files, which no
-- policy opens: each upload, opening and removal asks for the rights here. A file lies in the part of the company of the key that left it.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into strict rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''exchange''::text]'));
end $$;

create table app.exchange_files (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  node_id uuid not null,
  path text not null check (length(path) between 1 and 200),
  file_id uuid not null unique references app.files (id),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  key_id uuid,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  version integer not null default 1 check (version > 0),
  unique (client_id, node_id, path),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id),
  foreign key (client_id, key_id) references app.api_keys (client_id, id) on delete set null (key_id)
);
comment on column app.exchange_files.node_id is 'part of the company whose keys see the file';
comment on column app.exchange_files.key_id is 'key that left the file; null: an owner';
create index on app.exchange_files (client_id, id);
create index on app.exchange_files (client_id, key_id);
create index on app.exchange_files (created_by);

do $$
declare own text := 'client_id = (select app.client_id())'; part text := 'node_id in (select priv.nodes_with(%L))';
begin
  alter table app.exchange_files enable row level security;
  alter table app.exchange_files force row level security;
  execute format('create policy owner_all on app.exchange_files to %I using (true) with check (true)', current_user);
  create policy system_all on app.exchange_files to itqan_system using (true) with check (true);
  execute format('create policy client_select on app.exchange_files for select to itqan_client using (%s)', own);
  execute format('create policy viewas_select on app.exchange_files for select to itqan_viewas using (%s)', own);
  execute format('create policy client_update on app.exchange_files for update to itqan_client using (%s) with check (%s)', own, own);
  execute format('create policy member_select on app.exchange_files for select to itqan_member using (%s and %s)', own, format(part, 'exchange.read'));
  execute format('create policy member_update on app.exchange_files for update to itqan_member using (%s and %s) with check (%s and %s)', own,
    format(part, 'exchange.write'), own, format(part, 'exchange.write'));
end $$;
grant select on app.exchange_files to itqan_client, itqan_member, itqan_viewas, itqan_system;
grant update (path, version) on app.exchange_files to itqan_client, itqan_member;

-- Keeps a file whose bytes are stored: 'kept', 'again' for the same id, 'taken' for a path in use, 'full' above the quota, 'part' without a part.
create function priv.keep_exchange_file(file jsonb, most_files integer, most_bytes bigint) returns text language plpgsql security definer
  set search_path = '' as $$
declare f record; own uuid := app.client_id(); of_key uuid := nullif(current_setting('app.key_id', true), '')::uuid; place uuid; held record;
begin
  select * into f from jsonb_to_record(file) as x (id uuid, path text, file_id uuid, content_type text, bytes integer, sha256 text, storage_key text);
  if current_setting('role') = 'itqan_client' then
    select n.id into place from app.org_nodes n where n.client_id = own and n.kind = 'root';
  else
    select k.node_id into place from app.api_keys k where k.id = of_key and k.client_id = own and k.node_id in (select priv.nodes_with('exchange.write'));
  end if;
  if place is null then return 'part'; end if;
  perform pg_advisory_xact_lock(hashtextextended('exchange ' || own, 0));
  if exists (select from app.exchange_files e where e.id = f.id and e.client_id = own) then return 'again'; end if;
  if exists (select from app.exchange_files e where e.client_id = own and e.node_id = place and e.path = f.path) then return 'taken'; end if;
  select count(*) as files, coalesce(sum(e.bytes), 0) as bytes into held from app.exchange_files e where e.client_id = own;
  if held.files >= most_files or held.bytes + f.bytes > most_bytes then return 'full'; end if;
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
    values (f.file_id, app.uid(), own, 'exchange', f.content_type, f.bytes, f.sha256, f.storage_key);
  insert into app.exchange_files (id, client_id, node_id, path, file_id, content_type, bytes, key_id, created_by)
    values (f.id, own, place, f.path, f.file_id, f.content_type, f.bytes, of_key, app.uid());
  return 'kept';
end $$;
create function priv.exchange_file(file uuid) returns table (storage_key text, content_type text) language sql stable security definer set search_path = '' as $$
  select f.storage_key, f.content_type from app.exchange_files e join app.files f on f.id = e.file_id
  where e.id = file and e.client_id = app.client_id()
    and (current_setting('role') = 'itqan_client' or e.node_id in (select priv.nodes_with('exchange.read')))
$$;
-- Removes a file; the storage key of its bytes, or null for one that the caller does not change.
create function priv.drop_exchange_file(file uuid) returns text language plpgsql security definer set search_path = '' as $$
declare held uuid; bytes_at text;
begin
  delete from app.exchange_files e where e.id = file and e.client_id = app.client_id()
    and (current_setting('role') = 'itqan_client' or e.node_id in (select priv.nodes_with('exchange.write')))
    returning e.file_id into held;
  delete from app.files f where f.id = held returning f.storage_key into bytes_at;
  return bytes_at;
end $$;
-- Files and bytes of the whole company, against which the quota counts.
create function priv.exchange_use() returns table (files bigint, bytes bigint) language sql stable security definer set search_path = '' as $$
  select count(*), coalesce(sum(e.bytes), 0)::bigint from app.exchange_files e where e.client_id = app.client_id()
    and (current_setting('role') = 'itqan_client' or exists (select priv.nodes_with('exchange.read')))
$$;
revoke all on function priv.keep_exchange_file(jsonb, integer, bigint), priv.exchange_file(uuid), priv.drop_exchange_file(uuid), priv.exchange_use() from public;
grant execute on function priv.keep_exchange_file(jsonb, integer, bigint), priv.exchange_file(uuid), priv.drop_exchange_file(uuid), priv.exchange_use()
  to itqan_client, itqan_member;
comment on function priv.keep_exchange_file(jsonb, integer, bigint) is 'a file left by a key or an owner of the own company, within the quota';
comment on function priv.exchange_file(uuid) is 'where the bytes of a file of the exchange lie, for its readers';
comment on function priv.drop_exchange_file(uuid) is 'removes a file of the exchange of the own company';
comment on function priv.exchange_use() is 'files and bytes in the exchange of the own company';

-- a group with files of its programs stays, as one with keys
create or replace function priv.node_has_programs(node uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.api_keys k where k.client_id = app.client_id() and k.node_id = node and k.revoked_at is null)
    or exists (select from app.webhook_endpoints w where w.client_id = app.client_id() and w.node_id = node)
    or exists (select from app.exchange_files e where e.client_id = app.client_id() and e.node_id = node)
$$;

insert into priv.erased_tables (tab, place) values ('exchange_files', 588);
call priv.confine_staff();
call priv.guard_closing();

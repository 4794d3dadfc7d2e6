-- Shared logins of a company, encrypted in the browser (decision 66). Every text here is ciphertext, a public key, a signature, or a signed list of
-- ids, versions and hashes. Rows of a collection are read only by people who hold its key; staff and views of staff have no grant at all.
create table app.vault_people (
  client_id uuid not null references app.companies (id),
  profile_id uuid not null references app.profiles (id),
  sign_key text not null check (length(sign_key) = 43),
  box_key text not null check (length(box_key) = 43),
  box_signature text not null check (length(box_signature) = 86),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (client_id, profile_id, sign_key)
);
comment on table app.vault_people is 'public keys; the signing key vouches for the encryption key';
comment on column app.vault_people.retired_at is 'the person left or started anew; signatures of the key stay readable';
create unique index vault_people_once on app.vault_people (client_id, profile_id) where retired_at is null;
create index on app.vault_people (profile_id);

create table app.vault_locks (
  client_id uuid not null references app.companies (id),
  profile_id uuid not null references app.profiles (id),
  version integer not null check (version > 0),
  kdf jsonb not null,
  user_key text not null check (length(user_key) between 90 and 200),
  recovery text check (length(recovery) between 90 and 200),
  secrets text not null check (length(secrets) between 90 and 400),
  memory text check (length(memory) <= 400000),
  memory_version integer not null default 0 check (memory_version >= 0),
  changed_at timestamptz not null default now(),
  primary key (client_id, profile_id),
  check ((memory is null) = (memory_version = 0))
);
comment on table app.vault_locks is 'keys of a person under the vault password; only the person reads them';
comment on column app.vault_locks.memory is 'keys of colleagues and newest states that the person saw, encrypted';
create index on app.vault_locks (profile_id);

create table app.vault_collections (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  key_version integer not null check (key_version > 0),
  counter integer not null check (counter > 0),
  name text not null check (length(name) between 60 and 600),
  manifest text not null check (length(manifest) <= 400000),
  signature text not null check (length(signature) = 86),
  signer_id uuid not null references app.profiles (id),
  rotate_since timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, key_version)
);
comment on column app.vault_collections.id is 'made by the browser: what is sent twice is one collection';
comment on column app.vault_collections.rotate_since is 'a person with the key left: it changes at the next change of those who stay';
create index on app.vault_collections (signer_id);
create index on app.vault_collections (created_by);

-- Keys and logins of another key version than that of their collection are refused at the end of the transaction.
create table app.vault_wraps (
  client_id uuid not null,
  collection_id uuid not null,
  profile_id uuid not null references app.profiles (id),
  key_version integer not null,
  role text not null check (role in ('manage', 'edit', 'read')),
  sealed text not null check (length(sealed) between 90 and 200),
  giver_id uuid not null references app.profiles (id),
  signature text not null check (length(signature) = 86),
  given_at timestamptz not null default now(),
  primary key (collection_id, profile_id),
  foreign key (client_id, collection_id) references app.vault_collections (client_id, id) on delete cascade,
  foreign key (client_id, collection_id, key_version) references app.vault_collections (client_id, id, key_version) deferrable initially deferred
);
create index on app.vault_wraps (client_id, collection_id, key_version);
create index on app.vault_wraps (profile_id, client_id);
create index on app.vault_wraps (giver_id);

create table app.vault_entries (
  client_id uuid not null,
  collection_id uuid not null,
  id uuid not null,
  version integer not null check (version > 0),
  key_version integer not null,
  content_key text not null check (length(content_key) between 90 and 200),
  body text not null check (length(body) between 600 and 40000),
  primary key (collection_id, id),
  foreign key (client_id, collection_id) references app.vault_collections (client_id, id) on delete cascade,
  foreign key (client_id, collection_id, key_version) references app.vault_collections (client_id, id, key_version) deferrable initially deferred
);
create index on app.vault_entries (client_id, collection_id, key_version);

create table app.vault_reveals (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  collection_id uuid not null,
  entry_id uuid not null,
  profile_id uuid not null references app.profiles (id),
  field text not null check (field in ('secret', 'totp', 'notes', 'file')),
  step text not null check (step in ('shown', 'copied', 'exported')),
  at timestamptz not null,
  foreign key (client_id, collection_id) references app.vault_collections (client_id, id) on delete cascade,
  foreign key (collection_id, entry_id) references app.vault_entries (collection_id, id) on delete cascade
);
comment on table app.vault_reveals is 'openings that the browser reports; a changed browser may stay silent';
create index on app.vault_reveals (client_id, collection_id, at);
create index on app.vault_reveals (collection_id, entry_id, at);
create index on app.vault_reveals (profile_id);

create table app.vault_departures (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  collection_id uuid not null,
  entry_id uuid not null,
  profile_id uuid not null references app.profiles (id),
  left_at timestamptz not null,
  settled_at timestamptz,
  unique (collection_id, entry_id, profile_id),
  foreign key (client_id, collection_id) references app.vault_collections (client_id, id) on delete cascade,
  foreign key (collection_id, entry_id) references app.vault_entries (collection_id, id) on delete cascade
);
comment on table app.vault_departures is 'logins that a person could read who no longer has the key';
comment on column app.vault_departures.settled_at is 'the password was changed, or marked as changed';
create index on app.vault_departures (client_id, collection_id);
create index on app.vault_departures (profile_id);

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'vault.use', 'scope'), ('branch_manager', 'vault.use', 'scope'), ('viewer', 'vault.use', 'scope'), ('accountant', 'vault.use', 'scope'),
  ('manager', 'vault.collect', 'scope');

-- Collections in which the actor may read, edit or manage. A collection without keys is one that its maker is creating. Where the last person who
-- manages has left, those who stay may take over, or the key would never change.
create function priv.vaults(need text) returns uuid[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from app.vault_collections c
    left join app.vault_wraps w on w.collection_id = c.id and w.profile_id = app.uid()
    where c.client_id = app.client_id() and case when w.role is null
      then c.created_by = app.uid() and not exists (select from app.vault_wraps o where o.collection_id = c.id)
      else need = 'read' or w.role = 'manage' or (need = 'edit' and w.role = 'edit')
        or not exists (select from app.vault_wraps o where o.collection_id = c.id and o.role = 'manage') end
$$;
revoke all on function priv.vaults(text) from public;
grant execute on function priv.vaults(text) to itqan_client, itqan_member;

-- Whether a person of the company has a vault and is an active member: only such a person is given a key.
create function priv.has_vault(person uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.vault_people p join app.members m on m.client_id = p.client_id and m.profile_id = p.profile_id and m.state = 'active'
    where p.client_id = app.client_id() and p.profile_id = person and p.retired_at is null)
$$;
revoke all on function priv.has_vault(uuid) from public;
grant execute on function priv.has_vault(uuid) to itqan_client, itqan_member;

-- Names of the people of a company's vault, also of those who left. Other members stay unnamed.
create function priv.vault_names() returns table (profile_id uuid, full_name text, is_active boolean) language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, exists (select from app.members m where m.client_id = app.client_id() and m.profile_id = p.id and m.state = 'active')
    from app.profiles p where p.id in (select v.profile_id from app.vault_people v where v.client_id = app.client_id())
$$;
revoke all on function priv.vault_names() from public;
grant execute on function priv.vault_names() to itqan_client, itqan_member;

-- What a person could read is listed for those who stay, before the keys go. A collection without keys cannot be read by anybody any more: it goes too.
create function priv.end_vault(company uuid, person uuid, at timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into app.vault_departures (client_id, collection_id, entry_id, profile_id, left_at)
    select e.client_id, e.collection_id, e.id, person, at from app.vault_wraps w join app.vault_entries e on e.collection_id = w.collection_id
      where w.client_id = company and w.profile_id = person
    on conflict (collection_id, entry_id, profile_id) do update set left_at = excluded.left_at, settled_at = null;
  update app.vault_collections c set rotate_since = coalesce(c.rotate_since, at)
    from app.vault_wraps w where w.collection_id = c.id and w.client_id = company and w.profile_id = person;
  delete from app.vault_wraps w where w.client_id = company and w.profile_id = person;
  delete from app.vault_collections c where c.client_id = company and not exists (select from app.vault_wraps w where w.collection_id = c.id);
  delete from app.vault_locks l where l.client_id = company and l.profile_id = person;
  update app.vault_people p set retired_at = at where p.client_id = company and p.profile_id = person and p.retired_at is null;
end $$;
revoke all on function priv.end_vault(uuid, uuid, timestamptz) from public;

create function priv.leave_vault() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform priv.end_vault(new.client_id, new.profile_id, coalesce(new.removed_at, now()));
  return null;
end $$;
revoke all on function priv.leave_vault() from public;
create trigger leave_vault after update of state on app.members for each row when (new.state = 'removed' and old.state <> 'removed')
  execute function priv.leave_vault();

-- Ends the actor's own vault, whose password and kit are lost: another is set up afterwards, and colleagues share again.
create function priv.end_own_vault(at timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  if app.client_id() is null or app.uid() is null or current_setting('role') not in ('itqan_client', 'itqan_member') then
    raise exception 'no company' using errcode = '42501';
  end if;
  if exists (select from app.company_closings c where c.client_id = app.client_id() and c.kept_at is null) then
    raise exception 'the company is being closed' using errcode = 'IT003';
  end if;
  perform priv.end_vault(app.client_id(), app.uid(), at);
end $$;
revoke all on function priv.end_own_vault(timestamptz) from public;
grant execute on function priv.end_own_vault(timestamptz) to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('vault_departures', 520), ('vault_reveals', 521), ('vault_entries', 522), ('vault_wraps', 523),
  ('vault_collections', 524), ('vault_locks', 525), ('vault_people', 526);

do $$
declare t text; r text;
begin
  foreach t in array array['vault_people', 'vault_locks', 'vault_collections', 'vault_wraps', 'vault_entries', 'vault_reveals', 'vault_departures'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    -- as of priv.guard_closing, but what a departure changes by a trigger goes on: leaving a closing company is allowed
    execute format('create trigger a_closing before insert or update or delete on app.%I for each row
      when (current_setting(''role'') in (''itqan_client'', ''itqan_member'') and pg_trigger_depth() = 0)
      execute function priv.refuse_while_closing(''client_id'')', t);
    foreach r in array array['client', 'member'] loop
      if t = 'vault_people' then
        execute format('create policy %s_select on app.%I for select to itqan_%s using (client_id = (select app.client_id()))', r, t, r);
        execute format('create policy %s_insert on app.%I for insert to itqan_%s with check (client_id = (select app.client_id()) and profile_id = (select app.uid()))', r, t, r);
      elsif t = 'vault_locks' then
        execute format('create policy %s_select on app.%I for select to itqan_%s using (client_id = (select app.client_id()) and profile_id = (select app.uid()))', r, t, r);
        execute format('create policy %s_insert on app.%I for insert to itqan_%s with check (client_id = (select app.client_id()) and profile_id = (select app.uid()))', r, t, r);
        execute format('create policy %s_update on app.%I for update to itqan_%s using (client_id = (select app.client_id()) and profile_id = (select app.uid()))
          with check (client_id = (select app.client_id()) and profile_id = (select app.uid()))', r, t, r);
      elsif t = 'vault_collections' then
        execute format('create policy %s_select on app.%I for select to itqan_%s using (id = any ((select priv.vaults(''read''))::uuid[]))', r, t, r);
        execute format('create policy %s_update on app.%I for update to itqan_%s using (id = any ((select priv.vaults(''edit''))::uuid[]))
          with check (client_id = (select app.client_id()) and signer_id = (select app.uid()))', r, t, r);
        execute format('create policy %s_delete on app.%I for delete to itqan_%s using (id = any ((select priv.vaults(''manage''))::uuid[]))', r, t, r);
      else
        execute format('create policy %s_select on app.%I for select to itqan_%s using (collection_id = any ((select priv.vaults(''read''))::uuid[]))', r, t, r);
      end if;
      if t = 'vault_wraps' then
        execute format('create policy %s_insert on app.%I for insert to itqan_%s with check (client_id = (select app.client_id()) and giver_id = (select app.uid())
          and collection_id = any ((select priv.vaults(''manage''))::uuid[]) and priv.has_vault(profile_id))', r, t, r);
        execute format('create policy %s_update on app.%I for update to itqan_%s using (collection_id = any ((select priv.vaults(''manage''))::uuid[]))
          with check (client_id = (select app.client_id()) and giver_id = (select app.uid()) and priv.has_vault(profile_id))', r, t, r);
        execute format('create policy %s_delete on app.%I for delete to itqan_%s using (collection_id = any ((select priv.vaults(''manage''))::uuid[]))', r, t, r);
      elsif t = 'vault_entries' then
        execute format('create policy %s_insert on app.%I for insert to itqan_%s with check (client_id = (select app.client_id())
          and collection_id = any ((select priv.vaults(''edit''))::uuid[]))', r, t, r);
        execute format('create policy %s_update on app.%I for update to itqan_%s using (collection_id = any ((select priv.vaults(''edit''))::uuid[]))
          with check (client_id = (select app.client_id()))', r, t, r);
        execute format('create policy %s_delete on app.%I for delete to itqan_%s using (collection_id = any ((select priv.vaults(''edit''))::uuid[]))', r, t, r);
      elsif t = 'vault_reveals' then
        execute format('create policy %s_insert on app.%I for insert to itqan_%s with check (client_id = (select app.client_id()) and profile_id = (select app.uid())
          and collection_id = any ((select priv.vaults(''read''))::uuid[]))', r, t, r);
      elsif t = 'vault_departures' then
        execute format('create policy %s_insert on app.%I for insert to itqan_%s with check (client_id = (select app.client_id())
          and collection_id = any ((select priv.vaults(''manage''))::uuid[]))', r, t, r);
        execute format('create policy %s_update on app.%I for update to itqan_%s using (collection_id = any ((select priv.vaults(''edit''))::uuid[]))
          with check (client_id = (select app.client_id()))', r, t, r);
      end if;
    end loop;
    execute format('grant select on app.%I to itqan_client, itqan_member', t);
  end loop;
end $$;
create policy client_insert on app.vault_collections for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and signer_id = (select app.uid()));
create policy member_insert on app.vault_collections for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and signer_id = (select app.uid())
    and cardinality((select priv.my_nodes('vault.collect'))) > 0);

grant insert (client_id, profile_id, sign_key, box_key, box_signature, created_at) on app.vault_people to itqan_client, itqan_member;
grant insert (client_id, profile_id, version, kdf, user_key, recovery, secrets, changed_at) on app.vault_locks to itqan_client, itqan_member;
grant update (version, kdf, user_key, recovery, changed_at, memory, memory_version) on app.vault_locks to itqan_client, itqan_member;
grant insert (id, client_id, key_version, counter, name, manifest, signature, signer_id, created_by, created_at) on app.vault_collections to itqan_client, itqan_member;
grant update (key_version, counter, name, manifest, signature, signer_id, rotate_since) on app.vault_collections to itqan_client, itqan_member;
grant delete on app.vault_collections to itqan_client, itqan_member;
grant insert (client_id, collection_id, profile_id, key_version, role, sealed, giver_id, signature, given_at) on app.vault_wraps to itqan_client, itqan_member;
grant update (key_version, role, sealed, giver_id, signature, given_at) on app.vault_wraps to itqan_client, itqan_member;
grant delete on app.vault_wraps to itqan_client, itqan_member;
grant insert, delete on app.vault_entries to itqan_client, itqan_member;
grant update (version, key_version, content_key, body) on app.vault_entries to itqan_client, itqan_member;
grant insert (client_id, collection_id, entry_id, profile_id, field, step, at) on app.vault_reveals to itqan_client, itqan_member;
grant insert (client_id, collection_id, entry_id, profile_id, left_at, settled_at) on app.vault_departures to itqan_client, itqan_member;
grant update (left_at, settled_at) on app.vault_departures to itqan_client, itqan_member;

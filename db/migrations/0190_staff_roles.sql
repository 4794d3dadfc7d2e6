-- Staff roles: what a member of staff reads and does, by area. Administrators that exist become owners.
create table app.staff_roles (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  builtin boolean not null default false,
  name_en text not null default '' check (length(name_en) <= 100),
  name_ar text not null default '' check (length(name_ar) <= 100),
  -- settings, permissions and keys are changed by owners only
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and (id = 'owner' or coalesce(cells ->> 'platform', 'none') in ('none', 'read'))),
  second_factor boolean not null default true,
  version integer not null default 1,
  retired_at timestamptz,
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now()
);
create index on app.staff_roles (updated_by);
comment on column app.staff_roles.cells is 'area to cell, as in domain/staff-roles.ts; a missing area is none';

create table app.staff_members (
  profile_id uuid primary key references app.profiles (id),
  role text not null references app.staff_roles (id),
  state text not null default 'active' check (state in ('active', 'removed')),
  version integer not null default 1,
  changed_by uuid references app.profiles (id),
  changed_at timestamptz not null default now()
);
create index on app.staff_members (role);
create index on app.staff_members (changed_by);

create table app.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 320 and email = lower(email)),
  full_name text not null check (length(full_name) between 1 and 200),
  language text not null check (language in ('en', 'ar')),
  role text not null references app.staff_roles (id),
  token_hash text not null unique check (length(token_hash) = 64),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'withdrawn')),
  invited_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz
);
create index on app.staff_invitations (role);
create index on app.staff_invitations (invited_by);
create unique index staff_invitations_one_waiting on app.staff_invitations (email) where state = 'waiting';
comment on column app.staff_invitations.token_hash is 'SHA-256 of the token in the mailed link; the token itself is not stored';

create table app.staff_role_views (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references app.profiles (id),
  session_id uuid not null,
  role text not null references app.staff_roles (id),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index on app.staff_role_views (profile_id);
create index on app.staff_role_views (role);
create unique index staff_role_views_one_open on app.staff_role_views (session_id) where ended_at is null;

insert into app.staff_roles (id, builtin, cells) values
  ('owner', true, '{"clients": "do", "shoppers": "do", "requests": "do", "review": "do", "questionnaires": "do", "certificates": "do", "invoices": "do", "payouts": "do", "ledger": "do", "site": "do", "inbox": "do", "emails": "do", "platform": "do"}'),
  ('operations', true, '{"clients": "do", "shoppers": "do", "requests": "do", "review": "read", "questionnaires": "do", "certificates": "do", "invoices": "read", "payouts": "read", "ledger": "none", "site": "none", "inbox": "do", "emails": "read", "platform": "none"}'),
  ('editor', true, '{"clients": "read", "shoppers": "read", "requests": "read", "review": "do", "questionnaires": "do", "certificates": "read", "invoices": "none", "payouts": "none", "ledger": "none", "site": "none", "inbox": "none", "emails": "none", "platform": "none"}'),
  ('finance', true, '{"clients": "read", "shoppers": "pay", "requests": "read", "review": "none", "questionnaires": "none", "certificates": "none", "invoices": "do", "payouts": "do", "ledger": "do", "site": "none", "inbox": "read", "emails": "none", "platform": "none"}'),
  ('content', true, '{"clients": "none", "shoppers": "none", "requests": "none", "review": "none", "questionnaires": "none", "certificates": "none", "invoices": "none", "payouts": "none", "ledger": "none", "site": "do", "inbox": "do", "emails": "do", "platform": "none"}'),
  ('support', true, '{"clients": "view", "shoppers": "read", "requests": "read", "review": "state", "questionnaires": "none", "certificates": "read", "invoices": "state", "payouts": "none", "ledger": "none", "site": "read", "inbox": "do", "emails": "resend", "platform": "none"}');
insert into app.staff_members (profile_id, role) select id, 'owner' from app.profiles where user_type = 'admin' and status = 'active';
insert into app.staff_members (profile_id, role, state) select id, 'owner', 'removed' from app.profiles where user_type = 'admin' and status <> 'active';

-- The role comes with the account. Without one an administrator may do nothing.
create function priv.make_staff_member() returns trigger language plpgsql security definer set search_path = '' as $$
declare given text := coalesce(new.registration, '{}')::jsonb ->> 'staff_role';
begin
  if new.user_type = 'admin' and given is not null then
    insert into app.staff_members (profile_id, role) values (new.id, given);
  end if;
  return null;
end $$;
-- after make_profile: triggers of an event run in the order of their names
create trigger make_staff_member after insert on auth."user" for each row execute function priv.make_staff_member();

-- An administrator stays: neither removal, nor another role, nor a blocked or erased account takes the last active owner.
-- The lock makes two at once wait for each other; the second then counts what the first left.
create function priv.keep_an_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7263419);
  if not exists (select from app.staff_members m join app.profiles p on p.id = m.profile_id
    where m.role = 'owner' and m.state = 'active' and p.status = 'active') then
    raise exception 'the last owner stays' using errcode = 'IT001';
  end if;
  return null;
end $$;
create trigger keep_an_owner after update of role, state on app.staff_members for each row
  when (old.role = 'owner' and old.state = 'active') execute function priv.keep_an_owner();
create trigger keep_an_owner_deleted after delete on app.staff_members for each row
  when (old.role = 'owner' and old.state = 'active') execute function priv.keep_an_owner();
create trigger keep_an_owner after update of status, user_type on app.profiles for each row
  when (old.user_type = 'admin' and old.status = 'active' and (new.status <> 'active' or new.user_type <> 'admin'))
  execute function priv.keep_an_owner();

-- One need: 'area' to read, 'area+' to act, 'area:cell' for exactly that cell, 'everyone' for each member of staff.
create function priv.cells_allow(cells jsonb, need text) returns boolean language sql immutable set search_path = '' as $$
  select case
    when need = 'everyone' then true
    when need like '%:%' then coalesce(cells ->> split_part(need, ':', 1) = split_part(need, ':', 2), false)
    when need like '%+' then coalesce(cells ->> rtrim(need, '+') = 'do', false)
    else coalesce(cells ->> need not in ('none', 'pay', 'state'), false)
  end
$$;

-- Whether the acting member of staff has one of the needs. A session that sees as another role has the rights that both
-- roles have, and changes nothing.
create function priv.staff_may(needs text[], changes boolean) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  own record;
  seen_as text := nullif(current_setting('app.staff_role', true), '');
  seen jsonb;
begin
  if current_setting('role') <> 'itqan_admin' then return false; end if;
  select m.role, r.cells into own from app.staff_members m join app.staff_roles r on r.id = m.role
  where m.profile_id = app.uid() and m.state = 'active';
  if not found then return false; end if;
  if seen_as is not null then
    if changes and not 'everyone' = any (needs) then return false; end if;
    select r.cells into seen from app.staff_roles r where r.id = seen_as;
    if not exists (select from unnest(needs) as n (need) where priv.cells_allow(seen, n.need)) then return false; end if;
  end if;
  return own.role = 'owner' or exists (select from unnest(needs) as n (need) where priv.cells_allow(own.cells, n.need));
end $$;
create function priv.staff_may(area text, changes boolean) returns boolean
  language sql stable set search_path = '' as $$
  select priv.staff_may(array[case when changes then area || '+' else area end], changes)
$$;

-- Rights of a session: of the role, and of the role that it sees as.
create function priv.staff_standing(member uuid, of_session uuid)
  returns table (staff_role text, staff_cells jsonb, staff_second_factor boolean, seen_role text, seen_cells jsonb, seen_until timestamptz)
  language sql stable security definer set search_path = '' as $$
  select m.role, r.cells, r.second_factor, v.role, s.cells, v.ends_at
  from app.staff_members m join app.staff_roles r on r.id = m.role
    left join app.staff_role_views v on v.session_id = of_session and v.profile_id = member and v.ended_at is null and v.ends_at > now()
    left join app.staff_roles s on s.id = v.role
  where m.profile_id = member and m.state = 'active'
$$;

-- Second factor and last request of each member of staff, for the page of the owners.
create function priv.staff_signs() returns table (profile_id uuid, second_factor boolean, last_seen timestamptz)
  language sql stable security definer set search_path = '' as $$
  select m.profile_id, f.user_id is not null,
    (select max(s."updatedAt") from auth.session s where s."userId" = m.profile_id)
  from app.staff_members m left join auth.second_factor f on f.user_id = m.profile_id and f.confirmed_at is not null
  where priv.staff_may(array['platform'], false)
$$;

revoke all on function priv.staff_signs(), priv.make_staff_member(), priv.keep_an_owner(), priv.cells_allow(jsonb, text), priv.staff_may(text[], boolean),
  priv.staff_may(text, boolean), priv.staff_standing(uuid, uuid) from public;
grant execute on function priv.staff_may(text[], boolean), priv.staff_may(text, boolean), priv.staff_signs() to itqan_admin;
grant execute on function priv.staff_standing(uuid, uuid) to itqan_app;

do $$
declare t text;
begin
  foreach t in array array['staff_roles', 'staff_members', 'staff_invitations', 'staff_role_views'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
  end loop;
end $$;
grant select on app.staff_roles, app.staff_members to itqan_admin;
grant insert (id, name_en, name_ar, cells, second_factor, updated_by, updated_at) on app.staff_roles to itqan_admin;
grant update (name_en, name_ar, cells, second_factor, version, retired_at, updated_by, updated_at) on app.staff_roles to itqan_admin;
grant update (role, state, version, changed_by, changed_at) on app.staff_members to itqan_admin;
grant select (id, email, full_name, language, role, state, invited_by, created_at, expires_at, settled_at) on app.staff_invitations to itqan_admin;
grant insert (id, email, full_name, language, role, token_hash, invited_by, created_at, expires_at) on app.staff_invitations to itqan_admin;
grant update (state, settled_at) on app.staff_invitations to itqan_admin;
grant select on app.staff_role_views to itqan_admin;
create policy admin_select on app.staff_roles for select to itqan_admin using (true);
create policy admin_insert on app.staff_roles for insert to itqan_admin with check (not builtin and updated_by = (select app.uid()));
create policy admin_update on app.staff_roles for update to itqan_admin using (true) with check (updated_by = (select app.uid()));
create policy admin_select on app.staff_members for select to itqan_admin using (true);
create policy admin_update on app.staff_members for update to itqan_admin using (true) with check (changed_by = (select app.uid()));
create policy admin_select on app.staff_invitations for select to itqan_admin using (true);
create policy admin_insert on app.staff_invitations for insert to itqan_admin with check (invited_by = (select app.uid()));
create policy admin_update on app.staff_invitations for update to itqan_admin using (state = 'waiting') with check (state in ('waiting', 'withdrawn'));
create policy admin_select on app.staff_role_views for select to itqan_admin using (true);

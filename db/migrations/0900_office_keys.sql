-- Keys of our own team's programs (decision 110). A request by such a key reads as the owner of the office who made it, in a read-only transaction, within the
-- areas of the key: app.staff_role 'api-key' with app.key_id confines priv.staff_may, by which every policy of administrators asks. Nothing is written by it.
create table app.office_keys (
  id uuid primary key default app.uuid7(),
  name text not null check (length(name) between 1 and 80),
  company_id uuid references app.companies (id) on delete cascade,
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and cells <> '{}' and not cells @? '$.* ? (@ != "read")'),
  hint text not null check (length(hint) = 4),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  old_secret_hash bytea unique check (length(old_secret_hash) = 32),
  old_until timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references app.profiles (id),
  version integer not null default 1,
  check ((old_secret_hash is null) = (old_until is null)),
  check ((revoked_at is null) = (revoked_by is null))
);
comment on column app.office_keys.company_id is 'the one company that the key reads; null: all companies';
comment on column app.office_keys.cells is 'areas of the office that the scopes read (domain/partners/office-scopes.ts)';
comment on column app.office_keys.hint is 'last characters of the secret, by which its holder recognises the key';
create index on app.office_keys (company_id) where company_id is not null;
create index on app.office_keys (created_by);
create index on app.office_keys (revoked_by) where revoked_by is not null;
create index office_keys_newest on app.office_keys (created_at desc);
create trigger keep_old_secret before update of secret_hash on app.office_keys for each row execute function priv.keep_old_secret();

-- Theoretical arrival time of the next request of each key, as priv.api_rates.
create unlogged table priv.office_rates (
  key_id uuid primary key references app.office_keys (id) on delete cascade,
  arrival timestamptz not null
);
alter table app.office_keys enable row level security;
alter table app.office_keys force row level security;
alter table priv.office_rates enable row level security;
alter table priv.office_rates force row level security;
do $$
begin
  execute format('create policy owner_all on app.office_keys to %I using (true) with check (true)', current_user);
  execute format('create policy owner_all on priv.office_rates to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.office_keys to itqan_system using (true) with check (true);
grant select on app.office_keys to itqan_system;
create policy admin_select on app.office_keys for select to itqan_admin using (true);
create policy admin_insert on app.office_keys for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.office_keys for update to itqan_admin using (revoked_at is null) with check (revoked_by is null or revoked_by = (select app.uid()));
grant select (id, name, company_id, scopes, cells, hint, old_until, created_by, created_at, expires_at, last_used_at, revoked_at, revoked_by, version)
  on app.office_keys to itqan_admin;
grant insert (id, name, company_id, scopes, cells, hint, secret_hash, created_by, expires_at) on app.office_keys to itqan_admin;
grant update (hint, secret_hash, old_until, revoked_at, revoked_by, version) on app.office_keys to itqan_admin;
insert into priv.staff_tables (name, to_select, to_insert, to_update) values ('office_keys', '{platform}', '{platform+}', '{platform+}');
call priv.confine_staff();

-- As before, and for a key of our own programs: the areas of the key, while it works and its maker is an owner.
create or replace function priv.staff_may(needs text[], changes boolean) returns boolean
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
  if seen_as = 'api-key' then
    if changes or own.role <> 'owner' then return false; end if;
    select k.cells into seen from app.office_keys k where k.id = nullif(current_setting('app.key_id', true), '')::uuid and k.created_by = app.uid()
      and k.revoked_at is null and k.expires_at > now();
    return found and exists (select from unnest(needs) as n (need) where priv.cells_allow(seen, n.need));
  end if;
  if seen_as is not null then
    if changes or own.role <> 'owner' then return false; end if;
    select r.cells into seen from app.staff_role_views v join app.staff_roles r on r.id = v.role and r.retired_at is null
    where v.profile_id = app.uid() and v.role = seen_as and v.ended_at is null and v.ends_at > now() limit 1;
    return found and exists (select from unnest(needs) as n (need) where priv.cells_allow(seen, n.need));
  end if;
  return own.role = 'owner' or exists (select from unnest(needs) as n (need) where priv.cells_allow(own.cells, n.need));
end $$;

-- The key of a request with its limit, in one call. Without a row: unknown, revoked or expired, or its maker is not an owner of the office any more.
create function priv.open_office_key(hash bytea, gap interval, burst integer) returns table (key_id uuid, name text, company_id uuid, cells jsonb, scopes text[],
  profile_id uuid, email text, full_name text, language text, is_allowed boolean, remaining integer, wait_seconds numeric)
language plpgsql security definer set search_path = '' as $$
declare k record; moment timestamptz := clock_timestamp(); arrives timestamptz; slack interval := gap * burst; allowed boolean := true;
begin
  select a.id, a.name as title, a.company_id as company, a.cells as can, a.scopes as chosen, a.last_used_at, p.id as person, p.email as address,
      p.full_name as called, p.language as spoken
    into k from app.office_keys a
    join app.profiles p on p.id = a.created_by and p.status = 'active'
    join app.staff_members m on m.profile_id = a.created_by and m.state = 'active' and m.role = 'owner'
    where (a.secret_hash = hash or (a.old_secret_hash = hash and a.old_until > moment)) and a.revoked_at is null and a.expires_at > moment;
  if not found then return; end if;
  -- one statement, so that calls at the same moment cannot share a place
  insert into priv.office_rates as r (key_id, arrival) values (k.id, moment + gap)
    on conflict on constraint office_rates_pkey do update set arrival = greatest(r.arrival, moment) + gap
      where greatest(r.arrival, moment) + gap <= moment + slack
    returning r.arrival into arrives;
  if not found then
    allowed := false;
    select r.arrival into arrives from priv.office_rates r where r.key_id = k.id;
  end if;
  if allowed and (k.last_used_at is null or k.last_used_at < moment - interval '1 minute') then
    update app.office_keys a set last_used_at = moment where a.id = k.id;
  end if;
  return query select k.id, k.title, k.company, k.can, k.chosen, k.person, k.address, k.called, k.spoken, allowed,
    case when allowed then floor(extract(epoch from (moment + slack - arrives)) / extract(epoch from gap))::integer else 0 end,
    case when allowed then 0 else greatest(0, extract(epoch from (arrives + gap - slack - moment))) end::numeric;
end $$;
revoke all on function priv.open_office_key from public;
grant execute on function priv.open_office_key(bytea, interval, integer) to itqan_app;
comment on function priv.open_office_key(bytea, interval, integer) is 'the key of our own programs by its secret, the owner it reads as, its areas and its limit';

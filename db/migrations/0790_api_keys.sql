-- Keys of the API (decision 95). A request by a key acts as the owner who made the key, as a member of the company, within the permissions and the part of
-- the company that the key names: app.key_id confines the functions by which every policy asks for the rights of a member. Secrets are stored as hashes and
-- read by no role; a changed secret leaves the earlier one valid for a day.
create table app.api_keys (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  name text not null check (length(name) between 1 and 80),
  node_id uuid not null,
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  capabilities text[] not null check (cardinality(capabilities) between 1 and 100),
  hint text not null check (length(hint) = 4),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  old_secret_hash bytea unique check (length(old_secret_hash) = 32),
  old_until timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references app.profiles (id),
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id),
  check ((old_secret_hash is null) = (old_until is null)),
  check ((revoked_at is null) = (revoked_by is null))
);
comment on column app.api_keys.node_id is 'part of the company within which the key works';
comment on column app.api_keys.scopes is 'as chosen by the owner (domain/partners/api-scopes.ts); capabilities are their permissions';
comment on column app.api_keys.hint is 'last characters of the secret, by which its holder recognises the key';
comment on column app.api_keys.old_secret_hash is 'the secret before the last change, valid until old_until';
create index api_keys_of_company on app.api_keys (client_id, created_at desc);
create index on app.api_keys (created_by);
create index on app.api_keys (revoked_by) where revoked_by is not null;

-- A new secret keeps the one before for the time of its overlap; no role can read either.
create function priv.keep_old_secret() returns trigger language plpgsql set search_path = '' as $$
begin
  new.old_secret_hash := old.secret_hash;
  return new;
end $$;
create trigger keep_old_secret before update of secret_hash on app.api_keys for each row execute function priv.keep_old_secret();

-- Calls that create something, by the key of the caller: the same call again gets the same answer.
create table app.api_calls (
  client_id uuid not null references app.companies (id),
  key_id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  operation text not null check (length(operation) between 1 and 100),
  body_hash bytea not null check (length(body_hash) = 32),
  resource_id uuid not null default gen_random_uuid(),
  status smallint check (status between 200 and 599),
  answer text,
  created_at timestamptz not null default now(),
  primary key (client_id, key_id, idempotency_key),
  foreign key (client_id, key_id) references app.api_keys (client_id, id) on delete cascade,
  check ((status is null) = (answer is null))
);
comment on table app.api_calls is 'idempotency keys of the API, kept for two days';
comment on column app.api_calls.resource_id is 'id of the row that the call creates, so that an interrupted call is finished by its repetition';
comment on column app.api_calls.status is 'null while the call runs';

-- Theoretical arrival time of the next request of each key (generic cell rate algorithm). Lost after a crash, which only forgives a minute.
create unlogged table priv.api_rates (
  key_id uuid primary key references app.api_keys (id) on delete cascade,
  arrival timestamptz not null
);
alter table priv.api_rates enable row level security;
alter table priv.api_rates force row level security;

do $$
declare t text; own text := 'client_id = (select app.client_id())'; of_key text := 'key_id = nullif(current_setting(''app.key_id'', true), '''')::uuid';
begin
  foreach t in array array['api_keys', 'api_calls'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select on app.%I to itqan_system', t);
  end loop;
  execute format('create policy owner_all on priv.api_rates to %I using (true) with check (true)', current_user);
  execute format('create policy client_select on app.api_keys for select to itqan_client using (%s)', own);
  execute format('create policy viewas_select on app.api_keys for select to itqan_viewas using (%s)', own);
  execute format('create policy client_insert on app.api_keys for insert to itqan_client with check (%s and created_by = (select app.uid()))', own);
  execute format('create policy client_update on app.api_keys for update to itqan_client using (%s and revoked_at is null) with check (%s)', own, own);
  execute format('create policy member_select on app.api_calls for select to itqan_member using (%s and %s)', own, of_key);
  execute format('create policy member_insert on app.api_calls for insert to itqan_member with check (%s and %s)', own, of_key);
  execute format('create policy member_update on app.api_calls for update to itqan_member using (%s and %s) with check (%s)', own, of_key, own);
  execute format('create policy member_delete on app.api_calls for delete to itqan_member using (%s and %s)', own, of_key);
end $$;
grant select (id, client_id, name, node_id, scopes, capabilities, hint, old_until, created_by, created_at, expires_at, last_used_at, revoked_at, revoked_by, version)
  on app.api_keys to itqan_client, itqan_viewas;
grant insert (id, client_id, name, node_id, scopes, capabilities, hint, secret_hash, created_by, expires_at) on app.api_keys to itqan_client;
grant update (hint, secret_hash, old_until, revoked_at, revoked_by, version) on app.api_keys to itqan_client;
grant select, insert (client_id, key_id, idempotency_key, operation, body_hash), update (status, answer), delete on app.api_calls to itqan_member;

-- The key of a request with its limit, in one call. Without a row: unknown, revoked or expired, or its maker is not an owner any more.
create function priv.open_api_key(hash bytea, gap interval, burst integer) returns table (key_id uuid, name text, client_id uuid, capabilities text[], scopes text[],
  profile_id uuid, email text, full_name text, language text, tier text, is_allowed boolean, remaining integer, wait_seconds numeric)
language plpgsql security definer set search_path = '' as $$
declare k record; moment timestamptz := clock_timestamp(); arrives timestamptz; slack interval := gap * burst; allowed boolean := true;
begin
  select a.id, a.name as title, a.client_id as company, a.capabilities as can, a.scopes as chosen, a.last_used_at, p.id as person, p.email as address,
      p.full_name as called, p.language as spoken, c.subscription_tier as plan
    into k from app.api_keys a
    join app.profiles p on p.id = a.created_by and p.status = 'active'
    join app.members m on m.client_id = a.client_id and m.profile_id = a.created_by and m.state = 'active'
    left join app.client_profiles c on c.profile_id = a.client_id
    where (a.secret_hash = hash or (a.old_secret_hash = hash and a.old_until > moment)) and a.revoked_at is null
      and (a.expires_at is null or a.expires_at > moment)
      and exists (select from app.member_grants g join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
        where g.member_id = m.id and g.role = 'owner' and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date));
  if not found then return; end if;
  -- one statement, so that calls at the same moment cannot share a place
  insert into priv.api_rates as r (key_id, arrival) values (k.id, moment + gap)
    on conflict on constraint api_rates_pkey do update set arrival = greatest(r.arrival, moment) + gap
      where greatest(r.arrival, moment) + gap <= moment + slack
    returning r.arrival into arrives;
  if not found then
    allowed := false;
    select r.arrival into arrives from priv.api_rates r where r.key_id = k.id;
  end if;
  if allowed and (k.last_used_at is null or k.last_used_at < moment - interval '1 minute') then
    update app.api_keys a set last_used_at = moment where a.id = k.id;
  end if;
  return query select k.id, k.title, k.company, k.can, k.chosen, k.person, k.address, k.called, k.spoken, k.plan, allowed,
    case when allowed then floor(extract(epoch from (moment + slack - arrives)) / extract(epoch from gap))::integer else 0 end,
    case when allowed then 0 else greatest(0, extract(epoch from (arrives + gap - slack - moment))) end::numeric;
end $$;
revoke all on function priv.open_api_key from public;
grant execute on function priv.open_api_key(bytea, interval, integer) to itqan_app;
comment on function priv.open_api_key(bytea, interval, integer) is 'the key of a secret, the person it acts for and its limit: one request each gap, burst of them at once';

-- Rights of a member are those of the key, where one is used: its permissions, on its part of the company.
do $$
declare f record; def text; confined text;
begin
  for f in select * from (values
    ('branches_with(text)', 'branches_with.capability', 'c.descendant_id'),
    ('nodes_with(text)', 'nodes_with.capability', 'c.descendant_id'),
    ('few_branches(text, integer)', 'few_branches.capability', 'c.descendant_id'),
    ('my_visits()', 'v.capability', 'c.descendant_id'),
    ('my_nodes_needed(text[])', 'n.capability', 'c.descendant_id'),
    ('may(text)', 'may.capability', 'n.id')) v (name, capability, node) loop
    def := pg_get_functiondef(('priv.' || f.name)::regprocedure);
    confined := format('and (coalesce(current_setting(''app.key_id'', true), '''') = '''' or exists (select from app.api_keys k
      join app.org_closure w on w.ancestor_id = k.node_id where k.id = nullif(current_setting(''app.key_id'', true), '''')::uuid
        and k.client_id = m.client_id and %s = any (k.capabilities) and w.descendant_id = %s))
    and (g.role = ''owner'' or exists', f.capability, f.node);
    if (length(def) - length(replace(def, 'and (g.role = ''owner'' or exists', ''))) / length('and (g.role = ''owner'' or exists') <> 1 then
      raise exception 'priv.% does not ask for rights as expected', f.name;
    end if;
    execute replace(def, 'and (g.role = ''owner'' or exists', confined);
  end loop;
  -- roles are those of people: a key has none
  def := pg_get_functiondef('priv.own_role_nodes()'::regprocedure);
  if position('m.state = ''active''' in def) = 0 then raise exception 'priv.own_role_nodes does not ask as expected'; end if;
  execute replace(def, 'm.state = ''active''', 'm.state = ''active'' and coalesce(current_setting(''app.key_id'', true), '''') = ''''');
end $$;

insert into priv.erased_tables (tab, place) values ('api_calls', 590), ('api_keys', 591);
call priv.confine_staff();
call priv.guard_closing();

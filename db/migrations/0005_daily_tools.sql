create table app.settings (
  key text primary key,
  value jsonb not null,
  is_public boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references app.profiles (id)
);
create index on app.settings (updated_by);

create table app.notifications (
  id uuid primary key default app.uuid7(),
  profile_id uuid not null references app.profiles (id),
  effect_key text not null,
  kind text not null,
  params jsonb not null default '{}',
  link text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (profile_id, effect_key)
);
comment on column app.notifications.effect_key is 'names what is told, so that a job that runs twice tells it once';
create index notifications_newest on app.notifications (profile_id, created_at desc);
create index notifications_unread on app.notifications (profile_id) where read_at is null;

-- A word to the browsers that are open: only who and what kind, the page then asks for the rest.
create function priv.tell_browsers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('live', json_build_object('to', new.profile_id, 'type', 'notification', 'id', new.id)::text);
  return null;
end $$;
create trigger tell_browsers after insert on app.notifications for each row execute function priv.tell_browsers();

create table app.emails (
  id uuid primary key default app.uuid7(),
  effect_key text not null unique,
  profile_id uuid references app.profiles (id),
  to_address text not null check (to_address !~ '[\r\n]'),
  language text not null check (language in ('en', 'ar')),
  kind text not null,
  subject text not null check (subject !~ '[\r\n]'),
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  problem text,
  attempts integer not null default 0,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on column app.emails.state is 'kept: no SMTP server is set, the outbox page shows what would have gone out';
comment on column app.emails.claimed_until is 'a worker is sending it right now; when the worker dies, another one may take it after this time';
create index emails_newest on app.emails (created_at desc, id desc);
create index on app.emails (profile_id);

create table app.contact_messages (
  id uuid primary key default app.uuid7(),
  ticket bigint generated always as identity (start with 1001) unique,
  client_key uuid not null unique,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) <= 40),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on app.contact_messages (created_at desc);

-- Who did what to which record. Rows are only ever added; the seals below chain them.
create table app.activity_log (
  id uuid primary key default app.uuid7(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid references app.profiles (id),
  actor_type text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  client_id uuid references app.profiles (id),
  before jsonb,
  after jsonb,
  reason text,
  request_id text
);
create index activity_newest on app.activity_log (at desc, id desc);
create index on app.activity_log (entity, entity_id);
create index on app.activity_log (actor_id, at desc);
create index on app.activity_log (client_id);

-- The hash chain. Entries are sealed in a row by one job, so that business transactions never queue up for the chain.
create table app.activity_seals (
  position bigint primary key check (position > 0),
  activity_id uuid not null unique references app.activity_log (id),
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
create function priv.activity_digest(a app.activity_log, place bigint, previous bytea) returns bytea
  language sql stable set search_path = '' as $$
  select pg_catalog.sha256(previous || pg_catalog.convert_to(pg_catalog.jsonb_build_array(place, a.id,
    pg_catalog.extract('epoch', a.at)::text, a.actor_id, a.actor_type, a.action, a.entity, a.entity_id, a.client_id, a.before, a.after,
    a.reason, a.request_id)::text, 'UTF8'))
$$;
-- Seals the entries that have no seal yet; answers how many.
create function priv.seal_activity(most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare a app.activity_log; place bigint; previous bytea; digest bytea; since timestamptz; sealed integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(7263401);
  select s.position, s.hash into place, previous from app.activity_seals s order by s.position desc limit 1;
  -- an entry may be committed after a later one was sealed, but not by an hour: the log is never read from its start
  select max(l.at) - interval '1 hour' into since from app.activity_seals s join app.activity_log l on l.id = s.activity_id
    where s.position = place;
  place := coalesce(place, 0);
  previous := coalesce(previous, '\x00'::bytea);
  for a in select l.* from app.activity_log l
           where l.at > coalesce(since, '-infinity') and not exists (select from app.activity_seals s where s.activity_id = l.id) order by l.id limit most loop
    place := place + 1;
    digest := priv.activity_digest(a, place, previous);
    insert into app.activity_seals (position, activity_id, previous_hash, hash) values (place, a.id, previous, digest);
    previous := digest;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
-- The first position from one to another where the chain does not hold, or null when all of it does.
create function priv.broken_seal(first_position bigint, last_position bigint) returns bigint
  language sql stable security definer set search_path = '' as $$
  select min(s.position) from (
    select s.*, lag(s.hash) over (order by s.position) as hash_before, lag(s.position) over (order by s.position) as position_before
    from app.activity_seals s where s.position between first_position - 1 and last_position) s
  left join app.activity_log l on l.id = s.activity_id
  where s.position >= first_position and (l.id is null
    or s.previous_hash <> coalesce(s.hash_before, case when s.position = 1 then '\x00'::bytea else '\x'::bytea end)
    or s.position <> coalesce(s.position_before, 0) + 1
    or s.hash <> priv.activity_digest(l, s.position, s.previous_hash))
$$;
grant execute on function priv.seal_activity(integer) to itqan_system;
grant execute on function priv.broken_seal(bigint, bigint) to itqan_system, itqan_admin;

-- Sign-in tables in the shape better-auth asks for; only the role itqan_auth touches them.
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  user_type text not null check (user_type in ('admin', 'client', 'freelancer', 'mystery_shopper')),
  registration text
);
create table auth.session (
  id uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" (id) on delete cascade
);
create table auth.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.session ("userId");
create index on auth.account ("userId");
create index on auth.verification (identifier);
grant select, insert, update, delete on all tables in schema auth to itqan_auth;
revoke create on schema auth from itqan_auth;

create table app.profiles (
  id uuid primary key references auth."user" (id),
  email text not null,
  full_name text not null check (length(full_name) between 1 and 200),
  phone text check (length(phone) <= 40),
  user_type text not null check (user_type in ('admin', 'client', 'freelancer', 'mystery_shopper')),
  company_name text check (length(company_name) between 1 and 200),
  company_address text check (length(company_address) <= 500),
  business_type text check (business_type in ('restaurant', 'cafe', 'hotel', 'retail', 'other')),
  language text not null default 'en' check (language in ('en', 'ar')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  status text not null default 'active' check (status in ('active', 'blocked')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on app.profiles (user_type, created_at desc);

create table app.client_profiles (
  profile_id uuid primary key references app.profiles (id),
  business_license text check (length(business_license) <= 100),
  tax_id text check (length(tax_id) <= 50),
  industry text check (length(industry) <= 100),
  number_of_branches integer not null default 1 check (number_of_branches between 1 and 100000),
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'basic', 'professional', 'enterprise')),
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected', 'suspended')),
  approval_reason text check (length(approval_reason) <= 2000),
  approval_changed_at timestamptz,
  approval_changed_by uuid references app.profiles (id)
);
create index on app.client_profiles (approval, profile_id);
create index on app.client_profiles (approval_changed_by);

-- Freelancers may also shop, so they have a row here beside their own.
create table app.mystery_shopper_profiles (
  profile_id uuid primary key references app.profiles (id),
  specializations text[] not null default '{}',
  certification_level text not null default 'basic' check (certification_level in ('basic', 'professional', 'senior', 'lead'))
);
create table app.freelancer_profiles (
  profile_id uuid primary key references app.profiles (id),
  skills text[] not null default '{}',
  experience_years integer not null default 0 check (experience_years between 0 and 80),
  hourly_rate bigint check (hourly_rate between 0 and 100000000)
);
comment on column app.freelancer_profiles.hourly_rate is 'halalas an hour';

create table app.shopper_busy_dates (
  shopper_id uuid not null references app.profiles (id),
  busy_on date not null,
  primary key (shopper_id, busy_on)
);
create table app.shopper_conflicts (
  shopper_id uuid not null references app.profiles (id),
  client_id uuid not null references app.profiles (id),
  client_name text not null default '' check (length(client_name) <= 200),
  kind text not null check (kind in ('worked_there', 'related', 'blocked_by_client', 'blocked_client')),
  created_at timestamptz not null default now(),
  primary key (shopper_id, client_id, kind)
);
create index on app.shopper_conflicts (client_id);

-- A registration is one insert: the profile and the rows of its type appear with the account, or nothing does.
create function priv.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare r jsonb := coalesce(new.registration, '{}')::jsonb;
begin
  insert into app.profiles (id, email, full_name, phone, user_type, company_name, company_address, business_type, language)
  values (new.id, new.email, new.name, r->>'phone', new.user_type, r->>'company_name', r->>'company_address',
          r->>'business_type', coalesce(r->>'language', 'en'));
  if new.user_type = 'client' then
    insert into app.client_profiles (profile_id, business_license, tax_id, industry, number_of_branches)
    values (new.id, r->>'business_license', r->>'tax_id', r->>'industry', coalesce((r->>'number_of_branches')::int, 1));
  elsif new.user_type in ('freelancer', 'mystery_shopper') then
    insert into app.mystery_shopper_profiles (profile_id, specializations)
    values (new.id, coalesce(array(select jsonb_array_elements_text(r->'specializations')), '{}'));
    if new.user_type = 'freelancer' then
      insert into app.freelancer_profiles (profile_id, skills, experience_years, hourly_rate)
      values (new.id, coalesce(array(select jsonb_array_elements_text(r->'skills')), '{}'),
              coalesce((r->>'experience_years')::int, 0), (r->>'hourly_rate')::bigint);
    end if;
  end if;
  update auth."user" set registration = null where id = new.id and registration is not null;
  return null;
end $$;
create trigger make_profile after insert on auth."user" for each row execute function priv.make_profile();

create function priv.follow_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.profiles set email = new.email, full_name = new.name, updated_at = now() where id = new.id;
  return null;
end $$;
create trigger follow_account after update of email, name on auth."user" for each row
  when (old.email is distinct from new.email or old.name is distinct from new.name) execute function priv.follow_account();

-- The session check of every request: one round trip, sliding within the idle and absolute limits of the person's type.
create function priv.open_session(session_token text)
  returns table (session_id uuid, id uuid, user_type text, email text, full_name text, language text, theme text, status text)
  language plpgsql security definer set search_path = '' as $$
declare s record; idle interval; most interval;
begin
  select ses.id as sid, ses."createdAt" as started, ses."updatedAt" as seen, p.* into s
  from auth.session ses join app.profiles p on p.id = ses."userId"
  where ses.token = session_token and ses."expiresAt" > now();
  if not found or s.status <> 'active' then return; end if;
  if s.user_type = 'admin' then idle := interval '30 minutes'; most := interval '12 hours';
  else idle := interval '7 days'; most := interval '30 days'; end if;
  if s.seen + idle < now() or s.started + most < now() then
    delete from auth.session where auth.session.id = s.sid;
    return;
  end if;
  if s.seen < now() - interval '1 minute' then
    update auth.session set "updatedAt" = now(), "expiresAt" = least(now() + idle, s.started + most)
    where auth.session.id = s.sid;
  end if;
  return query select s.sid, s.id, s.user_type, s.email, s.full_name, s.language, s.theme, s.status;
end $$;
grant execute on function priv.open_session(text) to itqan_app;

-- Attempts are counted in the database, so a limit holds over all servers, restarts and modes.
create table priv.attempts (
  bucket text primary key,
  count integer not null,
  window_ends timestamptz not null,
  blocked_until timestamptz
);
-- Counts one attempt. Answers 0 when it may go on, else the seconds to wait. The attempt that reaches `most` is still let
-- through, and the wait behind it grows from 30 seconds to 15 minutes; a refused attempt counts nothing.
create function priv.take_attempt(attempt_bucket text, most integer, window_seconds integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare a priv.attempts; span interval := make_interval(secs => window_seconds); wait interval;
begin
  insert into priv.attempts (bucket, count, window_ends) values (attempt_bucket, 0, clock_timestamp() + span) on conflict do nothing;
  select * into a from priv.attempts where bucket = attempt_bucket for update;
  if a.blocked_until > clock_timestamp() then
    return ceil(extract(epoch from a.blocked_until - clock_timestamp()));
  end if;
  if a.window_ends <= clock_timestamp() then
    a.count := 0;
    a.window_ends := clock_timestamp() + span;
  end if;
  a.count := a.count + 1;
  if a.count >= most then
    wait := make_interval(secs => least(900, 30 * 2 ^ least(a.count - most, 5)));
    a.blocked_until := clock_timestamp() + wait;
    a.window_ends := greatest(a.window_ends, a.blocked_until + span);
  end if;
  update priv.attempts set count = a.count, window_ends = a.window_ends, blocked_until = a.blocked_until where bucket = attempt_bucket;
  return 0;
end $$;
create function priv.forget_attempts(attempt_bucket text) returns void language sql security definer set search_path = '' as $$
  delete from priv.attempts where bucket = attempt_bucket
$$;
create function priv.return_attempt(attempt_bucket text, most integer) returns void
  language sql security definer set search_path = '' as $$
  update priv.attempts set count = greatest(count - 1, 0), blocked_until = case when count > most then blocked_until end
  where bucket = attempt_bucket
$$;
create function priv.sweep_attempts() returns void language sql security definer set search_path = '' as $$
  delete from priv.attempts where window_ends < now() - interval '1 hour' and coalesce(blocked_until, now()) <= now()
$$;
grant execute on function priv.take_attempt(text, integer, integer), priv.forget_attempts(text),
  priv.return_attempt(text, integer) to itqan_app;
grant execute on function priv.sweep_attempts() to itqan_system;

-- A person's own sessions end everywhere (sign-out of all, a blocked account).
create function priv.end_sessions(of_profile uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.session where "userId" = of_profile
$$;
grant execute on function priv.end_sessions(uuid) to itqan_system;

-- Ways to sign in beside the password. Only the role itqan_auth touches these tables.

-- A step that a browser, a mail, a phone or a provider has to answer: once, and in time. Its secrets are not stored: platform/challenges.server.ts derives them.
create table auth.challenge (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('passkey', 'new-passkey', 'mail', 'phone', 'own-phone', 'identity')),
  user_id uuid references auth."user" (id) on delete cascade,
  detail text,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on auth.challenge (user_id);
create index on auth.challenge (expires_at);
comment on column auth.challenge.tries is 'codes compared so far: the fifth wrong one ends it';

create table auth.passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  algorithm integer not null check (algorithm in (-7, -8, -257)),
  counter bigint not null default 0,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on auth.passkey (user_id);
comment on column auth.passkey.counter is 'signatures so far, as the device counts them; 0 where it does not count';

-- Identities of an OpenID provider are rows of auth.account: providerId is the issuer, accountId the subject.
create unique index account_identity on auth.account ("providerId", "accountId");

create table auth.phone (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  number text not null unique,
  verified_at timestamptz not null default now(),
  last_used_at timestamptz
);
grant select, insert, update, delete on auth.challenge, auth.passkey, auth.phone to itqan_auth;

-- An erased account keeps no way in.
create function priv.forget_ways_in() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.challenge where user_id = new.id;
  delete from auth.passkey where user_id = new.id;
  delete from auth.phone where user_id = new.id;
  delete from auth.account where "userId" = new.id;
  return null;
end $$;
revoke all on function priv.forget_ways_in from public;
create trigger forget_ways_in after update of status on app.profiles for each row
  when (new.status = 'erased' and old.status <> 'erased') execute function priv.forget_ways_in();

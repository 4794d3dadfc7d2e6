-- The second factor: a code of the person's own device beside the password. Only the role itqan_auth touches it.
create table auth.second_factor (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  secret_sealed text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}',
  created_at timestamptz not null default now()
);
comment on column auth.second_factor.confirmed_at is 'null: set up, but no code of it has been seen yet';
comment on column auth.second_factor.last_step is 'the step of 30 seconds whose code was used last: a code opens one door';
grant select, insert, update, delete on auth.second_factor to itqan_auth;
alter table auth.session add column "confirmedAt" timestamptz;
comment on column auth.session."confirmedAt" is 'when the second factor was shown; a session of somebody who has one opens nothing before';

create function priv.needs_code(of_user uuid, confirmed timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select confirmed is null and exists (select from auth.second_factor f where f.user_id = of_user and f.confirmed_at is not null)
$$;

create or replace function priv.open_session(session_token text)
  returns table (session_id uuid, id uuid, user_type text, email text, full_name text, language text, theme text, status text)
  language plpgsql security definer set search_path = '' as $$
declare s record; idle interval; most interval;
begin
  select ses.id as sid, ses."createdAt" as started, ses."updatedAt" as seen, ses."confirmedAt" as confirmed, p.* into s
  from auth.session ses join app.profiles p on p.id = ses."userId"
  where ses.token = session_token and ses."expiresAt" > now();
  if not found or s.status <> 'active' or priv.needs_code(s.id, s.confirmed) then return; end if;
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

-- Whose sign-in waits for its code, for ten minutes after the password was right.
create function priv.waiting_session(session_token text)
  returns table (session_id uuid, id uuid, user_type text, email text, full_name text, language text, theme text)
  language sql stable security definer set search_path = '' as $$
  select ses.id, p.id, p.user_type, p.email, p.full_name, p.language, p.theme
  from auth.session ses join app.profiles p on p.id = ses."userId"
  where ses.token = session_token and ses."createdAt" > now() - interval '10 minutes' and p.status = 'active'
    and priv.needs_code(p.id, ses."confirmedAt")
$$;
revoke all on function priv.needs_code, priv.waiting_session from public;
grant execute on function priv.waiting_session(text) to itqan_app;

-- When the holder of a session last proved the password or the second factor: powerful actions ask again after ten minutes.
alter table auth.session add column "provedAt" timestamptz not null default now();
update auth.session set "provedAt" = coalesce("confirmedAt", "createdAt");
comment on column auth.session."provedAt" is 'when the holder last proved the password or the second factor; signing in counts';

-- From when on an administrator's days without a second factor are counted.
alter table auth."user" add column "firstSignInAt" timestamptz;
comment on column auth."user"."firstSignInAt" is 'the first sign-in after the account was made';
create function priv.note_first_sign_in() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update auth."user" set "firstSignInAt" = new."createdAt" where id = new."userId" and "firstSignInAt" is null;
  return null;
end $$;
create trigger note_first_sign_in after insert on auth.session for each row execute function priv.note_first_sign_in();

drop function priv.open_session(text);
create function priv.open_session(session_token text)
  returns table (session_id uuid, id uuid, user_type text, email text, full_name text, language text, theme text, status text,
    proved_at timestamptz, has_code boolean, first_sign_in timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare s record; idle interval; most interval;
begin
  select ses.id as sid, ses."createdAt" as started, ses."updatedAt" as seen, ses."confirmedAt" as confirmed, ses."provedAt" as proved,
    u."firstSignInAt" as first_in, f.user_id is not null as with_code, p.* into s
  from auth.session ses join app.profiles p on p.id = ses."userId" join auth."user" u on u.id = ses."userId"
    left join auth.second_factor f on f.user_id = ses."userId" and f.confirmed_at is not null
  where ses.token = session_token and ses."expiresAt" > now();
  if not found or s.status <> 'active' or (s.with_code and s.confirmed is null) then return; end if;
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
  return query select s.sid, s.id, s.user_type, s.email, s.full_name, s.language, s.theme, s.status, s.proved, s.with_code, s.first_in;
end $$;
revoke all on function priv.note_first_sign_in, priv.open_session from public;
grant execute on function priv.open_session(text) to itqan_app;

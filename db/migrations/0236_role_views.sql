-- 'See as a role': an owner of the office has, in one session and for thirty minutes, the reading rights of another role. A view only narrows:
-- it counts while its row is open and its person an owner; a named role without such a row gives no rights at all. Nothing is written in it: every
-- policy refuses, and the transaction is read only (db/identity.server.ts), which binds functions with the owner's rights too.
alter table app.staff_role_views
  add column reason text check (length(reason) between 3 and 500),
  add column ended_by text check (ended_by in ('stopped', 'time', 'signed-out', 'role', 'replaced'));
comment on column app.staff_role_views.ended_by is 'why it ended; role: the person is no longer an owner, or the role is retired';

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
  if seen_as is not null then
    if changes or own.role <> 'owner' then return false; end if;
    select r.cells into seen from app.staff_role_views v join app.staff_roles r on r.id = v.role and r.retired_at is null
    where v.profile_id = app.uid() and v.role = seen_as and v.ended_at is null and v.ends_at > now() limit 1;
    return found and exists (select from unnest(needs) as n (need) where priv.cells_allow(seen, n.need));
  end if;
  return own.role = 'owner' or exists (select from unnest(needs) as n (need) where priv.cells_allow(own.cells, n.need));
end $$;

-- Rights of a session: of the role, and of the role that it sees as, with its name.
drop function priv.staff_standing(uuid, uuid);
create function priv.staff_standing(member uuid, of_session uuid)
  returns table (staff_role text, staff_cells jsonb, staff_second_factor boolean, seen_role text, seen_cells jsonb, seen_until timestamptz,
    seen_name_en text, seen_name_ar text)
  language sql stable security definer set search_path = '' as $$
  select m.role, r.cells, r.second_factor, s.id, s.cells, v.ends_at, s.name_en, s.name_ar
  from app.staff_members m join app.staff_roles r on r.id = m.role
    left join app.staff_role_views v on v.session_id = of_session and v.profile_id = member and v.ended_at is null and v.ends_at > now()
      and m.role = 'owner'
    left join app.staff_roles s on s.id = v.role and s.retired_at is null
  where m.profile_id = member and m.state = 'active'
$$;

-- Begins a view in a session of the acting owner, in place of the one before, and of a view as a company. Null: no such role, or no owner.
create function priv.start_role_view(own_session uuid, seen text, why text) returns timestamptz
  language plpgsql security definer set search_path = '' as $$
declare ends timestamptz := now() + interval '30 minutes';
begin
  if not priv.staff_may('{platform+}'::text[], true)
    or not exists (select from app.staff_members m where m.profile_id = app.uid() and m.role = 'owner')
    or not exists (select from auth.session s where s.id = own_session and s."userId" = app.uid())
    or not exists (select from app.staff_roles r where r.id = seen and r.id <> 'owner' and r.retired_at is null) then return null; end if;
  update app.staff_role_views v set ended_at = least(now(), v.ends_at), ended_by = case when v.ends_at > now() then 'replaced' else 'time' end
  where v.session_id = own_session and v.ended_at is null;
  update app.staff_views v set ended_at = now() where v.admin_id = app.uid() and v.ended_at is null and v.ends_at > now();
  update auth.session s set "companyId" = null where s.id = own_session;
  insert into app.staff_role_views (profile_id, session_id, role, reason, started_at, ends_at) values (app.uid(), own_session, seen, why, now(), ends);
  return ends;
end $$;

-- Ends the view of a session of the acting person; returns its role, or null.
create function priv.end_role_view(own_session uuid) returns text language plpgsql security definer set search_path = '' as $$
declare seen text;
begin
  update app.staff_role_views v set ended_at = now(), ended_by = 'stopped'
  where v.session_id = own_session and v.profile_id = app.uid() and v.ended_at is null and v.ends_at > now()
    and priv.staff_may('{everyone}'::text[], true) returning v.role into seen;
  return seen;
end $$;

-- Ends that the person does not ask for: of the session, of the ownership, of the role.
create function priv.end_role_views_of_session() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.staff_role_views v set ended_at = least(now(), v.ends_at), ended_by = case when v.ends_at > now() then 'signed-out' else 'time' end
  where v.session_id = old.id and v.ended_at is null;
  return null;
end $$;
create trigger end_role_views after delete on auth.session for each row execute function priv.end_role_views_of_session();
create function priv.end_role_views_of_role() returns trigger language plpgsql security definer set search_path = '' as $$
declare changed jsonb := to_jsonb(new);
begin
  update app.staff_role_views v set ended_at = least(now(), v.ends_at), ended_by = case when v.ends_at > now() then 'role' else 'time' end
  where v.ended_at is null and (v.profile_id = (changed ->> 'profile_id')::uuid or v.role = changed ->> 'id');
  return null;
end $$;
create trigger end_role_views after update of role, state on app.staff_members for each row
  when (old.role = 'owner' and (new.role <> 'owner' or new.state <> 'active')) execute function priv.end_role_views_of_role();
create trigger end_role_views after update of retired_at on app.staff_roles for each row
  when (new.retired_at is not null) execute function priv.end_role_views_of_role();

-- However a view ends, the end is in the activity log, of the person who stopped it or of the platform.
create function priv.note_role_view_end() returns trigger language plpgsql security definer set search_path = '' as $$
declare stopped boolean := new.ended_by in ('stopped', 'replaced');
begin
  insert into app.activity_log (actor_id, actor_type, action, entity, entity_id, after)
  values (case when stopped then new.profile_id end, case when stopped then 'admin' else 'system' end, 'staff.see-as-end', 'staff', new.profile_id,
    jsonb_build_object('role', new.role, 'ended', new.ended_by));
  return null;
end $$;
create trigger note_role_view_end after update of ended_at on app.staff_role_views for each row
  when (old.ended_at is null and new.ended_at is not null) execute function priv.note_role_view_end();

-- What open sessions of staff may do, as one word: the server closes the streams of those whose rights changed.
create function priv.session_standings(ids uuid[]) returns table (id uuid, standing text) language sql stable security definer set search_path = '' as $$
  select s.id, case when u.user_type = 'admin' then md5(concat_ws(' ', p.status, m.state, m.role, r.cells, r.retired_at, v.id)) else '' end
  from auth.session s join auth."user" u on u.id = s."userId" join app.profiles p on p.id = s."userId"
    left join app.staff_members m on m.profile_id = s."userId" left join app.staff_roles r on r.id = m.role
    left join app.staff_role_views v on v.session_id = s.id and v.ended_at is null and v.ends_at > now()
  where s.id = any (ids) and s."expiresAt" > now()
$$;

revoke all on function priv.staff_standing(uuid, uuid), priv.start_role_view(uuid, text, text), priv.end_role_view(uuid), priv.end_role_views_of_session(),
  priv.end_role_views_of_role(), priv.note_role_view_end(), priv.session_standings(uuid[]) from public;
grant execute on function priv.staff_standing(uuid, uuid), priv.session_standings(uuid[]) to itqan_app;
grant execute on function priv.start_role_view(uuid, text, text), priv.end_role_view(uuid) to itqan_admin;

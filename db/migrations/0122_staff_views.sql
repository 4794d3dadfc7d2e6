-- Views of staff as a company: begun with a reason by an administrator, in the session that asked, for thirty minutes at most. The database alone
-- refuses every write in them, because itqan_viewas has no right to write.
create function priv.start_staff_view(staff_session uuid, company uuid, why text) returns timestamptz language plpgsql security definer set search_path = '' as $$
declare ends timestamptz := now() + interval '30 minutes';
begin
  if not exists (select from app.companies c where c.id = company) then return null; end if;
  update app.staff_views v set ended_at = now() where v.admin_id = app.uid() and v.ended_at is null and v.ends_at > now();
  insert into app.staff_views (client_id, admin_id, reason, started_at, ends_at) values (company, app.uid(), why, now(), ends);
  update auth.session s set "companyId" = company where s.id = staff_session and s."userId" = app.uid();
  return ends;
end $$;

-- Ends the views of the acting administrator; returns the company of the open one.
create function priv.end_staff_view() returns uuid language plpgsql security definer set search_path = '' as $$
declare company uuid;
begin
  update app.staff_views v set ended_at = now() where v.admin_id = app.uid() and v.ended_at is null and v.ends_at > now()
  returning v.client_id into company;
  update auth.session s set "companyId" = null where s."userId" = app.uid();
  return company;
end $$;
revoke all on function priv.start_staff_view, priv.end_staff_view from public;
grant execute on function priv.start_staff_view, priv.end_staff_view to itqan_admin;

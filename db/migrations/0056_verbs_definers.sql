-- Disputes, months that are closed, tasks that repeat, and shoppers, each by one narrow step.

-- A report that its client may read, held until the transaction ends: disputes of one report wait for each other here.
create function priv.hold_own_report(report uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from app.mystery_shopping_reports r
  where r.id = report and r.client_id = app.client_id() and r.status in ('released', 'disputed', 'locked') for update;
  return found;
end $$;

-- A client objects to one answer of its own report, which is a disputed one from then on. False for a report it may not dispute and a dispute
-- that exists.
create function priv.open_dispute(dispute uuid, report uuid, question text, why text, due timestamptz, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare held app.mystery_shopping_reports;
begin
  select * into held from app.mystery_shopping_reports r
  where r.id = report and r.client_id = app.client_id() and r.status in ('released', 'disputed') for update;
  if not found then return false; end if;
  insert into app.report_disputes (id, report_id, client_id, question_key, reason, due_at, opened_by, opened_at)
  values (dispute, held.id, held.client_id, question, why, due, app.uid(), at) on conflict (id) do nothing;
  if not found then return false; end if;
  if held.status = 'released' then
    update app.mystery_shopping_reports r set status = 'disputed', version = r.version + 1, updated_at = at where r.id = held.id;
    insert into app.report_events (report_id, client_id, shopper_id, step, from_status, to_status, reason, questions, actor_id, created_at)
    values (held.id, held.client_id, held.shopper_id, 'dispute', 'released', 'disputed', why, jsonb_build_array(question), app.uid(), at);
  end if;
  return true;
end $$;

-- A disputed report whose last open dispute is closed is a released one again: the client's own, or for the office any.
create function priv.settle_disputed_report(report uuid, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare held app.mystery_shopping_reports;
begin
  update app.mystery_shopping_reports r set status = 'released', version = r.version + 1, updated_at = at
  where r.id = report and r.status = 'disputed' and (r.client_id = app.client_id() or current_setting('role') in ('itqan_admin', 'itqan_system'))
    and not exists (select from app.report_disputes d where d.report_id = r.id and d.state = 'open')
  returning * into held;
  if not found then return false; end if;
  insert into app.report_events (report_id, client_id, shopper_id, step, from_status, to_status, actor_id, created_at)
  values (held.id, held.client_id, held.shopper_id, 'resolveDispute', 'disputed', 'released', app.uid(), at);
  return true;
end $$;

-- A month is closed by the one who asks; nothing is booked in it any more.
create function priv.close_month(first_day date, counted jsonb, at timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into app.closed_months (month, figures, closed_by, closed_at) values (first_day, counted, app.uid(), at)
$$;

-- The next one of a task that repeats, once, for the same owner and by the same maker. Null when it is there already.
create function priv.repeat_task(done uuid, due date, at timestamptz) returns uuid language plpgsql security definer set search_path = '' as $$
declare following uuid;
begin
  insert into app.work_tasks (title, details, owner_id, priority, due_on, repeats, month_day, repeat_of, link, created_by, created_at, updated_at)
  select t.title, t.details, t.owner_id, t.priority, due, t.repeats, t.month_day, t.id, t.link, t.created_by, at, at
  from app.work_tasks t where t.id = done and t.status = 'done' and t.repeats is not null
  on conflict (repeat_of) where repeat_of is not null do nothing returning id into following;
  return following;
end $$;

-- A blocked shopper is let back in.
create function priv.unblock_shopper(shopper uuid, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.profiles p set status = 'active', updated_at = at
  where p.id = shopper and p.status = 'blocked'
    and exists (select from app.mystery_shopper_profiles s where s.profile_id = p.id and s.merged_into is null);
  if not found then return false; end if;
  update app.mystery_shopper_profiles s set block_reason = null, updated_at = at where s.profile_id = shopper;
  return true;
end $$;

-- Names the clients whose folded names are those of employers, and keeps the shopper away from them: the employers of the shopper that asks, who may
-- not see the clients' names, or for the platform those of all shoppers that may be one client.
create function priv.match_employers(client uuid) returns void language sql security definer set search_path = '' as $$
  with found as (
    update app.shopper_employers e set client_id = c.id
    from app.profiles c
    where e.client_id is null and c.user_type = 'client'
      and (e.shopper_id = app.uid() or (current_setting('role') = 'itqan_system' and c.id = client))
      and regexp_replace(app.fold(c.company_name), '\s+', ' ', 'g') = regexp_replace(app.fold(e.company_name), '\s+', ' ', 'g')
    returning e.shopper_id, c.id as client_id, c.company_name, e.kind)
  insert into app.shopper_conflicts (shopper_id, client_id, client_name, kind)
  select distinct on (f.shopper_id, f.client_id, f.kind) f.shopper_id, f.client_id, f.company_name, f.kind from found f
  on conflict do nothing
$$;

-- A branch, held until the transaction ends: of two who apply for its certificate or issue it at once, one does.
create function priv.hold_branch(branch uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from app.branches b
  where b.id = branch and (b.client_id = app.client_id() or current_setting('role') in ('itqan_admin', 'itqan_system')) for update;
  return found;
end $$;

revoke all on function priv.hold_branch, priv.hold_own_report, priv.open_dispute, priv.settle_disputed_report, priv.close_month, priv.repeat_task, priv.unblock_shopper,
  priv.match_employers from public;
grant execute on function priv.hold_own_report, priv.open_dispute to itqan_client;
grant execute on function priv.settle_disputed_report to itqan_client, itqan_admin, itqan_system;
grant execute on function priv.close_month, priv.repeat_task, priv.unblock_shopper to itqan_admin;
grant execute on function priv.match_employers to itqan_shopper, itqan_system;
grant execute on function priv.hold_branch to itqan_client, itqan_admin, itqan_system;

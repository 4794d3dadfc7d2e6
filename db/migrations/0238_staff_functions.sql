-- Functions with the owner's rights bypass the policies, so each one that staff may call asks for the role itself: for the area of its verb.
-- Those for staff alone refuse; those shared with clients or the platform answer as for a record that does not exist.
create function priv.require_staff(needs text[]) returns void language plpgsql stable set search_path = '' as $$
begin
  if not priv.staff_may(needs, true) then
    raise insufficient_privilege using message = 'the role does not include ' || array_to_string(needs, ' or ');
  end if;
end $$;
revoke all on function priv.require_staff(text[]) from public;

-- Clients and shoppers
create or replace function priv.change_level(shopper uuid, level text, at timestamptz) returns text
  language plpgsql security definer set search_path = '' as $$
declare before text;
begin
  perform priv.require_staff('{shoppers+}');
  select p.certification_level into before from app.mystery_shopper_profiles p where p.profile_id = shopper for update;
  if before <> level then
    update app.mystery_shopper_profiles p set certification_level = level, level_by = 'admin', level_changed_at = at, level_warning = null
    where p.profile_id = shopper;
  end if;
  return before;
end $$;

create or replace function priv.change_tier(client uuid, tier text) returns text language plpgsql security definer set search_path = '' as $$
declare before text;
begin
  perform priv.require_staff('{clients+}');
  select c.subscription_tier into before from app.client_profiles c where c.profile_id = client for update;
  if exists (select from app.subscriptions s where s.client_id = client and s.state = 'active') then return null; end if;
  update app.client_profiles c set subscription_tier = tier where c.profile_id = client and before <> tier;
  return before;
end $$;

create or replace function priv.keep_apart(shopper uuid, client uuid, of_kind text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{shoppers+}');
  insert into app.shopper_conflicts (shopper_id, client_id, client_name, kind)
  select s.profile_id, c.id, coalesce(c.company_name, c.full_name), of_kind from app.mystery_shopper_profiles s, app.profiles c
  where s.profile_id = shopper and c.id = client and c.user_type = 'client' and of_kind in ('blocked_by_client', 'blocked_client')
  on conflict do nothing;
  return found;
end $$;

create or replace function priv.let_together(shopper uuid, client uuid, of_kind text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{shoppers+}');
  delete from app.shopper_conflicts b
  where b.shopper_id = shopper and b.client_id = client and b.kind = of_kind and of_kind in ('blocked_by_client', 'blocked_client');
  return found;
end $$;

create or replace function priv.unblock_shopper(shopper uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{shoppers+}');
  update app.profiles p set status = 'active', updated_at = at
  where p.id = shopper and p.status = 'blocked'
    and exists (select from app.mystery_shopper_profiles s where s.profile_id = p.id and s.merged_into is null);
  if not found then return false; end if;
  update app.mystery_shopper_profiles s set block_reason = null, updated_at = at where s.profile_id = shopper;
  return true;
end $$;

create or replace function priv.level_fell_at(shopper uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select case last.action when 'shoppers.level-fall' then last.at end from (
    select l.action, l.at from app.activity_log l
    where l.entity = 'profile' and l.entity_id = shopper::text and l.action in ('shoppers.level', 'shoppers.level-rise', 'shoppers.level-fall')
      and (shopper = app.uid() or current_setting('role') = 'itqan_system' or priv.staff_may('{shoppers}'::text[], false))
    order by l.at desc limit 1) last
$$;

create or replace function priv.company_name(company uuid) returns text language sql stable parallel safe security definer set search_path = '' as $$
  select app.named(coalesce(c.name_en, c.name_ar), c.name_ar) from app.companies c
  where c.id = company and (current_setting('role') <> 'itqan_admin'
    or priv.staff_may('{clients,shoppers,requests,review,questionnaires,certificates,invoices,ledger,site+}'::text[], false))
$$;

create or replace function priv.company_names(company uuid) returns jsonb language sql stable parallel safe security definer set search_path = '' as $$
  select app.names(coalesce(c.name_en, c.name_ar), c.name_ar) from app.companies c
  where c.id = company and (current_setting('role') <> 'itqan_admin'
    or priv.staff_may('{clients,shoppers,requests,review,questionnaires,certificates,invoices,ledger,site+}'::text[], false))
$$;

-- Visits and reports
create or replace function priv.repeat_task(done uuid, due date, at timestamptz) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare following uuid;
begin
  perform priv.require_staff('{requests+}');
  insert into app.work_tasks (title, details, owner_id, priority, due_on, repeats, month_day, repeat_of, link, created_by, created_at, updated_at)
  select t.title, t.details, t.owner_id, t.priority, due, t.repeats, t.month_day, t.id, t.link, t.created_by, at, at
  from app.work_tasks t where t.id = done and t.status = 'done' and t.repeats is not null
  on conflict (repeat_of) where repeat_of is not null do nothing returning id into following;
  return following;
end $$;

create or replace function priv.visits_by_day(client uuid, from_day date, until_day date) returns table (day text, count integer)
  language sql stable security definer set search_path = '' as $$
  select to_char(d.shown, 'YYYY-MM-DD'), count(*)::int
  from app.mystery_shopping_requests q left join app.billed_visits b on b.client_id = q.client_id and b.request_id = q.id,
    lateral (select case when q.is_withheld and current_setting('role') not in ('itqan_admin', 'itqan_system')
      then priv.shown_day(client, (q.scheduled_date at time zone 'Asia/Riyadh')::date)
      else (q.scheduled_date at time zone 'Asia/Riyadh')::date end as shown) d
  where q.client_id = client and q.status <> 'cancelled' and coalesce(b.within_plan, true)
    and priv.plans_visits(client) and d.shown >= from_day and d.shown < until_day
    and (current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{requests}'::text[], false)))
  group by 1
$$;

create or replace function priv.city_benchmark(of_city text, of_type text, of_code text, first_month date, before_month date)
  returns table (section text, n integer, mean integer) language sql stable security definer set search_path = '' as $$
  with t as (
    select t.client_id, t.evaluation_type, t.code, t.section, t.n, t.sum
    from app.branches b join app.score_tallies t on t.client_id = b.client_id and t.branch_id = b.id
    where b.city = of_city and t.month >= first_month and t.month < before_month and t.n > 0
      and (current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{review}'::text[], false)))
  ), whole as (
    select evaluation_type = of_type as mine, sum(n) as n, sum(sum) as sum, count(distinct client_id) as clients
    from t where section = '' group by 1
  ), allowed as (
    select from whole where mine and n >= 5 and clients >= 3
      and not exists (select from whole w where not w.mine and (w.n < 5 or w.clients < 3))
  )
  select t.section, sum(t.n)::integer, round(sum(t.sum) / sum(t.n) / 100)::integer
  from t where t.evaluation_type = of_type and (t.section = '' or t.code = of_code) and exists (select from allowed)
  group by t.section having sum(t.n) >= 5 and count(distinct t.client_id) >= 3
$$;

create or replace function priv.ask_document_again(document uuid, gone_file uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update app.report_documents d set state = 'waiting', file_id = null, problem = null
  where d.id = document and ((d.client_id = app.client_id() and priv.may_branch('reports.document', priv.branch_of_report(d.report_id)))
      or priv.staff_may('{review}'::text[], true))
    and (d.state = 'failed' or d.file_id = gone_file);
  return found;
end $$;

create or replace function priv.settle_correction(action uuid, seen integer, outcome text, way text, said text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare held app.report_actions; entry uuid;
begin
  select * into held from app.report_actions a
  where a.id = action and a.version = seen and (a.status = 'done' or a.verification = 'self') and outcome in ('verified', 'reopened')
    and (current_setting('role') = 'itqan_system' or priv.staff_may('{review+}'::text[], true)) for update;
  if not found then return null; end if;
  update app.report_actions a set status = outcome, verification = case outcome when 'verified' then way end, version = seen + 1, updated_at = at
  where a.id = held.id;
  insert into app.report_action_events (action_id, client_id, step, from_status, to_status, note, actor_id, created_at)
  values (held.id, held.client_id, case when way = 'visit' then 'confirm-by-visit' when outcome = 'verified' then 'confirm' else 'send-back' end,
    held.status, outcome, said, app.uid(), at)
  returning id into entry;
  return entry;
end $$;

create or replace function priv.settle_disputed_report(report uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare held app.mystery_shopping_reports;
begin
  update app.mystery_shopping_reports r set status = 'released', version = r.version + 1, updated_at = at
  where r.id = report and r.status = 'disputed' and ((r.client_id = app.client_id() and priv.may_branch('reports.dispute', r.branch_id))
      or current_setting('role') = 'itqan_system' or priv.staff_may('{review+}'::text[], true))
    and not exists (select from app.report_disputes d where d.report_id = r.id and d.state = 'open')
  returning * into held;
  if not found then return false; end if;
  insert into app.report_events (report_id, client_id, shopper_id, step, from_status, to_status, actor_id, created_at)
  values (held.id, held.client_id, held.shopper_id, 'resolveDispute', 'disputed', 'released', app.uid(), at);
  return true;
end $$;

-- Certificates. A free place in the status list is the default of a column: the policy of app.certificates decides who inserts, and the owner of
-- the database may too.
create or replace function priv.hold_branch(branch uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from app.branches b where b.id = branch
    and (b.client_id = app.client_id() or current_setting('role') = 'itqan_system' or priv.staff_may('{certificates+}'::text[], true)) for update;
  return found;
end $$;

create or replace function priv.free_status_place() returns bigint language plpgsql security definer set search_path = '' as $$
declare list bigint; place bigint;
begin
  if current_setting('role') = 'itqan_admin' then perform priv.require_staff('{everyone}'); end if;
  list := nextval('app.status_places') / 65536;
  perform pg_advisory_xact_lock(7263405);
  loop
    place := list * 131072 + floor(random() * 131072)::bigint;
    exit when not exists (select from app.certificates where status_place = place);
  end loop;
  return place;
end $$;

-- Site and log
create or replace function priv.take_back_study(study uuid, seen integer, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{site+}');
  update app.case_studies s set state = 'draft', version = s.version + 1, updated_at = at
  where s.id = study and s.version = seen and s.state in ('agreed', 'offered');
  return found;
end $$;

create or replace function priv.broken_seal(first_position bigint, last_position bigint) returns bigint
  language sql stable security definer set search_path = '' as $$
  select min(s.position) from (
    select s.*, lag(s.hash) over (order by s.position) as hash_before, lag(s.position) over (order by s.position) as position_before
    from app.activity_seals s where s.position between first_position - 1 and last_position) s
  left join app.activity_log l on l.id = s.activity_id
  where s.position >= first_position and (l.id is null
    or s.previous_hash <> coalesce(s.hash_before, case when s.position = 1 then '\x00'::bytea else '\x'::bytea end)
    or s.position <> coalesce(s.position_before, 0) + 1
    or s.hash <> priv.activity_digest(l, s.position, s.previous_hash))
    and (current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{platform}'::text[], false)))
$$;

create or replace function priv.own_erasure_blocks() returns table (what text, count bigint)
  language sql stable security definer set search_path = '' as $$
  select * from priv.erasure_blocks(app.uid()) where current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{everyone}'::text[], false))
$$;

-- The end of an account, of every kind: asked for, seven days to change one's mind, then done. An administrator needs another one.
create table app.erasures (
  id uuid primary key default app.uuid7(),
  profile_id uuid not null references app.profiles (id),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  approved_by uuid references app.profiles (id),
  approved_at timestamptz,
  dropped_at timestamptz,
  done_at timestamptz,
  check (approved_by <> profile_id),
  check ((approved_by is null) = (approved_at is null)),
  check (dropped_at is null or done_at is null)
);
comment on table app.erasures is 'also the register by which a restored copy repeats what was erased since: it holds no personal data';
create unique index erasures_one_open on app.erasures (profile_id) where dropped_at is null and done_at is null;
create index erasures_due on app.erasures (due_at) where dropped_at is null and done_at is null;
create index on app.erasures (approved_by);
do $$
declare role_name text;
begin
  alter table app.erasures enable row level security;
  alter table app.erasures force row level security;
  execute format('create policy owner_all on app.erasures to %I using (true) with check (true)', current_user);
  create policy system_all on app.erasures to itqan_system using (true) with check (true);
  grant select, insert, update, delete on app.erasures to itqan_system;
  foreach role_name in array array['client', 'member', 'shopper', 'admin'] loop
    execute format('grant select, insert (profile_id, asked_at, due_at), update (dropped_at) on app.erasures to itqan_%s', role_name);
    execute format('create policy %1$s_insert on app.erasures for insert to itqan_%1$s with check (profile_id = (select app.uid()))', role_name);
    continue when role_name = 'admin';
    execute format('create policy %1$s_select on app.erasures for select to itqan_%1$s using (profile_id = (select app.uid()))', role_name);
    execute format('create policy %1$s_update on app.erasures for update to itqan_%1$s using (profile_id = (select app.uid()) and done_at is null)
      with check (profile_id = (select app.uid()) and dropped_at is not null)', role_name);
  end loop;
end $$;
-- Administrators: the own request as everybody; owners of the platform see those of others and agree to them.
grant update (approved_by, approved_at) on app.erasures to itqan_admin;
alter policy admin_insert on app.erasures
  with check (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)));
create policy admin_select on app.erasures for select to itqan_admin using ((select priv.staff_may('{platform+}'::text[], false))
  or (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], false))));
create policy admin_update on app.erasures for update to itqan_admin
  using (done_at is null and dropped_at is null and ((select priv.staff_may('{platform+}'::text[], true))
    or (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)))))
  with check ((profile_id = (select app.uid()) and dropped_at is not null and (select priv.staff_may('{everyone}'::text[], true)))
    or (approved_by = (select app.uid()) and dropped_at is null and (select priv.staff_may('{platform+}'::text[], true))));

-- Companies that end with a person: the last owner, alone in the team.
create function priv.companies_of_last(who uuid, alone boolean) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select m.client_id from app.members m
  where m.profile_id = who and m.state = 'active'
    and exists (select from app.member_grants g join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
      where g.member_id = m.id and g.role = 'owner')
    and not exists (select from app.members o join app.member_grants g on g.member_id = o.id and g.role = 'owner'
      join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
      where o.client_id = m.client_id and o.profile_id <> who and o.state = 'active'
        and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date))
    and alone = not exists (select from app.members o where o.client_id = m.client_id and o.profile_id <> who and o.state = 'active')
$$;
-- What must end before an account is erased: the same for the page and for the step itself.
create function priv.erasure_blocks(who uuid) returns table (what text, count bigint)
  language sql stable security definer set search_path = '' as $$
  with ending as (select c.id from priv.companies_of_last(who, true) as c (id))
  select b.what, b.n from (
    select 'visits' as what, count(*) as n from app.mystery_shopping_requests q
      where q.shopper_id = who and q.status in ('assigned', 'in_progress')
    union all select 'reports', count(*) from app.mystery_shopping_reports r
      where r.shopper_id = who and r.status in ('submitted', 'in_review', 'revision_requested')
    union all select 'appeals', count(*) from app.report_appeals a where a.shopper_id = who and a.status = 'open'
    union all select 'payouts', count(*) from app.payouts p where p.shopper_id = who and p.state <> 'paid' and p.net > 0
    union all select 'handover', count(*) from priv.companies_of_last(who, false)
    union all select 'requests', count(*) from app.mystery_shopping_requests q join ending e on e.id = q.client_id
      where q.status in ('pending', 'approved', 'assigned', 'in_progress')
    union all select 'disputes', count(*) from app.report_disputes d join ending e on e.id = d.client_id where d.state = 'open'
    union all select 'invoices', count(*) from app.invoices i join ending e on e.id = i.client_id
      where i.status in ('issued', 'partly_paid', 'overdue')
    union all select 'plans', count(*) from app.subscriptions s join ending e on e.id = s.client_id where s.state = 'active'
    union all select 'lastAdmin', count(*) from app.staff_members m where m.profile_id = who and m.role = 'owner' and m.state = 'active'
      and not exists (select from app.staff_members o join app.profiles p on p.id = o.profile_id and p.status = 'active'
        where o.role = 'owner' and o.state = 'active' and o.profile_id <> who)
  ) b where b.n > 0
$$;
create function priv.own_erasure_blocks() returns table (what text, count bigint)
  language sql stable security definer set search_path = '' as $$
  select * from priv.erasure_blocks(app.uid())
$$;

-- Erases an account: who the person is goes, what must be kept stays under a number. A company keeps its fields and papers, also those
-- that stand in the row of the person who registered it. Answers the keys of the stored files to delete, or null when something blocks.
create function priv.erase_account(who uuid) returns text[] language plpgsql security definer set search_path = '' as $$
declare
  keys text[]; p app.profiles; addresses text[]; t record;
  former constant text := 'Former member · عضو سابق';
begin
  select * into p from app.profiles x where x.id = who and x.status <> 'erased' for update;
  if not found or exists (select from priv.erasure_blocks(who)) then return null; end if;
  select array_agg(distinct lower(a)) into addresses from (
    select p.email as a union all select l.address from auth.email_links l where l.user_id = who and (l.purpose <> 'change' or l.used_at is not null)) x;

  select coalesce(array_agg(f.storage_key), '{}') into keys from app.files f where f.owner_id = who and f.purpose in ('shopper_document', 'report_voice');
  delete from app.shopper_documents where shopper_id = who;
  delete from app.report_photos where shopper_id = who and kind = 'voice';
  delete from app.files where owner_id = who and purpose in ('shopper_document', 'report_voice');
  delete from app.shopper_employers where shopper_id = who;
  delete from app.shopper_busy_dates where shopper_id = who;
  delete from app.shopper_conflicts where shopper_id = who;
  delete from app.level_tests where shopper_id = who;
  delete from app.visit_wishes where shopper_id = who;
  delete from app.notice_switches where profile_id = who;
  delete from app.calendar_feeds where profile_id = who;
  delete from app.notifications where profile_id = who;
  update app.notifications set params = params || jsonb_build_object('shopper', '') where params ->> 'shopper' = p.full_name;
  update app.emails set to_address = 'erased@erased.invalid', subject = '[erased · مُحي]', body = '[erased · مُحي]',
    state = case state when 'queued' then 'kept' else state end 
    where profile_id = who or (profile_id is null and lower(to_address) = any (addresses)) or lower(to_address) = lower(p.email);
  update app.visit_offers set status = 'expired', ended_by = 'shopper', answered_at = now() where shopper_id = who and status = 'offered';
  update app.work_tasks set owner_id = null where owner_id = who;
  update app.mystery_shopping_reports set check_in_latitude = null, check_in_longitude = null where shopper_id = who and check_in_latitude is not null;
  update app.mystery_shopper_profiles set approval = 'rejected', approval_reason = null, block_reason = null, specializations = '{}', city = null,
    latitude = null, longitude = null, languages = '{}', weekdays_off = '{}', birth_on = null, legal_name = null, identity_kind = null,
    identity_sealed = null, identity_last = null, identity_hash = null, iban_sealed = null, iban_last = null, iban_bank = null, iban_hash = null,
    iban_changed_at = null, level_warning = null, updated_at = now() where profile_id = who;
  update app.freelancer_profiles set skills = '{}', experience_years = 0, hourly_rate = null where profile_id = who;

  -- the company keeps the name under which the person registered it
  update app.profiles x set company_name = (select coalesce(c.name_en, c.name_ar) from app.companies c where c.id = who)
    where x.id = who and x.user_type = 'client' and x.company_name is null and exists (select from app.companies c where c.id = who);
  -- a company that ends with its last member orders nothing more; in others the membership ends
  update app.client_profiles set approval = 'suspended', approval_reason = null, approval_changed_at = now(), approval_changed_by = null
    where profile_id in (select priv.companies_of_last(who, true));
  update app.branches b set manager_id = null from app.members m where m.id = b.manager_id and m.profile_id = who;
  update app.members m set state = 'removed', removed_at = now()
    where m.profile_id = who and m.state <> 'removed' and m.client_id not in (select priv.companies_of_last(who, true));
  update app.staff_members set state = 'removed', changed_at = now() where profile_id = who and state = 'active';
  update app.staff_invitations set full_name = former, email = 'erased-' || id || '@erased.invalid',
    state = case state when 'waiting' then 'withdrawn' else state end, settled_at = coalesce(settled_at, now()) where lower(email) = any (addresses);
  update app.member_invitations set state = 'withdrawn', answered_at = now() where lower(email) = any (addresses) and state = 'pending';
  update app.member_invitations set email = 'erased-' || id || '@erased.invalid' where lower(email) = any (addresses);
  update app.alert_people set name = former, email = 'erased-' || id || '@erased.invalid', removed_at = coalesce(removed_at, now())
    where lower(email) = any (addresses);
  update app.report_actions set owner_name = former, owner_email = null where lower(owner_email) = any (addresses);

  -- every way to sign in, those of later releases too
  for t in select c.table_name, c.column_name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'auth' and c.column_name in ('userId', 'user_id') and b.table_type = 'BASE TABLE' loop
    execute format('delete from auth.%I where %I = $1', t.table_name, t.column_name) using who;
  end loop;
  delete from auth.verification where value = who::text;
  update auth."user" set email = 'erased-' || who || '@erased.invalid', "emailVerified" = false, image = null, registration = null,
    name = case p.user_type when 'client' then former when 'admin' then 'Former administrator · مدير سابق' else 'Erased account' end where id = who;
  update app.profiles set phone = null, status = 'erased', updated_at = now(),
    company_name = case when user_type = 'client' then company_name end,
    company_address = case when user_type = 'client' then company_address end where id = who;
  return keys;
end $$;
drop function priv.erase_shopper(uuid);
revoke all on function priv.companies_of_last, priv.erasure_blocks, priv.own_erasure_blocks, priv.erase_account from public;
grant execute on function priv.own_erasure_blocks() to itqan_client, itqan_member, itqan_shopper, itqan_admin;
grant execute on function priv.erasure_blocks(uuid), priv.erase_account(uuid) to itqan_system;

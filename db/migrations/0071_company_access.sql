-- Who may see and do what in a company. The server picks the database role from the membership: itqan_client is an owner, itqan_member
-- anyone else of the team, itqan_viewas the staff or the platform reading as the company. These functions confirm it once a statement.

create function priv.client_id() returns uuid language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  acting text := current_setting('role');
  person uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  company uuid := coalesce(nullif(current_setting('app.company_id', true), ''), nullif(current_setting('app.user_id', true), ''))::uuid;
begin
  if acting = 'itqan_client' then
    return (select m.client_id from app.members m join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
      join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
      where m.client_id = company and m.profile_id = person and m.state = 'active' and g.role = 'owner'
        and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date) limit 1);
  elsif acting = 'itqan_member' then
    return (select m.client_id from app.members m where m.client_id = company and m.profile_id = person and m.state = 'active');
  elsif acting = 'itqan_viewas' then
    -- without a person the platform reads, for documents and shared pages
    if person is null then return company; end if;
    return (select v.client_id from app.staff_views v where v.client_id = company and v.admin_id = person and v.ended_at is null
      and v.ends_at > now() limit 1);
  end if;
  return null;
end $$;
grant execute on function priv.client_id() to itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system;
create or replace function app.client_id() returns uuid language sql stable parallel safe as $$ select priv.client_id() $$;
comment on function app.client_id() is 'The company whose rows the actor may see, confirmed by membership, ownership or a view of staff; else null.';

-- Nodes on which the acting member has a capability: those of the grants and all below. Closed ones count for 90 days.
create function priv.my_nodes(capability text) returns uuid[] language sql stable parallel safe security definer set search_path = '' as $$
  select coalesce(array_agg(distinct c.descendant_id), '{}')
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes n on n.id = g.node_id
  join app.org_closure c on c.ancestor_id = g.node_id
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (n.closed_at is null or n.closed_at > now() - interval '90 days')
    and (g.role = 'owner' or exists (select from app.role_capabilities r
      where r.capability = my_nodes.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')))
$$;
comment on function priv.my_nodes(text) is 'nodes of the company on which the acting member has the capability';

-- The branches among them; in policies as `branch_id = any ((select priv.my_branches(...))::uuid[])`, evaluated once a statement.
create function priv.my_branches(capability text) returns uuid[] language sql stable parallel safe security definer set search_path = '' as $$
  select coalesce(array_agg(distinct c.descendant_id), '{}')
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes n on n.id = g.node_id
  join app.org_closure c on c.ancestor_id = g.node_id and c.is_branch
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (n.closed_at is null or n.closed_at > now() - interval '90 days')
    and (g.role = 'owner' or exists (select from app.role_capabilities r
      where r.capability = my_branches.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')))
$$;
comment on function priv.my_branches(text) is 'branches of the company on which the acting member has the capability';

-- Whether the acting member has a capability for the whole company: by a grant on its root.
create function priv.may(capability text) returns boolean language sql stable parallel safe security definer set search_path = '' as $$
  select exists (
    select from app.members m
    join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
    where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
      and (g.role = 'owner' or exists (select from app.role_capabilities r where r.capability = may.capability and r.role = g.role)))
$$;
comment on function priv.may(text) is 'whether the acting member has the capability for the whole company';

-- The same two questions for functions with the owner's rights, which serve owners too.
create function priv.may_company(capability text) returns boolean language sql stable parallel safe security definer set search_path = '' as $$
  select current_setting('role') = 'itqan_client' or (current_setting('role') = 'itqan_member' and priv.may(capability))
$$;
create function priv.may_branch(capability text, branch uuid) returns boolean language sql stable parallel safe security definer set search_path = '' as $$
  select current_setting('role') = 'itqan_client' or (current_setting('role') = 'itqan_member' and branch = any (priv.my_branches(capability)))
$$;
create function priv.may_somewhere(capability text) returns boolean language sql stable parallel safe security definer set search_path = '' as $$
  select current_setting('role') = 'itqan_client' or (current_setting('role') = 'itqan_member' and cardinality(priv.my_nodes(capability)) > 0)
$$;
create function priv.branch_of_report(report uuid) returns uuid language sql stable parallel safe security definer set search_path = '' as $$
  select r.branch_id from app.mystery_shopping_reports r where r.id = report and r.client_id = app.client_id()
$$;
grant execute on function priv.my_nodes(text), priv.my_branches(text), priv.may(text), priv.may_company(text), priv.may_branch(text, uuid),
  priv.may_somewhere(text), priv.branch_of_report(uuid) to itqan_client, itqan_member, itqan_viewas;

-- What each role may do. Owners may do everything.
insert into app.role_capabilities (role, capability, reach)
select r.role, g.capability, g.reach
from (values
  ('dashboard.client', 'scope', 'manager branch_manager viewer accountant'),
  ('company.read', 'scope', 'manager branch_manager viewer accountant'),
  ('branches.read', 'scope', 'manager branch_manager viewer accountant'),
  ('branches.create', 'root', 'manager'),
  ('branches.write', 'scope', 'manager'),
  ('nodes.write', 'root', 'manager'),
  ('members.read', 'scope', 'manager'),
  ('members.write', 'scope', 'manager'),
  ('evaluations.read', 'scope', 'manager branch_manager viewer'),
  ('evaluations.read', 'root', 'accountant'),
  ('evaluations.foresee', 'scope', 'manager'),
  ('evaluations.foresee', 'root', 'accountant'),
  ('evaluations.request', 'scope', 'manager'),
  ('evaluations.withdraw', 'scope', 'manager'),
  ('reports.read', 'scope', 'manager branch_manager viewer'),
  ('reports.document', 'scope', 'manager branch_manager viewer'),
  ('reports.reply', 'scope', 'manager branch_manager'),
  ('reports.dispute', 'scope', 'manager branch_manager'),
  ('reports.share', 'scope', 'manager'),
  ('disputes.read', 'scope', 'manager branch_manager viewer'),
  ('alert-people.read', 'root', 'manager'),
  ('alert-people.write', 'root', 'manager'),
  ('actions.read', 'scope', 'manager branch_manager viewer'),
  ('actions.write', 'scope', 'manager branch_manager'),
  ('insights.read', 'scope', 'manager branch_manager viewer'),
  ('insights.describe', 'root', 'manager'),
  ('case-studies.read', 'root', 'manager'),
  ('case-studies.answer', 'root', 'manager'),
  ('certificates.read', 'scope', 'manager branch_manager viewer'),
  ('certificates.apply', 'scope', 'manager'),
  ('certificates.present', 'scope', 'manager'),
  ('guest-reviews.read', 'scope', 'manager branch_manager viewer'),
  ('guest-reviews.reply', 'scope', 'manager branch_manager'),
  ('invoices.read', 'root', 'accountant'),
  ('invoices.share', 'root', 'accountant'),
  ('payments.read', 'root', 'accountant'),
  ('payments.start', 'root', 'accountant'),
  ('tax-details.write', 'root', 'accountant')
) as g (capability, reach, roles), lateral unnest(string_to_array(g.roles, ' ')) as r (role);

-- Functions with the owner's rights that ask for the company ask for the capability as well.
create or replace function priv.is_payers(client uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select current_setting('role') = 'itqan_system' or (client = app.client_id() and priv.may_company('payments.start'))
$$;
create function priv.plans_visits(client uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select current_setting('role') in ('itqan_system', 'itqan_admin')
    or (client = app.client_id() and (current_setting('role') = 'itqan_viewas'
      or priv.may_somewhere('evaluations.request') or priv.may_company('payments.start')))
$$;

create or replace function priv.visits_by_day(client uuid, from_day date, until_day date) returns TABLE(day text, count integer) language sql stable security definer set search_path = '' as $$
  select to_char(q.scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD'), count(*)::int
  from app.mystery_shopping_requests q left join app.billed_visits b on b.client_id = q.client_id and b.request_id = q.id
  where q.client_id = client and q.status <> 'cancelled' and coalesce(b.within_plan, true)
    and priv.plans_visits(client)
    and (q.scheduled_date at time zone 'Asia/Riyadh')::date >= from_day and (q.scheduled_date at time zone 'Asia/Riyadh')::date < until_day
  group by 1
$$;
create or replace function priv.visits_within_plan(client uuid, from_day date, until_day date) returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::int
  from app.billed_visits b join app.mystery_shopping_requests q on q.client_id = b.client_id and q.id = b.request_id
  where b.client_id = client and b.within_plan and priv.plans_visits(client)
    and (q.scheduled_date at time zone 'Asia/Riyadh')::date >= from_day and (q.scheduled_date at time zone 'Asia/Riyadh')::date < until_day
$$;
create or replace function priv.own_credit() returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(e.amount), 0)::bigint from app.journal_lines e where e.party_id = app.client_id() and e.account = 'client_credit'
    and (current_setting('role') = 'itqan_viewas' or priv.may_company('invoices.read'))
$$;
create or replace function priv.hold_own_report(report uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from app.mystery_shopping_reports r
  where r.id = report and r.client_id = app.client_id() and priv.may_branch('reports.dispute', r.branch_id) and r.status in ('released', 'disputed', 'locked') for update;
  return found;
end $$;
create or replace function priv.open_dispute(dispute uuid, report uuid, question text, why text, due timestamp with time zone, at timestamp with time zone) returns boolean language plpgsql security definer set search_path = '' as $$
declare held app.mystery_shopping_reports;
begin
  select * into held from app.mystery_shopping_reports r
  where r.id = report and r.client_id = app.client_id() and priv.may_branch('reports.dispute', r.branch_id) and r.status in ('released', 'disputed') for update;
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
create or replace function priv.settle_disputed_report(report uuid, at timestamp with time zone) returns boolean language plpgsql security definer set search_path = '' as $$
declare held app.mystery_shopping_reports;
begin
  update app.mystery_shopping_reports r set status = 'released', version = r.version + 1, updated_at = at
  where r.id = report and r.status = 'disputed' and ((r.client_id = app.client_id() and priv.may_branch('reports.dispute', r.branch_id)) or current_setting('role') in ('itqan_admin', 'itqan_system'))
    and not exists (select from app.report_disputes d where d.report_id = r.id and d.state = 'open')
  returning * into held;
  if not found then return false; end if;
  insert into app.report_events (report_id, client_id, shopper_id, step, from_status, to_status, actor_id, created_at)
  values (held.id, held.client_id, held.shopper_id, 'resolveDispute', 'disputed', 'released', app.uid(), at);
  return true;
end $$;
create or replace function priv.withdraw_share(share uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.payment_shares s set state = 'withdrawn' where s.id = share and s.client_id = app.client_id() and priv.may_company('invoices.share') and s.state = 'open';
  return found;
end $$;
create or replace function priv.write_shares(invoice uuid, shares jsonb) returns integer language plpgsql security definer set search_path = '' as $$
declare held app.invoices; before bigint; written integer;
begin
  select * into held from app.invoices i
  where i.id = invoice and i.client_id = app.client_id() and priv.may_company('invoices.share') and i.number is not null and i.kind <> 'credit' for update;
  if not found then return 0; end if;
  select coalesce(sum(s.amount), 0) into before from app.payment_shares s where s.invoice_id = held.id and s.state = 'open';
  update app.payment_shares s set state = 'withdrawn'
  from jsonb_to_recordset(shares) as g (replaces uuid) where s.id = g.replaces and s.invoice_id = held.id and s.state = 'open';
  insert into app.payment_shares (id, invoice_id, client_id, position, payer_name, payer_email, amount, token_hash, due_on, reminders, created_by)
  select g.id, held.id, held.client_id, g.position, g.payer_name, g.payer_email, g.amount, g.token_hash, g.due_on,
    coalesce((select o.reminders from app.payment_shares o where o.id = g.reminded and o.invoice_id = held.id), '{}'), app.uid()
  from jsonb_to_recordset(shares) as g (id uuid, position smallint, payer_name text, payer_email text, amount bigint, token_hash text, due_on date,
    reminded uuid)
  on conflict (id) do nothing;
  get diagnostics written = row_count;
  if (select coalesce(sum(s.amount), 0) from app.payment_shares s where s.invoice_id = held.id and s.state = 'open')
    > greatest(before, held.gross - held.credited - held.paid) then
    raise exception 'more is shared than is owed' using errcode = 'integrity_constraint_violation';
  end if;
  return written;
end $$;
create or replace function priv.change_next_plan(plan uuid, seen integer, next text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from app.client_profiles c join app.subscriptions s on s.client_id = c.profile_id
  where s.id = plan and ((s.client_id = app.client_id() and priv.may_company('plans.change')) or current_setting('role') = 'itqan_admin') for update of c;
  update app.subscriptions s set next_tier = next, next_price = null, version = seen + 1
  where s.id = plan and s.version = seen and s.state = 'active' and ((s.client_id = app.client_id() and priv.may_company('plans.change')) or current_setting('role') = 'itqan_admin');
  return found;
end $$;
create or replace function priv.ask_document_again(document uuid, gone_file uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.report_documents d set state = 'waiting', file_id = null, problem = null
  where d.id = document and ((d.client_id = app.client_id() and priv.may_branch('reports.document', priv.branch_of_report(d.report_id))) or current_setting('role') = 'itqan_admin')
    and (d.state = 'failed' or d.file_id = gone_file);
  return found;
end $$;

-- Names of the team for those who manage it: profiles themselves stay private.
create function priv.team() returns table (member_id uuid, profile_id uuid, full_name text, email text, state text, joined_at timestamptz,
    has_second_factor boolean, last_seen timestamptz)
  language sql stable security definer set search_path = '' as $$
  select m.id, m.profile_id, p.full_name, p.email, m.state, m.joined_at,
    exists (select from auth.second_factor f where f.user_id = p.id and f.confirmed_at is not null),
    (select max(s."updatedAt") from auth.session s where s."userId" = p.id)
  from app.members m join app.profiles p on p.id = m.profile_id
  where m.client_id = app.client_id() and m.state <> 'removed'
    and (current_setting('role') = 'itqan_viewas' or priv.may_somewhere('members.read') or m.profile_id = app.uid())
$$;
revoke all on function priv.team() from public;
grant execute on function priv.team() to itqan_client, itqan_member, itqan_viewas;

-- New tables: confirmed by row-level security as the others are.
do $$
declare t text;
begin
  foreach t in array array['companies', 'org_nodes', 'org_closure', 'org_node_events', 'members', 'member_grants', 'role_capabilities',
      'member_invitations', 'staff_views'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
  end loop;
end $$;
revoke insert, update on app.org_closure, app.role_capabilities from itqan_system;
revoke update on app.org_node_events from itqan_system;
grant delete on app.member_grants, app.org_nodes to itqan_system;

grant select on app.companies, app.org_nodes, app.org_closure, app.org_node_events, app.members, app.member_grants, app.role_capabilities
  to itqan_client, itqan_member, itqan_viewas, itqan_admin;
grant select (id, client_id, email, language, grants, state, expires_at, created_by, created_at, answered_at) on app.member_invitations
  to itqan_client, itqan_member, itqan_viewas, itqan_admin;
grant select on app.staff_views to itqan_client, itqan_viewas, itqan_admin;
do $$
declare t text;
begin
  foreach t in array array['companies', 'org_nodes', 'org_closure', 'org_node_events', 'members', 'member_grants', 'member_invitations', 'staff_views'] loop
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
  foreach t in array array['org_nodes', 'org_closure', 'org_node_events', 'members', 'member_grants', 'member_invitations', 'staff_views'] loop
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (client_id = (select app.client_id()))', t);
  end loop;
  foreach t in array array['client', 'member', 'viewas', 'admin'] loop
    execute format('create policy %s_select on app.role_capabilities for select to itqan_%s using (true)', t, t);
  end loop;
  foreach t in array array['client', 'member', 'viewas'] loop
    execute format('create policy %s_select on app.companies for select to itqan_%s using (id = (select app.client_id()))', t, t);
  end loop;
end $$;
-- a member sees the own nodes and those above them
create policy member_select on app.org_nodes for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.org_closure c where c.client_id = org_nodes.client_id and c.ancestor_id = org_nodes.id
    and c.descendant_id = any ((select priv.my_nodes('branches.read'))::uuid[])));
create policy member_select on app.org_closure for select to itqan_member using (client_id = (select app.client_id())
  and descendant_id = any ((select priv.my_nodes('branches.read'))::uuid[]));
create policy member_select on app.org_node_events for select to itqan_member using (client_id = (select app.client_id())
  and node_id = any ((select priv.my_nodes('branches.read'))::uuid[]));
-- grants: the own ones, and those on nodes whose members one manages
create policy member_select on app.member_grants for select to itqan_member using (client_id = (select app.client_id())
  and (node_id = any ((select priv.my_nodes('members.read'))::uuid[])
    or exists (select from app.members m where m.id = member_id and m.profile_id = (select app.uid()))));
create policy member_select on app.members for select to itqan_member using (client_id = (select app.client_id())
  and (profile_id = (select app.uid()) or (select priv.may_somewhere('members.read'))));
create policy member_select on app.member_invitations for select to itqan_member using (client_id = (select app.client_id())
  and (select priv.may_somewhere('members.read')) and not exists (select from jsonb_array_elements(grants) g
    where not (g ->> 'node')::uuid = any ((select priv.my_nodes('members.read'))::uuid[])));

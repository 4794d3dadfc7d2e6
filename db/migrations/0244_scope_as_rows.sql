-- The scope of a member as rows, read once a statement and probed by hash. An array of it was compared element by element, and the
-- planner evaluated it once more to guess its length. Those with the capability on the root need no scope at all.
create function priv.branches_with(capability text) returns setof uuid language sql stable parallel safe security definer rows 100
  set search_path = '' as $$
  select distinct c.descendant_id
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes n on n.id = g.node_id
  join app.org_closure c on c.ancestor_id = g.node_id and c.is_branch
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (n.closed_at is null or n.closed_at > now() - interval '90 days')
    and (g.role = 'owner' or exists (select from app.role_capabilities r
      where r.capability = branches_with.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')))
$$;
comment on function priv.branches_with(text) is 'branches of the company on which the acting member has the capability, for policies: in (select priv.branches_with(...))';
create function priv.nodes_with(capability text) returns setof uuid language sql stable parallel safe security definer rows 100
  set search_path = '' as $$
  select distinct c.descendant_id
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes n on n.id = g.node_id
  join app.org_closure c on c.ancestor_id = g.node_id
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (n.closed_at is null or n.closed_at > now() - interval '90 days')
    and (g.role = 'owner' or exists (select from app.role_capabilities r
      where r.capability = nodes_with.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')))
$$;
comment on function priv.nodes_with(text) is 'nodes of the company on which the acting member has the capability, for policies: in (select priv.nodes_with(...))';

-- Both scopes of visits in one read: branches with their finished visits, and with the others where the member foresees them.
create function priv.my_visits() returns table (branch_id uuid, is_done boolean) language sql stable parallel safe security definer rows 100
  set search_path = '' as $$
  select distinct c.descendant_id, v.is_done
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes n on n.id = g.node_id
  join app.org_closure c on c.ancestor_id = g.node_id and c.is_branch
  cross join (values ('evaluations.read', true), ('evaluations.foresee', false)) v (capability, is_done)
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (n.closed_at is null or n.closed_at > now() - interval '90 days')
    and (g.role = 'owner' or exists (select from app.role_capabilities r
      where r.capability = v.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')))
$$;
comment on function priv.my_visits() is 'branches whose visits the acting member sees: after their release (is_done), and before it';
revoke all on function priv.branches_with, priv.nodes_with, priv.my_visits from public;
grant execute on function priv.branches_with, priv.nodes_with, priv.my_visits to itqan_member;

create or replace function priv.my_branches(capability text) returns uuid[] language sql stable parallel safe security definer set search_path = '' as $$
  select coalesce(array_agg(b), '{}') from priv.branches_with(capability) b
$$;
create or replace function priv.my_nodes(capability text) returns uuid[] language sql stable parallel safe security definer set search_path = '' as $$
  select coalesce(array_agg(n), '{}') from priv.nodes_with(capability) n
$$;

-- Who foresees the visits of a branch also reads them (tests/member-roles.test.ts).
alter policy member_select on app.mystery_shopping_requests using (client_id = (select app.client_id())
  and ((select priv.may('evaluations.foresee')) or (branch_id, status = 'completed') in (select v.branch_id, v.is_done from priv.my_visits() v)));
alter policy member_select on app.visit_prices using (client_id = (select app.client_id())
  and ((select priv.may('evaluations.request')) or (select priv.may('invoices.read'))
    or branch_id in (select priv.branches_with('evaluations.request'))));

-- the same shape for the other rows of branches that are read in lists
do $$
declare r record;
begin
  for r in select * from (values
    ('branches', 'id', 'branches.read', ''),
    ('certificate_applications', 'branch_id', 'certificates.read', ''),
    ('certificates', 'branch_id', 'certificates.read', ''),
    ('counted_visits', 'branch_id', 'reports.read', ''),
    ('guest_reviews', 'branch_id', 'guest-reviews.read', ' and state = ''published'''),
    ('mystery_shopping_reports', 'branch_id', 'reports.read', ' and status in (''released'', ''disputed'', ''locked'')'),
    ('report_actions', 'branch_id', 'actions.read', ''),
    ('score_tallies', 'branch_id', 'insights.read', ''),
    ('visit_programme_branches', 'branch_id', 'programmes.read', ''),
    ('visit_programme_draws', 'branch_id', 'programmes.read', '')) as list (tab, col, capability, besides)
  loop
    execute format('alter policy member_select on app.%I using (client_id = (select app.client_id())
      and ((select priv.may(%L)) or %I in (select priv.branches_with(%L)))%s)', r.tab, r.capability, r.col, r.capability, r.besides);
  end loop;
end $$;
alter policy member_select on app.org_closure using (client_id = (select app.client_id())
  and ((select priv.may('branches.read')) or descendant_id in (select priv.nodes_with('branches.read'))));
alter policy member_select on app.org_node_events using (client_id = (select app.client_id())
  and ((select priv.may('branches.read')) or node_id in (select priv.nodes_with('branches.read'))));
alter policy member_select on app.report_alerts using (client_id = (select app.client_id()) and state = 'sent'
  and ((select priv.may('reports.read')) or priv.branch_of_report(report_id) in (select priv.branches_with('reports.read'))));

-- Whether the reader sees the whole company, so that its sums are the reader's own; members of a part add up their branches.
create function priv.reads_company(capability text) returns boolean language sql stable parallel safe security definer set search_path = '' as $$
  select current_setting('role') <> 'itqan_member' or priv.may(capability)
$$;
revoke all on function priv.reads_company(text) from public;
grant execute on function priv.reads_company(text) to itqan_client, itqan_member, itqan_viewas, itqan_admin, itqan_system;

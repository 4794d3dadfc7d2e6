-- A manager of a part sees the members with a role in that part, and who owns the company; the rest of the team stays unseen.
create function priv.team_seen() returns setof uuid language sql stable parallel safe security definer rows 100 set search_path = '' as $$
  select m.id from app.members m
  where m.client_id = app.client_id() and (m.profile_id = app.uid() or (priv.may_somewhere('members.read') and exists (
    select from app.member_grants g where g.client_id = m.client_id and g.member_id = m.id
      and (g.role = 'owner' or g.node_id in (select priv.nodes_with('members.read'))))))
$$;
comment on function priv.team_seen() is 'members whom the acting member sees: the own row, owners, and those with a role in the part whose team the member reads';

-- Whether a member is known beyond the name: the own row, and those with a role in the reader's part.
create function priv.knows_member(member uuid, profile uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select current_setting('role') in ('itqan_client', 'itqan_viewas') or priv.may('members.read') or profile = app.uid()
    or exists (select from app.member_grants g where g.member_id = member and g.role <> 'owner'
      and g.node_id in (select priv.nodes_with('members.read')))
$$;
-- Whether an address belongs to the team, for those who invite: also a member whom the reader does not see.
create function priv.in_team(address text) returns boolean language sql stable security definer set search_path = '' as $$
  select priv.may_somewhere('members.write') and exists (
    select from app.members m join app.profiles p on p.id = m.profile_id
    where m.client_id = app.client_id() and m.state <> 'removed' and lower(p.email) = lower(address))
$$;
revoke all on function priv.team_seen(), priv.knows_member(uuid, uuid), priv.in_team(text) from public;
grant execute on function priv.team_seen() to itqan_member;
grant execute on function priv.in_team(text) to itqan_client, itqan_member;

alter policy member_select on app.members using (client_id = (select app.client_id())
  and (profile_id = (select app.uid()) or (select priv.may('members.read')) or id in (select priv.team_seen())));
-- the own grants, those on nodes whose members one manages, and who owns the company
alter policy member_select on app.member_grants using (client_id = (select app.client_id())
  and (node_id = any ((select priv.my_nodes('members.read'))::uuid[])
    or (role = 'owner' and (select priv.may_somewhere('members.read')))
    or exists (select from app.members m where m.id = member_id and m.profile_id = (select app.uid()))));

drop function priv.team();
create function priv.team() returns table (member_id uuid, profile_id uuid, full_name text, email text, state text, joined_at timestamptz,
    has_second_factor boolean, last_seen timestamptz, is_known boolean, is_managed boolean)
  language sql stable security definer set search_path = '' as $$
  select m.id, m.profile_id, p.full_name, case when k.known then p.email end, m.state, case when k.known then m.joined_at end,
    case when k.known then exists (select from auth.second_factor f where f.user_id = p.id and f.confirmed_at is not null) end,
    case when k.known then (select max(s."updatedAt") from auth.session s where s."userId" = p.id) end,
    k.known, priv.manages_member(m.id)
  from app.members m join app.profiles p on p.id = m.profile_id
  cross join lateral (select priv.knows_member(m.id, m.profile_id) as known) k
  where m.client_id = app.client_id() and m.state <> 'removed'
    and (current_setting('role') in ('itqan_client', 'itqan_viewas') or priv.may('members.read') or m.id in (select priv.team_seen()))
$$;
comment on function priv.team() is 'members as far as the reader sees them; of those who are not known the name and the state alone';
revoke all on function priv.team() from public;
grant execute on function priv.team() to itqan_client, itqan_member, itqan_viewas;

-- Readers of a branch. Of members with a role above the reader's part only name and role are answered, not address and page.
drop function priv.branch_readers(uuid);
create function priv.branch_readers(branch uuid) returns table (member_id uuid, full_name text, email text, state text, role text,
    node_id uuid, kind text, name_en text, name_ar text, depth integer, ends_on date, is_seen boolean)
  language sql stable security definer set search_path = '' as $$
  select m.id, p.full_name, case when priv.knows_member(m.id, m.profile_id) then p.email end, m.state, g.role, n.id, n.kind, n.name_en, n.name_ar,
    c.depth, g.ends_on,
    current_setting('role') in ('itqan_client', 'itqan_viewas') or priv.may('members.read') or m.id in (select priv.team_seen())
  from app.org_closure c
  join app.org_nodes n on n.id = c.ancestor_id and (n.closed_at is null or n.closed_at > now() - interval '90 days')
  join app.member_grants g on g.client_id = c.client_id and g.node_id = c.ancestor_id
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
  join app.members m on m.client_id = g.client_id and m.id = g.member_id and m.state <> 'removed'
  join app.profiles p on p.id = m.profile_id
  where c.client_id = (select app.client_id()) and c.descendant_id = branch_readers.branch and c.is_branch
    and (current_setting('role') in ('itqan_client', 'itqan_viewas')
      or c.descendant_id = any ((select priv.my_branches('members.read'))::uuid[]))
$$;
comment on function priv.branch_readers(uuid) is 'members with a role on a branch or on a node above it, one row a role';
revoke all on function priv.branch_readers(uuid) from public;
grant execute on function priv.branch_readers(uuid) to itqan_client, itqan_member, itqan_viewas;

-- Whom a member without a role can ask: the owners by name.
create function priv.company_owners() returns table (full_name text) language sql stable security definer set search_path = '' as $$
  select p.full_name from app.members m join app.profiles p on p.id = m.profile_id and p.status = 'active'
  where m.client_id = app.client_id() and m.state = 'active' and exists (select from app.member_grants g join app.org_nodes n on n.id = g.node_id
    where g.client_id = m.client_id and g.member_id = m.id and g.role = 'owner' and n.kind = 'root'
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date))
  order by m.joined_at, m.id
$$;
comment on function priv.company_owners() is 'names of the owners of the company of the acting member';
revoke all on function priv.company_owners() from public;
grant execute on function priv.company_owners() to itqan_member;

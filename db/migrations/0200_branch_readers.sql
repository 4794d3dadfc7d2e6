-- Who sees a branch, for those who read the team of that branch: also members whose role stands on a node above the reader's own.
create function priv.branch_readers(branch uuid) returns table (member_id uuid, full_name text, email text, state text, role text,
    node_id uuid, kind text, name_en text, name_ar text, depth integer, ends_on date)
  language sql stable security definer set search_path = '' as $$
  select m.id, p.full_name, p.email, m.state, g.role, n.id, n.kind, n.name_en, n.name_ar, c.depth, g.ends_on
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

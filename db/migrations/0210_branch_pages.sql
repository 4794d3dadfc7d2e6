-- Names of the managers of branches, for everyone of the team who may read the branch: profiles themselves stay private.
create function priv.branch_managers(branches uuid[]) returns table (branch_id uuid, member_id uuid, full_name text)
  language sql stable security definer set search_path = '' as $$
  select b.id, m.id, p.full_name
  from app.branches b
  join app.members m on m.client_id = b.client_id and m.id = b.manager_id and m.state <> 'removed'
  join app.profiles p on p.id = m.profile_id
  where b.id = any (branch_managers.branches) and b.client_id = (select app.client_id())
    and (current_setting('role') in ('itqan_client', 'itqan_viewas') or b.id = any ((select priv.my_branches('branches.read'))::uuid[]))
$$;
comment on function priv.branch_managers(uuid[]) is 'managers of those branches that the reader may read';
revoke all on function priv.branch_managers(uuid[]) from public;
grant execute on function priv.branch_managers(uuid[]) to itqan_client, itqan_member, itqan_viewas;

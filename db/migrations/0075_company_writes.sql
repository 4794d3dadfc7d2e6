-- Who may change a company, its tree and its team. Owners everything; managers what is below their nodes, and only lower roles.

grant update (name_en, name_ar, second_factor_rule, second_factor_since, version) on app.companies to itqan_client;
create policy client_update on app.companies for update to itqan_client
  using (id = (select app.client_id())) with check (id = (select app.client_id()));

grant update (name, name_ar, location, phone, hours, attributes, manager_id, cr_number, licence_number, closed_at, version, latitude, longitude, city,
  cuisine) on app.branches to itqan_client, itqan_member;
grant insert (name_ar, phone, hours, manager_id, cr_number, licence_number, latitude, longitude) on app.branches to itqan_client, itqan_member;
create policy client_update on app.branches for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy member_update on app.branches for update to itqan_member
  using (client_id = (select app.client_id()) and id = any ((select priv.my_branches('branches.write'))::uuid[]))
  with check (client_id = (select app.client_id()) and id = any ((select priv.my_branches('branches.write'))::uuid[]));

grant insert (client_id, id, parent_id, kind, code, name_en, name_ar), update (parent_id, code, name_en, name_ar, closed_at, version), delete
  on app.org_nodes to itqan_client, itqan_member;
create policy client_insert on app.org_nodes for insert to itqan_client with check (client_id = (select app.client_id()) and kind not in ('root', 'branch'));
create policy client_update on app.org_nodes for update to itqan_client
  using (client_id = (select app.client_id()) and kind <> 'root') with check (client_id = (select app.client_id()));
create policy client_delete on app.org_nodes for delete to itqan_client using (client_id = (select app.client_id()) and kind not in ('root', 'branch'));
create policy member_insert on app.org_nodes for insert to itqan_member
  with check (client_id = (select app.client_id()) and kind not in ('root', 'branch') and (select priv.may('nodes.write')));
create policy member_update on app.org_nodes for update to itqan_member
  using (client_id = (select app.client_id()) and kind <> 'root' and (select priv.may('nodes.write'))) with check (client_id = (select app.client_id()));
create policy member_delete on app.org_nodes for delete to itqan_member
  using (client_id = (select app.client_id()) and kind not in ('root', 'branch') and (select priv.may('nodes.write')));

grant insert (id, client_id, node_id, step, details, actor_id) on app.org_node_events to itqan_client, itqan_member;
create policy client_insert on app.org_node_events for insert to itqan_client
  with check (client_id = (select app.client_id()) and actor_id = (select app.uid()));
create policy member_insert on app.org_node_events for insert to itqan_member
  with check (client_id = (select app.client_id()) and actor_id = (select app.uid())
    and ((select priv.may('nodes.write')) or node_id = any ((select priv.my_nodes('branches.write'))::uuid[])));

-- Whether the acting person may change a member: an owner everyone, a manager those whose grants are all lower roles within the own nodes.
create function priv.manages_member(member uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.members m where m.id = member and m.client_id = app.client_id())
    and (current_setting('role') = 'itqan_client' or (current_setting('role') = 'itqan_member' and priv.may_somewhere('members.write')
      and not exists (select from app.member_grants g where g.member_id = member
        and (g.role not in ('branch_manager', 'viewer') or not g.node_id = any (priv.my_nodes('members.write'))))))
$$;
revoke all on function priv.manages_member(uuid) from public;
grant execute on function priv.manages_member(uuid) to itqan_client, itqan_member;

grant update (state, removed_at, version) on app.members to itqan_client, itqan_member;
create policy client_update on app.members for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
-- a member may leave
create policy member_update on app.members for update to itqan_member
  using (client_id = (select app.client_id()) and (profile_id = (select app.uid()) or priv.manages_member(id)))
  with check (client_id = (select app.client_id()) and (state = 'removed' or profile_id <> (select app.uid())));

grant insert (id, client_id, member_id, node_id, role, ends_on, granted_by), update (ends_on), delete on app.member_grants to itqan_client, itqan_member;
create policy client_insert on app.member_grants for insert to itqan_client
  with check (client_id = (select app.client_id()) and granted_by = (select app.uid()));
create policy client_update on app.member_grants for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy client_delete on app.member_grants for delete to itqan_client using (client_id = (select app.client_id()));
create policy member_insert on app.member_grants for insert to itqan_member
  with check (client_id = (select app.client_id()) and granted_by = (select app.uid()) and role in ('branch_manager', 'viewer')
    and node_id = any ((select priv.my_nodes('members.write'))::uuid[]) and priv.manages_member(member_id));
create policy member_update on app.member_grants for update to itqan_member
  using (client_id = (select app.client_id()) and role in ('branch_manager', 'viewer')
    and node_id = any ((select priv.my_nodes('members.write'))::uuid[]) and priv.manages_member(member_id))
  with check (client_id = (select app.client_id()));
create policy member_delete on app.member_grants for delete to itqan_member
  using (client_id = (select app.client_id()) and role in ('branch_manager', 'viewer')
    and node_id = any ((select priv.my_nodes('members.write'))::uuid[]) and priv.manages_member(member_id));

grant insert (id, client_id, email, language, grants, token_hash, expires_at, created_by), update (state, answered_at)
  on app.member_invitations to itqan_client, itqan_member;
create policy client_insert on app.member_invitations for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'pending');
create policy client_update on app.member_invitations for update to itqan_client
  using (client_id = (select app.client_id()) and state = 'pending') with check (client_id = (select app.client_id()) and state in ('withdrawn', 'replaced'));
create policy member_insert on app.member_invitations for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'pending'
    and (select priv.may_somewhere('members.write')) and not exists (select from jsonb_array_elements(grants) g
      where g ->> 'role' not in ('branch_manager', 'viewer') or not (g ->> 'node')::uuid = any ((select priv.my_nodes('members.write'))::uuid[])));
create policy member_update on app.member_invitations for update to itqan_member
  using (client_id = (select app.client_id()) and state = 'pending' and (select priv.may_somewhere('members.write'))
    and not exists (select from jsonb_array_elements(grants) g
      where g ->> 'role' not in ('branch_manager', 'viewer') or not (g ->> 'node')::uuid = any ((select priv.my_nodes('members.write'))::uuid[])))
  with check (client_id = (select app.client_id()) and state in ('withdrawn', 'replaced'));

-- The last owner stays. The row of the company is locked, so that of two who leave at once one stays.
create function priv.keep_owner() returns trigger language plpgsql security definer set search_path = '' as $$
declare company uuid := old.client_id;
begin
  perform from app.companies c where c.id = company for update;
  if found and not exists (
    select from app.member_grants g join app.members m on m.id = g.member_id and m.state = 'active'
      join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
    where g.client_id = company and g.role = 'owner' and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)) then
    raise exception 'the last owner of a company stays' using errcode = 'integrity_constraint_violation', constraint = 'companies_last_owner';
  end if;
  return null;
end $$;
create trigger keep_owner after delete on app.member_grants for each row when (old.role = 'owner') execute function priv.keep_owner();
create trigger keep_owner_until after update of ends_on, role, node_id, member_id on app.member_grants for each row
  when (old.role = 'owner') execute function priv.keep_owner();
create trigger keep_owner after update of state on app.members for each row
  when (old.state = 'active' and new.state <> 'active') execute function priv.keep_owner();

-- The owner of a paper, who is reminded first, is chosen among the members who read it (decision 75).
create function priv.paper_people() returns table (id uuid, name text) language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name from app.members m join app.profiles p on p.id = m.profile_id and p.status = 'active'
  where m.client_id = app.client_id() and m.state = 'active' and priv.may_somewhere('documents.write')
    and exists (select from app.member_grants g where g.client_id = m.client_id and g.member_id = m.id
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
      and (g.role = 'owner' or exists (select from app.role_capabilities r where r.capability = 'documents.read' and r.role = g.role)))
  order by app.fold(p.full_name), p.id
$$;
comment on function priv.paper_people() is 'active members who read papers somewhere, for a member who keeps papers';

-- The nearest active member with a role at a branch or above it, among those who read a paper of it; without a role any of them, named by `person`.
create function priv.paper_reader(branch uuid, of_worker boolean, finance boolean, person uuid, wanted text) returns uuid
  language sql stable security definer set search_path = '' as $$
  select m.profile_id
  from app.members m
  join app.profiles p on p.id = m.profile_id and p.status = 'active'
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes n on n.id = g.node_id
  join app.org_closure c on c.client_id = m.client_id and c.ancestor_id = g.node_id
  where m.client_id = app.client_id() and m.state = 'active' and priv.may_somewhere('documents.write')
    and c.descendant_id = coalesce(branch, (select r.id from app.org_nodes r where r.client_id = app.client_id() and r.kind = 'root'))
    and (person is null or m.profile_id = person) and (wanted is null or g.role = wanted)
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (g.role = 'owner' or exists (select from app.role_capabilities r where r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
      and r.capability = case when of_worker then 'documents.workers' when branch is null and finance then 'documents.read' else 'documents.all' end))
  order by c.depth, m.joined_at, m.id limit 1
$$;
comment on function priv.paper_reader(uuid, boolean, boolean, uuid, text) is 'a member who reads a paper of this branch, worker or company: this person, or the nearest with a role';
revoke all on function priv.paper_people(), priv.paper_reader(uuid, boolean, boolean, uuid, text) from public;
grant execute on function priv.paper_people(), priv.paper_reader(uuid, boolean, boolean, uuid, text) to itqan_client, itqan_member;

-- Branches of a member who has few of them, so that a list can be read by the index of the branch; null: more than `most`. Stops
-- counting there, whatever the size of the company.
create function priv.few_branches(capability text, most integer) returns uuid[]
  language sql stable parallel safe security definer set search_path = '' as $$
  select case when count(*) <= most then coalesce(array_agg(distinct b.id), '{}') end
  from (
    select c.descendant_id as id
    from app.members m
    join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join app.org_nodes n on n.id = g.node_id
    join app.org_closure c on c.ancestor_id = g.node_id and c.is_branch
    where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
      and (n.closed_at is null or n.closed_at > now() - interval '90 days')
      and (g.role = 'owner' or exists (select from app.role_capabilities r
        where r.capability = few_branches.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
          and (r.setting is null or exists (select from app.companies own where own.id = m.client_id and r.setting = any (own.team_settings)))))
    limit most + 1) b
$$;
revoke all on function priv.few_branches from public;
grant execute on function priv.few_branches to itqan_member;

-- A notice about a company names it, the branch if there is one, and what its reader needs; without the right it is not shown.
alter table app.notifications
  add column client_id uuid references app.companies (id),
  add column branch_id uuid,
  add column needs text check (length(needs) <= 60),
  add foreign key (client_id, branch_id) references app.branches (client_id, id),
  add check (client_id is not null or (branch_id is null and needs is null));
comment on column app.notifications.client_id is 'company it is about; null for what concerns the person alone';
comment on column app.notifications.needs is 'permission that its reader needs, on the branch or on the whole company';
create index notifications_of_company on app.notifications (client_id, effect_key) where client_id is not null;
create index notifications_of_branch on app.notifications (client_id, branch_id) where branch_id is not null;
update app.notifications n set client_id = n.profile_id
from app.companies c where c.id = n.profile_id and n.kind not like 'account.%' and n.kind <> 'report.document-ready';

-- Whether the acting person has a capability in a company: on a branch, or without one on the whole company.
create function priv.hears(company uuid, capability text, branch uuid) returns boolean
  language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return exists (
    select from app.members m
    join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join app.org_nodes n on n.id = g.node_id
    where m.client_id = company and m.profile_id = app.uid() and m.state = 'active'
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
      and (n.closed_at is null or n.closed_at > now() - interval '90 days')
      and ((branch is null and n.kind = 'root')
        or exists (select from app.org_closure c where c.ancestor_id = g.node_id and c.descendant_id = branch))
      and (g.role = 'owner' or exists (select from app.role_capabilities r
        where r.capability = hears.capability and r.role = g.role and (r.reach = 'scope' or n.kind = 'root'))));
end $$;
comment on function priv.hears(uuid, text, uuid) is 'whether the acting person may read a notice that needs the capability';
revoke all on function priv.hears(uuid, text, uuid) from public;
grant execute on function priv.hears(uuid, text, uuid) to itqan_member;

drop policy client_select on app.notifications;
drop policy client_update on app.notifications;
drop policy member_select on app.notifications;
drop policy member_update on app.notifications;
drop policy shopper_select on app.notifications;
drop policy shopper_update on app.notifications;
create policy client_select on app.notifications for select to itqan_client
  using (profile_id = (select app.uid()) and (client_id is null or client_id = (select app.client_id())));
create policy client_update on app.notifications for update to itqan_client
  using (profile_id = (select app.uid()) and (client_id is null or client_id = (select app.client_id())))
  with check (profile_id = (select app.uid()));
create policy member_select on app.notifications for select to itqan_member
  using (profile_id = (select app.uid()) and (client_id is null
    or (client_id = (select app.client_id()) and priv.hears(client_id, needs, branch_id))));
create policy member_update on app.notifications for update to itqan_member
  using (profile_id = (select app.uid()) and (client_id is null
    or (client_id = (select app.client_id()) and priv.hears(client_id, needs, branch_id))))
  with check (profile_id = (select app.uid()));
-- a shopper who is a member reads the company's notices in its area
create policy shopper_select on app.notifications for select to itqan_shopper
  using (profile_id = (select app.uid()) and client_id is null);
create policy shopper_update on app.notifications for update to itqan_shopper
  using (profile_id = (select app.uid()) and client_id is null) with check (profile_id = (select app.uid()));

-- Branch managers reply to reports; owners and managers dispute them.
delete from app.role_capabilities where capability = 'reports.dispute' and role = 'branch_manager';

-- A contact for critical failures belongs to a part of the company or to the whole; managers change the contacts of their own part.
update app.role_capabilities set reach = 'scope' where capability in ('alert-people.read', 'alert-people.write') and role = 'manager';
alter table app.alert_people add column node_id uuid, add foreign key (client_id, node_id) references app.org_nodes (client_id, id) on delete cascade;
comment on column app.alert_people.node_id is 'part of the company whose critical failures the contact is told of; null: the whole company';
create index on app.alert_people (client_id, node_id);
drop index app.alert_people_once;
create unique index alert_people_once on app.alert_people (client_id, lower(email), coalesce(node_id, client_id)) where removed_at is null;
grant insert (node_id) on app.alert_people to itqan_client, itqan_member;

alter policy member_select on app.alert_people using (client_id = (select app.client_id())
  and ((select priv.may('alert-people.read')) or node_id in (select priv.nodes_with('alert-people.read'))));
alter policy member_insert on app.alert_people with check (client_id = (select app.client_id()) and created_by = (select app.uid())
  and ((select priv.may('alert-people.write')) or node_id in (select priv.nodes_with('alert-people.write'))));
alter policy member_update on app.alert_people
  using (client_id = (select app.client_id()) and ((select priv.may('alert-people.write')) or node_id in (select priv.nodes_with('alert-people.write'))))
  with check (client_id = (select app.client_id()) and ((select priv.may('alert-people.write')) or node_id in (select priv.nodes_with('alert-people.write'))));

-- contacts of a merged group stand for the group that it went into
create function priv.follow_merge() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.alert_people p set node_id = (new.details ->> 'into')::uuid
  where p.client_id = new.client_id and p.node_id = new.node_id and p.removed_at is null
    and not exists (select from app.alert_people o where o.client_id = p.client_id and o.removed_at is null
      and o.node_id = (new.details ->> 'into')::uuid and lower(o.email) = lower(p.email));
  return null;
end $$;
revoke all on function priv.follow_merge() from public;
create trigger follow_merge after insert on app.org_node_events for each row
  when (new.step = 'merged' and new.details ->> 'from' = new.node_id::text) execute function priv.follow_merge();

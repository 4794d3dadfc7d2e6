-- Who of a company hears of a topic: the choice for a role at a part of the company, for it and everything below; a nearer choice counts.
create table app.notice_routes (
  client_id uuid not null references app.companies (id),
  node_id uuid not null,
  topic text not null check (length(topic) between 1 and 40),
  role text not null check (role in ('owner', 'manager', 'branch_manager', 'viewer', 'accountant', 'contact')),
  ways text not null check (ways in ('none', 'app', 'both')),
  changed_by uuid not null references app.profiles (id),
  changed_at timestamptz not null default now(),
  primary key (node_id, topic, role),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id) on delete cascade
);
comment on column app.notice_routes.role is 'role of the team; contact: contacts for critical failures without an account';
comment on column app.notice_routes.ways is 'none: not notified; app: without mails; both: every channel of the kind';
create index on app.notice_routes (client_id, topic);
create index on app.notice_routes (changed_by);
alter table app.notice_routes enable row level security;
alter table app.notice_routes force row level security;
do $$ begin execute format('create policy owner_all on app.notice_routes to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.notice_routes to itqan_system using (true) with check (true);
grant select on app.notice_routes to itqan_system, itqan_client, itqan_member, itqan_viewas;
grant insert (client_id, node_id, topic, role, ways, changed_by, changed_at), update (ways, changed_by, changed_at), delete
  on app.notice_routes to itqan_client, itqan_member;

insert into app.role_capabilities (role, capability, reach) values ('manager', 'notices.route', 'scope');

create policy client_select on app.notice_routes for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.notice_routes for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.notice_routes for select to itqan_member
  using (client_id = (select app.client_id()) and node_id in (select priv.nodes_with('notices.route')));
create policy client_insert on app.notice_routes for insert to itqan_client
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()));
create policy member_insert on app.notice_routes for insert to itqan_member
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()) and node_id in (select priv.nodes_with('notices.route')));
create policy client_update on app.notice_routes for update to itqan_client
  using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()));
create policy member_update on app.notice_routes for update to itqan_member
  using (client_id = (select app.client_id()) and node_id in (select priv.nodes_with('notices.route')))
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()) and node_id in (select priv.nodes_with('notices.route')));
create policy client_delete on app.notice_routes for delete to itqan_client using (client_id = (select app.client_id()));
create policy member_delete on app.notice_routes for delete to itqan_member
  using (client_id = (select app.client_id()) and node_id in (select priv.nodes_with('notices.route')));

-- Editors are shown who will hear of a critical failure.
grant select on app.notice_routes to itqan_admin;
create policy admin_select on app.notice_routes for select to itqan_admin using (true);
insert into priv.staff_tables (name, to_select) values ('notice_routes', '{clients,review+}');
call priv.confine_staff();

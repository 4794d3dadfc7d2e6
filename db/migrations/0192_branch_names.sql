-- Branches are found by the names in both languages.
create index branches_search_names on app.branches
  using gin (app.fold(name || ' ' || location || coalesce(' ' || name_ar, '')) app.gin_trgm_ops);
drop index app.branches_search;

-- Staff change branches and groups of a client, for imports and calls by phone.
grant update (name, name_ar, location, phone, hours, manager_id, cr_number, licence_number, closed_at, version) on app.branches to itqan_admin;
grant insert (client_id, id, parent_id, kind, code, name_en, name_ar), update (parent_id, code, name_en, name_ar, closed_at, version)
  on app.org_nodes to itqan_admin;
create policy admin_insert on app.org_nodes for insert to itqan_admin with check (kind not in ('root', 'branch'));
create policy admin_update on app.org_nodes for update to itqan_admin using (kind <> 'root') with check (true);
grant insert (id, client_id, node_id, step, details, actor_id) on app.org_node_events to itqan_admin;
create policy admin_insert on app.org_node_events for insert to itqan_admin with check (actor_id = (select app.uid()));

-- Of staff, those who write the area of clients.
update priv.staff_tables set to_insert = '{clients+}', to_update = '{clients+}' where name = 'org_nodes';
update priv.staff_tables set to_insert = '{clients+}' where name = 'org_node_events';
call priv.confine_staff();

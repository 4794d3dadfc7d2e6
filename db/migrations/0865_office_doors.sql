-- Our team sees the API keys and webhook endpoints of all companies, revokes keys and stops endpoints (decision 104). Never the secrets: no person has a
-- right to their columns.
alter table app.webhook_endpoints
  add column stopped_reason text check (length(stopped_reason) between 1 and 500),
  add column stopped_at timestamptz,
  add constraint webhook_endpoints_stopped check ((stopped_reason is null) = (stopped_at is null)),
  -- the owners cannot write the reason, so a stopped endpoint goes on only when our team lets it
  add constraint webhook_endpoints_stopped_rests check (stopped_reason is null or state <> 'active');
comment on column app.webhook_endpoints.stopped_reason is 'why our team paused or disabled it, as the owners read it; null: our team did not';
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into strict rule from pg_constraint
    where conrelid = 'app.webhook_endpoints'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''failing''%';
  execute format('alter table app.webhook_endpoints drop constraint %I', rule.conname);
  execute format('alter table app.webhook_endpoints add constraint %I %s', rule.conname, replace(rule.def, '''key''::text]', '''key''::text, ''office''::text]'));
end $$;
create index webhook_deliveries_by_state on app.webhook_deliveries (client_id, endpoint_id, state, id desc);
create index api_keys_newest on app.api_keys (created_at desc);

grant select (stopped_reason, stopped_at) on app.webhook_endpoints to itqan_client, itqan_member, itqan_viewas;
grant select (id, client_id, name, node_id, scopes, hint, old_until, created_by, created_at, expires_at, last_used_at, revoked_at, revoked_by, version)
  on app.api_keys to itqan_admin;
grant update (revoked_at, revoked_by, version) on app.api_keys to itqan_admin;
grant select (id, client_id, node_id, name, url, events, state, disabled_why, failing_since, key_id, created_by, created_at, version, stopped_reason, stopped_at)
  on app.webhook_endpoints to itqan_admin;
grant update (state, disabled_why, failing_since, stopped_reason, stopped_at, version) on app.webhook_endpoints to itqan_admin;
grant select on app.webhook_deliveries to itqan_admin;
grant update (state, next_at, attempts) on app.webhook_deliveries to itqan_admin;
create policy admin_select on app.api_keys for select to itqan_admin using (true);
create policy admin_update on app.api_keys for update to itqan_admin using (revoked_at is null) with check (revoked_by = (select app.uid()));
create policy admin_select on app.webhook_endpoints for select to itqan_admin using (true);
create policy admin_update on app.webhook_endpoints for update to itqan_admin using (true) with check (true);
create policy admin_select on app.webhook_deliveries for select to itqan_admin using (true);
create policy admin_update on app.webhook_deliveries for update to itqan_admin using (true) with check (true);
-- the lists name the company and the part of it
update priv.staff_tables set to_select = to_select || '{platform}'::text[] where name in ('companies', 'org_nodes');
insert into priv.staff_tables (name, to_select) values ('api_keys', '{platform}'), ('webhook_endpoints', '{platform}'), ('webhook_deliveries', '{platform}');
call priv.confine_staff();

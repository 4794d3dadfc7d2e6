-- The doors to outside services as our team sets them: whether each is on, its own settings in place of the server's environment, its secrets, and
-- what its last calls gave. Secrets are sealed by the application (platform/seal.server.ts); no person reads the sealed text.
create table app.integrations (
  door text primary key check (door in ('payment', 'mail', 'phone', 'model', 'tiles', 'zatca')),
  is_on boolean not null default true,
  settings jsonb check (jsonb_typeof(settings) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by uuid references app.profiles (id)
);
comment on column app.integrations.settings is 'own settings; null: those of the environment of the server';
create index on app.integrations (changed_by);

create table app.integration_secrets (
  door text not null references app.integrations (door),
  name text not null check (char_length(name) between 1 and 40),
  sealed text not null check (char_length(sealed) between 30 and 4000),
  set_at timestamptz not null default now(),
  set_by uuid references app.profiles (id),
  primary key (door, name)
);
create index on app.integration_secrets (set_by);

create table app.integration_calls (
  door text primary key check (door in ('payment', 'mail', 'phone', 'model', 'tiles', 'zatca')),
  good_at timestamptz,
  failed_at timestamptz,
  problem text check (char_length(problem) <= 300)
);

do $$
declare t text;
begin
  foreach t in array array['integrations', 'integration_secrets', 'integration_calls'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
end $$;
grant select on app.integrations, app.integration_secrets to itqan_system;
grant select, insert, update on app.integration_calls to itqan_system;

grant select on app.integrations, app.integration_calls to itqan_admin;
grant insert (door, is_on, settings, changed_at, changed_by), update (is_on, settings, changed_at, changed_by) on app.integrations to itqan_admin;
create policy admin_insert on app.integrations for insert to itqan_admin with check (changed_by = (select app.uid()));
create policy admin_update on app.integrations for update to itqan_admin using (true) with check (changed_by = (select app.uid()));
-- Everything but the sealed text.
grant select (door, name, set_at, set_by), insert (door, name, sealed, set_at, set_by), delete on app.integration_secrets to itqan_admin;
create policy admin_insert on app.integration_secrets for insert to itqan_admin with check (set_by = (select app.uid()));
create policy admin_delete on app.integration_secrets for delete to itqan_admin using (true);

insert into priv.staff_tables (name, to_select) values
  ('integrations', '{platform}'), ('integration_secrets', '{platform}'), ('integration_calls', '{platform}');
call priv.confine_staff();

-- The values of settings, each with the day in Riyadh from which it counts. Rows are only added: what counted before stays readable.
create table app.setting_values (
  id bigint generated always as identity primary key,
  key text not null,
  value jsonb,
  counts_from date not null,
  is_public boolean not null default false,
  saved_at timestamptz not null default now(),
  saved_by uuid references app.profiles (id),
  withdrawn_at timestamptz,
  withdrawn_by uuid references app.profiles (id),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on column app.setting_values.value is 'null: the default of the program counts again';
comment on column app.setting_values.withdrawn_at is 'a value for a later day that was withdrawn before that day';
create index setting_values_in_force on app.setting_values (key, counts_from desc, id desc);
create index on app.setting_values (saved_by);
create index on app.setting_values (withdrawn_by);

alter table app.setting_values enable row level security;
alter table app.setting_values force row level security;
do $$ begin execute format('create policy owner_all on app.setting_values to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.setting_values to itqan_system using (true) with check (true);
grant select on app.setting_values to itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system;
grant insert on app.setting_values to itqan_admin;
grant update (withdrawn_at, withdrawn_by) on app.setting_values to itqan_admin;
create policy visitor_select on app.setting_values for select to itqan_visitor using (is_public);
create policy client_select on app.setting_values for select to itqan_client using (is_public);
create policy shopper_select on app.setting_values for select to itqan_shopper using (is_public);
create policy admin_select on app.setting_values for select to itqan_admin using (true);
create policy admin_insert on app.setting_values for insert to itqan_admin with check (saved_by = (select app.uid()));
create policy admin_update on app.setting_values for update to itqan_admin using (withdrawn_at is null) with check (withdrawn_by = (select app.uid()));

-- Prices and share that were kept as one value each.
insert into app.setting_values (key, value, counts_from, is_public, saved_at, saved_by)
  select 'visits.price.' || price.key, price.value, (s.updated_at at time zone 'Asia/Riyadh')::date, true, s.updated_at, s.updated_by
  from app.settings s, jsonb_each(s.value) price where s.key = 'evaluation.prices'
  union all
  select 'visits.shopper-share', s.value, (s.updated_at at time zone 'Asia/Riyadh')::date, false, s.updated_at, s.updated_by
  from app.settings s where s.key = 'evaluation.shopper-share';
delete from app.settings where key in ('evaluation.prices', 'evaluation.shopper-share');

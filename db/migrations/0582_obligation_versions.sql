-- Changes of the catalogue of obligations by our team, each from a day on, over the seeds of the code (decision 75). Rows are never changed: what
-- counted on a past day can always be read.
create table app.obligation_versions (
  id uuid primary key,
  code text not null check (code ~ '^[a-z][a-z-]{1,40}$'),
  starts_on date not null,
  name_en text not null check (length(name_en) between 1 and 120),
  name_ar text not null check (length(name_ar) between 1 and 120),
  authority text not null check (authority ~ '^[a-z-]{2,40}$'),
  scope text not null check (scope in ('company', 'branch', 'worker')),
  proof text not null check (proof in ('paper', 'check')),
  rhythm_months smallint check (rhythm_months between 1 and 240),
  rhythm_days smallint check (rhythm_days between 1 and 3650),
  lead smallint not null check (lead between 0 and 365),
  weight smallint not null check (weight between 1 and 10),
  is_critical boolean not null,
  basis text not null check (basis in ('A', 'B', 'C')),
  source text not null check (length(source) between 1 and 200),
  note_en text check (length(note_en) between 1 and 600),
  note_ar text check (length(note_ar) between 1 and 600),
  is_active boolean not null,
  reviewed_on date not null,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  check (num_nonnulls(rhythm_months, rhythm_days) <= 1),
  check ((note_en is null) = (note_ar is null)),
  check (proof <> 'check' or num_nonnulls(rhythm_months, rhythm_days) = 1)
);
comment on table app.obligation_versions is 'obligations of the catalogue as they are from a day on; seeds are in the code';
comment on column app.obligation_versions.id is 'made by the browser: what is sent twice is one change';
create index on app.obligation_versions (code, starts_on);
create index on app.obligation_versions (created_by);

alter table app.obligation_versions enable row level security;
alter table app.obligation_versions force row level security;
do $$
declare t text;
begin
  execute format('create policy owner_all on app.obligation_versions to %I using (true) with check (true)', current_user);
  foreach t in array array['client', 'member', 'viewas', 'admin'] loop
    execute format('create policy %I on app.obligation_versions for select to %I using (true)', t || '_select', 'itqan_' || t);
  end loop;
end $$;
create policy system_all on app.obligation_versions to itqan_system using (true) with check (true);
create policy admin_insert on app.obligation_versions for insert to itqan_admin with check (created_by = (select app.uid()));
grant select on app.obligation_versions to itqan_client, itqan_member, itqan_viewas, itqan_system, itqan_admin;
grant insert (id, code, starts_on, name_en, name_ar, authority, scope, proof, rhythm_months, rhythm_days, lead, weight, is_critical, basis, source,
  note_en, note_ar, is_active, reviewed_on, created_by) on app.obligation_versions to itqan_admin;
insert into priv.staff_tables (name, to_select, to_insert) values ('obligation_versions', '{questionnaires}', '{questionnaires+}');
call priv.confine_staff();

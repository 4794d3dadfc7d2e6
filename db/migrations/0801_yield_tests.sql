-- Yield tests of preparations are rows with their day and the person who weighed, in place of figures in the preparation (decision 98).
create table app.ingredient_yield_tests (
  id uuid primary key,
  client_id uuid not null,
  ingredient_id uuid not null,
  preparation_id uuid not null,
  gross text not null check (gross ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  net text not null check (net ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  cooked text check (cooked ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  unit text not null check (unit in ('g', 'kg')),
  tested_on date not null,
  signed_by uuid references app.profiles (id),
  signed_name text check (length(signed_name) between 1 and 120),
  withdrawn_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (client_id, id),
  foreign key (client_id, ingredient_id, preparation_id) references app.ingredient_preparations (client_id, ingredient_id, id) on delete cascade
);
comment on table app.ingredient_yield_tests is 'weights as purchased, trimmed and cooked: rows are added and withdrawn, never changed; the preparation keeps the yields that were set from them';
comment on column app.ingredient_yield_tests.id is 'made by the browser: what is sent twice is one test';
comment on column app.ingredient_yield_tests.gross is 'exact as typed, in unit; likewise net and cooked';
comment on column app.ingredient_yield_tests.signed_by is 'who weighed; null: entered with the preparation, before tests were signed';
comment on column app.ingredient_yield_tests.withdrawn_at is 'a mistake that was taken back; the test stays to be read';
create index on app.ingredient_yield_tests (client_id, ingredient_id, preparation_id, tested_on desc, created_at desc);
create index on app.ingredient_yield_tests (signed_by) where signed_by is not null;

insert into app.ingredient_yield_tests (id, client_id, ingredient_id, preparation_id, gross, net, cooked, unit, tested_on)
  select app.uuid7(), p.client_id, p.ingredient_id, p.id, t ->> 0, t ->> 1, t ->> 2, 'g', p.measured_on
  from app.ingredient_preparations p cross join lateral jsonb_array_elements(p.tests) t;
alter table app.ingredient_preparations drop column tests;

alter table app.ingredient_yield_tests enable row level security;
alter table app.ingredient_yield_tests force row level security;
do $$
declare r text;
begin
  execute format('create policy owner_all on app.ingredient_yield_tests to %I using (true) with check (true)', current_user);
  foreach r in array array['client', 'member', 'viewas'] loop
    execute format('create policy %1$s_select on app.ingredient_yield_tests for select to itqan_%1$s using (client_id = (select app.client_id()))', r);
  end loop;
end $$;
create policy system_all on app.ingredient_yield_tests to itqan_system using (true) with check (true);
create policy client_insert on app.ingredient_yield_tests for insert to itqan_client
  with check (client_id = (select app.client_id()) and signed_by = (select app.uid()));
create policy member_insert on app.ingredient_yield_tests for insert to itqan_member
  with check (client_id = (select app.client_id()) and signed_by = (select app.uid()) and (select priv.may_somewhere('kitchen.write')));
create policy client_update on app.ingredient_yield_tests for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy member_update on app.ingredient_yield_tests for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('kitchen.publish')))
  with check (client_id = (select app.client_id()) and (select priv.may('kitchen.publish')));
grant select on app.ingredient_yield_tests to itqan_client, itqan_member, itqan_viewas, itqan_system;
grant insert (id, client_id, ingredient_id, preparation_id, gross, net, cooked, unit, tested_on, signed_by, signed_name)
  on app.ingredient_yield_tests to itqan_client, itqan_member;
grant update (withdrawn_at) on app.ingredient_yield_tests to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('ingredient_yield_tests', 932);
call priv.confine_staff();
call priv.guard_closing();

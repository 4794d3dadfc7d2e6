-- Orders of many visits in one submission. The key is made by the browser, so that a form sent twice makes one order.
create table app.order_batches (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  client_key uuid not null,
  content_hash text not null check (length(content_hash) between 1 and 100),
  visits integer not null check (visits between 1 and 500),
  price bigint not null check (price >= 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, client_key),
  unique (client_id, id)
);
comment on column app.order_batches.price is 'halalas before VAT for the visits beyond the plan, as shown when ordered';
comment on column app.order_batches.content_hash is 'of branches, times, types and notes: the same key with another content is refused';
create index on app.order_batches (created_by);
alter table app.order_batches enable row level security;
alter table app.order_batches force row level security;
do $$ begin
  execute format('create policy owner_all on app.order_batches to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.order_batches to itqan_system using (true) with check (true);
grant select on app.order_batches to itqan_system, itqan_admin, itqan_client, itqan_member, itqan_viewas;
grant insert (client_id, client_key, content_hash, visits, price, created_by, created_at) on app.order_batches
  to itqan_client, itqan_member;
create policy admin_select on app.order_batches for select to itqan_admin using (true);
create policy client_select on app.order_batches for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.order_batches for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy viewas_select on app.order_batches for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.order_batches for select to itqan_member
  using (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may_somewhere('evaluations.request')));
create policy member_insert on app.order_batches for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may_somewhere('evaluations.request')));

alter table app.mystery_shopping_requests add column batch_id uuid;
alter table app.mystery_shopping_requests add foreign key (client_id, batch_id) references app.order_batches (client_id, id);
create index requests_of_batch on app.mystery_shopping_requests (batch_id) where batch_id is not null;
grant select (batch_id), insert (batch_id) on app.mystery_shopping_requests to itqan_client, itqan_member;
grant select (batch_id) on app.mystery_shopping_requests to itqan_viewas;

create table app.branches (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.profiles (id),
  name text not null check (length(name) between 1 and 200),
  location text not null check (length(location) between 1 and 300),
  created_at timestamptz not null default now(),
  unique (client_id, id)
);
create unique index branches_one_name on app.branches (client_id, lower(name), lower(location));
create extension if not exists pg_trgm with schema app;
create index branches_search on app.branches using gin (app.fold(name || ' ' || location) app.gin_trgm_ops);
create index clients_search on app.profiles using gin (app.fold(coalesce(company_name, '') || ' ' || full_name) app.gin_trgm_ops) where user_type = 'client';

create table app.mystery_shopping_requests (
  id uuid primary key default app.uuid7(),
  number bigint generated always as identity unique,
  client_id uuid not null references app.profiles (id),
  client_key uuid not null default app.uuid7(),
  shopper_id uuid references app.profiles (id),
  client_name text not null default '' check (length(client_name) <= 200),
  branch_id uuid not null,
  branch_name text not null check (length(branch_name) between 1 and 200),
  branch_location text not null check (length(branch_location) between 1 and 300),
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  scheduled_date timestamptz not null,
  price bigint not null check (price >= 0),
  shopper_fee bigint not null check (shopper_fee >= 0),
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'assigned', 'in_progress', 'completed', 'cancelled')),
  notes text check (length(notes) <= 4000),
  cancel_reason text check (length(cancel_reason) <= 2000),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, client_key),
  unique (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((shopper_id is not null) = (status in ('assigned', 'in_progress', 'completed')))
);
comment on column app.mystery_shopping_requests.price is 'halalas, before VAT';
comment on column app.mystery_shopping_requests.shopper_fee is 'halalas';
comment on column app.mystery_shopping_requests.client_name is 'company or full name of the client, kept in step by triggers: shoppers may read it, but no client profile'; 
comment on column app.mystery_shopping_requests.client_key is 'made by the browser, so that a form sent twice makes one request';
create index requests_of_client on app.mystery_shopping_requests (client_id, created_at desc, id desc);
create index requests_of_client_by_status on app.mystery_shopping_requests (client_id, status, created_at desc) include (price);
create index requests_of_shopper on app.mystery_shopping_requests (shopper_id, created_at desc) include (status, shopper_fee) where shopper_id is not null;
create index requests_newest on app.mystery_shopping_requests (created_at desc, id desc);
create index requests_by_visit on app.mystery_shopping_requests (scheduled_date, id);
create index requests_waiting on app.mystery_shopping_requests (status, scheduled_date) where status in ('pending', 'approved', 'assigned', 'in_progress');
create index requests_of_branch on app.mystery_shopping_requests (branch_id, client_id, scheduled_date);
create index on app.mystery_shopping_requests (created_by);

-- Every change of a request's status: who, when and why.
create table app.request_events (
  id uuid primary key default app.uuid7(),
  request_id uuid not null,
  client_id uuid not null,
  shopper_id uuid references app.profiles (id),
  step text not null,
  from_status text,
  to_status text not null,
  reason text check (length(reason) <= 2000),
  actor_id uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id)
);
create index on app.request_events (request_id, created_at);
create index on app.request_events (client_id, request_id);
create index on app.request_events (shopper_id);
create index on app.request_events (actor_id);


create function priv.name_client() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(p.company_name, p.full_name) into new.client_name from app.profiles p where p.id = new.client_id;
  return new;
end $$;
create trigger name_client before insert on app.mystery_shopping_requests for each row execute function priv.name_client();

create function priv.rename_client() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.mystery_shopping_requests set client_name = coalesce(new.company_name, new.full_name) where client_id = new.id;
  return null;
end $$;
create trigger rename_client after update of company_name, full_name on app.profiles for each row
  when (new.user_type = 'client' and coalesce(old.company_name, old.full_name) is distinct from coalesce(new.company_name, new.full_name))
  execute function priv.rename_client();

-- Counts and sums over all clients, kept in the same transaction as the change they count, so that the back office's
-- dashboard costs the same at ten thousand and at ten million requests. Several slots a key: writers do not queue up.
create table app.tallies (
  key text not null,
  slot smallint not null,
  count bigint not null default 0,
  halalas bigint not null default 0,
  primary key (key, slot)
);
create function priv.tally(tally_key text, by_count bigint, by_halalas bigint) returns void
  language sql security definer set search_path = '' as $$
  insert into app.tallies as t (key, slot, count, halalas)
  values (tally_key, pg_catalog.pg_backend_pid() % 16, by_count, by_halalas)
  on conflict (key, slot) do update set count = t.count + excluded.count, halalas = t.halalas + excluded.halalas
$$;
create function priv.tally_request() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    perform priv.tally('requests.' || old.status, -1, -old.price);
  end if;
  perform priv.tally('requests.' || new.status, 1, new.price);
  if new.status = 'completed' then
    perform priv.tally('completed.' || to_char(now() at time zone 'Asia/Riyadh', 'YYYY-MM'), 1, new.price);
  end if;
  return null;
end $$;
create trigger tally_inserted after insert on app.mystery_shopping_requests for each row execute function priv.tally_request();
create trigger tally_moved after update of status, price on app.mystery_shopping_requests for each row
  when (old.status is distinct from new.status or old.price is distinct from new.price) execute function priv.tally_request();

create function priv.tally_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform priv.tally('profiles.' || new.user_type, 1, 0);
  return null;
end $$;
create trigger tally_profile after insert on app.profiles for each row execute function priv.tally_profile();

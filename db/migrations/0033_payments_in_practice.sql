-- Payments in practice: when a page to pay on ends, what a transfer said of itself, money that goes back, and the sandbox's own pages.
alter table app.payments add ends_at timestamptz, add stated_amount bigint check (stated_amount > 0), add transferred_on date,
  drop constraint payments_mismatch_check;
alter table app.payments add constraint payments_mismatch_check check (mismatch in ('amount', 'currency', 'refund', 'reference'));
comment on column app.payments.ends_at is 'until then somebody may pay on the page of the provider';
comment on column app.payments.stated_amount is 'what a payer said was transferred; amount is what arrived';
-- why: money that came twice for one share is written down twice; what is too much is kept for the client
drop index app.one_payment_of_a_share;
create index payments_at_provider on app.payments (provider, payment_id) where payment_id is not null;
create index payments_newest on app.payments (created_at desc, id);
create index payments_page_open on app.payments (ends_at) where state = 'failed' and ends_at is not null;

-- The picture or paper that shows a transfer: finance sees it, nobody else.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''payment_proof''::text]'));
end $$;

-- Money that goes back: asked for once, carried out once, however often it is tried.
create table app.payment_refunds (
  id uuid primary key,
  client_id uuid not null,
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('provider', 'bank')),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  reason text not null check (length(reason) between 1 and 1000),
  reference text check (length(reference) between 1 and 100),
  message text check (length(message) <= 500),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);
comment on column app.payment_refunds.id is 'made by the browser: what is sent twice goes back once';
comment on column app.payment_refunds.message is 'why the provider refused';
alter table app.payments add unique (client_id, id);
alter table app.payment_refunds add foreign key (client_id, payment_id) references app.payments (client_id, id);
create index on app.payment_refunds (client_id, payment_id);
create index on app.payment_refunds (created_by);
create unique index one_refund_at_a_time on app.payment_refunds (payment_id) where state = 'asked';

-- The pages of the built-in provider, on which no money moves.
create table app.sandbox_checkouts (
  id uuid primary key default app.uuid7(),
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null default 'SAR',
  description text not null,
  lang text not null check (lang in ('en', 'ar')),
  return_to text not null,
  back_to text not null,
  state text not null default 'open' check (state in ('open', 'later', 'paid', 'failed', 'cancelled')),
  payment_id uuid unique,
  method text,
  ending text check (ending ~ '^[0-9]{4}$'),
  message text,
  fee bigint not null default 0 check (fee >= 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['payment_refunds', 'sandbox_checkouts'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
  end loop;
end $$;
grant select on app.payment_refunds to itqan_admin;
create policy admin_select on app.payment_refunds for select to itqan_admin using (true);
grant select (id, client_id, payment_id, amount, way, state, created_at, done_at) on app.payment_refunds to itqan_client;
create policy client_select on app.payment_refunds for select to itqan_client using (client_id = (select app.client_id()));

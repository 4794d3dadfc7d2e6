-- Money: tax documents that never change, payments, plans, payouts, and books that always balance. Amounts are halalas.

-- A unit issues tax documents in one unbroken chain. The first one has no certificate: documents of the authority's first phase.
create table app.tax_units (
  id uuid primary key default app.uuid7(),
  name text not null check (length(name) between 1 and 100),
  world text not null default 'none' check (world in ('none', 'sandbox', 'simulation', 'production')),
  state text not null default 'active' check (state in ('asked', 'rehearsing', 'active', 'ended')),
  sealed_key text,
  signing_request text,
  request_id text,
  certificate text,
  sealed_credentials text,
  certificate_ends_at timestamptz,
  last_counter bigint not null default 0 check (last_counter >= 0),
  last_hash text not null default 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  check (world = 'none' or sealed_key is not null)
);
create index on app.tax_units (created_by);
create unique index one_unit_issues on app.tax_units ((true)) where state = 'active';
insert into app.tax_units (name) values ('ITQAN-1');

-- Who a client is before the tax authority: what its invoices name as the buyer.
create table app.tax_details (
  client_id uuid primary key references app.profiles (id),
  legal_name text not null check (length(legal_name) between 1 and 300),
  vat_number text check (vat_number ~ '^3[0-9]{13}3$'),
  id_scheme text check (id_scheme in ('CRN', '700', 'MOM', 'MLS', 'SAG', 'TIN', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH')),
  id_value text check (length(id_value) between 1 and 127),
  street text check (length(street) <= 300),
  building text check (length(building) <= 10),
  district text check (length(district) <= 127),
  city text check (length(city) <= 127),
  postal_code text check (length(postal_code) <= 10),
  country text not null default 'SA' check (country ~ '^[A-Z]{2}$'),
  version integer not null default 1,
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now(),
  check ((id_scheme is null) = (id_value is null))
);
create index on app.tax_details (updated_by);

-- The last number of each series: taken as the last step of issuing, so that numbers have no gaps whatever is rolled back.
create table app.number_series (
  series text primary key check (series ~ '^[A-Z]{2,4}-[0-9]{4}$'),
  last_number bigint not null default 0 check (last_number >= 0)
);

create table app.invoices (
  id uuid primary key,
  client_id uuid not null references app.profiles (id),
  kind text not null check (kind in ('invoice', 'credit', 'debit')),
  form text not null default 'standard' check (form in ('standard', 'simplified')),
  purpose text not null check (purpose in ('visits', 'plan', 'other')),
  status text not null default 'draft' check (status in ('draft', 'issued', 'partly_paid', 'paid', 'overdue', 'credited')),
  version integer not null default 1,
  number text unique,
  unit_id uuid references app.tax_units (id),
  counter bigint,
  uuid uuid unique,
  previous_hash text,
  hash text,
  qr text,
  xml text,
  seller jsonb,
  buyer jsonb,
  supplied_on date not null,
  supplied_until date check (supplied_until >= supplied_on),
  issued_at timestamptz,
  due_on date,
  means text not null default 'bank' check (means in ('undefined', 'cash', 'credit', 'bank', 'card')),
  note text check (length(note) <= 1000),
  corrects_id uuid,
  reason text check (length(reason) between 1 and 1000),
  net bigint not null default 0 check (net >= 0),
  vat bigint not null default 0 check (vat >= 0),
  gross bigint not null default 0 check (gross = net + vat),
  paid bigint not null default 0 check (paid >= 0),
  credited bigint not null default 0 check (credited between 0 and gross),
  authority text not null default 'none' check (authority in ('none', 'waiting', 'cleared', 'reported', 'warned', 'rejected')),
  cleared_xml text,
  reminders smallint[] not null default '{}',
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  unique (unit_id, counter),
  foreign key (client_id, corrects_id) references app.invoices (client_id, id),
  check ((status = 'draft') = (number is null)),
  check (number is null or (unit_id is not null and counter is not null and uuid is not null and previous_hash is not null and hash is not null
    and qr is not null and xml is not null and seller is not null and issued_at is not null and due_on is not null)),
  check ((kind = 'invoice') = (corrects_id is null)),
  check (kind = 'invoice' or reason is not null)
);
comment on column app.invoices.id is 'made by the browser: what is sent twice is one document';
comment on column app.invoices.created_by is 'null: a plan or a rule made it';
create index on app.invoices (client_id, issued_at desc);
create index on app.invoices (client_id, corrects_id);
create index on app.invoices (created_by);
create index invoices_open on app.invoices (due_on) where status in ('issued', 'partly_paid', 'overdue');
create index invoices_newest on app.invoices (issued_at desc nulls first, id);
create index invoices_to_send on app.invoices (issued_at) where authority in ('waiting', 'rejected');

create table app.invoice_lines (
  invoice_id uuid not null,
  client_id uuid not null,
  position smallint not null check (position > 0),
  name text not null check (length(name) between 1 and 1000),
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  allowance bigint not null default 0 check (allowance between 0 and quantity * unit_price),
  allowance_reason text check (length(allowance_reason) between 1 and 300),
  category jsonb not null,
  account text not null check (account in ('plan_revenue', 'visit_revenue', 'other_revenue')),
  request_id uuid,
  net bigint not null check (net = quantity * unit_price - allowance),
  vat bigint not null check (vat >= 0),
  primary key (invoice_id, position),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id) on delete cascade,
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id)
);
create index on app.invoice_lines (client_id, invoice_id);
create index on app.invoice_lines (client_id, request_id);

-- A visit stands on one invoice; a full credit note sets it free again.
create table app.billed_visits (
  request_id uuid primary key,
  client_id uuid not null,
  invoice_id uuid not null,
  within_plan boolean not null,
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id)
);
create index on app.billed_visits (client_id, request_id);
create index on app.billed_visits (client_id, invoice_id);

-- What was issued stays as it is: its money moves, the authority answers, nothing else.
create function priv.keep_issued() returns trigger language plpgsql set search_path = '' as $$
declare moving text[] := array['status', 'version', 'paid', 'credited', 'authority', 'cleared_xml', 'reminders', 'updated_at'];
begin
  if old.number is not null and (tg_op = 'DELETE' or to_jsonb(old) - moving <> to_jsonb(new) - moving) then
    raise exception 'an issued document never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_issued before update or delete on app.invoices for each row execute function priv.keep_issued();
create function priv.keep_issued_lines() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.invoices i where i.id = coalesce(new.invoice_id, old.invoice_id) and i.number is not null) then
    raise exception 'the lines of an issued document never change' using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_issued_lines before insert or update or delete on app.invoice_lines for each row execute function priv.keep_issued_lines();

create table app.tax_submissions (
  id uuid primary key default app.uuid7(),
  invoice_id uuid not null,
  client_id uuid not null,
  call text not null check (call in ('clear', 'report', 'check')),
  status integer,
  outcome text not null check (outcome in ('accepted', 'report-instead', 'rejected', 'fault')),
  messages jsonb not null default '[]',
  created_at timestamptz not null default now(),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id)
);
create index on app.tax_submissions (client_id, invoice_id, created_at);

-- Plans. A month that was paid for has its invoice; what follows it is said beforehand.
create table app.subscriptions (
  id uuid primary key,
  client_id uuid not null references app.profiles (id),
  tier text not null check (tier in ('basic', 'professional', 'enterprise')),
  state text not null default 'waiting' check (state in ('waiting', 'active', 'ended')),
  monthly_price bigint not null check (monthly_price >= 0),
  began_on date,
  first_paid_on date,
  next_tier text check (next_tier in ('free', 'basic', 'professional', 'enterprise')),
  ended_on date,
  version integer not null default 1,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  check ((state = 'waiting') = (began_on is null)),
  check ((state = 'ended') = (ended_on is not null))
);
comment on column app.subscriptions.next_tier is 'what follows when the month ends; null: the same again';
create index on app.subscriptions (client_id);
create index on app.subscriptions (created_by);
create unique index one_subscription on app.subscriptions (client_id) where state = 'active';
create table app.subscription_periods (
  subscription_id uuid not null,
  client_id uuid not null,
  from_on date not null,
  until_on date not null check (until_on > from_on),
  invoice_id uuid,
  primary key (subscription_id, from_on),
  foreign key (client_id, subscription_id) references app.subscriptions (client_id, id),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id)
);
create index on app.subscription_periods (client_id, subscription_id);
create index on app.subscription_periods (client_id, invoice_id);

-- An invoice shared among payers: each has an amount and a link of its own.
create table app.payment_shares (
  id uuid primary key default app.uuid7(),
  invoice_id uuid not null,
  client_id uuid not null,
  position smallint not null check (position > 0),
  payer_name text not null check (length(payer_name) between 1 and 200),
  payer_email text check (length(payer_email) <= 254),
  amount bigint not null check (amount >= 100),
  token_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'withdrawn')),
  due_on date not null,
  reminders smallint[] not null default '{}',
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id),
  unique (client_id, id)
);
create index on app.payment_shares (client_id, invoice_id);
create index on app.payment_shares (created_by);
create unique index one_share_a_place on app.payment_shares (invoice_id, position) where state <> 'withdrawn';

create table app.payments (
  id uuid primary key,
  client_id uuid not null,
  invoice_id uuid not null,
  share_id uuid,
  provider text not null check (provider in ('sandbox', 'moyasar', 'bank')),
  state text not null default 'created' check (state in ('created', 'pending', 'paid', 'failed', 'refunded')),
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  fee bigint not null default 0 check (fee >= 0),
  checkout_id text,
  payment_id text,
  pay_url text,
  method text,
  ending text check (ending ~ '^[0-9]{4}$'),
  message text check (length(message) <= 500),
  mismatch text check (mismatch in ('amount', 'currency', 'refund')),
  transfer_reference text check (length(transfer_reference) <= 100),
  proof_id uuid references app.files (id),
  confirmed_by uuid references app.profiles (id),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (provider, checkout_id),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id),
  foreign key (client_id, share_id) references app.payment_shares (client_id, id)
);
create index on app.payments (client_id, invoice_id);
create index on app.payments (client_id, share_id);
create index on app.payments (proof_id);
create index on app.payments (confirmed_by);
create index on app.payments (created_by);
create index payments_open on app.payments (updated_at) where state in ('created', 'pending');
create unique index one_payment_of_a_share on app.payments (share_id) where state = 'paid' and refunded = 0;

-- What providers told us, as it came; each once.
create table app.payment_events (
  provider text not null,
  event_id text not null check (length(event_id) <= 200),
  kind text not null check (length(kind) <= 100),
  checkout_id text,
  payment_id text,
  handled_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_waiting on app.payment_events (received_at) where handled_at is null;

-- What shoppers earned, visit by visit.
create table app.payout_batches (
  id uuid primary key,
  number bigint generated always as identity unique,
  state text not null default 'open' check (state in ('open', 'approved', 'sent', 'done', 'dropped')),
  digest text not null,
  total bigint not null check (total >= 0),
  count integer not null check (count > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  version integer not null default 1
);
create index on app.payout_batches (created_by);
create table app.payouts (
  id uuid primary key default app.uuid7(),
  shopper_id uuid not null references app.profiles (id),
  request_id uuid not null,
  client_id uuid not null,
  report_id uuid not null,
  fee bigint not null check (fee >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  reimbursement bigint not null default 0 check (reimbursement >= 0),
  withheld bigint not null default 0 check (withheld between 0 and fee + bonus),
  net bigint generated always as (fee + bonus + reimbursement - withheld) stored,
  state text not null default 'accrued' check (state in ('accrued', 'payable', 'batched', 'paid', 'held', 'failed')),
  payable_on date not null,
  batch_id uuid references app.payout_batches (id),
  reason text check (length(reason) <= 1000),
  bank_reference text check (length(bank_reference) <= 100),
  paid_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (report_id),
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id),
  check ((state in ('batched', 'paid')) = (batch_id is not null) or state = 'failed')
);
create index on app.payouts (shopper_id, created_at desc);
create index on app.payouts (client_id, request_id);
create index on app.payouts (client_id, report_id);
create index on app.payouts (batch_id);
create index payouts_ripening on app.payouts (payable_on) where state = 'accrued';
create index payouts_due on app.payouts (payable_on) where state in ('payable', 'held', 'failed');
create table app.payout_approvals (
  batch_id uuid not null references app.payout_batches (id),
  admin_id uuid not null references app.profiles (id),
  digest text not null,
  created_at timestamptz not null default now(),
  primary key (batch_id, admin_id, digest)
);
create index on app.payout_approvals (admin_id);
create table app.payout_queries (
  id uuid primary key,
  shopper_id uuid not null references app.profiles (id),
  payout_id uuid not null references app.payouts (id),
  text text not null check (length(text) between 1 and 2000),
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid references app.profiles (id),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index on app.payout_queries (shopper_id);
create index on app.payout_queries (payout_id);
create index on app.payout_queries (answered_by);

-- The books. Nothing is changed or deleted; a booking is taken back by its reverse. Each adds up to zero when its transaction ends.
create table app.ledger_bookings (
  id uuid primary key default app.uuid7(),
  kind text not null check (length(kind) between 1 and 40),
  about text not null check (length(about) between 1 and 80),
  booked_on date not null,
  reverses uuid unique references app.ledger_bookings (id),
  actor_id uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (kind, about)
);
comment on column app.ledger_bookings.about is 'what was booked: an invoice, a payment, a payout; each kind of booking about it is there once';
create index on app.ledger_bookings (booked_on);
create index on app.ledger_bookings (actor_id);
create table app.ledger_entries (
  booking_id uuid not null references app.ledger_bookings (id),
  position smallint not null check (position > 0),
  account text not null check (account in ('bank', 'provider', 'receivables', 'shopper_fees', 'shopper_bonuses', 'reimbursements', 'provider_fees',
    'vat_payable', 'shoppers_payable', 'withholding_payable', 'client_credit', 'plan_revenue', 'visit_revenue', 'other_revenue')),
  party_id uuid references app.profiles (id),
  amount bigint not null check (amount <> 0),
  booked_on date not null,
  primary key (booking_id, position)
);
comment on column app.ledger_entries.amount is 'debits positive, credits negative';
create index on app.ledger_entries (account, booked_on) include (amount);
create index on app.ledger_entries (party_id, account) include (amount) where party_id is not null;
create table app.closed_months (
  month date primary key check (extract(day from month) = 1),
  figures jsonb not null,
  closed_by uuid not null references app.profiles (id),
  closed_at timestamptz not null default now()
);
create index on app.closed_months (closed_by);

create function priv.balance_booking() returns trigger language plpgsql security definer set search_path = '' as $$
declare booking uuid := coalesce(to_jsonb(new) ->> 'booking_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if coalesce((select sum(e.amount) from app.ledger_entries e where e.booking_id = booking), 1) <> 0 then
    raise exception 'a booking adds up to zero and has entries' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on app.ledger_entries deferrable initially deferred for each row execute function priv.balance_booking();
create constraint trigger has_entries after insert on app.ledger_bookings deferrable initially deferred for each row execute function priv.balance_booking();
create function priv.keep_closed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.closed_months m where m.month = date_trunc('month', new.booked_on)::date) then
    raise exception 'the month is closed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keep_closed before insert on app.ledger_bookings for each row execute function priv.keep_closed();

do $$
declare t text;
begin
  foreach t in array array['tax_units', 'tax_details', 'number_series', 'invoices', 'invoice_lines', 'billed_visits', 'tax_submissions', 'subscriptions',
    'subscription_periods', 'payment_shares', 'payments', 'payment_events', 'payout_batches', 'payouts', 'payout_approvals', 'payout_queries',
    'ledger_bookings', 'ledger_entries', 'closed_months'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
end $$;
revoke update on app.ledger_bookings, app.ledger_entries, app.closed_months, app.billed_visits, app.tax_submissions, app.payout_approvals
  from itqan_system;
grant delete on app.invoices, app.invoice_lines, app.billed_visits to itqan_system;

-- Staff see all money; what moves it are the verbs of the platform, each with its own rule. An approval is a person's own.
grant select (id, name, world, state, signing_request, request_id, certificate, certificate_ends_at, last_counter, last_hash, created_by, created_at)
  on app.tax_units to itqan_admin;
grant select, insert, update on app.tax_details to itqan_admin, itqan_client;
create policy admin_insert on app.tax_details for insert to itqan_admin with check (updated_by = (select app.uid()));
create policy admin_update on app.tax_details for update to itqan_admin using (true) with check (updated_by = (select app.uid()));
create policy client_select on app.tax_details for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.tax_details for insert to itqan_client
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid()));
create policy client_update on app.tax_details for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()) and updated_by = (select app.uid()));
grant select on app.number_series, app.invoices, app.invoice_lines, app.billed_visits, app.tax_submissions, app.subscriptions,
  app.subscription_periods, app.payments, app.payment_events, app.payout_batches, app.payouts, app.payout_approvals,
  app.payout_queries, app.ledger_bookings, app.ledger_entries, app.closed_months to itqan_admin;
grant select (id, invoice_id, client_id, position, payer_name, payer_email, amount, state, due_on, reminders, created_by, created_at)
  on app.payment_shares to itqan_admin;
grant insert (batch_id, admin_id, digest) on app.payout_approvals to itqan_admin;
create policy admin_insert on app.payout_approvals for insert to itqan_admin with check (admin_id = (select app.uid()));
grant update (answer, answered_by, answered_at) on app.payout_queries to itqan_admin;
create policy admin_update on app.payout_queries for update to itqan_admin using (true) with check (answered_by = (select app.uid()));

-- A client reads its own documents once they are issued, and its own payments and plan.
grant select on app.invoices, app.invoice_lines, app.subscriptions, app.subscription_periods to itqan_client;
create policy client_select on app.invoices for select to itqan_client using (client_id = (select app.client_id()) and number is not null);
create policy client_select on app.invoice_lines for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.invoices i where i.id = invoice_id));
create policy client_select on app.subscriptions for select to itqan_client using (client_id = (select app.client_id()));
create policy client_select on app.subscription_periods for select to itqan_client using (client_id = (select app.client_id()));
grant select (id, invoice_id, client_id, position, payer_name, payer_email, amount, state, due_on, created_at) on app.payment_shares to itqan_client;
create policy client_select on app.payment_shares for select to itqan_client using (client_id = (select app.client_id()));
grant select (id, client_id, invoice_id, share_id, provider, state, amount, refunded, method, ending, message, transfer_reference, proof_id, created_at, paid_at)
  on app.payments to itqan_client;
create policy client_select on app.payments for select to itqan_client using (client_id = (select app.client_id()));

-- A shopper reads what they earned, and asks about it.
grant select (id, shopper_id, request_id, report_id, fee, bonus, reimbursement, withheld, net, state, payable_on, reason, bank_reference, paid_at, created_at)
  on app.payouts to itqan_shopper;
create policy shopper_select on app.payouts for select to itqan_shopper using (shopper_id = (select app.uid()));
grant select (id, shopper_id, payout_id, text, answer, answered_at, created_at) on app.payout_queries to itqan_shopper;
grant insert (id, shopper_id, payout_id, text) on app.payout_queries to itqan_shopper;
create policy shopper_select on app.payout_queries for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.payout_queries for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and exists (select from app.payouts p where p.id = payout_id));

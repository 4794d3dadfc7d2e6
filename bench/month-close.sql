-- A month with so many visits: each billed, most of them paid for, its shopper paid. Everything as the verbs leave it.
set session_replication_role = replica;
set synchronous_commit = off;
insert into app.profiles (id, email, full_name, user_type, company_name)
  select md5('client' || n)::uuid, 'c' || n || '@bench.example', 'Client ' || n, 'client', 'Restaurant ' || n from generate_series(1, :clients) n;
insert into app.profiles (id, email, full_name, user_type)
  select md5('shopper' || n)::uuid, 's' || n || '@bench.example', 'Shopper ' || n, 'mystery_shopper' from generate_series(1, :shoppers) n;
insert into app.profiles (id, email, full_name, user_type) values (md5('admin')::uuid, 'admin@bench.example', 'Admin', 'admin');
insert into app.staff_members (profile_id, role) values (md5('admin')::uuid, 'owner');

-- Invoices of twenty visits of one client; nine of ten are paid.
create temp table bills as
  select n, md5('invoice' || n)::uuid as id, md5('client' || (n % :clients + 1))::uuid as client,
    timestamptz '2026-10-01 08:00+03' + make_interval(mins => (n * 43000::bigint / (:visits / 20))::int) as at, 20 * 50000 as net, 20 * 7500 as vat, n % 10 <> 0 as is_paid
  from generate_series(1, :visits / 20) n;
insert into app.invoices (id, client_id, kind, purpose, status, number, unit_id, counter, uuid, previous_hash, hash, qr, xml, seller, supplied_on, issued_at, due_on, net, vat, gross, paid)
  select id, client, 'invoice', 'visits', case when is_paid then 'paid' else 'issued' end, 'INV-2026-' || lpad(n::text, 6, '0'), (select t.id from app.tax_units t limit 1), n, id,
    'p', 'h', 'q', repeat('x', 6000), '{}', at::date, at, at::date + 15, net, vat, net + vat, case when is_paid then net + vat else 0 end from bills;
insert into app.invoice_lines (invoice_id, client_id, position, name, quantity, unit_price, category, account, net, vat)
  select b.id, b.client, p, 'Visit', 1, 50000, '{"code":"S","percent":15}', 'visit_revenue', 50000, 7500 from bills b, generate_series(1, 20) p;
insert into app.payments (id, client_id, invoice_id, provider, state, amount, fee, paid_at)
  select md5('payment' || n)::uuid, client, id, 'sandbox', 'paid', net + vat, 1000, at from bills where is_paid;
insert into app.payouts (id, shopper_id, request_id, client_id, report_id, fee, bonus, reimbursement, state, batch_id, place, payable_on, earned_on, paid_at, created_at)
  select md5('payout' || n)::uuid, md5('shopper' || (n % :shoppers + 1))::uuid, md5('request' || n)::uuid, md5('client' || (n % :clients + 1))::uuid, md5('report' || n)::uuid,
    30000, 5000, 12000, case when n % 4 = 0 then 'payable' else 'paid' end, case when n % 4 <> 0 then md5('batch')::uuid end,
    case when n % 4 <> 0 then 1 end, date '2026-10-08', date '2026-10-01' + (n % 31)::int,
    case when n % 4 <> 0 then timestamptz '2026-10-31 12:00+03' end, now() from generate_series(1, :visits) n;

create temp table booked as
  select md5('b invoice' || n)::uuid as id, 'invoice.issued' as kind, id::text as about, (at at time zone 'Asia/Riyadh')::date as on_day,
    array['receivables', 'visit_revenue', 'vat_payable'] as accounts, array[net + vat, -net, -vat] as amounts, array[client, null, null] as parties from bills
  union all select md5('b payment' || n)::uuid, 'payment.received', md5('payment' || n)::uuid::text, (at at time zone 'Asia/Riyadh')::date,
    array['provider', 'provider_fees', 'receivables'], array[net + vat - 1000, 1000, -net - vat], array[null, null, client] from bills where is_paid
  union all select md5('b earned' || n)::uuid, 'payout.earned', md5('payout' || n)::uuid::text, date '2026-10-01' + (n % 31)::int,
    array['shopper_fees', 'shopper_bonuses', 'reimbursements', 'shoppers_payable'], array[30000, 5000, 12000, -47000],
    array[null, null, null, md5('shopper' || (n % :shoppers + 1))::uuid] from generate_series(1, :visits) n
  union all select md5('b paid' || n)::uuid, 'payout.paid', md5('payout' || n)::uuid::text, date '2026-10-31',
    array['shoppers_payable', 'bank'], array[47000, -47000], array[md5('shopper' || (n % :shoppers + 1))::uuid, null] from generate_series(1, :visits) n where n % 4 <> 0;
insert into app.journal_entries (id, kind, about, booked_on) select id, kind, about, on_day from booked;
insert into app.journal_lines (booking_id, position, account, party_id, amount, booked_on)
  select id, p, accounts[p], parties[p], amounts[p], on_day from booked, generate_subscripts(accounts, 1) p;

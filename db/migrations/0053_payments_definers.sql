-- What a client does about its own payments and plan, as narrow functions: its role writes no table of money. The payer of a share has no
-- account, so that the platform acts for them through the same functions.

-- True for rows of the client that asks, and in transactions of the platform.
create function priv.is_payers(client uuid) returns boolean language sql stable set search_path = '' as $$
  select client = app.client_id() or current_setting('role') = 'itqan_system'
$$;

-- An issued document that can be paid, held until the transaction ends: sharing and paying it wait for each other here.
create function priv.hold_invoice(invoice uuid) returns table (id uuid, client_id uuid, number text, gross bigint, paid bigint, credited bigint)
  language sql volatile security definer set search_path = '' as $$
  select i.id, i.client_id, i.number, i.gross, i.paid, i.credited from app.invoices i
  where i.id = invoice and i.number is not null and i.kind <> 'credit' and priv.is_payers(i.client_id)
  for update
$$;

-- Attempts to pay an invoice, or a share of it, with the pages of the provider that are still open.
create function priv.attempts_to_pay(invoice uuid, share uuid) returns table (
  id uuid, provider text, state text, amount bigint, message text, checkout_id text, pay_url text, ends_at timestamptz,
  transferred_on date, transfer_reference text, created_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select y.id, y.provider, y.state, y.amount, y.message, y.checkout_id, y.pay_url, y.ends_at, y.transferred_on, y.transfer_reference, y.created_at
  from app.payments y
  where y.invoice_id = invoice and y.share_id is not distinct from share and priv.is_payers(y.client_id)
$$;

-- What became of one payment, with what of it is kept for the client.
create function priv.payment_outcome(payment uuid) returns table (
  id uuid, client_id uuid, invoice_id uuid, share_id uuid, provider text, state text, amount bigint, refunded bigint, paid_at timestamptz,
  method text, ending text, message text, mismatch text, number text, gross bigint, paid bigint, credited bigint, kept bigint)
  language sql stable security definer set search_path = '' as $$
  select y.id, y.client_id, y.invoice_id, y.share_id, y.provider, y.state, y.amount, y.refunded, y.paid_at, y.method, y.ending, y.message,
    y.mismatch, i.number, i.gross, i.paid, i.credited,
    coalesce((select -sum(e.amount) from app.ledger_bookings b join app.ledger_entries e on e.booking_id = b.id
      where b.kind = 'payment.received' and b.about = y.id::text and e.account = 'client_credit'), 0)::bigint
  from app.payments y join app.invoices i on i.client_id = y.client_id and i.id = y.invoice_id
  where y.id = payment and priv.is_payers(y.client_id)
$$;

-- A payment is begun: at most what is owed, and nothing is booked by it. False for another client's invoice or share.
create function priv.begin_payment(payment uuid, invoice uuid, share uuid, by_provider text, sum bigint, page_ends timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into app.payments (id, client_id, invoice_id, share_id, provider, amount, ends_at, created_by)
  select payment, i.client_id, i.id, share, by_provider, sum, page_ends, app.uid() from app.invoices i
  where i.id = invoice and i.number is not null and i.kind <> 'credit' and priv.is_payers(i.client_id)
    and by_provider <> 'bank' and sum <= i.gross - i.credited - i.paid
    and (share is null or exists (select from app.payment_shares s where s.id = share and s.invoice_id = i.id and s.state = 'open'));
  return found;
end $$;

-- The provider's page of a payment that was begun. What is paid or waits at a bank stays as it is.
create function priv.open_payment_page(payment uuid, checkout text, sealed_url text, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update app.payments y set checkout_id = checkout, pay_url = sealed_url, state = 'pending', updated_at = at
  where y.id = payment and y.provider <> 'bank' and y.checkout_id is null and y.state in ('created', 'failed') and priv.is_payers(y.client_id);
  return found;
end $$;

-- A payer says that the money was transferred, and shows it: finance looks before anything is booked.
create function priv.state_transfer(payment uuid, invoice uuid, share uuid, sum bigint, sent_on date, reference text, proof jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare client uuid;
begin
  select i.client_id into client from app.invoices i
  where i.id = invoice and i.number is not null and i.kind <> 'credit' and priv.is_payers(i.client_id)
    and (share is null or exists (select from app.payment_shares s where s.id = share and s.invoice_id = i.id));
  if not found or exists (select from app.payments y where y.id = payment) then return false; end if;
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
  select f.id, client, client, 'payment_proof', f.content_type, f.bytes, f.width, f.height, f.sha256, f.storage_key
  from jsonb_to_record(proof) as f (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text);
  insert into app.payments (id, client_id, invoice_id, share_id, provider, state, amount, stated_amount, transferred_on, transfer_reference, proof_id, created_by)
  values (payment, client, invoice, share, 'bank', 'pending', sum, sum, sent_on, reference, (proof ->> 'id')::uuid, app.uid());
  return true;
end $$;

-- A stated transfer is taken back while finance has not answered it.
create function priv.withdraw_transfer(payment uuid, invoice uuid, share uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update app.payments y set state = 'failed', message = null, updated_at = at
  where y.id = payment and y.invoice_id = invoice and y.share_id is not distinct from share and y.provider = 'bank' and y.state = 'pending'
    and priv.is_payers(y.client_id);
  return found;
end $$;

-- What is kept for the client that asks; the books themselves are not for clients.
create function priv.own_credit() returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(e.amount), 0)::bigint from app.ledger_entries e where e.party_id = app.client_id() and e.account = 'client_credit'
$$;

-- Visits of some days that were billed within a client's plan, and visits by day that are ordered or were carried out within it.
create function priv.visits_within_plan(client uuid, from_day date, until_day date) returns integer
  language sql stable security definer set search_path = '' as $$
  select count(*)::int
  from app.billed_visits b join app.mystery_shopping_requests q on q.client_id = b.client_id and q.id = b.request_id
  where b.client_id = client and b.within_plan and (priv.is_payers(client) or current_setting('role') = 'itqan_admin')
    and (q.scheduled_date at time zone 'Asia/Riyadh')::date >= from_day and (q.scheduled_date at time zone 'Asia/Riyadh')::date < until_day
$$;
create function priv.visits_by_day(client uuid, from_day date, until_day date) returns table (day text, count integer)
  language sql stable security definer set search_path = '' as $$
  select to_char(q.scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD'), count(*)::int
  from app.mystery_shopping_requests q left join app.billed_visits b on b.client_id = q.client_id and b.request_id = q.id
  where q.client_id = client and q.status <> 'cancelled' and coalesce(b.within_plan, true)
    and (priv.is_payers(client) or current_setting('role') = 'itqan_admin')
    and (q.scheduled_date at time zone 'Asia/Riyadh')::date >= from_day and (q.scheduled_date at time zone 'Asia/Riyadh')::date < until_day
  group by 1
$$;

-- What follows a plan that runs: the client's own, or for the office any. Only the version that was seen.
create function priv.change_next_plan(plan uuid, seen integer, next text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform from app.client_profiles c join app.subscriptions s on s.client_id = c.profile_id
  where s.id = plan and (s.client_id = app.client_id() or current_setting('role') = 'itqan_admin') for update of c;
  update app.subscriptions s set next_tier = next, next_price = null, version = seen + 1
  where s.id = plan and s.version = seen and s.state = 'active' and (s.client_id = app.client_id() or current_setting('role') = 'itqan_admin');
  return found;
end $$;
create function priv.change_plan_price(plan uuid, seen integer, price bigint) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform from app.client_profiles c join app.subscriptions s on s.client_id = c.profile_id where s.id = plan for update of c;
  update app.subscriptions s set next_price = price, version = seen + 1
  where s.id = plan and s.version = seen and s.state = 'active' and s.next_tier is null;
  return found;
end $$;

-- Units of the tax authority: a unit that issues nothing yet is dropped, a rehearsal goes on, a document is sent once more.
create function priv.give_up_unit(unit uuid, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.tax_units u set state = 'ended', ended_at = at, fault = null where u.id = unit and u.state in ('asked', 'rehearsing');
  return found;
end $$;
create function priv.continue_unit(unit uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.tax_units u set fault = null where u.id = unit and u.state = 'rehearsing';
  return found;
end $$;
create function priv.send_document_again(invoice uuid, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.invoices i set authority = 'waiting', updated_at = at where i.id = invoice and i.number is not null and i.authority in ('waiting', 'rejected');
  return found;
end $$;

do $$
declare f regprocedure;
begin
  foreach f in array array['priv.is_payers(uuid)', 'priv.hold_invoice(uuid)', 'priv.attempts_to_pay(uuid, uuid)', 'priv.payment_outcome(uuid)',
    'priv.begin_payment(uuid, uuid, uuid, text, bigint, timestamptz)', 'priv.open_payment_page(uuid, text, text, timestamptz)',
    'priv.state_transfer(uuid, uuid, uuid, bigint, date, text, jsonb)', 'priv.withdraw_transfer(uuid, uuid, uuid, timestamptz)', 'priv.own_credit()',
    'priv.visits_within_plan(uuid, date, date)', 'priv.visits_by_day(uuid, date, date)', 'priv.change_next_plan(uuid, integer, text)',
    'priv.change_plan_price(uuid, integer, bigint)', 'priv.give_up_unit(uuid, timestamptz)', 'priv.continue_unit(uuid)',
    'priv.send_document_again(uuid, timestamptz)']::regprocedure[] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function priv.hold_invoice, priv.attempts_to_pay, priv.payment_outcome, priv.begin_payment, priv.open_payment_page, priv.state_transfer,
  priv.withdraw_transfer to itqan_client, itqan_system;
grant execute on function priv.own_credit to itqan_client;
grant execute on function priv.visits_within_plan, priv.visits_by_day to itqan_client, itqan_admin, itqan_system;
grant execute on function priv.change_next_plan to itqan_client, itqan_admin;
grant execute on function priv.change_plan_price, priv.give_up_unit, priv.continue_unit, priv.send_document_again to itqan_admin;

import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'

type Rows = { client: Actor; shopper: Actor; admin: Actor; tag: 'A' | 'B'; request: string; report: string }

/** Rows of a tenant in every table about money: an issued invoice with its parts, a payout, and a booking. */
export async function fillMoneyTables(owner: pg.Client, rows: Rows): Promise<void> {
  const { client, shopper, admin, tag, request, report } = rows
  const id = (n: number) => `000${n}0000-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const run = (text: string, ...values: unknown[]) => owner.query(text, values)
  const [unit, invoice, subscription, share, payment, batch, payout, query, booking] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    id,
  )
  const advance = `00100000-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const day = tag === 'A' ? '2027-01-01' : '2027-02-01'
  await run(`insert into app.tax_units (id, name, state, created_by) values ($1, 'u', 'ended', $2)`, unit, client.id)
  await run(`insert into app.tax_details (client_id, legal_name, updated_by) values ($1, 'n', $1)`, client.id)
  await run(`insert into app.number_series (series) values ($1)`, `${tag}${tag}-2027`)
  await run(
    `insert into app.invoices (id, client_id, kind, purpose, supplied_on) values ($1, $2, 'invoice', 'visits', $3)`,
    invoice,
    client.id,
    day,
  )
  await run(
    `insert into app.invoice_lines (invoice_id, client_id, position, name, quantity, unit_price, category, account, request_id, net, vat)
     values ($1, $2, 1, 'n', 1, 1000, '{}', 'visit_revenue', $3, 1000, 150)`,
    invoice,
    client.id,
    request,
  )
  await run(
    `insert into app.invoices (id, client_id, kind, purpose, supplied_on, status, number, unit_id, counter, uuid, previous_hash, hash, qr, xml, seller,
       issued_at, due_on, net, vat, gross, paid)
     values ($1, $2, 'prepayment', 'advance', $5, 'paid', $3, $4, 2, $1, 'p', 'h', 'q', 'x', '{}', now(), $5, 100, 15, 115, 115)`,
    advance,
    client.id,
    `V-${tag}`,
    unit,
    day,
  )
  await run(
    `insert into app.advance_uses (invoice_id, advance_id, client_id, net, vat) values ($1, $2, $3, 100, 15)`,
    invoice,
    advance,
    client.id,
  )
  await run(
    `update app.invoices set status = 'issued', number = $2, unit_id = $3, counter = 1, uuid = $1, previous_hash = 'p', hash = 'h', qr = 'q', xml = 'x',
       seller = '{}', issued_at = now(), due_on = $4, net = 1000, vat = 150, gross = 1150 where id = $1`,
    invoice,
    `N-${tag}`,
    unit,
    day,
  )
  const about = [invoice, client.id]
  await run(`insert into app.billed_visits values ($3, $2, $1, false)`, ...about, request)
  await run(
    `insert into app.tax_submissions (invoice_id, client_id, call, outcome) values ($1, $2, 'clear', 'fault')`,
    ...about,
  )
  await run(
    `insert into app.subscriptions (id, client_id, tier, monthly_price) values ($1, $2, 'basic', 99900)`,
    subscription,
    client.id,
  )
  await run(
    `insert into app.subscription_periods values ($1, $2, $3, $3::date + 30, $4, 'basic', 99900)`,
    subscription,
    client.id,
    day,
    invoice,
  )
  await run(
    `insert into app.payment_shares (id, invoice_id, client_id, position, payer_name, amount, token_hash, due_on) values ($1, $2, $3, 1, 'p', 1150, $4, $5)`,
    share,
    ...about,
    `hash of ${tag}`,
    day,
  )
  await run(
    `insert into app.payments (id, invoice_id, client_id, share_id, provider, amount) values ($1, $2, $3, $4, 'bank', 1150)`,
    payment,
    ...about,
    share,
  )
  await run(
    `insert into app.payment_refunds (id, payment_id, client_id, amount, way, reason) values ($1, $1, $2, 5, 'bank', 'r')`,
    payment,
    client.id,
  )
  await run(
    `insert into app.sandbox_checkouts (id, reference, amount, description, lang, return_to, back_to, ends_at)
     values ($1, 'r', 1150, 'd', 'en', '/', '/', now())`,
    payment,
  )
  await run(`insert into app.payment_events (provider, event_id, kind) values ('moyasar', $1, 'k')`, tag)
  await run(
    `insert into app.payout_batches (id, digest, total, count, created_by) values ($1, 'd', 1, 1, $2)`,
    batch,
    client.id, // why: the administrator approves it, which its maker may not
  )
  await run(
    `insert into app.payout_transfers (batch_id, place, shopper_id, visits, gross, account_last) values ($1, 1, $2, 1, 100, '1000')`,
    batch,
    shopper.id,
  )
  await run(
    `with s as (insert into app.bank_statements (id, account, reference, digest, opening, closing, lines, new_lines, uploaded_by)
       values ($1, $2, 's', repeat('a', 64), 0, -100, 1, 1, $3) returning id),
     l as (insert into app.bank_lines (id, statement_id, account, identity, booked_on, amount, unmatched, end_to_end, bank_reference,
         order_reference, remittance, other_name, other_iban_hash, other_iban_last, is_return)
       select $1, id, $2, repeat('a', 64), $4, -100, 0, '', '', '', '', '', '', '', false from s returning id)
     insert into app.bank_matches (line_id, kind, amount, batch_id, place, books, made_by) select id, 'payout', -100, $1, 1, true, $3 from l`,
    batch,
    `SA${tag}`,
    admin.id,
    day,
  )
  await run(`insert into app.payout_approvals (batch_id, admin_id, digest) values ($1, $2, 'd')`, batch, admin.id)
  await run(
    `insert into app.payouts (id, shopper_id, request_id, client_id, report_id, fee, payable_on) values ($1, $2, $3, $4, $5, 100, $6)`,
    payout,
    shopper.id,
    request,
    client.id,
    report,
    day,
  )
  await run(
    `insert into app.payout_queries (id, shopper_id, payout_id, text) values ($1, $2, $3, 't')`,
    query,
    shopper.id,
    payout,
  )
  // why: a booking and its entries need one statement, because each must add up to zero at its end
  await run(
    `with b as (insert into app.journal_entries (id, kind, about, booked_on) values ($1, 'k', $2, $3) returning id)
     insert into app.journal_lines (booking_id, position, account, party_id, amount, booked_on)
     select b.id, e.position, e.account, $4, e.amount, $3 from b, (values (1, 'bank', 5), (2, 'provider', -5)) e (position, account, amount)`,
    booking,
    tag,
    day,
    client.id,
  )
  await run(
    `insert into app.closed_months (month, figures, closed_by) values ($1::date - interval '10 years', $2, $3)`,
    day,
    JSON.stringify(tag),
    admin.id,
  )
}

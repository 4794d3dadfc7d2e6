import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { now } from '#/platform/clock.ts'
import { payingWorld } from './payments.ts'
import { world } from './world.ts'

const w = await world({ madeUp: ['credit'] })
const { client, issued } = await payingWorld(w)
const [stranger, shopper, admin] = [await w.client({ company: 'B' }), await w.freelancer(), await w.admin()]
const proof = () =>
  JSON.stringify({
    id: randomUUID(),
    content_type: 'application/pdf',
    bytes: 8,
    sha256: 'x',
    storage_key: randomUUID(),
  })

/** All payment reads and writes through definer functions for clients. */
const calls = (invoice: string, payment: string) => ({
  hold: sql`(select count(*)::int from priv.hold_invoice(${invoice}))`,
  attempts: sql`(select count(*)::int from priv.attempts_to_pay(${invoice}, null))`,
  outcome: sql`(select count(*)::int from priv.payment_outcome(${payment}))`,
  begin: sql`priv.begin_payment(${randomUUID()}, ${invoice}, null, 'moyasar', 100, ${now()})::int`,
  page: sql`priv.open_payment_page(${payment}, ${randomUUID()}, 'sealed', ${now()})::int`,
  state: sql`priv.state_transfer(${randomUUID()}, ${invoice}, null, 100, '2026-11-01', 'x', ${proof()})::int`,
  withdraw: sql`priv.withdraw_transfer(${payment}, ${invoice}, null, ${now()})::int`,
})

/** Rows reached by each call; rolled back. */
async function reached(actor: Actor, invoice: string, payment: string): Promise<Record<string, number | string>> {
  const found: Record<string, number | string> = {}
  const undone = new Error('undone')
  for (const [name, call] of Object.entries(calls(invoice, payment)))
    await asActor(actor, async (tx) => {
      found[name] = await callFunction<number>(tx, call)
      throw undone
    }).catch((error: unknown) => {
      if (error !== undone) found[name] = (error as { code?: string }).code ?? String(error)
    })
  return found
}

async function begun(invoice: string, provider: 'bank' | 'moyasar'): Promise<string> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.payments (id, client_id, invoice_id, provider, state, amount)
     values ($1, $2, $3, $4, case $4 when 'bank' then 'pending' else 'created' end, 100)`,
    [id, client.id, invoice, provider],
  )
  return id
}

test('a client reaches its own payments, and nobody those of another client', async () => {
  const invoice = await issued()
  const byCard = await begun(invoice, 'moyasar')
  const own = await reached(client, invoice, byCard)
  expect(own).toMatchObject({ hold: 1, attempts: 1, outcome: 1, begin: 1, page: 1, state: 1, withdraw: 0 })
  expect(await reached(client, invoice, await begun(invoice, 'bank'))).toMatchObject({ page: 0, withdraw: 1 })
  const nothing = Object.fromEntries(Object.keys(own).map((name) => [name, 0]))
  expect(await reached(stranger, invoice, byCard)).toEqual(nothing)
  const refused = Object.fromEntries(Object.keys(own).map((name) => [name, '42501']))
  for (const actor of [shopper, admin]) expect(await reached(actor, invoice, byCard)).toEqual(refused)
})

test('a payment is begun for what is owed at most, and never as a transfer', async () => {
  const invoice = await issued(10_000)
  const begin = (sum: number, provider = 'moyasar') =>
    asActor(client, (tx) =>
      callFunction<boolean>(
        tx,
        sql`priv.begin_payment(${randomUUID()}, ${invoice}, null, ${provider}, ${sum}, ${now()})`,
      ),
    )
  expect(await begin(11_501)).toBe(false)
  expect(await begin(100, 'bank')).toBe(false)
  expect(await begin(11_500)).toBe(true)
})

test('a client reads its own credit only', async () => {
  await w.owner.query(
    `with booking as (insert into app.journal_entries (kind, about, booked_on) values ('test.credit', $2, current_date) returning id)
     insert into app.journal_lines (booking_id, position, account, party_id, amount, booked_on)
     select id, place, account, party, amount, current_date from booking, (values
       (1, 'bank', null, 700), (2, 'client_credit', $1::uuid, -700)) as e (place, account, party, amount)`,
    [client.id, randomUUID()],
  )
  const credit = (actor: Actor) => readAs(actor, (db) => callFunction<number>(db, sql`priv.own_credit()`))
  expect([await credit(client), await credit(stranger)]).toEqual([700, 0])
  for (const actor of [shopper, admin]) await expect(credit(actor)).rejects.toMatchObject({ code: '42501' })
})

test('a plan is changed by its own client and the office, as it was seen', async () => {
  const plan = randomUUID()
  await w.owner.query(
    `insert into app.subscriptions (id, client_id, tier, state, monthly_price, began_on) values ($1, $2, 'professional', 'active', 99900, current_date)`,
    [plan, client.id],
  )
  const next = (actor: Actor, seen = 1) =>
    asActor(actor, (tx) => callFunction<boolean>(tx, sql`priv.change_next_plan(${plan}, ${seen}, 'basic')`))
  const price = (actor: Actor, seen: number) =>
    asActor(actor, (tx) => callFunction<boolean>(tx, sql`priv.change_plan_price(${plan}, ${seen}, 100)`))
  expect([await next(stranger), await next(client, 7)]).toEqual([false, false])
  await expect(next(shopper)).rejects.toMatchObject({ code: '42501' })
  expect([await next(client), await next(client), await next(admin, 2)]).toEqual([true, false, true])
  for (const actor of [client, shopper]) await expect(price(actor, 3)).rejects.toMatchObject({ code: '42501' })
  expect(await price(admin, 3)).toBe(false)
  const visits = (actor: Actor) =>
    readAs(actor, (db) =>
      callFunction<number>(db, sql`priv.visits_within_plan(${client.id}, '2020-01-01', '2040-01-01')`),
    )
  await expect(visits(shopper)).rejects.toMatchObject({ code: '42501' })
  expect(await visits(stranger)).toBe(0)
})

test('only the office moves tax units and sends documents again', async () => {
  const invoice = await issued()
  const steps = [
    sql`priv.give_up_unit(${randomUUID()}, ${now()})`,
    sql`priv.continue_unit(${randomUUID()})`,
    sql`priv.send_document_again(${invoice}, ${now()})`,
  ]
  for (const step of steps) {
    for (const actor of [client, shopper])
      await expect(asActor(actor, (tx) => callFunction(tx, step))).rejects.toMatchObject({ code: '42501' })
    // an unknown unit, and a document that does not wait for the authority
    expect(await asActor(admin, (tx) => callFunction(tx, step))).toBe(false)
  }
})

test('a client shares its own invoice, for what is owed at most', async () => {
  const invoice = await issued(10_000)
  const share = (amount: number, more: object = {}) => ({
    id: randomUUID(),
    position: 1,
    payer_name: 'Payer',
    amount,
    token_hash: randomUUID(),
    due_on: '2027-01-01',
    ...more,
  })
  const write = (actor: Actor, ...shares: object[]) =>
    asActor(actor, (tx) => callFunction<number>(tx, sql`priv.write_shares(${invoice}, ${JSON.stringify(shares)})`))
  const end = (actor: Actor, id: string) =>
    asActor(actor, (tx) => callFunction<boolean>(tx, sql`priv.withdraw_share(${id})`))
  const [first, second] = [share(6000), share(5500, { position: 2 })]
  expect(await write(stranger, first)).toBe(0)
  for (const actor of [shopper, admin]) {
    await expect(write(actor, first)).rejects.toMatchObject({ code: '42501' })
    await expect(end(actor, first.id)).rejects.toMatchObject({ code: '42501' })
  }
  expect([await write(client, first, second), await write(client, first)]).toEqual([2, 0])
  await expect(write(client, share(100, { position: 3 }))).rejects.toMatchObject({ code: '23000' })
  const next = share(6000, { replaces: first.id, reminded: first.id })
  expect(await write(client, next)).toBe(1)
  expect([await end(stranger, next.id), await end(client, first.id)]).toEqual([false, false])
  expect([await end(client, next.id), await end(client, next.id)]).toEqual([true, false])
})

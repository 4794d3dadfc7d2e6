import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { clientCredit, settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { now } from '#/platform/clock.ts'
import { mailText } from '#/tests/mail-text.ts'
import { at } from '#/tests/reports.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { mailShare, newLink, replacePayer, withdrawOpenShares, withdrawShare } from './change-share.server.ts'
import { hashOf, tokenOf } from './link.server.ts'
import { payableBy, shareSettled } from './payable.server.ts'
import { readShare } from './read-share.server.ts'
import { shareInvoice } from './share-invoice.server.ts'

const w = await world({ madeUp: ['credit'] })
const [today, dueOn] = [riyadhDay(now()), addDays(riyadhDay(now()), 7)]
let client: Actor
const names = { en: 'Saffron House', ar: 'بيت الزعفران' }
let stranger: Actor

beforeAll(async () => {
  client = await w.client({ company: 'Saffron House' })
  await w.owner.query(`update app.companies set name_en = '${names.en}', name_ar = '${names.ar}'`)
  stranger = await w.client({ company: 'Other House' })
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

/** An issued invoice of `net` plus 15 %. */
async function invoice(net = 100_000): Promise<string> {
  const id = randomUUID()
  await asSystem('a test issues an invoice', async (tx) => {
    const line = { name: 'زيارة | Visit', quantity: 1, unitPrice: net, account: 'visit_revenue' as const }
    await draftInvoice(tx, {
      id,
      clientId: client.id,
      purpose: 'visits',
      suppliedOn: today,
      lines: [line],
      createdBy: null,
    })
    await issueDocument(tx, id, null)
  })
  return id
}

/** Receives money as the payments capability does. */
const pay = (invoiceId: string, amount: number, shareId?: string, about: string = randomUUID()) =>
  asSystem('a test pays', async (tx) => {
    const answer = await settleInvoice(tx, { invoiceId, amount, fee: 0, into: 'bank', about, on: today, actorId: null })
    if (shareId) await shareSettled(tx, shareId, amount)
    return answer
  })
const payable = (invoiceId: string, shareId?: string) =>
  asSystem('a test reads', (tx) => payableBy(tx, { invoiceId, ...(shareId ? { shareId } : {}) }))
const three = [{ name: 'Huda' }, { name: 'Omar', email: 'omar@example.com' }, { name: 'Layan' }]
const split = (invoiceId: string, payers: Parameters<typeof shareInvoice>[1]['payers'] = three) =>
  shareInvoice(client, { invoiceId, mode: 'equal', payers, dueOn })
const standing = async (invoiceId: string) => {
  const { rows } = await w.owner.query<{ owed: number; open: number; paid: number }>(
    `select (greatest(0, i.gross - i.credited - i.paid))::int as owed,
      coalesce(sum(s.amount) filter (where s.state = 'open'), 0)::int as open,
      coalesce(sum(s.amount) filter (where s.state = 'paid'), 0)::int as paid
     from app.invoices i left join app.payment_shares s on s.invoice_id = i.id where i.id = $1 group by i.id`,
    [invoiceId],
  )
  return rows[0]!
}
let network = 0
const open = (token: string) => readShare(token, `10.1.0.${(network += 1)}`)

test('three equal shares are exactly what is owed, each with a link that tells no more than it must', async () => {
  const id = await invoice(100_001)
  const shares = await split(id)
  expect(shares.map(({ amount }) => amount)).toEqual([38_334, 38_334, 38_333])
  const read = await open(shares[1]!.token)
  expect(read).toMatchObject({ payer: 'Omar', amount: 38_334, dueOn, state: 'open', client: names })
  const { ids: _, ...told } = read!
  expect(Object.keys(told).toSorted()).toEqual(['amount', 'client', 'dueOn', 'invoiceNumber', 'payer', 'state'])
  const { rows } = await w.owner.query('select * from app.payment_shares where id = $1', [shares[1]!.id])
  expect(JSON.stringify(rows)).not.toContain(shares[1]!.token)
  expect(rows[0].token_hash).toBe(hashOf(shares[1]!.token))
  const mails = await w.owner.query(
    `select body, to_address, secrets_sealed from app.emails where kind = 'share.link' and to_address = $1`,
    ['omar@example.com'],
  )
  expect(mails.rows).toHaveLength(1)
  expect(mails.rows[0].body).not.toContain(shares[1]!.token)
  expect(mailText(mails.rows[0])).toContain(`/payment/${shares[1]!.token}`)
  expect(mailText(mails.rows[0])).toContain(`/ar/payment/${shares[1]!.token}`)
  for (const name of Object.values(names)) expect(mails.rows[0].body).toContain(name)
})

test('sent twice, and at once, it happens once', async () => {
  const id = await invoice()
  const payers = three.map((payer) => ({ ...payer, id: randomUUID() }))
  const [a, b] = await Promise.all([split(id, payers), split(id, payers)])
  expect(a).toEqual(b)
  expect(await split(id, payers)).toEqual(a)
  await expect(split(id)).rejects.toMatchObject({ code: 'share.all-shared' })
  const rival = await invoice()
  const both = await Promise.allSettled([split(rival), split(rival)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await standing(rival)).toMatchObject({ owed: 115_000, open: 115_000 })
})

test('fixed shares must be exactly what is owed, and what is wrong is said', async () => {
  const id = await invoice()
  const fixed = (...amounts: number[]) =>
    shareInvoice(client, {
      invoiceId: id,
      mode: 'fixed',
      payers: amounts.map((amount, index) => ({ name: `P${index}`, amount })),
      dueOn,
    })
  await expect(fixed(115_000)).rejects.toMatchObject({ code: 'share.too-few' })
  await expect(fixed(115_000 - 1_200, 0)).rejects.toMatchObject({ code: 'share.too-small', details: { index: 1 } })
  await expect(fixed(100_000, 13_800)).rejects.toMatchObject({ code: 'share.sum-short', details: { gap: '12.00' } })
  await expect(fixed(100_000, 15_001)).rejects.toMatchObject({ code: 'share.sum-over', details: { gap: '0.01' } })
  await expect(fixed(...Array.from({ length: 21 }, () => 5_000))).rejects.toMatchObject({ code: 'share.too-many' })
  await expect(
    shareInvoice(client, { invoiceId: id, mode: 'equal', payers: three, dueOn: addDays(today, -1) }),
  ).rejects.toMatchObject({ code: 'share.day-refused' })
  expect(await fixed(100_000, 15_000)).toHaveLength(2)
})

test('two pay, the late one is replaced, and nothing is paid twice', async () => {
  const id = await invoice()
  const [one, two, late] = await split(id)
  await pay(id, one!.amount, one!.id)
  await pay(id, two!.amount, two!.id)
  await at(new Date(`${addDays(dueOn, 1)}T09:00:00Z`), async () => {
    expect(await open(late!.token)).toMatchObject({ state: 'late' })
    expect(await open(one!.token)).toMatchObject({ state: 'paid', amount: one!.amount })
  })
  expect(await payable(id)).toEqual({ refusal: 'share.all-shared' })
  expect(await payable(id, one!.id)).toEqual({ refusal: 'share.paid-already' })
  await expect(withdrawShare(client, { shareId: one!.id })).rejects.toMatchObject({ code: 'share.paid-already' })
  const nextId = randomUUID()
  const next = await replacePayer(client, { shareId: late!.id, id: nextId, name: 'Salem', email: 'salem@example.com' })
  expect(await replacePayer(client, { shareId: late!.id, id: nextId, name: 'Salem' })).toEqual(next)
  expect(await open(late!.token)).toBeNull()
  expect(await payable(id, late!.id)).toEqual({ refusal: 'share.withdrawn' })
  expect(await payable(id, next.id)).toEqual({ amount: late!.amount })
  await pay(id, late!.amount, next.id)
  expect(await standing(id)).toEqual({ owed: 0, open: 0, paid: 115_000 })
  expect(await payable(id)).toEqual({ refusal: 'invoice.nothing-owed' })
  const notices = await w.owner.query(`select params from app.notifications where kind = 'invoice.share-paid'`)
  expect(notices.rows.length).toBeGreaterThanOrEqual(3)
})

test('late money of a payer who was replaced counts for that place; money for a paid place is kept for the client', async () => {
  const id = await invoice()
  const [one, , three_] = await split(id)
  const next = await replacePayer(client, { shareId: one!.id, name: 'Salem', email: 'salem2@example.com' })
  await pay(id, one!.amount, one!.id)
  expect(await open(one!.token)).toMatchObject({ state: 'paid' })
  expect(await open(next.token)).toBeNull()
  const again = await newLink(client, { shareId: three_!.id })
  await pay(id, three_!.amount, again.id)
  const before = await asSystem('a test reads', (tx) => clientCredit(tx, client.id))
  await pay(id, 38_333, three_!.id)
  expect(await open(again.token)).toMatchObject({ state: 'paid' })
  const { owed } = await standing(id)
  expect(owed).toBeLessThanOrEqual(38_334)
  expect(await asSystem('a test reads', (tx) => clientCredit(tx, client.id))).toBeGreaterThanOrEqual(before)
})

test('the rest is the client’s: withdrawn shares are paid by the client while others stay open', async () => {
  const id = await invoice()
  const [one, two] = await split(id)
  await withdrawShare(client, { shareId: one!.id })
  await withdrawShare(client, { shareId: one!.id })
  expect(await open(one!.token)).toBeNull()
  expect(await payable(id)).toEqual({ amount: one!.amount })
  const more = await shareInvoice(client, { invoiceId: id, mode: 'equal', payers: [{ name: 'Nora' }], dueOn })
  expect(more[0]!.amount).toBe(one!.amount)
  await pay(id, two!.amount, two!.id)
  expect(await withdrawOpenShares(client, { invoiceId: id })).toBe(2)
  expect(await withdrawOpenShares(client, { invoiceId: id })).toBe(0)
  expect(await payable(id)).toEqual({ amount: 115_000 - two!.amount })
})

test('a transfer that was stated holds its share; a credit note ends what is open', async () => {
  const id = await invoice()
  const [one, two, last] = await split(id)
  await w.owner.query(
    `insert into app.payments (id, client_id, invoice_id, share_id, provider, state, amount) values ($1, $2, $3, $4, 'bank', 'pending', 100)`,
    [randomUUID(), client.id, id, one!.id],
  )
  for (const step of [
    () => withdrawShare(client, { shareId: one!.id }),
    () => newLink(client, { shareId: one!.id }),
    () => replacePayer(client, { shareId: one!.id, name: 'X' }),
    () => withdrawOpenShares(client, { invoiceId: id }),
  ])
    await expect(step()).rejects.toMatchObject({ code: 'share.transfer-under-way' })
  await withdrawShare(client, { shareId: two!.id })
  await asSystem('a test credits', (tx) =>
    creditInvoice(tx, { id: randomUUID(), invoiceId: id, lines: 'all', reason: 'mistake', actorId: null }),
  )
  expect(await payable(id, last!.id)).toEqual({ refusal: 'share.withdrawn' })
  expect(await payable(id)).toEqual({ refusal: 'invoice.nothing-owed' })
  expect(await open(last!.token)).toBeNull()
})

test('strangers find nothing, other roles may nothing, and addresses are written to when there is one', async () => {
  const id = await invoice()
  const shares = await split(id)
  const shareId = shares[0]!.id
  await expect(shareInvoice(stranger, { invoiceId: id, mode: 'equal', payers: three, dueOn })).rejects.toMatchObject({
    code: 'not-found',
  })
  const admin = await w.admin()
  for (const [actor, code] of [
    [stranger, 'not-found'],
    [admin, 'not-allowed'],
    [await w.shopper(), 'not-allowed'],
  ] as const) {
    const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code })
    await refused(withdrawShare(actor, { shareId }))
    await refused(withdrawOpenShares(actor, { invoiceId: id }))
    await refused(replacePayer(actor, { shareId, name: 'Mallory' }))
    await refused(newLink(actor, { shareId }))
    await refused(mailShare(actor, { shareId, sendingId: randomUUID(), as: 'link' }))
  }
  expect(
    await readAs(stranger, (db) => db.selectFrom('payment_shares').select('id').where('invoice_id', '=', id).execute()),
  ).toEqual([])
  await expect(mailShare(client, { shareId, sendingId: randomUUID(), as: 'link' })).rejects.toMatchObject({
    code: 'share.no-address',
  })
  const sendingId = randomUUID()
  for (let i = 0; i < 2; i += 1) await mailShare(client, { shareId: shares[1]!.id, sendingId, as: 'reminder' })
  const { rows } = await w.owner.query(`select id from app.emails where effect_key like $1`, [`%${sendingId}`])
  expect(rows).toHaveLength(1)
})

test('unknown links give nothing, and who guesses waits', async () => {
  for (const token of ['', 'x', 'a'.repeat(43), tokenOf(randomUUID())]) expect(await open(token)).toBeNull()
  for (let i = 0; i < 30; i += 1) await readShare('a'.repeat(43), '192.0.2.9')
  await expect(readShare('a'.repeat(43), '192.0.2.9')).rejects.toMatchObject({ code: 'too-many-attempts' })
})

test('law: whatever is withdrawn, replaced, shared again and paid, what is open and what is left is what is owed', async () => {
  const step = fc.record({
    what: fc.constantFrom('withdraw', 'replace', 'link', 'pay', 'share', 'rest'),
    which: fc.nat(19),
    payers: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2_000, max: 5_000_000 }),
      fc.integer({ min: 2, max: 5 }),
      fc.array(step, { maxLength: 8 }),
      async (net, payers, steps) => {
        await w.owner.query('delete from priv.attempts')
        const id = await invoice(net)
        const total = (await standing(id)).owed
        await split(
          id,
          Array.from({ length: payers }, (_, index) => ({ name: `P${index}` })),
        )
        for (const { what, which, payers: more } of steps) {
          const { rows } = await w.owner.query<{ id: string; amount: number }>(
            `select id, amount::int from app.payment_shares where invoice_id = $1 and state = 'open' order by position`,
            [id],
          )
          const share = rows[which % Math.max(1, rows.length)]
          const left = await payable(id)
          if (what === 'withdraw' && share) await withdrawShare(client, { shareId: share.id })
          if (what === 'replace' && share) await replacePayer(client, { shareId: share.id, name: 'Next' })
          if (what === 'link' && share) await newLink(client, { shareId: share.id })
          if (what === 'pay' && share) {
            expect(await payable(id, share.id)).toEqual({ amount: share.amount })
            await pay(id, share.amount, share.id)
          }
          if (what === 'rest' && left.amount) await pay(id, left.amount)
          if (what === 'share' && left.amount)
            await split(
              id,
              Array.from({ length: more + 1 }, () => ({ name: 'More' })),
            ).catch((error) => expect(['share.too-small', 'share.too-many']).toContain(error.code))
          const sums = await standing(id)
          const rest = (await payable(id)).amount ?? 0
          expect(sums.open + rest).toBe(sums.owed)
          expect(sums.paid).toBeLessThanOrEqual(total - sums.owed)
        }
      },
    ),
    { numRuns: 25 },
  )
})

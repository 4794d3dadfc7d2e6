import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, startOfDay } from '#/domain/riyadh-time.ts'
import { at } from '#/tests/reports.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { announceInvoice, tellSettled } from './announce.server.ts'
import { creditInvoice } from './credit.server.ts'
import { draftInvoice } from './draft.server.ts'
import { issueDocument } from './issue-document.server.ts'
import { ageInvoices, remindPayers } from './remind.server.ts'
import { settleInvoice } from './settle.server.ts'

const w = await world({ madeUp: ['credit'] })
let client: Actor

beforeAll(async () => {
  client = await w.client()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
})

const due = '2026-11-20'
const noon = (day: string) => new Date(startOfDay(day).getTime() + 12 * 3600_000)
const on = <T>(day: string, work: () => Promise<T>) => at(noon(day), work)

/** An invoice of SAR 100, due on the 20th. */
async function invoice(): Promise<string> {
  const id = randomUUID()
  const lines = [{ name: 'زيارة | Visit', quantity: 1, unitPrice: 10_000, account: 'visit_revenue' as const }]
  await on('2026-11-05', () =>
    asSystem('a test issues', async (tx) => {
      const draft = { id, clientId: client.id, purpose: 'visits' as const, suppliedOn: '2026-11-01', dueOn: due }
      await draftInvoice(tx, { ...draft, lines, createdBy: null })
      await issueDocument(tx, id, null)
    }),
  )
  return id
}
const mails = async (id: string): Promise<string[]> =>
  (
    await w.owner.query<{ kind: string }>(
      `select kind from app.emails where effect_key like '%' || $1 || '%' order by created_at, id`,
      [id],
    )
  ).rows.map(({ kind }) => kind)
const notices = async (id: string): Promise<number> =>
  (await w.owner.query(`select 1 from app.notifications where effect_key like '%' || $1 || '%'`, [id])).rows.length
const statusOf = async (id: string) =>
  (await w.owner.query<{ status: string }>('select status from app.invoices where id = $1', [id])).rows[0]!.status
const pay = (invoiceId: string, amount: number) =>
  asSystem('a test pays', (tx) =>
    settleInvoice(tx, { invoiceId, amount, fee: 0, into: 'bank', about: randomUUID(), on: due, actorId: null }),
  )

describe('an invoice grows old', () => {
  test('from the day after its due day, however often the job runs', async () => {
    const id = await invoice()
    await on(due, ageInvoices)
    expect(await statusOf(id)).toBe('issued')
    await on(addDays(due, 1), ageInvoices)
    await on(addDays(due, 1), ageInvoices)
    expect(await statusOf(id)).toBe('overdue')
  })
  test('not when nothing is owed, and never a credit note', async () => {
    const [paid, credited, note] = [await invoice(), await invoice(), randomUUID()]
    await on('2026-11-10', () => pay(paid, 11_500))
    await on('2026-11-10', () =>
      asSystem('a test credits', (tx) =>
        creditInvoice(tx, { id: note, invoiceId: credited, lines: 'all', reason: 'Test', actorId: null }),
      ),
    )
    await on('2027-03-01', ageInvoices)
    expect([await statusOf(paid), await statusOf(credited), await statusOf(note)]).toEqual([
      'paid',
      'credited',
      'issued',
    ])
  })
})

describe('reminders', () => {
  test('come once each, ever plainer, and end with the payment', async () => {
    const id = await invoice()
    await on(addDays(due, -4), remindPayers)
    expect(await mails(id)).toEqual([])
    for (const day of [-3, -3, -1, 1, 2, 7, 14]) await on(addDays(due, day), remindPayers)
    expect(await mails(id)).toEqual([
      'invoice.remind-soon',
      'invoice.remind-late',
      'invoice.remind-late',
      'invoice.remind-last',
    ])
    expect(await notices(id)).toBe(4)
    await on(addDays(due, 20), () => pay(id, 11_500))
    await on(addDays(due, 30), remindPayers)
    expect(await mails(id)).toHaveLength(4)
  })
  test('two jobs at once send one; of several missed ones only the last is sent', async () => {
    const id = await invoice()
    await on(addDays(due, 15), () => Promise.all([remindPayers(), remindPayers()]))
    expect(await mails(id)).toEqual(['invoice.remind-last'])
  })
})

describe('a client is told', () => {
  test('once of what was issued, and again by mail when asked', async () => {
    const id = await invoice()
    await announceInvoice({ invoiceId: id, again: null })
    await announceInvoice({ invoiceId: id, again: null })
    expect(await mails(id)).toEqual(['invoice.issued'])
    const again = randomUUID()
    await announceInvoice({ invoiceId: id, again })
    await announceInvoice({ invoiceId: id, again })
    expect(await mails(id)).toEqual(['invoice.issued', 'invoice.issued'])
    expect(await notices(id)).toBe(1)
  })
  test('nothing of a draft, nothing of what waits for the authority', async () => {
    const id = await invoice()
    await w.owner.query(`update app.invoices set authority = 'waiting' where id = $1`, [id])
    await announceInvoice({ invoiceId: id, again: null })
    await announceInvoice({ invoiceId: randomUUID(), again: null })
    expect(await mails(id)).toEqual([])
    await w.owner.query(`update app.invoices set authority = 'cleared' where id = $1`, [id])
    await announceInvoice({ invoiceId: id, again: null })
    expect(await mails(id)).toEqual(['invoice.issued'])
  })
  test('by a receipt once everything is paid', async () => {
    const id = await invoice()
    const tell = () => asSystem('a test sends notifications', (tx) => tellSettled(tx, id))
    await tell()
    expect(await mails(id)).toEqual([])
    await pay(id, 11_500)
    await Promise.all([tell(), tell()])
    expect(await mails(id)).toEqual(['invoice.settled'])
  })
})

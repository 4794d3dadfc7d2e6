import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { payingWorld, system } from '#/tests/payments.ts'
import { world } from '#/tests/world.ts'
import { creditDocument, readCreditable } from './correct-document.server.ts'
import { creditPreview } from './credit-preview.ts'

const w = await world({ madeUp: ['credit'] })
const { issued } = await payingWorld(w)
const admin = await w.admin()
const of = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''

test('the question before a credit note names the sums that the note will have', async () => {
  const id = await issued(100)
  await system((tx) =>
    settleInvoice(tx, {
      invoiceId: id,
      amount: 115,
      fee: 0,
      into: 'bank',
      about: randomUUID(),
      on: '2026-11-20',
      actorId: null,
    }),
  )
  for (const amount of [10, 10, 30]) {
    const asked = creditPreview(
      await readCreditable(admin, id),
      of({ extent: 'parts', 'amount-1': (amount / 100).toFixed(2) }),
    )
    const note = await creditDocument(admin, id, {
      clientKey: randomUUID(),
      reason: 'A part',
      lines: [{ position: 1, amount }],
    })
    const { rows } = await w.owner.query('select net::int, vat::int, gross::int from app.invoices where id = $1', [
      note.id,
    ])
    expect(asked).toMatchObject({ ...(rows[0] as object), freed: note.freed, isWhole: false })
  }
  expect(creditPreview(await readCreditable(admin, id), of({ extent: 'all' }))).toMatchObject({
    net: 50,
    vat: 7,
    isWhole: true,
  })
})

test.each([
  ['nothing typed', {}],
  ['no amount', { 'amount-1': 'x' }],
  ['more than is left', { 'amount-1': '100.01' }],
  ['a negative amount', { 'amount-1': '-1' }],
])('asks nothing of what the server refuses: %s', async (_, fields) => {
  const id = await issued(10_000)
  expect(creditPreview(await readCreditable(admin, id), of({ extent: 'parts', ...fields }))).toBeNull()
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { type Cells, noCells } from '#/domain/staff-cells.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'
import { recordTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { referenceOf } from '#/features/billing/payments/reference.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { bankWorld, code } from '#/tests/bank-world.ts'
import { world } from '#/tests/world.ts'
import { bankLineList } from './list.ts'
import { browseLines, lineRows } from './list.server.ts'
import { matchByHand, setAside, undoLine } from './decide-line.server.ts'
import { readPreview, readSuggestions } from './preview.server.ts'
import { readLine } from './read-line.server.ts'

const w = await world()
const { atBank, book, byHand, client, entry, huda, issued, last, lineOf, numberOf, paymentsOf, seen, today, upload } =
  await bankWorld(w)
const paymentId = randomUUID()
const query = (params: Record<string, string> = {}) => readList(bankLineList, new URLSearchParams(params))
const browse = async (params: Record<string, string> = {}) => browseLines(huda, query(params))
const references = async (params: Record<string, string>) =>
  (await browse(params)).rows.map(({ reference }) => reference)

test('lines are listed by state, searched by name, text, reference and amount, and shown with what they are', async () => {
  const { transfers } = await atBank(2)
  const [one, two] = transfers
  const [invoiceId, other] = [await issued(), await issued()]
  const number = await numberOf(invoiceId)
  await upload(
    entry({ amount: 11_500, text: [number], name: 'SAFFRON' }),
    entry({ amount: -one!.net, endToEnd: one!.reference }),
    entry({ amount: -1234, text: ['رسوم التحويل'] }),
    entry({ amount: 5000, name: 'Nobody', text: [await numberOf(other)] }),
  )
  const [invoiceLine, payoutLine, feeLine, partLine] = [last(3), last(2), last(1), last()]
  const preview = await readPreview(huda)
  expect(preview.sums).toEqual({ count: 2, in: 11_500, out: one!.net })
  expect(preview.rows).toMatchObject([
    { kind: 'invoices', label: number, who: expect.stringMatching(/\S/), amount: 11_500 },
    { kind: 'payout', label: one!.reference, who: one!.name, amount: -one!.net },
  ])
  const part = await lineOf(partLine)
  expect(await readSuggestions(huda, [part.id])).toEqual({
    ready: preview.sums,
    byLine: { [part.id]: { certain: false, label: await numberOf(other) } },
  })
  await book()
  await setAside(huda, { ...(await seen(feeLine)), aside: 'fee', note: '' })
  await byHand(partLine, await numberOf(other), 2000)
  expect((await browse()).counts).toEqual({ open: 1, matched: 2, aside: 1, all: 4 })
  expect((await browse()).rows).toMatchObject([{ state: 'part', unmatched: 3000, matchedWith: await numberOf(other) }])
  expect(new Set((await browse({ tab: 'matched' })).rows.map(({ matchedWith }) => matchedWith))).toEqual(
    new Set([number, one!.reference]),
  )
  for (const [q, found] of [
    ['saffron', invoiceLine],
    [payoutLine, payoutLine],
    ['12.34', feeLine],
    ['رسوم', feeLine],
  ] as const)
    expect(await references({ tab: 'all', q })).toEqual([found])
  expect((await references({ tab: 'all', side: 'out' })).toSorted()).toEqual([payoutLine, feeLine].toSorted())
  const cells = []
  for await (const row of await exportList(huda, bankLineList, query({ tab: 'aside' }), lineRows, 'en')) cells.push(row)
  expect(cells.at(-1)).toEqual(expect.arrayContaining(['Bank fee', 'Set aside', { halalas: -1234 }]))

  const open = await readLine(huda, part.id, '')
  expect(open).toMatchObject({ state: 'part', unmatched: 3000, suggestion: { label: await numberOf(other) } })
  expect(open.targets).toMatchObject([{ label: await numberOf(other), amount: 9500 }])
  expect((await readLine(huda, part.id, 'nothing like it')).targets).toEqual([])
  const recorded = await issued()
  await recordTransfer(huda, {
    id: paymentId,
    number: await numberOf(recorded),
    amount: 11_500,
    on: today,
    reference: 'X',
  })
  await upload(entry({ amount: 11_500, text: [await numberOf(recorded)] }))
  const known = await readLine(huda, (await lineOf(last())).id, '')
  // why: the number of a paid invoice would record the money a second time
  expect(known.suggestion).toMatchObject({ certain: true, parts: [{ reference: referenceOf(paymentId) }] })
  await byHand(last(), known.suggestion!.parts[0]!.reference)
  expect(await paymentsOf(recorded)).toHaveLength(1)
  await undoLine(huda, { ...(await seen(partLine)), reason: 'Wrong client' })
  expect((await readLine(huda, part.id, '')).matches).toMatchObject([
    { kind: 'payment', by: 'Huda', undone: { by: 'Huda', reason: 'Wrong client' } },
  ])
  await upload(entry({ amount: -two!.net }))
  const out = await readLine(huda, (await lineOf(last())).id, two!.name)
  expect(out.targets).toMatchObject([{ label: two!.reference, who: two!.name, amount: two!.net }])
  expect(out.suggestion).toMatchObject({ why: 'unknown' })
})

test('strangers find neither the list nor a line', async () => {
  const { id } = await lineOf(last())
  for (const stranger of [client, await w.shopper(), await w.admin({ role: 'editor' })]) {
    expect(await code(browseLines(stranger, query()))).toBe('not-allowed')
    expect(await code(readLine(stranger, id, ''))).toBe('not-allowed')
    expect(await code(readPreview(stranger))).toBe('not-allowed')
    expect(await code(exportList(stranger, bankLineList, query(), lineRows, 'en'))).toBe('not-allowed')
  }
  expect(await code(readLine(huda, '00000000-0000-7000-8000-000000000000', ''))).toBe('not-found')
})

test('a role books only what it may: the books alone read, payouts without invoices book payouts', async () => {
  const { transfers } = await atBank(1)
  const invoiceId = await issued()
  await upload(
    entry({ amount: -transfers[0]!.net, endToEnd: transfers[0]!.reference }),
    entry({ amount: 11_500, text: [await numberOf(invoiceId)] }),
  )
  const finance = await w.admin({ role: 'finance' })
  const as = (cells: Partial<Cells>): Actor => ({
    ...finance,
    staff: rightsOfRole('finance', { ...noCells, ...cells }),
  })
  const reader = as({ ledger: 'read' })
  expect((await browseLines(reader, query())).rows.length).toBeGreaterThan(1)
  const step = { ...(await seen(last())), aside: 'fee' as const, note: '' }
  expect(await code(setAside(reader, step))).toBe('not-allowed')
  expect(await code(readPreview(reader))).toBe('not-allowed')
  const payer = as({ ledger: 'do', payouts: 'do' })
  expect((await readPreview(payer)).rows.map(({ kind }) => kind)).toEqual(['payout'])
  const byPayer = matchByHand(payer, {
    ...(await seen(last())),
    reference: await numberOf(invoiceId),
    amount: null,
    reason: '',
  })
  expect(await code(byPayer)).toBe('not-allowed')
  expect(await paymentsOf(invoiceId)).toEqual([])
})

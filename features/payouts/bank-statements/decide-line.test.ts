import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { creditInvoice } from '#/features/billing/invoices/credit.server.ts'
import { referenceOf } from '#/features/billing/payments/reference.ts'
import { bankWorld, bytes, code } from '#/tests/bank-world.ts'
import { system } from '#/tests/payments.ts'
import { balanceOf, storedPayout } from '#/tests/payouts.ts'
import { world } from '#/tests/world.ts'
import { bookCertain, readFound } from './book-certain.server.ts'
import { matchByHand, setAside, takeBackLine, undoLine } from './decide-line.server.ts'
import { uploadStatement } from './upload-statement.server.ts'

const w = await world()
const {
  atBank,
  book,
  byHand,
  client,
  entry,
  expectSoundBooks,
  huda,
  invoiceOf,
  issued,
  last,
  lineOf,
  numberOf,
  outcomesOf,
  paymentsOf,
  seen,
  stored,
  upload,
} = await bankWorld(w)
const badr = await w.admin()
afterEach(expectSoundBooks)

describe('a line decided by hand', () => {
  test('is a part, too much, or several invoices', async () => {
    const [one, two] = [await issued(), await issued()]
    await upload(entry({ amount: 30_000, name: 'Nobody known' }))
    const line = last()
    await byHand(line, await numberOf(one), 5000)
    expect(await invoiceOf(one)).toMatchObject({ status: 'partly_paid', paid: 5000 })
    expect(await lineOf(line)).toMatchObject({ unmatched: 25_000 })
    await byHand(line, (await numberOf(one)).toLowerCase(), 6500)
    expect(await code(byHand(line, await numberOf(two), 18_501))).toBe('amount')
    await byHand(line, await numberOf(two))
    expect(await invoiceOf(one)).toMatchObject({ status: 'paid', paid: 11_500 })
    expect(await invoiceOf(two)).toMatchObject({ status: 'paid', paid: 11_500 })
    expect(await balanceOf(w, 'client_credit', client.id)).toBe(-7000)
    expect(await lineOf(line)).toMatchObject({ unmatched: 0 })
    expect(await code(byHand(line, await numberOf(two)))).toBe('statement.line-settled')
    await undoLine(huda, { ...(await seen(line)), reason: 'Another client' })
    expect(await invoiceOf(one)).toMatchObject({ status: 'issued', paid: 0 })
    expect(await balanceOf(w, 'client_credit', client.id)).toBe(0)
    expect(await lineOf(line)).toMatchObject({ unmatched: 30_000 })
    await byHand(line, await numberOf(one), 11_500)
    expect(await paymentsOf(one)).toMatchObject([{ state: 'failed' }, { state: 'failed' }, { state: 'paid' }])
    await setAside(huda, { ...(await seen(line)), aside: 'other', note: 'asked the client' })
    expect(await lineOf(line)).toMatchObject({ unmatched: 18_500, aside: 'other' })
  })

  test('is set aside with a reason, and taken back', async () => {
    await upload(entry({ amount: -2300, text: ['Monthly fee'] }))
    const line = last()
    expect(await code(setAside(huda, { ...(await seen(line)), aside: 'other', note: '' }))).toBe('reason')
    const first = await seen(line)
    await setAside(huda, { ...first, aside: 'fee', note: '' })
    expect(await code(setAside(badr, { ...first, aside: 'fee', note: '' }))).toBe('changed-meanwhile')
    expect((await readFound(huda)).lines.map(({ id }) => id)).not.toContain(first.lineId)
    await takeBackLine(huda, await seen(line))
    expect(await lineOf(line)).toMatchObject({ aside: null, unmatched: -2300 })
    await setAside(huda, { ...(await seen(line)), aside: 'fee', note: '' })
    const { rows } = await w.owner.query(`select action from app.activity_log where entity_id = $1 order by id`, [
      first.lineId,
    ])
    expect(rows.map(({ action }) => action)).toEqual([
      'statements.set-aside',
      'statements.take-back',
      'statements.set-aside',
    ])
  })

  test('is a payout; undone it waits again, and is paid again with a booking of its own', async () => {
    const { batchId, transfers } = await atBank(1)
    const [one] = transfers
    await upload(entry({ amount: -one!.net }))
    const line = last()
    await byHand(line, one!.reference)
    expect(await stored(batchId)).toMatchObject({ state: 'done' })
    expect(await balanceOf(w, 'shoppers_payable', one!.shopperId)).toBe(0)
    await undoLine(huda, { ...(await seen(line)), reason: 'Wrong line' })
    expect(await stored(batchId)).toMatchObject({ state: 'sent' })
    expect(await storedPayout(w, one!.reportId)).toMatchObject({ state: 'batched', bank_reference: null })
    expect(await balanceOf(w, 'shoppers_payable', one!.shopperId)).toBe(-one!.net)
    await byHand(line, one!.reference)
    expect(await balanceOf(w, 'shoppers_payable', one!.shopperId)).toBe(0)
    expect(await outcomesOf(batchId)).toEqual(['paid'])
  })

  test('is a payout that came back, or a payment that the bank returned', async () => {
    const { batchId, transfers } = await atBank(1)
    const [one] = transfers
    const invoiceId = await issued()
    await upload(
      entry({ amount: -one!.net, endToEnd: one!.reference }),
      entry({ amount: 11_500, text: [await numberOf(invoiceId)] }),
    )
    await book()
    await upload(entry({ amount: one!.net, endToEnd: one!.reference, returned: 'AC04' }))
    const back = last()
    const found = await readFound(huda)
    expect(found.matches.get((await lineOf(back)).id)).toMatchObject({ kind: 'returned-payout', certain: false })
    await byHand(back, one!.reference, null, 'الحساب مغلق | Account closed')
    expect(await outcomesOf(batchId)).toEqual(['returned'])
    expect(await storedPayout(w, one!.reportId)).toMatchObject({ state: 'failed' })
    expect(await code(undoLine(huda, { ...(await seen(back)), reason: 'x' }))).toBe('statement.undo-refused')
    const [payment] = await paymentsOf(invoiceId)
    await upload(entry({ amount: -11_500, text: ['Returned'] }))
    await byHand(last(), referenceOf(String(payment!['id'])), null, 'Returned by the bank')
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'issued', paid: 0 })
    expect(await lineOf(last())).toMatchObject({ unmatched: 0 })
  })

  test('is refused for the other side, another amount, an unknown reference, a payment of another line', async () => {
    const { transfers } = await atBank(1)
    const [one] = transfers
    const invoiceId = await issued()
    const number = await numberOf(invoiceId)
    await upload(entry({ amount: -one!.net + 1 }), entry({ amount: 11_500 }))
    const [out, into] = [last(1), last()]
    expect(await code(byHand(out, one!.reference))).toBe('statement-whole')
    expect(await code(byHand(out, number))).toBe('statement-side')
    expect(await code(byHand(out, 'PB999999-0001'))).toBe('statement-reference')
    expect(await code(byHand(into, 'whatever'))).toBe('statement-reference')
    expect(await code(byHand(into, 'INV-2026-999999'))).toBe('invoice-number')
    await byHand(into, number)
    await upload(entry({ amount: one!.net }))
    expect(await code(byHand(last(), one!.reference))).toBe('payout.step-refused')
    await setAside(huda, { ...(await seen(last())), aside: 'other', note: 'test' })
    await upload(entry({ amount: 11_500 }))
    const [payment] = await paymentsOf(invoiceId)
    expect(await code(byHand(last(), referenceOf(String(payment!['id']))))).toBe('statement.used')
    for (const line of [out, last()]) await setAside(huda, { ...(await seen(line)), aside: 'other', note: 'test' })
  })

  test('is not undone when its money has moved on', async () => {
    const invoiceId = await issued()
    await upload(entry({ amount: 11_500, text: [await numberOf(invoiceId)] }))
    await book()
    const line = last()
    await system((tx) =>
      creditInvoice(tx, { id: randomUUID(), invoiceId, lines: 'all', reason: 'إلغاء | Cancelled', actorId: null }),
    )
    expect(await code(undoLine(huda, { ...(await seen(line)), reason: 'x' }))).toBe('payment.undo-refused')
    expect(await lineOf(line)).toMatchObject({ unmatched: 0 })
  })
})

test('only staff of finance read and decide', async () => {
  await upload(entry({ amount: 700 }))
  const line = await seen(last())
  const reader = await w.admin({ role: 'operations' })
  for (const stranger of [client, await w.shopper(), await w.freelancer(), reader, await w.admin({ role: 'editor' })])
    for (const step of [
      () => uploadStatement(stranger, bytes('')),
      () => readFound(stranger),
      () => bookCertain(stranger, { digest: '' }),
      () => matchByHand(stranger, { ...line, reference: 'INV-2026-000001', amount: null, reason: '' }),
      () => setAside(stranger, { ...line, aside: 'fee', note: '' }),
      () => takeBackLine(stranger, line),
      () => undoLine(stranger, { ...line, reason: 'x' }),
    ])
      expect(await code(step())).toBe('not-allowed')
  const finance = await w.admin({ role: 'finance' })
  expect(
    await code(matchByHand(finance, { ...line, lineId: randomUUID(), reference: 'x', amount: null, reason: '' })),
  ).toBe('not-found')
  await setAside(finance, { ...line, aside: 'fee', note: '' })
})

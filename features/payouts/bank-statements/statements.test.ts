import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { recordTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { payerOfInvoice } from '#/features/billing/payments/payer.server.ts'
import { stateTransfer } from '#/features/billing/payments/state-transfer.server.ts'
import { bankWorld, bytes, code } from '#/tests/bank-world.ts'
import { balanceOf, ibanOf, storedPayout } from '#/tests/payouts.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { statementXml } from '#/tests/statements.ts'
import { world } from '#/tests/world.ts'
import { bookCertain, certainOf, readFound, toBook } from './book-certain.server.ts'
import { setAside } from './decide-line.server.ts'
import { uploadStatement } from './upload-statement.server.ts'

const w = await world()
const {
  atBank,
  book,
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
  today,
  upload,
  confirm,
} = await bankWorld(w)
const badr = await w.admin()
afterEach(expectSoundBooks)

describe('an uploaded statement', () => {
  test('is stored once, and a line of two statements too', async () => {
    const [one, two] = [entry({ amount: -115, text: ['Fee'] }), entry({ amount: -230, text: ['Fee'] })]
    const text = statementXml([one, two], { id: 'once' })
    expect(await uploadStatement(huda, bytes(text))).toEqual({ fresh: 2, known: 0 })
    expect(await uploadStatement(badr, bytes(text))).toEqual({ fresh: 0, known: 2 })
    const month = statementXml([one, two, entry({ amount: -5, text: ['Fee'] })], { id: 'month' })
    expect(await Promise.all([uploadStatement(huda, bytes(month)), uploadStatement(badr, bytes(month))])).toEqual(
      expect.arrayContaining([
        { fresh: 1, known: 2 },
        { fresh: 0, known: 3 },
      ]),
    )
    for (const reference of [one.reference!, two.reference!, last()])
      await setAside(huda, { ...(await seen(reference)), aside: 'fee', note: '' })
  })

  test('of another account or with wrong sums is refused whole, with the reason', async () => {
    const other = statementXml([entry({ amount: -1 })], { iban: 'SA4420000001234567891234' })
    expect(await code(uploadStatement(huda, bytes(other)))).toBe('statement-account')
    expect(await code(uploadStatement(huda, bytes(statementXml([entry({ amount: -1 })], { closing: 1 }))))).toBe(
      'statement-sums',
    )
    expect(await lineOf(last())).toBeUndefined()
  })

  test('keeps no IBAN of the other side', async () => {
    const iban = 'SA0380000000608010167519'
    await upload(entry({ amount: -100, iban, name: 'Somebody' }))
    const { rows } = await w.owner.query('select * from app.bank_lines where bank_reference = $1', [last()])
    expect(JSON.stringify(rows)).not.toContain(iban)
    expect(rows[0]).toMatchObject({ other_iban_last: '7519', other_name: 'Somebody' })
    await setAside(huda, { ...(await seen(last())), aside: 'own-transfer', note: '' })
  })
})

describe('certain matches', () => {
  test('are booked in one go: payouts with the bank’s day, invoices as payments, what was recorded before as known', async () => {
    const { batchId, transfers } = await atBank(3)
    const [first, second, third] = transfers
    const invoiceId = await issued()
    const recorded = await issued()
    await recordTransfer(huda, {
      id: randomUUID(),
      number: await numberOf(recorded),
      amount: 11_500,
      on: today,
      reference: 'X',
    })
    await upload(
      entry({ amount: -first!.net, endToEnd: first!.reference }),
      entry({ amount: -second!.net, text: [`${second!.reference} Visits`] }),
      entry({ amount: 11_500, text: [`Payment ${await numberOf(invoiceId)}`] }),
      entry({ amount: 11_500, text: [await numberOf(recorded)] }),
      entry({ amount: -99, text: ['Fee'] }),
    )
    const certain = certainOf(huda, await readFound(huda))
    expect(certain.map(({ match }) => match.kind).sort()).toEqual(['invoices', 'known-payment', 'payout', 'payout'])
    const bank = await balanceOf(w, 'bank')
    expect(await book()).toEqual({ booked: 4, left: 0 })
    expect(await outcomesOf(batchId)).toEqual(['paid', 'paid', 'waiting'])
    expect(await stored(batchId)).toMatchObject({ state: 'sent' })
    expect(await storedPayout(w, first!.reportId)).toMatchObject({ state: 'paid' })
    expect(await storedPayout(w, third!.reportId)).toMatchObject({ state: 'batched' })
    expect(await balanceOf(w, 'shoppers_payable', first!.shopperId)).toBe(0)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paid: 11_500 })
    expect(await paymentsOf(recorded)).toHaveLength(1)
    expect(await balanceOf(w, 'bank')).toBe(bank - first!.net - second!.net + 11_500)
    expect(await code(book())).toBe('statement.none-certain')
    await upload(entry({ amount: -third!.net, endToEnd: third!.reference }))
    await book()
    expect(await stored(batchId)).toMatchObject({ state: 'done' })
    await setAside(huda, { ...(await seen(last(1))), aside: 'fee', note: '' })
  })

  test('a batch booked as one sum, and one confirmed by hand', async () => {
    const { batchId, number, transfers } = await atBank(2)
    const sum = transfers.reduce((total, { net }) => total + net, 0)
    await upload(entry({ amount: -sum, order: `PB${String(number).padStart(6, '0')}-1` }))
    expect(await book()).toEqual({ booked: 1, left: 0 })
    expect(await outcomesOf(batchId)).toEqual(['paid', 'paid'])
    const byHandBatch = await atBank(1)
    await confirm(byHandBatch.batchId)
    const [one] = byHandBatch.transfers
    const bank = await balanceOf(w, 'bank')
    await upload(entry({ amount: -one!.net, endToEnd: one!.reference }))
    expect(await book()).toEqual({ booked: 1, left: 0 })
    expect(await balanceOf(w, 'bank')).toBe(bank)
  })

  test('a transfer without a reference is found by amount and IBAN', async () => {
    const { batchId, transfers } = await atBank(1)
    const people = await w.owner.query<{ n: number }>(
      `select count(*)::int as n from app.mystery_shopper_profiles where iban_last is not null`,
    )
    const iban = ibanOf(`80${String(people.rows[0]!.n).padStart(6, '0')}`)
    expect(iban.endsWith(transfers[0]!.accountLast)).toBe(true)
    await upload(entry({ amount: -transfers[0]!.net, iban }))
    expect(await book()).toEqual({ booked: 1, left: 0 })
    expect(await outcomesOf(batchId)).toEqual(['paid'])
  })

  test('a transfer that the client stated is confirmed, not recorded a second time', async () => {
    const invoiceId = await issued()
    const transfer = { id: randomUUID(), amount: 11_500, on: today, reference: 'FT-778899' }
    await stateTransfer(await payerOfInvoice(client, invoiceId), transfer, smallPdf(), '10.9.0.1')
    await upload(entry({ amount: 11_500, text: ['Ref FT778899'] }))
    expect(await book()).toEqual({ booked: 1, left: 0 })
    expect(await paymentsOf(invoiceId)).toMatchObject([{ id: transfer.id, state: 'paid' }])
  })

  test('are booked once by two people at once, and not when others than those seen', async () => {
    const invoiceId = await issued()
    await upload(entry({ amount: 11_500, text: [await numberOf(invoiceId)] }))
    const { digest } = toBook(huda, await readFound(huda))
    expect(await code(bookCertain(huda, { digest: '0'.repeat(64) }))).toBe('changed-meanwhile')
    const results = await Promise.allSettled([bookCertain(huda, { digest }), bookCertain(badr, { digest })])
    const booked = results.map((result) => (result.status === 'fulfilled' ? result.value.booked : 0))
    expect(booked.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await paymentsOf(invoiceId)).toHaveLength(1)
    expect(await invoiceOf(invoiceId)).toMatchObject({ paid: 11_500 })
  })

  test('of which one cannot be booked leave that one alone', async () => {
    const [old, good] = [await issued(), await issued()]
    await upload(
      entry({ amount: 11_500, text: [await numberOf(old)], on: '2020-01-05' }),
      entry({ amount: 11_500, text: [await numberOf(good)] }),
    )
    expect(await book()).toEqual({ booked: 1, left: 1 })
    const left = last(1)
    expect(await lineOf(left)).toMatchObject({ unmatched: 11_500 })
    await setAside(huda, { ...(await seen(left)), aside: 'other', note: 'too old' })
  })
})

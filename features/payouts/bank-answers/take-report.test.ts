import { describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { sar } from '#/domain/money.ts'
import { transferReference } from '#/domain/payouts/bank-file.ts'
import { retryTransfer } from '#/features/payouts/payouts/settle-batch.server.ts'
import { balanceOf, bankedShopper, batchSteps, payablePayout, storedPayout } from '#/tests/payouts.ts'
import { world } from '#/tests/world.ts'
import { mostReportBytes, readReportFile } from './read-report-file.ts'
import { readAnsweredBatch, takeReport } from './take-report.server.ts'

const here = await world()
const [huda, badr] = [await here.admin({ name: 'Huda' }), await here.admin()]
const { stored, seen, sent, batchOf, confirm } = batchSteps(here, huda)

const bytes = (text: string) => new TextEncoder().encode(text)
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.fields?.['file'] ?? error.code) : String(error)),
  )

type Line = { place: number; status: string; amount?: string; reason?: string }
const lineXml = (number: number, { place, status, amount, reason }: Line) =>
  `<TxInfAndSts><OrgnlEndToEndId>${transferReference(number, place)}</OrgnlEndToEndId><TxSts>${status}</TxSts>
   ${reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn><AddtlInf>closed &amp; gone</AddtlInf></StsRsnInf>` : ''}
   ${amount ? `<OrgnlTxRef><Amt><InstdAmt Ccy="SAR">${amount}</InstdAmt></Amt></OrgnlTxRef>` : ''}</TxInfAndSts>`
const reportXml = (
  number: number,
  lines: Line[],
  { group = '', order = `PB${String(number).padStart(6, '0')}` } = {},
) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>BANK1</MsgId><CreDtTm>2026-11-28T10:00:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${order}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>PB-1</OrgnlPmtInfId>${lines.map((line) => lineXml(number, line)).join('')}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`

const numberOf = async (batchId: string) => {
  const { rows } = await here.owner.query<{ number: number }>(
    'select number::int from app.payout_batches where id = $1',
    [batchId],
  )
  return rows[0]!.number
}
/** A batch of so many people at the bank, each with one payout. */
async function atBank(people: number) {
  const shoppers: Actor[] = []
  const reports: string[] = []
  for (let n = 0; n < people; n += 1) {
    const shopper = await bankedShopper(here, `Nora Alharbi ${n}`)
    shoppers.push(shopper)
    reports.push(await payablePayout(here, huda, shopper))
  }
  const batchId = await sent(...shoppers)
  const { rows } = await here.owner.query<{ place: number; net: number; shopper_id: string }>(
    'select place, net::int, shopper_id from app.payout_transfers where batch_id = $1 order by place',
    [batchId],
  )
  const reportOf = (place: number) => reports[shoppers.findIndex(({ id }) => id === rows[place - 1]!.shopper_id)]!
  return { batchId, number: await numberOf(batchId), rows, reportOf }
}

describe('a status report', () => {
  test('marks what the bank rejected, once, with its reason, and leaves the rest as it is', async () => {
    const { batchId, number, rows, reportOf } = await atBank(2)
    const xml = reportXml(number, [
      { place: 1, status: 'RJCT', reason: 'AC04', amount: sar(rows[0]!.net) },
      { place: 2, status: 'ACSC' },
      { place: 9, status: 'RJCT' },
    ])
    expect(await readAnsweredBatch(huda, batchId)).toEqual({ id: batchId, number })
    expect(await takeReport(huda, batchId, bytes(xml))).toMatchObject({
      rejected: 1,
      done: 1,
      known: 0,
      unmatched: [{ reference: transferReference(number, 9), why: 'unknown' }],
    })
    const failed = await storedPayout(here, reportOf(1))
    expect(failed).toMatchObject({
      state: 'failed',
      reason: 'الحساب مغلق | Account closed. closed & gone (AC04)',
    })
    expect(await storedPayout(here, reportOf(2))).toMatchObject({ state: 'batched' })
    const refusals = () =>
      here.owner.query(`select 1 from app.activity_log where action = 'payouts.refused' and entity_id = $1`, [batchId])
    const recorded = (await refusals()).rows.length
    expect(recorded).toBe(1)
    expect(await takeReport(badr, batchId, bytes(xml))).toMatchObject({ rejected: 0, known: 1 })
    expect((await refusals()).rows.length).toBe(recorded)
    expect(await storedPayout(here, reportOf(1))).toEqual(failed)
    await confirm(batchId)
    expect(await balanceOf(here, 'shoppers_payable', rows[1]!.shopper_id)).toBe(0)
    expect(await balanceOf(here, 'shoppers_payable', rows[0]!.shopper_id)).toBe(-rows[0]!.net)
    await retryTransfer(huda, { batchId, place: 1 })
    expect(await takeReport(huda, batchId, bytes(xml))).toMatchObject({ rejected: 0, known: 1 })
    expect(await storedPayout(here, reportOf(1))).toMatchObject({ state: 'payable' })
  })

  test('of another amount, or about a transfer that is confirmed, changes nothing and is shown', async () => {
    const { batchId, number, rows, reportOf } = await atBank(1)
    const other = reportXml(number, [{ place: 1, status: 'RJCT', amount: sar(rows[0]!.net + 1) }])
    expect(await takeReport(huda, batchId, bytes(other))).toMatchObject({ rejected: 0, unmatched: [{ why: 'amount' }] })
    await confirm(batchId)
    const late = reportXml(number, [{ place: 1, status: 'RJCT' }])
    expect(await takeReport(huda, batchId, bytes(late))).toMatchObject({ unmatched: [{ why: 'after-payment' }] })
    expect(await storedPayout(here, reportOf(1))).toMatchObject({ state: 'paid' })
  })

  test('that rejects the whole message rejects each transfer', async () => {
    const { batchId, number, reportOf } = await atBank(2)
    const group = '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Prtry>X1</Prtry></Rsn></StsRsnInf>'
    expect(await takeReport(huda, batchId, bytes(reportXml(number, [], { group })))).toMatchObject({ rejected: 2 })
    for (const place of [1, 2]) expect(await storedPayout(here, reportOf(place))).toMatchObject({ state: 'failed' })
  })

  test('is refused before the batch is at the bank, of another batch, and from others than its approvers', async () => {
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const batchId = await batchOf(shopper)
    const number = await numberOf(batchId)
    const xml = bytes(reportXml(number, [{ place: 1, status: 'RJCT' }]))
    expect(await code(takeReport(huda, batchId, xml))).toBe('payout.step-refused')
    expect(await code(readAnsweredBatch(huda, batchId))).toBe('not-found')
    expect(await stored(batchId)).toMatchObject({ state: 'open' })
    const { batchId: own } = await atBank(1)
    expect(await code(takeReport(huda, own, xml))).toBe('report-other')
    const strangers = [await here.client(), shopper, await here.admin({ role: 'editor' })]
    for (const stranger of strangers) {
      expect(await code(takeReport(stranger, own, xml))).toBe('not-allowed')
      expect(await code(readAnsweredBatch(stranger, own))).toBe('not-allowed')
    }
    expect((await seen(own)).version).toBeGreaterThan(0)
  })
})

const sound = reportXml(7, [{ place: 1, status: 'RJCT', reason: 'AC04', amount: '12.50' }])
test('prefixed names and CDATA are read alike', async () => {
  const expected = await readReportFile(bytes(sound))
  const prefixed = sound
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1p:')
    .replace('xmlns=', 'xmlns:p=')
    .replace('closed &amp; gone', '<![CDATA[closed & gone]]>')
  expect(await readReportFile(bytes(prefixed))).toEqual(expected)
  expect(expected).toMatchObject({ order: 'PB000007', whole: null, lines: [{ amount: 1250, status: 'RJCT' }] })
})

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'report-file'],
  ['no XML', 'sequence,reference', 'report-file'],
  ['a cut file', sound.slice(0, 300), 'report-file'],
  ['another message', sound.replace('pain.002.001.10', 'camt.053.001.08'), 'report-file'],
  ['no reference of an order', sound.replace(/<OrgnlMsgId>.*<\/OrgnlMsgId>/, ''), 'report-file'],
  ['bytes that are no text', new Uint8Array([0x3c, 0xff, 0xfe]), 'report-file'],
  [
    'an entity of another file',
    sound
      .replace('<Document', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document')
      .replace('closed', '&f;'),
    'report-file',
  ],
  [
    'entities that expand without bound',
    sound
      .replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document')
      .replace('closed', '&b;'),
    'report-file',
  ],
  ['an entity without a definition', sound.replace('closed', '&nothing;'), 'report-file'],
  ['depth', sound.replace('<CstmrPmtStsRpt>', '<a>'.repeat(50)), 'report-large'],
  [
    'too many lines',
    sound.replace(/<TxInfAndSts>.*<\/TxInfAndSts>/s, '<TxInfAndSts></TxInfAndSts>'.repeat(20_002)),
    'report-large',
  ],
  ['too many bytes', ' '.repeat(mostReportBytes + 1), 'report-large'],
])('hostile or wrong: %s', async (_, file, expected) => {
  expect(await code(readReportFile(typeof file === 'string' ? bytes(file) : file))).toBe(expected)
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sar } from '#/domain/money.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { saveIban } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { now } from '#/platform/clock.ts'
import { balanceOf, bankedShopper, batchSteps, ibanOf, payablePayout, storedPayout } from '#/tests/payouts.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { sendBatch } from './approve-batch.server.ts'
import { readBankFile } from './bank-file.server.ts'
import { dropBatch, makeBatch } from './make-batch.server.ts'
import { confirmBatch, failTransfer, retryTransfer } from './settle-batch.server.ts'

const here = await world()
const [huda, badr, third] = [await here.admin({ name: 'Huda' }), await here.admin(), await here.admin()]

const { stored, seen, batchOf, approve, sent, confirm } = batchSteps(here, huda)
const places = async (batchId: string) => {
  const { rows } = await here.owner.query(
    `select place, shopper_id, visits, net::int, outcome from app.payout_transfers where batch_id = $1 order by place`,
    [batchId],
  )
  return rows as { place: number; shopper_id: string; visits: number; net: number; outcome: string }[]
}
const told = async (id: string, kind: string) => {
  const { rows } = await here.owner.query('select params from app.notifications where profile_id = $1 and kind = $2', [
    id,
    kind,
  ])
  const mails = await here.owner.query('select subject, body from app.emails where profile_id = $1 and kind = $2', [
    id,
    kind,
  ])
  return { notices: rows.map((row) => row.params), mails: mails.rows as { subject: string; body: string }[] }
}

describe('the way to the bank', () => {
  test('two visits of a shopper are one transfer, approved by another person, sent, paid, booked once and told in their language', async () => {
    const shopper = await bankedShopper(here, 'Nora Alharbi')
    await here.owner.query(`update app.profiles set language = 'ar' where id = $1`, [shopper.id])
    const reports = [await payablePayout(here, huda, shopper), await payablePayout(here, huda, shopper)]
    const net = (await Promise.all(reports.map((id) => storedPayout(here, id)))).reduce((sum, p) => sum + p!.net, 0)
    const batchId = await batchOf(shopper)
    expect(await stored(batchId)).toMatchObject({ state: 'open', count: 2, total: net })
    expect(await places(batchId)).toEqual([{ place: 1, shopper_id: shopper.id, visits: 2, net, outcome: 'waiting' }])
    await expect(approve(huda, batchId)).rejects.toMatchObject({ code: 'payout.own-batch' })
    expect(await stored(batchId)).toMatchObject({ state: 'open' })
    await expect(sendBatch(huda, await seen(batchId))).rejects.toMatchObject({ code: 'payout.step-refused' })
    await approve(badr, batchId)
    expect(await stored(batchId)).toMatchObject({ state: 'approved' })
    await expect(readBankFile(huda, batchId)).rejects.toMatchObject({ code: 'payout.step-refused' })
    await sendBatch(huda, await seen(batchId))
    const file = await readBankFile(huda, batchId)
    expect(file.text.split('\r\n')).toHaveLength(3)
    expect(file.text).toContain(`,Nora Alharbi,${ibanOf('80000001')},`)
    await expect(readBankFile(huda, batchId, 'pain.001.001.09')).rejects.toMatchObject({
      code: 'payout.own-account-missing',
    })
    await here.owner.query(`insert into app.settings (key, value, is_public) values ('billing.bank', $1, false)`, [
      JSON.stringify({ iban: ibanOf('80999'), bank: null, holder: 'شركة إتقان | Itqan Co.' }),
    ])
    const message = await readBankFile(huda, batchId, 'pain.001.001.03')
    expect(message.name).toMatch(/^payouts-\d+-pain\.001\.001\.03\.xml$/)
    for (const part of [
      '<Nm>Nora Alharbi</Nm>',
      `<IBAN>${ibanOf('80000001')}</IBAN>`,
      `<CtrlSum>${sar(net)}</CtrlSum>`,
    ])
      expect(message.text).toContain(part)
    expect(message.text).toContain(`<DbtrAcct><Id><IBAN>${ibanOf('80999')}</IBAN></Id>`)
    // a later change of account does not affect the sent file
    await saveIban(shopper, { iban: ibanOf('10777') })
    expect(await readBankFile(badr, batchId)).toEqual(file)
    expect(await readBankFile(badr, batchId, 'pain.001.001.03')).toEqual(message)
    await confirm(batchId)
    await expect(confirm(batchId)).rejects.toMatchObject({ code: 'payout.step-refused' })
    for (const id of reports)
      expect(await storedPayout(here, id)).toMatchObject({ state: 'paid', bank_reference: 'SARIE-77' })
    expect(await balanceOf(here, 'shoppers_payable', shopper.id)).toBe(0)
    expect(await balanceOf(here, 'bank')).toBe(-net)
    for (const _ of [1, 2]) {
      await handlers['payouts.announce-batch']({ batchId })
      await handlers['payouts.announce']({ batchId, place: 1 })
    }
    const { notices, mails } = await told(shopper.id, 'payout.paid')
    expect(notices).toHaveLength(1)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toContain('SARIE-77')
    expect(mails[0]!.subject).toContain('إلى حسابك البنكي')
    expect(mails[0]!.body).not.toContain(ibanOf('80000001'))
  })

  test('what is kept in the activity log names no account', async () => {
    const { rows } = await here.owner.query(`select string_agg(to_jsonb(l)::text, ' ') as text from app.activity_log l`)
    expect(rows[0].text).toContain('payouts.bank-file')
    expect(rows[0].text).not.toMatch(/SA\d{22}/)
  })

  test('the same button twice makes one batch, two administrators at once put nothing into two', async () => {
    const shoppers = [await bankedShopper(here), await bankedShopper(here)]
    for (const shopper of shoppers) await payablePayout(here, huda, shopper)
    const shopperIds = shoppers.map(({ id }) => id)
    const id = randomUUID()
    await Promise.all([1, 2, 3].map(() => makeBatch(huda, { id, shopperIds })))
    await expect(makeBatch(badr, { id: randomUUID(), shopperIds })).rejects.toMatchObject({
      code: 'payout.nothing-payable',
    })
    expect(await places(id)).toHaveLength(2)
    await dropBatch(badr, await seen(id))
    expect(await stored(id)).toMatchObject({ state: 'dropped' })
    const tries = await Promise.allSettled(
      [huda, badr, third].map((admin) => makeBatch(admin, { id: randomUUID(), shopperIds })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    ['no account', `iban_sealed = null, iban_last = null, iban_hash = null`],
    ['an account that is new', `iban_changed_at = now()`],
    ['nobody said who they are', `legal_name = null`],
    ['not let in', `approval = 'rejected'`],
  ])('who cannot be paid stays out: %s', async (_, change) => {
    const shopper = await bankedShopper(here)
    const reportId = await payablePayout(here, huda, shopper)
    await here.owner.query(`update app.mystery_shopper_profiles set ${change} where profile_id = $1`, [shopper.id])
    await expect(batchOf(shopper)).rejects.toMatchObject({ code: 'payout.nothing-payable' })
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'payable', batch_id: null })
  })

  test('an account is waited for 48 hours, to the second; one that somebody else has as well is never paid', async () => {
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const iban = ibanOf('20123')
    const changed = new Date('2027-04-01T10:00:00Z')
    await at(changed, () => saveIban(shopper, { iban }))
    await expect(at(addHours(changed, 48 - 1 / 3600), () => batchOf(shopper))).rejects.toMatchObject({
      code: 'payout.nothing-payable',
    })
    const batchId = await at(addHours(changed, 48), () => batchOf(shopper))
    await dropBatch(huda, await seen(batchId))
    const other = await bankedShopper(here)
    await at(addHours(changed, -99), () => saveIban(other, { iban }))
    await expect(at(addHours(changed, 60), () => batchOf(shopper))).rejects.toMatchObject({
      code: 'payout.nothing-payable',
    })
  })
})

describe('what the bank does not take', () => {
  test('refused: not paid, nothing booked, told, and in the next batch once somebody tries again', async () => {
    const [one, two] = [await bankedShopper(here), await bankedShopper(here)]
    const [refused, fine] = [await payablePayout(here, huda, one), await payablePayout(here, huda, two)]
    const batchId = await sent(one, two)
    const { place } = (await places(batchId)).find(({ shopper_id }) => shopper_id === one.id)!
    await failTransfer(huda, { batchId, place, reason: 'AC01 account unknown' })
    await expect(failTransfer(huda, { batchId, place, reason: 'again' })).rejects.toMatchObject({
      code: 'payout.step-refused',
    })
    await confirm(batchId)
    expect(await storedPayout(here, refused)).toMatchObject({ state: 'failed', reason: 'AC01 account unknown' })
    expect(await storedPayout(here, fine)).toMatchObject({ state: 'paid' })
    const owed = (await storedPayout(here, refused))!.net
    expect(await balanceOf(here, 'shoppers_payable', one.id)).toBe(-owed)
    await handlers['payouts.announce']({ batchId, place })
    expect((await told(one.id, 'payout.failed')).mails[0]!.body).toContain('AC01')
    await retryTransfer(badr, { batchId, place })
    await expect(retryTransfer(badr, { batchId, place })).rejects.toMatchObject({ code: 'payout.step-refused' })
    const next = await sent(one)
    await confirm(next)
    expect(await balanceOf(here, 'shoppers_payable', one.id)).toBe(0)
  })

  test('sent back after it was paid: booked back, paid again, and each payment stands in the books', async () => {
    const shopper = await bankedShopper(here)
    const reportId = await payablePayout(here, huda, shopper)
    const { net, id } = (await storedPayout(here, reportId))!
    const before = await balanceOf(here, 'bank')
    const first = await sent(shopper)
    await confirm(first)
    expect(await balanceOf(here, 'bank')).toBe(before - net)
    const tries = await Promise.allSettled(
      [1, 2].map(() => failTransfer(badr, { batchId: first, place: 1, reason: 'Account closed' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await storedPayout(here, reportId)).toMatchObject({ state: 'failed', bank_reference: null })
    expect(await balanceOf(here, 'bank')).toBe(before)
    expect(await balanceOf(here, 'shoppers_payable', shopper.id)).toBe(-net)
    await retryTransfer(huda, { batchId: first, place: 1 })
    const next = await sent(shopper)
    await confirm(next)
    expect(await balanceOf(here, 'bank')).toBe(before - net)
    expect((await places(first))[0]).toMatchObject({ outcome: 'returned' })
    const { rows } = await here.owner.query(
      `select kind from app.journal_entries where about like $1 or about = $2 order by created_at, kind`,
      [`${id}:%`, id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['payout.earned', 'payout.paid', 'payout.returned', 'payout.paid'])
  })

  test('what was withheld is owed to the authority when it is paid, and no longer when it came back', async () => {
    const shopper = await bankedShopper(here)
    await here.owner.query(
      `update app.mystery_shopper_profiles set tax_residence = 'non_resident' where profile_id = $1`,
      [shopper.id],
    )
    const reportId = await payablePayout(here, huda, shopper)
    const { withheld } = (await storedPayout(here, reportId))!
    expect(withheld).toBe(4500)
    const batchId = await sent(shopper)
    expect(await balanceOf(here, 'withholding_payable')).toBe(0)
    await confirm(batchId)
    expect(await balanceOf(here, 'withholding_payable')).toBe(-4500)
    await failTransfer(badr, { batchId, place: 1, reason: 'Account closed' })
    expect(await balanceOf(here, 'withholding_payable')).toBe(0)
  })

  test('nothing is paid tomorrow', async () => {
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const batchId = await sent(shopper)
    const tomorrow = addDays(riyadhDay(now()), 1)
    const step = { ...(await seen(batchId)), bankReference: 'X' }
    await expect(confirmBatch(huda, { ...step, paidOn: tomorrow })).rejects.toMatchObject({ code: 'bad-request' })
  })
})

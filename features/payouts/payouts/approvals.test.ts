import { describe, expect, test } from 'vitest'
import { settings } from '#/domain/settings.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { saveIban } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import { now } from '#/platform/clock.ts'
import { bankedShopper, batchSteps, ibanOf, payablePayout, storedPayout } from '#/tests/payouts.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { approveBatch, sendBatch } from './approve-batch.server.ts'
import { readBankFile } from './bank-file.server.ts'
import { readBatch } from './browse-batches.server.ts'
import { transfersQuery } from './lists.ts'
import { dropBatch, takeOut } from './make-batch.server.ts'

const here = await world()
const [huda, badr, third] = [await here.admin({ name: 'Huda' }), await here.admin(), await here.admin()]

const { stored, seen, batchOf, approve, approved } = batchSteps(here, huda)
const places = async (batchId: string) => {
  const { rows } = await here.owner.query(
    `select place, shopper_id, visits, net::int, outcome from app.payout_transfers where batch_id = $1 order by place`,
    [batchId],
  )
  return rows as { place: number; shopper_id: string; visits: number; net: number; outcome: string }[]
}

describe('two people', () => {
  test('an approval is refused twice, with a wrong password, and after completion', async () => {
    await saveSetting(huda, 'payouts.two-approvers-above', 100)
    const [one, two, three] = [await here.admin(), await here.admin(), await here.admin()]
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const batchId = await batchOf(shopper)
    const { digest } = await stored(batchId)
    await expect(approveBatch(one, { batchId, digest, password: 'wrong' })).rejects.toMatchObject({
      code: 'account.password-wrong',
    })
    const tries = await Promise.allSettled([1, 2].map(() => approve(one, batchId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(approve(one, batchId)).rejects.toMatchObject({ code: 'payout.second-person' })
    await expect(approve(huda, batchId)).rejects.toMatchObject({ code: 'payout.own-batch' })
    await expect(approve(two, batchId, 'another')).rejects.toMatchObject({ code: 'payout.batch-changed' })
    expect(await readBatch(three, batchId, transfersQuery(new URLSearchParams()))).toMatchObject({
      batch: { state: 'open', needed: 2, makerId: huda.id },
      approvedBy: [{ id: one.id }],
    })
    const race = await Promise.allSettled([approve(two, batchId), approve(three, batchId)])
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stored(batchId)).toMatchObject({ state: 'approved' })
    const { rows } = await here.owner.query('select from app.payout_approvals where batch_id = $1', [batchId])
    expect(rows).toHaveLength(2)
    await saveSetting(huda, 'payouts.two-approvers-above', null)
  })

  test('the page names who may still approve: active administrators, not the maker, not those who did', async () => {
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const batchId = await batchOf(shopper)
    const gone = await here.admin()
    await here.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [gone.id])
    const page = await readBatch(huda, batchId, transfersQuery(new URLSearchParams()))
    const ids = page.approvers.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([badr.id, third.id]))
    expect(ids).not.toContain(huda.id)
    expect(ids).not.toContain(gone.id)
    expect(page.batch.needed).toBe(1)
    await approved(batchId)
    expect((await readBatch(huda, batchId, transfersQuery(new URLSearchParams()))).approvers).toEqual([])
  })

  test('the database itself refuses the maker, a blocked administrator, and the way to the bank without approvals', async () => {
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const batchId = await batchOf(shopper)
    const { digest } = await stored(batchId)
    const blocked = await here.admin()
    await here.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [blocked.id])
    const sign = (who: string) =>
      here.owner.query('insert into app.payout_approvals (batch_id, admin_id, digest) values ($1, $2, $3)', [
        batchId,
        who,
        digest,
      ])
    const set = (change: string) => here.owner.query(`update app.payout_batches set ${change} where id = $1`, [batchId])
    await expect(sign(huda.id)).rejects.toThrow('maker')
    await expect(sign(blocked.id)).rejects.toThrow('active administrator')
    await expect(sign(shopper.id)).rejects.toThrow('active administrator')
    await expect(set(`state = 'approved'`)).rejects.toThrow('lacks an approval')
    await expect(set(`state = 'sent'`)).rejects.toThrow('as it was approved')
    await expect(set(`created_by = '${badr.id}'`)).rejects.toThrow('stays its maker')
    await sign(badr.id)
    await expect(
      here.owner.query(`update app.payout_batches set state = 'approved', total = 5000001 where id = $1`, [batchId]),
    ).rejects.toThrow('lacks an approval')
    await set(`state = 'approved'`)
    await expect(set(`digest = 'another', state = 'sent'`)).rejects.toThrow('as it was approved')
  })

  test('the limit in the database is that of the settings, its default too', async () => {
    const needed = async (total: number) => {
      const { rows } = await here.owner.query('select priv.approvers_needed($1) as n', [total])
      return rows[0].n
    }
    const usual = settings['payouts.two-approvers-above'].default
    expect([await needed(usual), await needed(usual + 1)]).toEqual([1, 2])
    await saveSetting(huda, 'payouts.two-approvers-above', 700)
    expect([await needed(700), await needed(701)]).toEqual([1, 2])
    await saveSetting(huda, 'payouts.two-approvers-above', null)
    expect(await needed(usual)).toBe(1)
  })

  test('whoever is taken out takes the approvals along', async () => {
    const [one, two] = [await bankedShopper(here), await bankedShopper(here)]
    const reports = [await payablePayout(here, huda, one), await payablePayout(here, huda, two)]
    const batchId = await batchOf(one, two)
    await approved(batchId)
    const { place } = (await places(batchId)).find(({ shopper_id }) => shopper_id === one.id)!
    await takeOut(third, { ...(await seen(batchId)), place })
    expect(await stored(batchId)).toMatchObject({ state: 'open', count: 1 })
    expect(await storedPayout(here, reports[0]!)).toMatchObject({ state: 'payable', batch_id: null })
    await expect(sendBatch(huda, await seen(batchId))).rejects.toMatchObject({ code: 'payout.step-refused' })
    await approve(await here.admin(), batchId)
    await sendBatch(huda, await seen(batchId))
    expect((await readBankFile(huda, batchId)).text.split('\r\n')).toHaveLength(3)
    await expect(dropBatch(huda, await seen(batchId))).rejects.toMatchObject({ code: 'payout.step-refused' })
  })

  test('an account that changes after the approvals sends the batch back, and is not paid at once', async () => {
    const shopper = await bankedShopper(here)
    await payablePayout(here, huda, shopper)
    const batchId = await batchOf(shopper)
    await approved(batchId)
    await saveIban(shopper, { iban: ibanOf('45999') })
    await expect(sendBatch(huda, await seen(batchId))).rejects.toMatchObject({ code: 'payout.batch-changed' })
    expect(await stored(batchId)).toMatchObject({ state: 'open' })
    await expect(approve(await here.admin(), batchId)).rejects.toMatchObject({ code: 'payout.account-not-ready' })
    const later = addHours(now(), 49)
    await at(later, async () => {
      await approved(batchId)
      await sendBatch(huda, await seen(batchId))
    })
    expect((await readBankFile(huda, batchId)).text).toContain(ibanOf('45999'))
  })
})

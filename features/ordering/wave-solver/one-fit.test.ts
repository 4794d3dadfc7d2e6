import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { rankShoppers } from '#/features/ordering/assignment/rank-shoppers.server.ts'
import { readVisitRoom } from '#/features/ordering/control-room/read-visit-room.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { settleOffers } from '#/features/ordering/offers/settle-offers.server.ts'
import { now } from '#/platform/clock.ts'
import { releasedReport } from '#/tests/reports.ts'
import { waveScenes } from '#/tests/wave-scenes.ts'
import { type World, world } from '#/tests/world.ts'
import { choosePick } from '#/features/ordering/wave-staffing/choose.server.ts'
import { rankForPick } from '#/features/ordering/wave-staffing/rank-for-pick.server.ts'

let w: World
let admin: Actor
let scene: ReturnType<typeof waveScenes>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  scene = waveScenes(w, admin)
})

/** Statements of each page about one shopper and visit. */
const onRequestPage = async (requestId: string, who: Actor) => {
  const { fit, refused } = await rankShoppers(admin, requestId, who.name)
  return [...fit, ...refused].find(({ id }) => id === who.id)?.fit
}
const onWavePage = async (waveId: string, requestId: string, who: Actor) => {
  const { fit, refused } = await rankForPick(admin, waveId, requestId, who.name)
  return [...fit, ...refused].find(({ id }) => id === who.id)?.fit
}

describe('the fit of one shopper for one visit is one figure', () => {
  test('on the list, the wave, its proposal, the choice by hand and the offer, also for one with two graded reports', async () => {
    const reem = await scene.aShopper('Reem Graded', 6)
    for (let n = 0; n < 2; n += 1) await releasedReport(w, admin, { shopper: reem })
    await w.owner.query(
      `update app.mystery_shopping_requests set scheduled_date = now() - interval '40 days' where shopper_id = $1`,
      [reem.id],
    )
    const client = await w.client()
    for (const name of ['North', 'South']) await scene.aBranch(client, name)
    const waveId = await scene.created(client, { gapDays: 1 })
    await scene.proposed(waveId)
    const picks = await scene.picksOf(waveId)
    const mine = picks.find(({ shopperId }) => shopperId === reem.id)!
    const other = picks.find(({ requestId }) => requestId !== mine.requestId)!
    const fit = await onRequestPage(mine.requestId, reem)
    expect(fit!.parts.find(({ part }) => part === 'quality')).toMatchObject({ known: false, points: 17.5 })
    expect(mine).toMatchObject({ fit: fit!.total, parts: fit!.parts })
    expect(await onWavePage(waveId, mine.requestId, reem)).toEqual(fit)
    // other proposed visits do not change the fit
    expect(await onWavePage(waveId, other.requestId, reem)).toEqual(await onRequestPage(other.requestId, reem))

    const layla = await scene.aShopper('Layla Late', 9)
    await choosePick(admin, waveId, mine.requestId, layla.id, await scene.versionOf(waveId))
    const chosen = (await scene.picksOf(waveId)).find(({ requestId }) => requestId === mine.requestId)
    expect(chosen!.fit).toBe((await onRequestPage(mine.requestId, layla))!.total)

    await offerVisit(admin, mine.requestId, layla.id)
    const { offers } = await readVisitRoom(admin, mine.requestId)
    expect(offers.map((offer) => offer.fit)).toEqual([(await onRequestPage(mine.requestId, layla))!.total])
    expect(await onWavePage(waveId, mine.requestId, layla)).toEqual(await onRequestPage(mine.requestId, layla))
  })

  test('offers by the rule carry the same figure', async () => {
    const client = await w.client()
    await scene.aBranch(client, 'East')
    const waveId = await scene.created(client)
    const [visit] = await scene.picksOf(waveId)
    await w.owner.query(
      'update app.mystery_shopping_requests set is_offering = true, scheduled_date = $2 where id = $1',
      [visit!.requestId, addHours(now(), 24 * 60)],
    )
    const { fit } = await rankShoppers(admin, visit!.requestId)
    await settleOffers({ requestId: visit!.requestId })
    const { offers } = await readVisitRoom(admin, visit!.requestId)
    expect(offers.map((offer) => [offer.shopperName, offer.fit])).toEqual([[fit[0]!.name, fit[0]!.fit.total]])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addMinutes, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { describeVisit } from '#/features/ordering/assignment/describe-visit.server.ts'
import { cancelRequest, withdrawRequest } from '#/features/ordering/requests/advance.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { now } from '#/platform/clock.ts'
import { statusOf } from '#/tests/requests.ts'
import { inTime, offerScene } from '#/tests/offers.ts'
import { type World, world } from '#/tests/world.ts'
import { announceOffer } from './announce-offer.server.ts'
import { acceptOffer, declineOffer } from './answer-offer.server.ts'
import { offerVisit, stopOffering } from './offer-visit.server.ts'
import { readMyOffers } from './read-offers.server.ts'
import { settleOffers } from './settle-offers.server.ts'

let w: World
let admin: Actor
let scene: ReturnType<typeof offerScene>
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  scene = offerScene(w, admin)
})

describe('an offer to one shopper', () => {
  test('is read with what it pays, and accepting makes the visit theirs', async () => {
    const [one] = await scene.three()
    const { id } = await scene.approved()
    await scene.placeBranch(id)
    await offerVisit(admin, id, one.id)
    const [offer] = await readMyOffers(one)
    expect(offer).toMatchObject({
      requestId: id,
      distanceKm: 0,
      fee: 50_000,
      bonus: 0,
      payPerHour: 25_000,
      isStandby: false,
    })
    expect(new Date(offer!.expiresAt).getTime() - new Date(offer!.offeredAt).getTime()).toBe(4 * 3_600_000)
    await acceptOffer(one, offer!.offerId)
    expect(await statusOf(w, id)).toBe('assigned')
    expect(await scene.shopperOf(id)).toBe(one.id)
    expect(await readMyOffers(one)).toEqual([])
    await expect(acceptOffer(one, offer!.offerId)).rejects.toMatchObject({ code: 'offer.answered' })
  })

  test('is refused while another one stands, and to whom a rule keeps away', async () => {
    const [one, two] = await scene.three()
    const pending = await w.shopper({ approval: 'pending' })
    const { id } = await scene.approved()
    await offerVisit(admin, id, one.id)
    await expect(offerVisit(admin, id, two.id)).rejects.toMatchObject({ code: 'offer.open' })
    await stopOffering(admin, id)
    expect(await scene.standing(id)).toEqual(['expired staff'])
    await expect(offerVisit(admin, id, pending.id)).rejects.toMatchObject({ details: { rules: 'not_approved' } })
    await offerVisit(admin, id, two.id)
  })

  test('that ran out is refused with its own words, at the very moment', async () => {
    const [one] = await scene.three()
    const { id } = await scene.approved()
    await offerVisit(admin, id, one.id)
    const [offer] = await readMyOffers(one)
    const end = new Date(offer!.expiresAt)
    await inTime(end, async () => {
      await expect(acceptOffer(one, offer!.offerId)).rejects.toMatchObject({ code: 'offer.expired' })
      await expect(declineOffer(one, offer!.offerId)).rejects.toMatchObject({ code: 'offer.expired' })
      expect(await readMyOffers(one)).toEqual([])
    })
    await inTime(addMinutes(end, -1), () => acceptOffer(one, offer!.offerId))
    expect(await scene.shopperOf(id)).toBe(one.id)
  })

  test('is checked by every rule again when it is accepted', async () => {
    const [one] = await scene.three()
    const { id } = await scene.approved()
    await offerVisit(admin, id, one.id)
    await w.owner.query(
      `update app.mystery_shopper_profiles set weekdays_off = '{0,1,2,3,4,5,6}' where profile_id = $1`,
      [one.id],
    )
    const [offer] = await readMyOffers(one)
    await expect(acceptOffer(one, offer!.offerId)).rejects.toMatchObject({
      code: 'evaluation.shopper-refused',
      details: { rules: 'weekday' },
    })
    expect(await statusOf(w, id)).toBe('approved')
  })

  test('lets the shopper choose a time within the window, and no other', async () => {
    const [one] = await scene.three()
    const day = addDays(riyadhDay(now()), 10)
    const { id } = await scene.approved({ visitAt: fromRiyadh(`${day}T13:00`)! })
    const window = { from: day, until: addDays(day, 3), dayPart: 'lunch' } as const
    await describeVisit(admin, id, { scenario: null, spendingCap: null, window, isOnBoard: true })
    await offerVisit(admin, id, one.id)
    const [offer] = await readMyOffers(one)
    expect(offer!.window).toEqual(window)
    for (const visitAt of [`${addDays(day, 4)}T12:00`, `${day}T19:00`])
      await expect(acceptOffer(one, offer!.offerId, { visitAt: fromRiyadh(visitAt)! })).rejects.toMatchObject({
        code: 'offer.outside-window',
      })
    await acceptOffer(one, offer!.offerId, { visitAt: fromRiyadh(`${addDays(day, 2)}T12:30`)! })
    const { rows } = await w.owner.query('select scheduled_date from app.mystery_shopping_requests where id = $1', [id])
    expect(new Date(rows[0].scheduled_date)).toEqual(fromRiyadh(`${addDays(day, 2)}T12:30`)!)
  })

  test('ends when the office assigns, when the client withdraws and when the office cancels, and the shopper is told', async () => {
    const [one, two] = await scene.three()
    const assigned = await scene.approved()
    await offerVisit(admin, assigned.id, one.id)
    await assignVisit(admin, assigned.id, two.id)
    expect(await scene.standing(assigned.id)).toEqual(['expired staff'])
    const withdrawn = await scene.approved()
    await offerVisit(admin, withdrawn.id, one.id)
    await withdrawRequest(withdrawn.client, withdrawn.id, 'We renovate.')
    const [offer] = await readMyOffers(one)
    await expect(acceptOffer(one, offer!.offerId)).rejects.toMatchObject({ code: 'offer.withdrawn' })
    await settleOffers({ requestId: withdrawn.id })
    expect(await scene.standing(withdrawn.id)).toEqual(['expired client'])
    const cancelled = await scene.approved()
    await offerVisit(admin, cancelled.id, one.id)
    await cancelRequest(admin, cancelled.id, 'Closed.')
    await settleOffers({ requestId: cancelled.id })
    expect(await scene.standing(cancelled.id)).toEqual(['expired staff'])
    const [{ id: ended } = { id: '' }] = await scene.offersOf(cancelled.id)
    await announceOffer({ offerId: ended, event: 'ended' })
    await announceOffer({ offerId: ended, event: 'ended' })
    const { notices } = await readNotices(one, { most: 10 })
    expect(notices.filter(({ kind }) => kind === 'offer.ended')).toHaveLength(1)
  })

  test('that is declined, to nobody else, comes back to whoever made it, once', async () => {
    const [one] = await scene.three()
    const { id } = await scene.approved()
    await offerVisit(admin, id, one.id)
    const [offer] = await readMyOffers(one)
    await declineOffer(one, offer!.offerId, 'Too far.')
    await settleOffers({ requestId: id })
    await settleOffers({ requestId: id })
    expect(await scene.standing(id)).toEqual(['declined shopper'])
    const { notices } = await readNotices(admin, { most: 10 })
    expect(notices.filter(({ kind, link }) => kind === 'offer.refused' && link.endsWith(id))).toHaveLength(1)
  })

  test('is told once, with the deadline, in the shopper’s language', async () => {
    await scene.clearField()
    const layla = await w.shopper({ language: 'ar' })
    const { id } = await scene.approved()
    await offerVisit(admin, id, layla.id)
    const [{ id: offerId } = { id: '' }] = await scene.offersOf(id)
    await announceOffer({ offerId, event: 'offered' })
    await announceOffer({ offerId, event: 'offered' })
    const { rows } = await w.owner.query(
      `select subject, body from app.emails where profile_id = $1 and kind = 'offer.made'`,
      [layla.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].body).toContain('يُرجى الرد قبل')
    expect(rows[0].body).toContain('500.00 ريال')
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours, addMinutes } from '#/domain/riyadh-time.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { handBackVisit, takeBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { now } from '#/platform/clock.ts'
import { inTime, offerScene } from '#/tests/offers.ts'
import { type World, world } from '#/tests/world.ts'
import { acceptOffer, declineOffer } from './answer-offer.server.ts'
import { offerToBest, stopOffering } from './offer-visit.server.ts'
import { passOnOffers } from './pass-on.server.ts'
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

describe('offering to the best and passing on', () => {
  test('the best shopper gets the first offer; declining offers it to the next; administrators are notified when none is left', async () => {
    const [one, two, third] = await scene.three()
    const { id } = await scene.approved()
    await scene.placeBranch(id)
    await offerToBest(admin, id)
    expect((await scene.openTo(id))?.shopper_id).toBe(one.id)
    await declineOffer(one, (await scene.openTo(id))!.id, 'I travel.')
    await settleOffers({ requestId: id })
    expect((await scene.openTo(id))?.shopper_id).toBe(two.id)
    await declineOffer(two, (await scene.openTo(id))!.id)
    await settleOffers({ requestId: id })
    expect((await scene.openTo(id))?.shopper_id).toBe(third.id)
    await declineOffer(third, (await scene.openTo(id))!.id)
    await settleOffers({ requestId: id })
    await settleOffers({ requestId: id })
    expect(await scene.standing(id)).toEqual(['declined shopper', 'declined shopper', 'declined shopper'])
    const { notices } = await readNotices(admin, { most: 10 })
    expect(notices.filter(({ kind, link }) => kind === 'offer.nobody-left' && link.endsWith(id))).toHaveLength(1)
    await expect(offerToBest(admin, id)).rejects.toMatchObject({ code: 'offer.nobody' })
  })

  test('an offer that ran out passes on exactly once, however many workers look', async () => {
    await scene.three()
    const { id } = await scene.approved()
    await offerToBest(admin, id)
    const later = addMinutes(new Date(), 4 * 60 + 1)
    await inTime(later, async () => {
      await Promise.all([passOnOffers(), passOnOffers(), passOnOffers()])
      await Promise.all([
        settleOffers({ requestId: id }),
        settleOffers({ requestId: id }),
        settleOffers({ requestId: id }),
      ])
    })
    expect(await scene.standing(id)).toEqual(['expired time', 'offered'])
    const settles = (await w.waitingJobs('offers.settle')).filter(({ requestId }) => requestId === id)
    // one of the approval, one of the expired offer
    expect(settles).toHaveLength(2)
  })

  test('who handed the visit back is not asked again, and it goes on to the next', async () => {
    const [one, two] = await scene.three()
    const { id } = await scene.approved()
    await scene.placeBranch(id)
    await offerToBest(admin, id)
    await acceptOffer(one, (await scene.openTo(id))!.id)
    await handBackVisit(one, id, { cause: 'ill', reason: 'I am ill.' })
    await settleOffers({ requestId: id })
    expect((await scene.openTo(id))?.shopper_id).toBe(two.id)
  })

  test('with automatic offers an approved visit is offered by itself, and stays stopped once the office stops it', async () => {
    const [one] = await scene.three()
    await w.owner.query(`insert into app.settings (key, value) values ('assignment', '{"automaticOffers": true}')`)
    try {
      const { id } = await scene.approved()
      await scene.placeBranch(id)
      await settleOffers({ requestId: id })
      expect((await scene.openTo(id))?.shopper_id).toBe(one.id)
      await stopOffering(admin, id)
      await settleOffers({ requestId: id })
      expect(await scene.standing(id)).toEqual(['expired staff'])
    } finally {
      await w.owner.query(`delete from app.settings where key = 'assignment'`)
    }
  })
})

describe('standing by', () => {
  const soon = () => addHours(now(), 40)

  test('a near visit gets a second shopper, who takes it when the first hands it back', async () => {
    const [one, two] = await scene.three()
    const { id } = await scene.approved({ visitAt: soon() })
    await scene.placeBranch(id)
    await offerToBest(admin, id)
    const standby = await scene.openTo(id, true)
    expect([(await scene.openTo(id))?.shopper_id, standby?.shopper_id]).toEqual([one.id, two.id])
    expect((await readMyOffers(two))[0]).toMatchObject({ requestId: id, isStandby: true })
    await acceptOffer(two, standby!.id)
    await acceptOffer(one, (await scene.openTo(id))!.id)
    await settleOffers({ requestId: id })
    expect(await scene.shopperOf(id)).toBe(one.id)
    await handBackVisit(one, id, { cause: 'transport', reason: 'My car.' })
    await settleOffers({ requestId: id })
    expect(await scene.shopperOf(id)).toBe(two.id)
    await handBackVisit(two, id, { cause: 'ill', reason: 'Ill too.' })
    await settleOffers({ requestId: id })
    expect(await scene.shopperOf(id)).toBeNull()
  })

  test('a distant visit has no stand-by', async () => {
    await scene.three()
    const { id } = await scene.approved({ visitAt: addHours(now(), 49) })
    await offerToBest(admin, id)
    expect(await scene.openTo(id, true)).toBeUndefined()
  })

  test('when the first lets the offer run out, whoever is asked to stand by becomes the first', async () => {
    const [one, two, third] = await scene.three()
    const { id } = await scene.approved({ visitAt: soon() })
    await scene.placeBranch(id)
    await offerToBest(admin, id)
    await declineOffer(one, (await scene.openTo(id))!.id)
    await settleOffers({ requestId: id })
    expect([(await scene.openTo(id))?.shopper_id, (await scene.openTo(id, true))?.shopper_id]).toEqual([
      two.id,
      third.id,
    ])
  })

  test('a shopper whom a rule keeps away meanwhile does not get it, and the next is asked', async () => {
    const [one, two, third] = await scene.three()
    const { id } = await scene.approved({ visitAt: soon() })
    await scene.placeBranch(id)
    await offerToBest(admin, id)
    await acceptOffer(two, (await scene.openTo(id, true))!.id)
    await acceptOffer(one, (await scene.openTo(id))!.id)
    await w.owner.query(`update app.mystery_shopper_profiles set approval = 'rejected' where profile_id = $1`, [two.id])
    await handBackVisit(one, id, { cause: 'ill', reason: 'Ill.' })
    await settleOffers({ requestId: id })
    expect(await scene.shopperOf(id)).toBeNull()
    expect((await scene.openTo(id))?.shopper_id).toBe(third.id)
  })

  test('a visit withdrawn by the office is not offered automatically', async () => {
    const [one, two] = await scene.three()
    const { id } = await scene.approved({ visitAt: soon() })
    await scene.placeBranch(id)
    await offerToBest(admin, id)
    await acceptOffer(two, (await scene.openTo(id, true))!.id)
    await stopOffering(admin, id)
    await assignVisit(admin, id, one.id)
    await takeBackVisit(admin, id, 'Known there.')
    await settleOffers({ requestId: id })
    expect(await scene.shopperOf(id)).toBeNull()
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { defaultAssignmentSettings } from '#/domain/assignment-settings.ts'
import { addDays, addHours, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { readBefore } from '#/domain/undo.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { type EvaluationOrder, requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { assignVisit } from './assign.server.ts'
import {
  assignVisits,
  cancelVisits,
  describeVisit,
  rescheduleVisits,
  setBonus,
  swapShoppers,
} from './change-visits.server.ts'
import { undoBonus } from './undo-bonus.server.ts'
import { declareBusyDate } from './declare.server.ts'
import { raiseBonuses } from './raise-bonus.server.ts'
import { rankShoppers } from './rank-shoppers.server.ts'
import { assignmentSettings, saveAssignmentSettings } from './settings.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const noonIn = (days: number): Date => fromRiyadh(`${addDays(riyadhDay(now()), days)}T12:00`)!
async function approved(order: Partial<EvaluationOrder> = {}, client?: Actor): Promise<string> {
  const { id } = await requestEvaluation(client ?? (await w.client()), anOrder({ visitAt: noonIn(10), ...order }))
  await approveRequest(admin, id)
  return id
}
const rowOf = async (id: string) => {
  const { rows } = await w.owner.query('select * from app.mystery_shopping_requests where id = $1', [id])
  return rows[0]
}

describe('another date', () => {
  test('is given to what has not begun; the shopper must be free then', async () => {
    const shopper = await w.shopper()
    const [free, taken] = [await approved(), await approved()]
    await assignVisit(admin, taken, shopper.id)
    await declareBusyDate(shopper, addDays(riyadhDay(now()), 12))
    const changed = await rescheduleVisits(admin, [
      { requestId: free, visitAt: noonIn(12) },
      { requestId: taken, visitAt: noonIn(12) },
    ])
    expect(changed).toEqual({
      done: 1,
      refused: [
        {
          requestId: taken,
          code: 'evaluation.shopper-refused',
          details: { rules: 'busy', until: addDays(riyadhDay(now()), 13) },
        },
      ],
    })
    expect((await rowOf(free)).scheduled_date).toEqual(noonIn(12))
    expect((await rowOf(taken)).scheduled_date).toEqual(noonIn(10))
    expect(await rescheduleVisits(admin, [{ requestId: taken, visitAt: noonIn(13) }])).toEqual({ done: 1, refused: [] })
    const events = await w.owner.query(
      `select shopper_id from app.request_events where request_id = $1 and step = 'reschedule'`,
      [taken],
    )
    expect(events.rows).toEqual([{ shopper_id: shopper.id }])
  })

  test('lies ahead and not too far; a window that no longer fits is dropped', async () => {
    const id = await approved()
    const day = riyadhDay(noonIn(10))
    await describeVisit(admin, id, {
      scenario: ' Order the mixed grill. ',
      spendingCap: 15_000,
      window: { from: day, until: addDays(day, 2), dayPart: 'lunch' },
      isOnBoard: true,
    })
    const refusedBy = async (visitAt: Date) =>
      (await rescheduleVisits(admin, [{ requestId: id, visitAt }])).refused[0]?.code
    expect(await refusedBy(addHours(now(), -1))).toBe('evaluation.date-in-past')
    expect(await refusedBy(noonIn(400))).toBe('evaluation.date-too-far')
    expect(await refusedBy(noonIn(11))).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({
      earliest_on: expect.anything(),
      day_part: 'lunch',
      scenario: 'Order the mixed grill.',
    })
    expect(await refusedBy(noonIn(20))).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({ earliest_on: null, latest_on: null, day_part: null })
    await expect(
      describeVisit(admin, id, {
        scenario: null,
        spendingCap: null,
        window: { from: day, until: day, dayPart: null },
        isOnBoard: true,
      }),
    ).rejects.toMatchObject({ code: 'offer.outside-window' })
  })
})

describe('swapping shoppers', () => {
  test('both change, if the rules let each have the other’s', async () => {
    const [a, b] = [await w.shopper(), await w.shopper()]
    const [one, other] = [await approved(), await approved()]
    await assignVisits(admin, [
      { requestId: one, shopperId: a.id },
      { requestId: other, shopperId: b.id },
    ])
    expect(await swapShoppers(admin, one, other)).toEqual({ done: 1, refused: [] })
    expect([(await rowOf(one)).shopper_id, (await rowOf(other)).shopper_id]).toEqual([b.id, a.id])
    await w.owner.query(`update app.mystery_shopper_profiles set certification_level = 'basic' where profile_id = $1`, [
      a.id,
    ])
    expect((await swapShoppers(admin, one, other)).refused[0]).toMatchObject({ details: { rules: 'level' } })
    expect([(await rowOf(one)).shopper_id, (await rowOf(other)).shopper_id]).toEqual([b.id, a.id])
  })

  test('two visits of one client on one day may be swapped: neither stands in the other’s way', async () => {
    const [client, a, b] = [await w.client(), await w.shopper(), await w.shopper()]
    const [one, other] = [await approved({}, client), await approved({}, client)]
    await assignVisit(admin, one, a.id)
    await assignVisit(admin, other, b.id)
    expect(await swapShoppers(admin, one, other)).toEqual({ done: 1, refused: [] })
  })

  test('a visit with itself, with the same shopper or without one is refused', async () => {
    const shopper = await w.shopper()
    const [one, other, open] = [await approved(), await approved({ visitAt: noonIn(11) }), await approved()]
    await assignVisit(admin, one, shopper.id)
    await assignVisit(admin, other, shopper.id)
    const codeOf = async (a: string, b: string) => (await swapShoppers(admin, a, b)).refused[0]?.code
    expect(await codeOf(one, one)).toBe('evaluation.swap-same')
    expect(await codeOf(one, other)).toBe('evaluation.swap-same')
    expect(await codeOf(one, open)).toBe('evaluation.step-refused')
  })
})

test('many at once: what one refuses stops none of the others', async () => {
  const [shopper, done, gone] = [await w.shopper(), await approved(), await approved()]
  expect(await cancelVisits(admin, [gone], 'Closed.')).toEqual({ done: 1, refused: [] })
  expect(
    await assignVisits(admin, [
      { requestId: gone, shopperId: shopper.id },
      { requestId: done, shopperId: shopper.id },
    ]),
  ).toEqual({ done: 1, refused: [{ requestId: gone, code: 'evaluation.step-refused', details: {} }] })
  expect(await statusOf(w, done)).toBe('assigned')
})

describe('the bonus', () => {
  test('rises by the rule for open visits only, and never above an administrator’s word', async () => {
    const shopper = await w.shopper()
    const [soon, near, far] = [
      await approved({ visitAt: addHours(now(), 20) }),
      await approved({ visitAt: addHours(now(), 60) }),
      await approved({ visitAt: addHours(now(), 80) }),
    ]
    const [taken, set] = [
      await approved({ visitAt: addHours(now(), 20) }),
      await approved({ visitAt: addHours(now(), 20) }),
    ]
    await assignVisit(admin, taken, shopper.id)
    expect(await setBonus(admin, [set], 2_500)).toMatchObject({ done: 1, refused: [] })
    await raiseBonuses()
    await raiseBonuses()
    const bonuses = await Promise.all([soon, near, far, taken, set].map(async (id) => Number((await rowOf(id)).bonus)))
    expect(bonuses).toEqual([15_000, 5_000, 0, 0, 2_500])
    const log = await w.owner.query(
      `select from app.activity_log where action = 'evaluations.bonus' and entity_id = $1`,
      [soon],
    )
    expect(log.rowCount).toBe(1)
  })

  test('set by hand is taken back with who set it before, not once somebody may have agreed because of it', async () => {
    const shopper = await w.shopper()
    const [plain, ruled, taken, changed] = [
      await approved({ visitAt: addHours(now(), 90) }),
      await approved({ visitAt: addHours(now(), 20) }),
      await approved({ visitAt: addHours(now(), 90) }),
      await approved({ visitAt: addHours(now(), 90) }),
    ]
    await raiseBonuses()
    const raised = await rowOf(ruled)
    const { undo } = await setBonus(admin, [plain, ruled, taken, changed], 4_000)
    const before = readBefore(undo!['before']!)!
    await assignVisit(admin, taken, shopper.id)
    await setBonus(admin, [changed], 5_000)
    const { undone, kept } = await undoBonus(admin, before, 4_000)
    expect([undone, kept.length]).toEqual([2, 2])
    expect(await rowOf(plain)).toMatchObject({ bonus: '0', bonus_by: null })
    expect(await rowOf(ruled)).toMatchObject({ bonus: raised.bonus, bonus_by: 'rule' })
    expect(await rowOf(taken)).toMatchObject({ bonus: '4000', bonus_by: 'admin' })
    expect(await rowOf(changed)).toMatchObject({ bonus: '5000', bonus_by: 'admin' })
  })

  test('is told to those who want the visit', async () => {
    const shopper = await w.shopper({ level: 'professional' })
    const id = await approved({ visitAt: addHours(now(), 20) })
    await w.owner.query(
      `insert into app.visit_wishes (request_id, client_id, shopper_id) select id, client_id, $2 from app.mystery_shopping_requests where id = $1`,
      [id, shopper.id],
    )
    await raiseBonuses()
    const { rows } = await w.owner.query(`select params from app.notifications where profile_id = $1`, [shopper.id])
    expect(rows).toEqual([{ params: expect.objectContaining({ bonus_en: expect.stringContaining('150') }) }])
  })
})

test('other settings hold at once, and what cannot be read is the default', async () => {
  const shopper = await w.shopper({ name: 'By the settings' })
  const client = await w.client()
  const [one, other] = [await approved({}, client), await approved({ visitAt: noonIn(20) }, client)]
  await assignVisit(admin, one, shopper.id)
  const rules = async () => (await rankShoppers(admin, other, shopper.name)).refused.flatMap(({ refusals }) => refusals)
  expect(await rules()).toMatchObject([{ rule: 'same_client' }])
  await saveAssignmentSettings(admin, { ...defaultAssignmentSettings, sameClientDays: 5 })
  expect(await rules()).toEqual([])
  await w.owner.query(`update app.settings set value = '{"sameClientDays": "many"}' where key = 'assignment'`)
  expect(await assignmentSettings()).toEqual(defaultAssignmentSettings)
  expect(await rules()).toHaveLength(1)
})

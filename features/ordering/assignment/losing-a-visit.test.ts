import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { HandBackCause } from '#/domain/hand-back.ts'
import { addHours, addMinutes } from '#/domain/riyadh-time.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now, setClock } from '#/platform/clock.ts'
import { anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { assignVisit } from './assign.server.ts'
import { declareConflict } from './declare.server.ts'
import { handBackVisit, recordNoShow, recordNoShows, takeBackVisit } from './hand-back.server.ts'
import { rankShoppers } from './rank-shoppers.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

async function assignedTo(shopper: Actor): Promise<string> {
  const { id } = await requestEvaluation(await w.client(), anOrder())
  await approveRequest(admin, id)
  await assignVisit(admin, id, shopper.id)
  return id
}
const lastEvent = async (requestId: string) => {
  const { rows } = await w.owner.query(
    'select step, cause, is_counted, reason, actor_id from app.request_events where request_id = $1 order by created_at desc, id desc limit 1',
    [requestId],
  )
  return rows[0]
}
const reliabilityOf = async (shopper: Actor): Promise<number | null> => {
  const { id } = await requestEvaluation(await w.client(), anOrder())
  await approveRequest(admin, id)
  const { fit } = await rankShoppers(admin, id, shopper.name)
  const part = fit.find((one) => one.id === shopper.id)!.fit.parts.find((one) => one.part === 'reliability')!
  return part.known ? part.points : null
}
async function inTime<T>(at: Date, work: () => Promise<T>): Promise<T> {
  const back = setClock(() => at)
  try {
    return await work()
  } finally {
    back()
  }
}

describe('handing back', () => {
  test.each<[HandBackCause, boolean]>([
    ['ill', true],
    ['transport', true],
    ['schedule', true],
    ['other', true],
    ['conflict', true],
    ['branch_closed', false],
  ])('%s counts: %s', async (cause, isCounted) => {
    const shopper = await w.shopper({ name: `Hands back ${cause}` })
    const id = await assignedTo(shopper)
    await handBackVisit(shopper, id, { cause, reason: 'So it is.' })
    expect(await lastEvent(id)).toMatchObject({ step: 'handBack', cause, is_counted: isCounted, reason: 'So it is.' })
    expect(await reliabilityOf(shopper)).toBe(isCounted ? 0 : null)
    expect(await statusOf(w, id)).toBe('approved')
  })

  test('a conflict that was declared does not count', async () => {
    const shopper = await w.shopper()
    const id = await assignedTo(shopper)
    await declareConflict(shopper, id, 'related')
    await handBackVisit(shopper, id, { cause: 'conflict', reason: 'My brother works there.' })
    expect(await lastEvent(id)).toMatchObject({ cause: 'conflict', is_counted: false })
  })

  test('what the office takes back never counts', async () => {
    const shopper = await w.shopper({ name: 'Taken from' })
    const id = await assignedTo(shopper)
    await takeBackVisit(admin, id, 'The client closed it.', 'client_cancelled')
    expect(await lastEvent(id)).toMatchObject({ step: 'takeBack', cause: 'client_cancelled', is_counted: false })
    expect(await reliabilityOf(shopper)).toBeNull()
  })

  test('needs a reason, and the visit of somebody else does not exist', async () => {
    const [shopper, stranger] = [await w.shopper(), await w.shopper()]
    const id = await assignedTo(shopper)
    await expect(handBackVisit(shopper, id, { cause: 'ill', reason: '  ' })).rejects.toMatchObject({
      code: 'evaluation.reason-required',
    })
    await expect(handBackVisit(stranger, id, { cause: 'ill', reason: 'x' })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('not coming', () => {
  test('the clock records it 24 hours after the time of the visit, once, and it counts', async () => {
    const shopper = await w.shopper({ name: 'Stays away' })
    const id = await assignedTo(shopper)
    const { rows } = await w.owner.query('select scheduled_date from app.mystery_shopping_requests where id = $1', [id])
    const due = addHours(new Date(rows[0].scheduled_date), 24)
    await inTime(addMinutes(due, -1), recordNoShows)
    expect(await statusOf(w, id)).toBe('assigned')
    await inTime(due, () => Promise.all([recordNoShows(), recordNoShows()]))
    expect(await statusOf(w, id)).toBe('approved')
    expect(await lastEvent(id)).toMatchObject({ step: 'noShow', cause: 'no_show', is_counted: true, actor_id: null })
    const events = await w.owner.query(`select from app.request_events where request_id = $1 and step = 'noShow'`, [id])
    expect(events.rowCount).toBe(1)
    expect(await reliabilityOf(shopper)).toBe(0)
  })

  test('the office may record it once the time has come, not before', async () => {
    const id = await assignedTo(await w.shopper())
    await expect(recordNoShow(admin, id, 'Nobody came.')).rejects.toMatchObject({ code: 'evaluation.step-refused' })
    await inTime(addHours(now(), 100), () => recordNoShow(admin, id, 'Nobody came.'))
    expect(await lastEvent(id)).toMatchObject({ step: 'noShow', actor_id: admin.id })
  })
})

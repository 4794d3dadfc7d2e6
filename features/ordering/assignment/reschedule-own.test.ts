import { expect, test } from 'vitest'
import { addHours } from '#/domain/riyadh-time.ts'
import { readOwnRequest } from '#/features/ordering/requests/read-request.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { anOrder, aRequest } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { rescheduleOwn } from './reschedule-own.server.ts'

const w = await world()
const client = await w.client()
const later = addHours(now(), 240)

test.each(['pending', 'approved'] as const)(
  'a client moves a request that is %s, with history and record',
  async (status) => {
    const id = await aRequest(w, client, status)
    expect((await readOwnRequest(client, id)).mayReschedule).toBe(true)
    await rescheduleOwn(client, id, later)
    const request = await readOwnRequest(client, id)
    expect(new Date(request.visitAt)).toEqual(later)
    expect(request.status).toBe(status)
    expect(request.events[0]!.step).toBe('reschedule')
    const { rows } = await w.owner.query(
      `select after ->> 'visitAt' as at from app.activity_log where entity_id = $1 and action = 'evaluations.reschedule'`,
      [id],
    )
    expect(rows).toEqual([{ at: later.toISOString() }])
    await rescheduleOwn(client, id, later)
    expect((await readOwnRequest(client, id)).events.filter(({ step }) => step === 'reschedule')).toHaveLength(1)
  },
)

test.each(['assigned', 'in_progress', 'completed', 'cancelled'] as const)(
  'a request that is %s stays',
  async (status) => {
    const id = await aRequest(w, client, status, await w.shopper())
    expect((await readOwnRequest(client, id)).mayReschedule).toBe(false)
    await expect(rescheduleOwn(client, id, later)).rejects.toMatchObject({ code: 'evaluation.step-refused' })
  },
)

test('the new date must lie ahead, within a year', async () => {
  const id = await aRequest(w, client, 'pending')
  await expect(rescheduleOwn(client, id, addHours(now(), -1))).rejects.toMatchObject({
    code: 'evaluation.date-in-past',
  })
  await expect(rescheduleOwn(client, id, addHours(now(), 9000))).rejects.toMatchObject({
    code: 'evaluation.date-too-far',
  })
})

test('strangers move nothing; a manager moves the own branches', async () => {
  const { id } = await requestEvaluation(client, anOrder())
  await expect(rescheduleOwn(await w.client(), id, later)).rejects.toMatchObject({ code: 'not-found' })
  await expect(rescheduleOwn(await w.shopper(), id, later)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(rescheduleOwn(await w.admin(), id, later)).rejects.toMatchObject({ code: 'not-allowed' })
  const viewer = await w.member(client, [{ role: 'viewer' }])
  await expect(rescheduleOwn(viewer, id, later)).rejects.toMatchObject({ code: 'not-allowed' })
  const region = await w.node(client, 'region', 'North')
  const elsewhere = await w.member(client, [{ role: 'manager', node: region }])
  await expect(rescheduleOwn(elsewhere, id, later)).rejects.toMatchObject({ code: 'not-found' })
  await rescheduleOwn(await w.member(client, [{ role: 'manager' }]), id, later)
  expect(new Date((await readOwnRequest(client, id)).visitAt)).toEqual(later)
})

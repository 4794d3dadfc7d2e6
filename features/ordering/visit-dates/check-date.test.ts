import { expect, test } from 'vitest'
import { action } from '#/app/routes/client/ordering/secret-shopper.tsx'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, fromRiyadh, riyadhDay, toRiyadh, weekdayOf } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { contextOf } from '#/server/describe-request.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { checkDate } from './check-date.server.ts'

const w = await world()
const none = { soonSeen: '', closedSeen: '' }
const day = addDays(riyadhDay(now()), 10)
const at = fromRiyadh(`${day}T13:00`)!

/** A branch that is closed on the weekday of `day`. */
async function closedBranch(client: Actor): Promise<string> {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location, hours) values ($1, 'Shut', 'Riyadh', $2) returning id`,
    [client.id, JSON.stringify({ [weekdayOf(day)]: [] })],
  )
  return rows[0]!.id
}

test('an order that is very soon is warned about without scripts, and accepted when it is sent again', async () => {
  const client = await w.client()
  const soon = toRiyadh(addHours(now(), 20))
  const send = (fields: Record<string, string>) => {
    const body = new URLSearchParams({
      intent: 'order',
      clientKey: '01900000-0000-7000-8000-000000000000',
      branchName: 'New branch',
      branchLocation: 'Riyadh',
      evaluationType: 'basic',
      visitAt: soon,
      notes: 'Typed',
      ...fields,
    })
    const request = new Request('http://localhost/client/secret-shopper', { method: 'POST', body })
    return action({ request, context: contextOf(someInfo({ actor: client })), params: {} })
  }
  expect(await send({})).toMatchObject({
    init: { status: 422 },
    data: {
      problem: { code: 'evaluation.check-date', details: { at: soon, soon: 1, closed: 0 } },
      fields: { visitAt: 'visit-soon' },
      values: { notes: 'Typed' },
    },
  })
  expect(await send({ soonSeen: toRiyadh(addHours(now(), 10)) })).toMatchObject({ init: { status: 422 } })
  expect(await send({ soonSeen: soon })).toBeInstanceOf(Response)
})

test('a visit to a closed branch is warned about, by its id or name, and a known warning is not repeated', async () => {
  const client = await w.client()
  const id = await closedBranch(client)
  const closed = { code: 'evaluation.check-date', fields: { visitAt: 'visit-closed' } }
  for (const branch of [{ id }, { name: 'shut' }])
    await expect(checkDate(client, { branch, visitAt: at, ...none })).rejects.toMatchObject(closed)
  await checkDate(client, { branch: { id }, visitAt: at, ...none, closedSeen: `${day}T13:00` })
  await checkDate(client, { branch: { id }, visitAt: fromRiyadh(`${addDays(day, 1)}T13:00`)!, ...none })
  await checkDate(client, { branch: { name: 'Unknown' }, visitAt: at, ...none })
})

test('a stranger learns nothing of the hours of a branch', async () => {
  const id = await closedBranch(await w.client())
  await checkDate(await w.client(), { branch: { id }, visitAt: at, ...none })
  await expect(checkDate(await w.shopper(), { branch: { id }, visitAt: at, ...none })).rejects.toMatchObject({
    code: 'not-allowed',
  })
})

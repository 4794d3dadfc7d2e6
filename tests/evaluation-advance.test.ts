import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type EvaluationStatus, evaluationStatuses, evaluationSteps } from '#/domain/evaluation.ts'
import { reachOf } from '#/domain/permissions.ts'
import { takeStep } from '#/domain/step.ts'
import { handBackVisit, takeBackVisit } from '#/features/ordering/assignment/hand-back.server.ts'
import { aRequest, anOrder, statusOf } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import {
  approveRequest,
  approveRequests,
  cancelRequest,
  withdrawRequest,
} from '#/features/ordering/requests/advance.server.ts'
import { readOwnRequest, readRequest } from '#/features/ordering/requests/read-request.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'

let w: World
let people: Record<'admin' | 'client' | 'other client' | 'shopper' | 'other shopper', Actor>
beforeAll(async () => {
  w = await world()
  people = {
    admin: await w.admin(),
    client: await w.client(),
    'other client': await w.client(),
    shopper: await w.shopper(),
    'other shopper': await w.shopper(),
  }
})

const verbs = {
  approve: (actor: Actor, id: string) => approveRequest(actor, id),
  handBack: (actor: Actor, id: string) => handBackVisit(actor, id, { cause: 'ill', reason: 'I am ill.' }),
  takeBack: (actor: Actor, id: string) => takeBackVisit(actor, id, 'Another one is nearer.'),
  withdraw: (actor: Actor, id: string) => withdrawRequest(actor, id, 'We renovate.'),
  cancel: (actor: Actor, id: string) => cancelRequest(actor, id, 'The branch is closed.'),
} as const
type Verb = keyof typeof verbs
const names = Object.keys(verbs) as Verb[]

/** Whether the actor can see the row. */
const sees = (who: keyof typeof people, status: EvaluationStatus): boolean =>
  who === 'admin' ||
  who === 'client' ||
  (who === 'shopper' && ['assigned', 'in_progress', 'completed'].includes(status))

describe.each(evaluationStatuses)('a request that is %s', (status) => {
  // why: one client per status, because orders are rate-limited by account
  let client: Actor
  beforeAll(async () => void (client = await w.client()))
  test.each(names)('step %s by everybody', async (step) => {
    for (const who of Object.keys(people) as (keyof typeof people)[]) {
      const id = await aRequest(w, client, status, people.shopper)
      const actor = who === 'client' ? client : people[who]
      const to = takeStep(evaluationSteps, step, status)
      const acting = verbs[step](actor, id)
      if (!reachOf(actor.type, evaluationSteps[step].permission)) {
        await expect(acting, who).rejects.toMatchObject({ code: 'not-allowed' })
      } else if (!sees(who, status)) {
        await expect(acting, who).rejects.toMatchObject({ code: 'not-found' })
      } else if (to === null) {
        await expect(acting, who).rejects.toMatchObject({ code: 'evaluation.step-refused' })
      } else {
        await acting
        expect(await statusOf(w, id)).toBe(to)
        continue
      }
      expect(await statusOf(w, id), who).toBe(status)
    }
  })
})

test('every step is kept with who, when and why, and announced', async () => {
  const id = await aRequest(w, people.client, 'assigned', people.shopper)
  const before = (await w.waitingJobs('evaluations.announce')).length
  await handBackVisit(people.shopper, id, { cause: 'transport', reason: 'My car broke down.' })
  const [event] = (await readRequest(people.admin, id)).events
  expect(event).toMatchObject({
    step: 'handBack',
    to: 'approved',
    reason: 'My car broke down.',
    by: people.shopper.name,
  })
  expect((await w.waitingJobs('evaluations.announce')).length).toBe(before + 1)
  const { rows } = await w.owner.query(
    `select action, actor_id, reason, before, after from app.activity_log where entity_id = $1 order by at desc limit 1`,
    [id],
  )
  expect(rows[0]).toMatchObject({
    action: 'evaluations.hand-back',
    actor_id: people.shopper.id,
    before: { status: 'assigned' },
  })
})

test('the client reads steps without names and without the inner reasons', async () => {
  const id = await aRequest(w, people.client, 'assigned', people.shopper)
  await takeBackVisit(people.admin, id, 'The shopper is known there.')
  const seen = JSON.stringify(await readOwnRequest(people.client, id))
  expect(seen).not.toContain('known there')
  expect(seen).not.toContain(people.shopper.id)
  expect(seen).not.toContain(people.shopper.name)
})

test('a step without a reason is refused where one is needed', async () => {
  const id = await aRequest(w, people.client, 'approved')
  await expect(cancelRequest(people.admin, id, '  ')).rejects.toMatchObject({ code: 'evaluation.reason-required' })
  await expect(withdrawRequest(people.client, id, '')).rejects.toMatchObject({ code: 'evaluation.reason-required' })
  expect(await statusOf(w, id)).toBe('approved')
})

test.each(['pending', 'rejected', 'suspended'] as const)(
  'nothing is approved for a client that is %s',
  async (approval) => {
    const client = await w.client({ approval: 'approved' })
    const { id } = await requestEvaluation(client, anOrder())
    await w.owner.query('update app.client_profiles set approval = $2 where profile_id = $1', [client.id, approval])
    await expect(approveRequest(people.admin, id)).rejects.toMatchObject({ code: 'client.not-approved' })
  },
)

test('many are approved at once; what cannot be says why and the others still are', async () => {
  const [first, second] = [await aRequest(w, people.client, 'pending'), await aRequest(w, people.client, 'pending')]
  const cancelled = await aRequest(w, people.client, 'cancelled')
  const result = await approveRequests(people.admin, [first, cancelled, second, first])
  expect(result).toEqual({ approved: 2, refused: [{ requestId: cancelled, code: 'evaluation.step-refused' }] })
  expect(await statusOf(w, second)).toBe('approved')
})

test('a client who withdraws and an admin who approves at the same moment: one of them is refused, never both half', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await aRequest(w, people.client, 'approved')
    const steps = [withdrawRequest(people.client, id, 'No.'), cancelRequest(people.admin, id, 'No.')]
    const settled = await Promise.allSettled(steps)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await w.owner.query('select count(*)::int as n from app.request_events where request_id = $1', [
      id,
    ])
    expect(rows[0].n).toBe(2)
  }
})

test('an id that is none is not found', async () => {
  await expect(readOwnRequest(people.client, 'x')).rejects.toMatchObject({ code: 'not-found' })
  await expect(approveRequest(people.admin, "' or 1=1 --")).rejects.toMatchObject({ code: 'not-found' })
})

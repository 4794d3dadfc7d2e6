import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handlers } from '#/jobs/handlers.server.ts'
import { jobNames, jobs } from '#/jobs/jobs.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { world } from './world.ts'

const w = await world()
const client = await w.client()
// why: the shared folder holds anchors of the activity chains of other databases
setEnv({ ...env(), dataDir: join(env().dataDir, randomUUID()) })
type Handler = (payload: unknown) => Promise<void>

const known: Record<string, unknown> = {
  clientIds: [],
  again: null,
  rule: 'all',
  closingNews: 'closing',
  keyStep: 'made',
  webhookStep: 'made',
  webhookWhy: 'gone',
  outcome: 'done',
  keys: [],
  lost: [],
  gained: [],
  requires: true,
  round: 1,
  profileId: client.id,
  clientId: client.id,
  email: client.email,
  decision: 'approve',
  tier: 'basic',
  event: 'offered',
  told: 'left',
  step: 'active',
  vaultStep: 'shared',
  ownStep: 'erasure-asked',
  what: 'paid',
  total: 1,
  news: 'asked',
  place: 1,
  change: 'second-factor-on',
  way: 'passkey-added',
  request: randomUUID(),
  kind: 'phone',
  membership: 'removed',
  number: '+966500000000',
  userId: null,
  atOnce: true,
  auditStep: 'planned',
  qualified: true,
  state: 'asked',
  countsFrom: '2026-03-01T00:00:00.000Z',
  at: '2026-03-01T00:00:00.000Z',
  byPayment: false,
  period: '2027-01-01',
  day: '2027-01-01',
  until: null,
  rest: { version: 1, requestIds: [] },
  revision: 1,
  version: 1,
}

/** A valid payload with an existing person and missing records, which may be gone when the job runs. */
const payloadFor = (name: (typeof jobNames)[number]): unknown =>
  Object.fromEntries(
    Object.keys(jobs[name].payload.shape).map((key) => [
      key,
      key in known ? known[key] : /id$|effect$/i.test(key) ? randomUUID() : 'x',
    ]),
  )

test.each(jobNames)('%s runs without any actor in sight, and takes a record that is gone calmly', async (name) => {
  const payload = jobs[name].payload.parse(payloadFor(name))
  await expect((handlers[name] as Handler)(payload)).resolves.toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import { type ClientApprovalStatus, clientApprovalStatuses } from '#/domain/client-approval.ts'
import { type World, world } from '#/tests/world.ts'
import { announceDecision } from './announce-decision.server.ts'
import { clientApproval } from './client-standing.server.ts'
import { decideApproval } from './decide-approval.server.ts'
import { decisionForm } from './form.ts'

let w: World
beforeAll(async () => void (w = await world()))

const allowed: Record<ClientApprovalStatus, Record<string, ClientApprovalStatus>> = {
  pending: { ask: 'pending', approve: 'approved', reject: 'rejected', suspend: 'suspended' },
  approved: { suspend: 'suspended' },
  rejected: { reinstate: 'approved' },
  suspended: { reinstate: 'approved' },
}
const steps = ['ask', 'approve', 'reject', 'suspend', 'reinstate']
const everyPair = clientApprovalStatuses.flatMap((approval) => steps.map((step) => [approval, step] as const))

const decision = (intent: string, clientId: string, reason = 'The licence has expired') =>
  decisionForm.parse(
    ['ask', 'reject', 'suspend'].includes(intent) ? { intent, clientId, reason } : { intent, clientId },
  )

it.each(everyPair)('from %s: %s', async (approval, step) => {
  const [admin, client] = [await w.admin(), await w.client({ approval })]
  const decided = decideApproval(admin, decision(step, client.id))
  const to = allowed[approval][step]
  if (to) await expect(decided).resolves.toEqual({ decision: step, client: 'Saffron House' })
  else await expect(decided).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await readAs(admin, (db) => clientApproval(db, client.id))).toBe(to ?? approval)
  const { rowCount } = await w.owner.query('select from app.activity_log where entity_id = $1', [client.id])
  expect(rowCount).toBe(to ? 1 : 0)
})

it('records who decided, when, why, and what was before', async () => {
  const [admin, client] = [await w.admin(), await w.client({ approval: 'pending' })]
  await decideApproval(admin, decision('reject', client.id))
  const { rows: profiles } = await w.owner.query('select * from app.client_profiles where profile_id = $1', [client.id])
  expect(profiles[0]).toMatchObject({ approval_reason: 'The licence has expired', approval_changed_by: admin.id })
  const { rows: entries } = await w.owner.query('select * from app.activity_log where entity_id = $1', [client.id])
  expect(entries[0]).toMatchObject({
    actor_id: admin.id,
    action: 'clients.reject',
    client_id: client.id,
    before: { approval: 'pending' },
    after: { approval: 'rejected' },
    reason: 'The licence has expired',
  })
  const promised = {
    clientId: client.id,
    decision: 'reject',
    reason: 'The licence has expired',
    effect: expect.any(String),
  }
  expect(await w.waitingJobs('accounts.approval-decided')).toContainEqual(promised)
})

it('lets one of ten administrators decide', async () => {
  const [admin, client] = [await w.admin(), await w.client({ approval: 'pending' })]
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      decideApproval(admin, decision(index % 2 ? 'approve' : 'reject', client.id)),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it.each(['ask', 'reject', 'suspend'])('asks for a reason to %s', (intent) => {
  const clientId = '019a0000-0000-7000-8000-000000000001'
  for (const reason of [undefined, '', '   ']) {
    const parsed = decisionForm.safeParse({ intent, clientId, reason })
    expect(parsed.error?.issues[0]).toMatchObject({ path: ['reason'], message: 'reason' })
  }
})

it.each([
  ['approve', 'client.approved', 'اعتُمد حساب منشأتك'],
  ['reject', 'client.rejected', 'لم يُعتمد حساب منشأتك'],
  ['suspend', 'client.suspended', 'أُوقف حساب منشأتك'],
  ['reinstate', 'client.reinstated', 'أُعيد تفعيل حساب منشأتك'],
] as const)('tells the client once in their language: %s', async (decided, kind, subject) => {
  const client = await w.client({ language: 'ar' })
  const effect = randomUUID()
  for (let run = 1; run <= 2; run++)
    await announceDecision({ clientId: client.id, decision: decided, reason: 'انتهت الرخصة', effect })
  const { rows: mails } = await w.owner.query(
    'select kind, language, subject, body from app.emails where profile_id = $1',
    [client.id],
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ kind, language: 'ar', subject })
  if (decided === 'reject' || decided === 'suspend') expect(mails[0].body).toContain('انتهت الرخصة')
  const { rows: bells } = await w.owner.query('select kind, link from app.notifications where profile_id = $1', [
    client.id,
  ])
  expect(bells).toEqual([{ kind, link: '/client/dashboard' }])
})

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import { readList } from '#/domain/list.ts'
import { type AuditAnswer, type AuditValues, emptyAnswer } from '#/domain/operations/audits/answers.ts'
import { scoredQuestions } from '#/domain/questionnaire.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { setClock } from '#/platform/clock.ts'
import { type World, world } from '#/tests/world.ts'
import type { AuditSaveRequest, PlanAuditsInput } from './form.ts'
import { auditList } from './list.ts'
import { browseAudits } from './list.server.ts'
import { removeAuditPhoto, storeAuditPhoto } from './photos.server.ts'
import { cancelAudit, moveAudit, planAudits, releaseAudit } from './plan.server.ts'
import { readAuditFilling } from './read-filling.server.ts'
import { readAudit } from './read-audit.server.ts'
import { readGap } from './read-gap.server.ts'
import { readPlanChoices } from './read-plan.server.ts'
import { saveAudit } from './save.server.ts'
import { lockAudits, tellAudit, tellCriticalAudit } from './tell.server.ts'

let w: World
let client: Actor
let here: string
let elsewhere: string
let picture: Uint8Array
const team: Record<'manager' | 'runner' | 'neighbour' | 'viewer', Actor> = {} as never
const today = riyadhDay(new Date())

async function branchOf(name: string): Promise<string> {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [client.id, name],
  )
  return rows[0].id
}

beforeAll(async () => {
  w = await world()
  client = await w.client()
  here = await branchOf('Olaya')
  elsewhere = await branchOf('Malqa')
  team.manager = await w.member(client, [{ role: 'manager' }])
  team.runner = await w.member(client, [{ role: 'branch_manager', node: here }])
  team.neighbour = await w.member(client, [{ role: 'branch_manager', node: elsewhere }])
  team.viewer = await w.member(client, [{ role: 'viewer', node: here }])
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer()
}, 60_000)

const plan = (part: Partial<PlanAuditsInput> = {}): PlanAuditsInput => ({
  clientKey: randomUUID(),
  kind: 'company',
  day: today,
  auditor: team.neighbour.id,
  branch: [here],
  ...part,
})
async function planned(part: Partial<PlanAuditsInput> = {}, by: Actor = team.manager): Promise<string> {
  const input = plan(part)
  await planAudits(by, input)
  const { rows } = await w.owner.query<{ id: string }>(
    'select id from app.audits where client_id = $1 order by number desc limit 1',
    [client.id],
  )
  return rows[0]!.id
}

const yes: AuditValues = Object.fromEntries(
  scoredQuestions(boh1).map((question) => [
    question.key,
    {
      ...emptyAnswer,
      value:
        question.type === 'measure'
          ? {
              readings: Array.from({ length: Math.max(1, question.fewest) }, () => ({
                place: '',
                value: question.limit,
              })),
            }
          : true,
    },
  ]),
)
const hot: AuditAnswer['value'] = {
  readings: Array.from({ length: 8 }, (_, at) => ({ place: `Chiller ${at}`, value: 9 })).slice(0, 3),
}
const changesTo = (values: AuditValues) => Object.entries(values).map(([key, to]) => ({ key, from: null, to }))
const signature = { name: 'Sara Al-Otaibi', path: 'M10 10L40 60L80 20', verdict: 'seen' as const }
const save = (auditId: string, part: Partial<AuditSaveRequest> = {}): AuditSaveRequest => ({
  auditId,
  changes: [],
  device: 'phone',
  step: null,
  ...part,
})
const step = (key = randomUUID()) => ({ key, at: new Date().toISOString(), signature })
const versionOf = async (id: string): Promise<number> =>
  (await w.owner.query<{ version: number }>('select version from app.audits where id = $1', [id])).rows[0]!.version

async function signed(part: Partial<PlanAuditsInput> = {}): Promise<string> {
  const id = await planned(part)
  const auditor = part.kind === 'self' ? team.runner : team.neighbour
  expect(await saveAudit(auditor, save(id, { changes: changesTo(yes), step: step() }))).toMatchObject({
    state: 'signed',
  })
  return id
}

test('a plan is made once for each branch, by managers only, and never for the person who runs the branch', async () => {
  const input = plan({ branch: [here, elsewhere], auditor: team.manager.id })
  expect(await planAudits(team.manager, input)).toEqual({ planned: 2 })
  expect(await planAudits(team.manager, input)).toEqual({ planned: 0 })
  await expect(planAudits(team.runner, plan())).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(planAudits(team.manager, plan({ auditor: team.runner.id }))).rejects.toMatchObject({
    code: 'audit.own-branch',
    fields: { auditor: 'audit-own-branch' },
  })
  await expect(planAudits(team.manager, plan({ auditor: team.viewer.id }))).rejects.toMatchObject({
    fields: { auditor: 'audit-auditor' },
  })
  await expect(planAudits(team.manager, plan({ day: addDays(today, -1) }))).rejects.toMatchObject({
    fields: { day: 'audit-day' },
  })
  const stranger = await w.client({ company: 'Other' })
  await expect(planAudits(stranger, plan({ auditor: stranger.id }))).rejects.toMatchObject({ code: 'not-found' })
  const [olaya] = (await readPlanChoices(team.manager)).branches.filter(({ id }) => id === here)
  const searched = await readPlanChoices(team.manager, { search: 'malq', chosen: [here] })
  expect(searched.branches.map(({ id }) => id)).toEqual([here, elsewhere])
  expect((await readPlanChoices(team.manager, { search: 'nowhere' })).branches).toEqual([])
  expect(olaya!.managers).toHaveLength(1)
})

test('a closed branch, and a self-audit without a branch manager, are refused', async () => {
  const closed = await branchOf('Closed')
  await expect(planAudits(client, plan({ branch: [closed], kind: 'self' }))).rejects.toMatchObject({
    code: 'audit.no-manager',
  })
  await w.owner.query('update app.branches set closed_at = now() where id = $1', [closed])
  await expect(planAudits(client, plan({ branch: [closed] }))).rejects.toMatchObject({ code: 'audit.branch-closed' })
})

test('a self-audit goes to the person who runs the branch, and nobody sees its result before the release', async () => {
  const id = await signed({ kind: 'self', auditor: '' })
  expect(await readAudit(team.runner, id)).toMatchObject({ kind: 'self', isOwn: true, score: { final: 100 } })
  await expect(readAudit(team.viewer, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(readAudit(team.neighbour, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(releaseAudit(team.runner, { auditId: id, version: await versionOf(id) })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await releaseAudit(team.manager, { auditId: id, version: await versionOf(id) })
  expect(await readAudit(team.viewer, id)).toMatchObject({ state: 'released' })
  await expect(releaseAudit(team.manager, { auditId: id, version: await versionOf(id) })).rejects.toMatchObject({
    code: 'audit.not-signed',
  })
  const query = readList(auditList, new URLSearchParams('view=self'))
  expect((await browseAudits(team.viewer, query)).rows.map((row) => row.id)).toContain(id)
  expect((await browseAudits(team.viewer, { ...query, tab: 'company' })).rows.map((row) => row.id)).not.toContain(id)
  const restore = setClock(() => new Date(Date.now() + 8 * 86_400_000))
  await lockAudits()
  restore()
  expect(await readAudit(team.viewer, id)).toMatchObject({ state: 'locked' })
})

test('an audit is filled in from another branch, signed once, and never without a signature', async () => {
  const id = await planned()
  expect(await readAuditFilling(team.neighbour, id)).toMatchObject({ branch: 'Olaya', state: 'planned', taken: null })
  const first = await saveAudit(team.neighbour, save(id, { changes: changesTo({ A1: yes['A1']! }) }))
  expect(first).toMatchObject({ state: 'started', conflicts: [] })
  const other = { ...emptyAnswer, value: false, note: 'No' }
  expect(await saveAudit(team.neighbour, save(id, { changes: [{ key: 'A1', from: null, to: other }] }))).toMatchObject({
    conflicts: ['A1'],
  })
  await expect(
    saveAudit(team.neighbour, save(id, { changes: [{ key: 'A2', from: null, to: { ...emptyAnswer, value: 5 } }] })),
  ).rejects.toMatchObject({ code: 'audit.value' })
  const { A1: _, ...rest } = yes
  const early = await saveAudit(team.neighbour, save(id, { step: step() }))
  expect(early.state).toBe('started')
  expect(early.missing.length).toBeGreaterThan(0)
  const empty = { ...step(), signature: { ...signature, path: '' } }
  await expect(saveAudit(team.neighbour, save(id, { changes: changesTo(rest), step: empty }))).rejects.toMatchObject({
    code: 'audit.signature',
  })
  const last = save(id, { changes: changesTo(rest), step: step() })
  expect(await saveAudit(team.neighbour, last)).toMatchObject({ state: 'signed', missing: [] })
  expect(await saveAudit(team.neighbour, last)).toMatchObject({ state: 'signed' })
  await expect(saveAudit(team.neighbour, save(id, { step: step() }))).rejects.toMatchObject({ code: 'audit.closed' })
  await expect(w.owner.query(`select 1 from app.audits where id = $1 and final = 100`, [id])).resolves.toMatchObject({
    rowCount: 1,
  })
})

test('a critical failure opens its action, keeps the failed score, and is passed on', async () => {
  const id = await planned()
  const actionId = randomUUID()
  const photoId = randomUUID()
  const photo = { auditId: id, takenAt: new Date().toISOString(), bytes: picture }
  await storeAuditPhoto(team.neighbour, { ...photo, id: photoId, questionKey: 'B1' })
  await storeAuditPhoto(team.neighbour, { ...photo, id: photoId, questionKey: 'B1' })
  const gone = randomUUID()
  await storeAuditPhoto(team.neighbour, { ...photo, id: gone, questionKey: 'fix:B1' })
  await removeAuditPhoto(team.neighbour, { auditId: id, id: gone })
  await storeAuditPhoto(team.neighbour, { ...photo, id: randomUUID(), questionKey: 'fix:B1' })
  await expect(storeAuditPhoto(team.runner, { ...photo, id: randomUUID(), questionKey: 'B1' })).rejects.toMatchObject({
    code: expect.stringMatching(/not-found|audit.other-auditor/),
  })
  const failed: AuditAnswer = {
    value: hot,
    na: false,
    note: 'The door does not close',
    act: { id: actionId, kind: 'fixed', title: 'Close the door', ownerId: null, ownerName: '', dueOn: '', note: '' },
  }
  const sent = save(id, { changes: changesTo({ ...yes, B1: failed }), step: step() })
  expect(await saveAudit(team.neighbour, sent)).toMatchObject({ state: 'signed', missing: [] })
  await saveAudit(team.neighbour, sent)
  const audit = await readAudit(team.manager, id)
  expect(audit.score).toMatchObject({ final: 59, criticalFailed: ['B1'] })
  expect(audit.findings[0]).toMatchObject({
    question: { key: 'B1' },
    photos: [expect.any(String)],
    fixPhotos: [expect.any(String)],
    actions: [{ id: actionId, status: 'done' }],
  })
  const { rows } = await w.owner.query(
    `select source, status, priority, question_key, (select count(*)::int from app.report_attachments t where t.action_id = a.id) as photos
     from app.report_actions a where audit_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ source: 'audit', status: 'done', priority: 'critical', question_key: 'B1', photos: 1 }])
  expect((await w.waitingJobs('audits.critical')).filter((job) => job['auditId'] === id)).toHaveLength(1)
  await tellCriticalAudit({ auditId: id })
  await tellCriticalAudit({ auditId: id })
  const told = await w.owner.query(
    `select 1 from app.notifications where kind = 'audit.critical' and profile_id = $1 and effect_key like '%' || $2 || '%'`,
    [team.manager.id, id],
  )
  expect(told.rowCount).toBe(1)
})

test('a plan moved after the phone had it is still taken, until another person began', async () => {
  const id = await planned()
  const looked = { auditId: id, version: 1 }
  await moveAudit(team.manager, looked, { day: addDays(today, 3), auditor: team.manager.id })
  await expect(moveAudit(team.manager, looked, { day: today, auditor: team.manager.id })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await tellAudit({ auditId: id, auditStep: 'planned' })
  const began = await saveAudit(team.neighbour, save(id, { changes: changesTo({ A1: yes['A1']! }) }))
  expect(began.state).toBe('started')
  await expect(saveAudit(team.manager, save(id, { changes: changesTo({ A2: yes['A2']! }) }))).rejects.toMatchObject({
    code: 'audit.other-auditor',
  })
  expect(await readAuditFilling(team.manager, id)).toMatchObject({ taken: expect.any(String), values: {} })
  await expect(
    cancelAudit(team.manager, { auditId: id, version: await versionOf(id) }, 'Too late'),
  ).rejects.toMatchObject({ code: 'audit.begun' })
})

test('a cancelled audit takes nothing, and says so', async () => {
  const id = await planned()
  await expect(cancelAudit(team.neighbour, { auditId: id, version: 1 }, 'No')).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await cancelAudit(team.manager, { auditId: id, version: 1 }, 'The branch is being repaired')
  await expect(saveAudit(team.neighbour, save(id, { changes: changesTo(yes) }))).rejects.toMatchObject({
    code: 'audit.cancelled',
  })
  expect(await readAudit(team.viewer, id)).toMatchObject({
    state: 'cancelled',
    cancelReason: 'The branch is being repaired',
  })
})

test('the gap counts released company audits alone, and only of the own company', async () => {
  const before = await readGap(client, here)
  const id = await signed()
  expect((await readGap(client, here)).counts.audits).toBe(before.counts.audits)
  await releaseAudit(client, { auditId: id, version: await versionOf(id) })
  const after = await readGap(client, here)
  expect(after.counts.audits).toBe(before.counts.audits + 1)
  expect(after.topics.find(({ topic }) => topic === 'temperature')).toMatchObject({
    audits: { mean: 100 },
    guests: null,
    gap: null,
  })
  const stranger = await w.client({ company: 'Third' })
  expect(await readGap(stranger, here)).toMatchObject({ counts: { audits: 0, guests: 0 } })
  await expect(readAudit(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import type { Actor } from '#/domain/actor.ts'
import { againKey } from '#/domain/fieldwork/again.ts'
import { type AuditAct, type AuditAnswer, type AuditValues, emptyAnswer } from '#/domain/operations/audits/answers.ts'
import { type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { finishCorrectiveAction } from '#/features/reporting/corrective-actions/finish-action.server.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { settleByAudit } from '#/features/reporting/corrective-actions/repeats/after-audit.server.ts'
import { linkRepeat } from '#/features/reporting/corrective-actions/repeats/link-repeat.server.ts'
import { finishTexts } from '#/tests/corrective-actions.ts'
import { picture } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { storeAuditPhoto } from './photos.server.ts'
import { planAudits } from './plan.server.ts'
import { readAudit } from './read-audit.server.ts'
import { readAuditFilling } from './read-filling.server.ts'
import { saveAudit } from './save.server.ts'

let w: World
let client: Actor
let manager: Actor
let neighbour: Actor
const today = riyadhDay(new Date())
beforeAll(async () => {
  w = await world()
  client = await w.client()
  manager = await w.member(client, [{ role: 'manager' }])
  neighbour = await w.member(client, [{ role: 'branch_manager', node: await newBranch() }])
}, 60_000)

async function newBranch(): Promise<string> {
  const { rows } = await w.owner.query(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya ' || gen_random_uuid(), 'Riyadh') returning id`,
    [client.id],
  )
  return rows[0].id
}
/** A branch with the person who runs it. */
async function place(): Promise<{ branch: string; runner: Actor }> {
  const branch = await newBranch()
  return { branch, runner: await w.member(client, [{ role: 'branch_manager', node: branch }]) }
}
async function planned(branch: string, kind: 'company' | 'self', auditor: Actor): Promise<string> {
  await planAudits(manager, {
    clientKey: randomUUID(),
    kind,
    day: today,
    auditor: kind === 'self' ? '' : auditor.id,
    branch: [branch],
  })
  const { rows } = await w.owner.query<{ id: string }>(
    'select id from app.audits where client_id = $1 order by number desc limit 1',
    [client.id],
  )
  return rows[0]!.id
}
const fullOf = (definition: QuestionnaireDefinition): AuditValues =>
  Object.fromEntries(
    scoredQuestions(definition).map((question) => [
      question.key,
      {
        ...emptyAnswer,
        value:
          question.type === 'measure'
            ? { readings: Array.from({ length: question.fewest }, () => ({ place: '', value: question.limit })) }
            : true,
      },
    ]),
  )
const signature = { name: 'Sara Al-Otaibi', path: 'M10 10L40 60L80 20', verdict: 'seen' as const }
const no = (act: AuditAct | null = null): AuditAnswer => ({
  ...emptyAnswer,
  value: false,
  note: 'Water on the floor',
  act,
})
const dry = (ownerId: string | null = null): AuditAct => ({
  id: randomUUID(),
  kind: 'open',
  title: 'Dry the floor',
  ownerId,
  ownerName: 'Huda',
  dueOn: today,
  note: '',
})

type Way = { branch: string; kind?: 'company' | 'self'; by?: Actor; changed?: AuditValues; phoneHas?: string[] }
/** An audit answered as its phone would: with all that the phone shows. Settled twice. */
async function audited({ branch, kind = 'company', by = neighbour, changed = {}, phoneHas }: Way): Promise<string> {
  const auditId = await planned(branch, kind, by)
  const { definition, again } = await readAuditFilling(by, auditId)
  const values = { ...fullOf(definition), ...changed }
  const takenAt = new Date().toISOString()
  for (const questionKey of Object.keys(changed))
    await storeAuditPhoto(by, { id: randomUUID(), auditId, questionKey, takenAt, bytes: await picture() })
  const saved = await saveAudit(by, {
    auditId,
    changes: Object.entries(values).map(([key, to]) => ({ key, from: null, to })),
    device: 'phone',
    again: phoneHas ?? again,
    step: { key: randomUUID(), at: new Date().toISOString(), signature },
  })
  expect(saved).toMatchObject({ state: 'signed', missing: [] })
  for (const job of await w.waitingJobs('actions.link-repeat')) await linkRepeat(job as { actionId: string })
  await settleByAudit({ auditId })
  await settleByAudit({ auditId })
  return auditId
}
const read = (id: string) => readCorrectiveAction(client, id, 'en')
const finish = async (id: string, by: Actor = client) =>
  finishCorrectiveAction(by, { actionId: id, version: (await read(id)).version, ...finishTexts }, [])
/** An action of a company audit on F3, done by `by`. */
async function doneAction(branch: string, by: Actor = client): Promise<string> {
  const act = dry()
  await audited({ branch, changed: { F3: no(act) } })
  await finish(act.id, by)
  return act.id
}
const actionsOf = async (auditId: string) =>
  (await w.owner.query('select id, priority, repeats_id, title from app.report_actions where audit_id = $1', [auditId]))
    .rows
const told = async (kind: string, person: Actor, about: string) =>
  (
    await w.owner.query(
      `select from app.notifications where kind = $1 and profile_id = $2 and effect_key like '%' || $3 || '%'`,
      [kind, person.id, about],
    )
  ).rowCount

test('the next company audit confirms a done action, in its history and in the bell', async () => {
  const { branch } = await place()
  const id = await doneAction(branch)
  await moveCorrectiveAction(manager, {
    actionId: id,
    version: (await read(id)).version,
    step: 'verify',
    ...finishTexts,
  })
  expect(await read(id)).toMatchObject({ status: 'verified', verification: 'self' })
  await audited({ branch })
  const action = await read(id)
  expect(action).toMatchObject({ status: 'verified', verification: 'audit' })
  const [event] = action.events
  expect(event).toMatchObject({ step: 'confirm-by-audit', by: null })
  const { rows } = await w.owner.query(
    'select step, actor_id from app.timeline_events where ref_id = $1 order by at desc, id desc limit 1',
    [id],
  )
  expect(rows).toEqual([{ step: 'confirmed', actor_id: neighbour.id }])
  expect(await told('action.confirmed', manager, event!.id)).toBe(1)
})

test('a self-audit, the owner and the one who finished it confirm nothing', async () => {
  const { branch, runner } = await place()
  const id = await doneAction(branch)
  await audited({ branch, kind: 'self', by: runner })
  expect(await read(id)).toMatchObject({ status: 'done', verification: null })

  const other = await w.member(client, [{ role: 'manager' }])
  const own = await doneAction((await place()).branch, other)
  await audited({ branch: (await read(own)).branchId, by: other })
  expect(await read(own)).toMatchObject({ status: 'done' })

  const act = dry(other.id)
  const third = (await place()).branch
  await audited({ branch: third, changed: { F3: no(act) } })
  await w.owner.query('update app.report_actions set owner_id = $2 where id = $1', [act.id, other.id])
  await finish(act.id)
  await audited({ branch: third, by: other })
  expect(await read(act.id)).toMatchObject({ status: 'done' })
})

test.each(['company', 'self'] as const)(
  'what is done and fails in a %s audit is opened again with the words of the auditor, and no second time',
  async (kind) => {
    const { branch, runner } = await place()
    const id = await doneAction(branch)
    const by = kind === 'self' ? runner : neighbour
    const auditId = await planned(branch, kind, by)
    expect((await readAuditFilling(by, auditId)).reopens).toEqual(['F3'])
    const again = await audited({ branch, kind, by, changed: { F3: no({ ...dry(), title: 'Dry it for good' }) } })
    expect(await actionsOf(again)).toEqual([])
    const action = await read(id)
    expect(action).toMatchObject({ status: 'reopened', verification: null })
    expect(action.events[0]).toMatchObject({ step: 'reopen-by-audit', note: 'Water on the floor\nDry it for good' })
    expect(await told('action.failed-again', manager, id)).toBe(1)
  },
)

test('what an audit had confirmed and fails is a linked action, one priority higher, opened once', async () => {
  const { branch } = await place()
  const id = await doneAction(branch)
  await audited({ branch })
  const { priority } = await read(id)
  expect(priority).toBe('medium')
  const silent = await audited({ branch, changed: { F3: no() } })
  expect(await actionsOf(silent)).toMatchObject([{ priority: 'high', repeats_id: id, title: 'Dry the floor' }])
  expect(await read(id)).toMatchObject({ status: 'verified', verification: 'audit' })

  const second = (await place()).branch
  const first = await doneAction(second)
  await audited({ branch: second })
  const act = dry()
  const spoken = await audited({ branch: second, changed: { F3: no(act) } })
  expect(await actionsOf(spoken)).toMatchObject([{ id: act.id, priority: 'high', repeats_id: first }])
})

test('not applicable, an action done after the audit began, and one of another branch settle nothing', async () => {
  const { branch } = await place()
  const id = await doneAction(branch)
  await audited({ branch: (await place()).branch })
  expect(await read(id)).toMatchObject({ status: 'done' })
  await w.owner.query(
    `set session_replication_role = replica;
     update app.report_action_events set created_at = now() + interval '1 hour' where action_id = '${id}' and step = 'finish';
     set session_replication_role = origin`,
  )
  await audited({ branch })
  expect(await read(id)).toMatchObject({ status: 'done' })
})

test('a questionnaire without the question asks it again without points; other people see nothing of it', async () => {
  const { branch, runner } = await place()
  const id = await doneAction(branch)
  const own = { ...boh1, code: `OWN-${id.slice(0, 8)}`, sections: boh1.sections.filter(({ key }) => key !== 'F') }
  await w.owner.query(
    `insert into app.questionnaires (code, version, evaluation_type, definition, client_id) values ($1, 1, 'operations_audit', $2, $3)`,
    [own.code, JSON.stringify(own), client.id],
  )
  const key = againKey(id)
  const unread = await planned(branch, 'company', neighbour)
  expect(await readAuditFilling(neighbour, unread)).toMatchObject({ again: [id], reopens: [] })
  await expect(
    readAuditFilling(await w.member(client, [{ role: 'branch_manager', node: (await place()).branch }]), unread),
  ).rejects.toMatchObject({ code: 'not-found' })
  const sent = {
    auditId: unread,
    device: '',
    again: [id],
    step: { key: randomUUID(), at: new Date().toISOString(), signature },
  }
  const changes = Object.entries(fullOf(own)).map(([of, to]) => ({ key: of, from: null, to }))
  expect((await saveAudit(neighbour, { ...sent, changes })).missing).toEqual([{ key, section: 'again', why: 'answer' }])

  const failing = await audited({ branch, kind: 'self', by: runner, changed: { [key]: no() } })
  expect(await read(id)).toMatchObject({ status: 'reopened' })
  const result = await readAudit(runner, failing)
  expect(result.score).toMatchObject({ final: 100, criticalFailed: [] })
  expect(JSON.stringify(result.score)).not.toContain(key)
  expect(result.findings).toMatchObject([{ question: { key }, note: 'Water on the floor' }])
  await finish(id)
  // a phone that had taken no question along is asked for none, and settles nothing
  await audited({ branch, phoneHas: [], changed: { [key]: no() } })
  expect(await read(id)).toMatchObject({ status: 'done' })
  await audited({ branch })
  expect(await read(id)).toMatchObject({ status: 'verified', verification: 'audit' })
  expect(await readAuditFilling(neighbour, await planned(branch, 'company', neighbour))).toMatchObject({ again: [] })
})

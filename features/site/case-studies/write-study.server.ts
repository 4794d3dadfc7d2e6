import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { mean } from '#/domain/statistics.ts'
import { addDays, endOfDay, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { missingTexts, readContent, type StudyContent, type StudyFigures, type StudyScope } from './content.ts'
import { type StudySave, textsOf } from './form.ts'

const readable = ['released', 'disputed', 'locked'] as const
const emptyText = { en: '', ar: '' }

/** Means of the first and the last visits: disjoint and equally many. */
async function computeFigures(
  tx: Tx,
  { clientId, branchId, scope }: { clientId: string; branchId: string | null; scope: StudyScope },
): Promise<StudyFigures> {
  const rows = await tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select('r.branch_score')
    .where('r.client_id', '=', clientId)
    .where('q.evaluation_type', '=', scope.type)
    .where('r.status', 'in', readable)
    .where('r.excluded_from_statistics', '=', false)
    .where('r.branch_score', 'is not', null)
    .where('r.checked_in_at', '>=', startOfDay(scope.from).toISOString())
    .where('r.checked_in_at', '<', endOfDay(scope.until).toISOString())
    .$if(branchId !== null, (query) => query.where('q.branch_id', '=', branchId))
    .orderBy('r.checked_in_at')
    .orderBy('r.id')
    .execute()
  const scores = rows.map(({ branch_score }) => branch_score!)
  const each = Math.floor(scores.length / 2)
  if (each === 0) return { n: scores.length, each, before: null, after: null }
  return { n: scores.length, each, before: mean(scores.slice(0, each)), after: mean(scores.slice(-each)) }
}

/** Creates a story; idempotent by id. */
export async function createStudy(actor: Actor, { id, clientId }: { id: string; clientId: string }): Promise<string> {
  authorize(actor, 'case-studies.write')
  const until = riyadhDay(now())
  const scope: StudyScope = { type: 'full_service', from: addDays(until, -365), until }
  return asActor(actor, async (tx) => {
    const client = await tx
      .selectFrom('profiles')
      .select(['id', 'company_name', 'full_name'])
      .where('id', '=', clientId)
      .where('user_type', '=', 'client')
      .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
      .executeTakeFirst()
    if (!client) throw new AppError('not-found', {}, { clientId: 'study-client' })
    const name = client.company_name ?? client.full_name
    const texts = { title: emptyText, situation: emptyText, done: emptyText, result: emptyText }
    const content: StudyContent = { company: { en: name, ar: name }, ...texts, scope }
    const figures = await computeFigures(tx, { clientId, branchId: null, scope })
    const row = await tx
      .insertInto('case_studies')
      .values({
        id,
        client_id: clientId,
        content: JSON.stringify(content),
        figures: JSON.stringify(figures),
        created_by: actor.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await record(tx, actor, { action: 'case-studies.create', id, clientId, after: { state: 'draft' } })
    return id
  })
}

type Entry = { action: string; id: string; clientId: string; before?: { state: string }; after: { state: string } }
const record = (tx: Tx, actor: Actor, { action, id, clientId, ...change }: Entry): Promise<void> =>
  recordActivity(tx, actor, { action, entity: 'case-study', entityId: id, clientId, ...change })

const selectStudy = (tx: Tx, id: string) =>
  tx
    .selectFrom('case_studies')
    .select(['id', 'client_id', 'branch_id', 'content', 'figures', 'state', 'version'])
    .where('id', '=', recordId(id))
    .executeTakeFirst()

async function studyAt(tx: Tx, id: string, version: number) {
  const row = await selectStudy(tx, id)
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  if (row.state === 'agreed') throw new AppError('case-study.agreed')
  return row
}

/** Saves a story. Any change resets it to a draft without consent. */
export async function saveStudy(actor: Actor, id: string, input: StudySave): Promise<null> {
  authorize(actor, 'case-studies.write')
  const branchId = input.branchId === '' ? null : input.branchId
  const scope: StudyScope = { type: input.type, from: input.from, until: input.until }
  return asActor(actor, async (tx) => {
    const row = await studyAt(tx, id, input.version)
    if (branchId) await assertBranch(tx, row.client_id, branchId)
    const figures = await computeFigures(tx, { clientId: row.client_id, branchId, scope })
    const content: StudyContent = { ...textsOf(input), scope }
    const done = await tx
      .updateTable('case_studies')
      .set({
        branch_id: branchId,
        content: JSON.stringify(content),
        figures: JSON.stringify(figures),
        state: 'draft',
        version: sql<number>`version + 1`,
        updated_at: now().toISOString(),
      })
      .where('id', '=', row.id)
      .where('version', '=', input.version)
      .where('state', '<>', 'agreed')
      .executeTakeFirst()
    if (done.numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    const change = { before: { state: row.state }, after: { state: 'draft' } }
    await record(tx, actor, { action: 'case-studies.save', id: row.id, clientId: row.client_id, ...change })
    return null
  })
}

async function assertBranch(tx: Tx, clientId: string, branchId: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', branchId)
    .executeTakeFirst()
  if (!branch) throw new AppError('branch.unknown', {}, { branchId: 'unreadable' })
}

/** Sends a story to the client: complete in both languages, with current figures. */
export async function offerStudy(actor: Actor, id: string, version: number): Promise<null> {
  authorize(actor, 'case-studies.write')
  return asActor(actor, async (tx) => {
    const row = await studyAt(tx, id, version)
    if (row.state === 'offered') return null
    const content = readContent(row.content)
    if (missingTexts(content).length > 0) throw new AppError('case-study.incomplete')
    const at = { clientId: row.client_id, branchId: row.branch_id, scope: content.scope }
    const figures = await computeFigures(tx, at)
    if (figures.before === null) throw new AppError('case-study.too-few')
    const done = await tx
      .updateTable('case_studies')
      .set({
        figures: JSON.stringify(figures),
        state: 'offered',
        version: sql<number>`version + 1`,
        offered_at: now().toISOString(),
        updated_at: now().toISOString(),
      })
      .where('id', '=', row.id)
      .where('version', '=', version)
      .where('state', '<>', 'agreed')
      .executeTakeFirst()
    if (done.numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    const change = { before: { state: row.state }, after: { state: 'offered' } }
    await record(tx, actor, { action: 'case-studies.offer', id: row.id, clientId: row.client_id, ...change })
    await enqueue(tx, 'case-studies.announce', { studyId: row.id, event: 'offered', effect: randomUUID() })
    return null
  })
}

/** Withdraws a story for changes. A published one is unpublished and needs a new consent. */
export async function takeBackStudy(actor: Actor, id: string, version: number): Promise<null> {
  authorize(actor, 'case-studies.write')
  return asActor(actor, async (tx) => {
    const row = await selectStudy(tx, id)
    if (!row) throw new AppError('not-found')
    const isBack = await callFunction<boolean>(tx, sql`priv.take_back_study(${row.id}, ${version}, ${now()})`)
    if (!isBack) throw new AppError('changed-meanwhile')
    const change = { before: { state: row.state }, after: { state: 'draft' } }
    await record(tx, actor, { action: 'case-studies.take-back', id: row.id, clientId: row.client_id, ...change })
    if (row.state === 'agreed') await announcePublished(tx)
    return null
  })
}

import { sql } from 'kysely'
import { asActor, readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { noteOpening, paperLineOf, type PaperLine, selectPapers } from './read-paper.server.ts'

export type WorkerInput = { nameAr: string | null; nameEn: string | null; job: string; branchId: string }
export type SeenWorker = { workerId: string; revision: number }

/** Name in the reader's language, else in the other. */
export const workerName = sql<string>`app.named(coalesce(w.name_en, w.name_ar), w.name_ar)`

const columns = ({ nameAr, nameEn, job, branchId }: WorkerInput) => ({
  name_ar: nameAr,
  name_en: nameEn,
  job,
  branch_id: branchId,
})

async function ownBranch(tx: Tx, actor: Actor, branchId: string): Promise<void> {
  const found = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(branchId))
    .executeTakeFirst()
  if (!found) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
}

/** Adds a worker of a branch, who has no account; sent twice it is one worker. */
export async function addWorker(actor: Actor, { id, ...input }: WorkerInput & { id: string }): Promise<void> {
  authorize(actor, 'documents.workers')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    await ownBranch(tx, actor, input.branchId)
    if (await tx.selectFrom('workers').select('id').where('id', '=', id).executeTakeFirst()) return
    await tx
      .insertInto('workers')
      .values({ id, client_id: companyOf(actor), created_by: actor.id, ...columns(input) })
      .execute()
    await record(tx, actor, 'workers.add', id)
  })
}

const record = (tx: Tx, actor: Actor, action: string, id: string) =>
  recordActivity(tx, actor, { action, entity: 'worker', entityId: id, clientId: companyOf(actor) })

async function step(actor: Actor, seen: SeenWorker, action: string, changes: object, branchId?: string): Promise<void> {
  authorize(actor, 'documents.workers')
  const id = recordId(seen.workerId)
  await asActor(actor, async (tx) => {
    if (branchId !== undefined) await ownBranch(tx, actor, branchId)
    const held = await tx.selectFrom('workers').select('revision').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!held) throw new AppError('not-found')
    if (held.revision !== seen.revision) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('workers')
      .set({ ...changes, revision: held.revision + 1 })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, action, id)
  })
}

/** Changes a worker; the papers move with the worker to another branch. */
export const changeWorker = (actor: Actor, seen: SeenWorker, input: WorkerInput): Promise<void> =>
  step(actor, seen, 'workers.change', columns(input), input.branchId)

/** The worker left, or is back. Papers of those who left count in no score and are not called to mind. */
export const moveWorker = (actor: Actor, seen: SeenWorker, left: boolean): Promise<void> =>
  step(actor, seen, left ? 'workers.leave' : 'workers.return', { left_on: left ? riyadhDay(now()) : null })

export type Worker = {
  id: string
  name: string
  nameAr: string | null
  nameEn: string | null
  job: string
  branchId: string
  branch: string
  leftOn: Day | null
  revision: number
}

const selectWorkers = (db: Tx, actor: Actor) =>
  db
    .selectFrom('workers as w')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'w.client_id').onRef('b.id', '=', 'w.branch_id'),
    )
    .select(['w.id', workerName.as('name'), 'w.name_ar as nameAr', 'w.name_en as nameEn', 'w.job'])
    .select(['w.branch_id as branchId', branchNow('b').as('branch'), 'w.left_on as leftOn', 'w.revision'])
    .where('w.client_id', '=', companyOf(actor))

/** Workers that the actor sees, by branch; at most 2,000. */
export async function readWorkers(actor: Actor): Promise<(Worker & { papers: number; nextEnd: Day | null })[]> {
  authorize(actor, 'documents.workers')
  return readAs(actor, (db) =>
    selectWorkers(db, actor)
      .select((of) => [
        of
          .selectFrom('papers as p')
          .select((all) => all.fn.countAll<number>().as('n'))
          .whereRef('p.worker_id', '=', 'w.id')
          .where('p.replaced_at', 'is', null)
          .as('papers'),
        of
          .selectFrom('papers as p')
          .select((all) => all.fn.min('p.expires_on').as('n'))
          .whereRef('p.worker_id', '=', 'w.id')
          .where('p.replaced_at', 'is', null)
          .as('nextEnd'),
      ])
      .orderBy(sql`w.left_on is not null`)
      .orderBy('branch')
      .orderBy('name')
      .orderBy('w.id')
      .limit(2000)
      .$castTo<Worker & { papers: number; nextEnd: Day | null }>()
      .execute(),
  )
}

export type WorkerFile = Worker & { papers: PaperLine[]; openings: { at: string; by: string }[] }

/** Opens the papers of a worker; the opening is recorded and shown to everyone who opens them. Throws `not-found`. */
export async function openWorker(actor: Actor, workerId: string): Promise<WorkerFile> {
  authorize(actor, 'documents.workers')
  const id = recordId(workerId)
  const found = await asActor(actor, async (tx) => {
    const worker = await selectWorkers(tx, actor).where('w.id', '=', id).executeTakeFirst()
    if (!worker) throw new AppError('not-found')
    await noteOpening(tx, actor, id)
    const papers = await selectPapers(tx, actor)
      .where('p.worker_id', '=', id)
      .orderBy('p.kind')
      .orderBy('p.created_at', 'desc')
      .execute()
    const openings = await tx
      .selectFrom('worker_openings')
      .select(['opened_at', 'opened_by'])
      .where('worker_id', '=', id)
      .orderBy('opened_at', 'desc')
      .limit(20)
      .execute()
    return { worker, papers, openings, catalogue: await readCatalogue(tx) }
  })
  const people = await readAsSystem('the file of a worker names those who opened it', (tx) =>
    tx
      .selectFrom('profiles')
      .select(['id', 'full_name'])
      .where(
        'id',
        'in',
        found.openings.map(({ opened_by }) => opened_by),
      )
      .execute(),
  )
  const nameOf = new Map(people.map((person) => [person.id, person.full_name]))
  return {
    ...found.worker,
    papers: found.papers.map((paper) => paperLineOf(paper, found.catalogue)),
    openings: found.openings.map(({ opened_at, opened_by }) => ({ at: opened_at, by: nameOf.get(opened_by) ?? '' })),
  }
}

import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { complianceScore, pointsGained } from '#/domain/operations/papers/compliance-score.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, endOfDay, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { factsOf } from '#/features/operations/papers/read-paper.server.ts'
import { now } from '#/platform/clock.ts'
import { type ComplianceRow, complianceRows, nearestDanger, type Place } from './rows.ts'

export type Compliance = {
  day: Day
  today: Day
  branchId: string | null
  branches: Place[]
  score: { score: number; calculated: number; isCapped: boolean } | null
  /** Obligations that count. */
  count: number
  rows: ComplianceRow[]
  /** Obligations that do not apply, confirmed by a manager. */
  apart: ComplianceRow[]
  danger: ComplianceRow | null
  /** What raises the score most, with the points of it. */
  raises: { row: ComplianceRow; points: number }[]
  next: ComplianceRow[]
  /** Whether obligations of the whole company and of workers are in it. */
  withCompany: boolean
  withWorkers: boolean
  reviewedOn: Day
  /** Fines and conditions of what is in it, as information. */
  fines: { name: Text; note: Text }[]
  mayKeep: boolean
  mayConfirm: boolean
}

/** Whether the reader sees papers of the whole company. */
const readsCompany = async (db: Tx, actor: Actor): Promise<boolean> =>
  actor.company?.mode !== 'member' || callFunction<boolean>(db, sql`priv.may('documents.all')`)

async function readFacts(db: Tx, actor: Actor, day: Day, branchId: string | null, past: boolean) {
  const rows = await db
    .selectFrom('papers')
    .select(['id', 'kind', 'branch_id', 'worker_id', 'number', 'issued_on', 'expires_on', 'renewal_started_on'])
    .select(['rejected_at', 'created_at', 'file_id'])
    .where('client_id', '=', companyOf(actor))
    .$if(branchId !== null, (found) =>
      found.where((of) => of.or([of('branch_id', '=', branchId), of('branch_id', 'is', null)])),
    )
    .$if(!past, (found) => found.where((of) => of.or([of('replaced_at', 'is', null), of('expires_on', '>=', day)])))
    .execute()
  return rows.map((row) => ({
    ...factsOf(row),
    kind: row.kind,
    branchId: row.branch_id,
    workerId: row.worker_id,
    number: row.number,
    issuedOn: row.issued_on,
    hasFile: row.file_id !== null,
  }))
}

async function readExemptions(db: Tx, actor: Actor, day: Day) {
  const end = endOfDay(day).toISOString()
  const rows = await db
    .selectFrom('paper_exemptions')
    .select(['id', 'kind', 'branch_id', 'reason', 'confirmed_at'])
    .where('client_id', '=', companyOf(actor))
    .where('asked_at', '<', end)
    .where((of) => of.or([of('ended_at', 'is', null), of('ended_at', '>=', end)]))
    .execute()
  return rows.map(({ id, kind, branch_id: branchId, reason, confirmed_at: at }) => ({
    id,
    kind,
    branchId,
    reason,
    isConfirmed: at !== null && new Date(at).toISOString() < end,
  }))
}

const readWorkerPlaces = async (db: Tx, actor: Actor, day: Day) => {
  const rows = await db
    .selectFrom('workers')
    .select(['id', 'branch_id'])
    .where('client_id', '=', companyOf(actor))
    .where((of) => of.or([of('left_on', 'is', null), of('left_on', '>', day)]))
    .where('created_at', '<', endOfDay(day).toISOString())
    .execute()
  return rows.map(({ id, branch_id: branchId }) => ({ id, branchId }))
}

/**
 * Compliance of the company, or of one branch with what concerns the company, as it stood on a day; what the reader does
 * not see is left out. Throws `not-found` for a branch of others.
 */
export async function readCompliance(
  actor: Actor,
  { branchId = null, day: asked = null }: { branchId?: string | null; day?: Day | null },
): Promise<Compliance> {
  authorize(actor, 'documents.all')
  const today = riyadhDay(now())
  const day = asked !== null && asked < today ? asked : today
  const withWorkers = may(actor, 'documents.workers')
  const found = await readAs(actor, async (db) => {
    const branches = await db
      .selectFrom('branches as b')
      .select(['b.id', branchNow('b').as('name')])
      .where('b.client_id', '=', companyOf(actor))
      .where('b.closed_at', 'is', null)
      .orderBy('name')
      .execute()
    return {
      catalogue: await readCatalogue(db, day),
      branches,
      withCompany: await readsCompany(db, actor),
      papers: await readFacts(db, actor, day, branchId && recordId(branchId), day < today),
      exemptions: await readExemptions(db, actor, day),
      workers: withWorkers ? await readWorkerPlaces(db, actor, day) : null,
    }
  })
  const { branches, withCompany, catalogue } = found
  const own = branchId === null ? branches : branches.filter(({ id }) => id === branchId)
  if (branchId !== null && own.length === 0) throw new AppError('not-found')
  const { counted, apart } = complianceRows({ ...found, obligations: catalogue.active, branches: own, day })
  const scored = counted.map((each) => each.scored)
  const rows = counted.map(({ row }) => row)
  const raises = counted
    .filter(({ row }) => row.lost > 0)
    .toSorted((a, b) => b.row.lost - a.row.lost)
    .slice(0, 8)
    .map((each) => ({ row: each.row, points: pointsGained(each.scored, scored) }))
    .toSorted((a, b) => b.points - a.points || b.row.lost - a.row.lost)
    .slice(0, 4)
  return {
    day,
    today,
    branchId,
    branches,
    score: complianceScore(scored),
    count: rows.length,
    rows,
    apart,
    danger: nearestDanger(rows),
    raises,
    next: rows
      .filter(({ endsOn, daysLeft }) => endsOn !== null && daysLeft !== null && daysLeft >= 0)
      .toSorted((a, b) => a.endsOn!.localeCompare(b.endsOn!))
      .slice(0, 6),
    withCompany,
    withWorkers,
    reviewedOn: catalogue.reviewedOn,
    fines: catalogue.active.flatMap(({ code, name, note }) =>
      note && rows.some((row) => row.code === code) ? [{ name, note }] : [],
    ),
    mayKeep: may(actor, 'documents.write') && day === today,
    mayConfirm: may(actor, 'documents.confirm') && day === today,
  }
}

import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { standingOn, type PaperFacts } from '#/domain/operations/papers/standing.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import {
  type Catalogue,
  kindOf,
  type PaperKind,
  readCatalogue,
} from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { type PaperPerson, readPaperPeople } from './owners.server.ts'
import type { PaperState } from '#/domain/operations/papers/paper-state.ts'

/** Papers of the company that the reader sees, with their branch and worker. */
export const selectPapers = (db: Tx, actor: Actor) =>
  db
    .selectFrom('papers as p')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'p.client_id').onRef('b.id', '=', 'p.branch_id'),
    )
    .leftJoin('workers as w', (join) => join.onRef('w.client_id', '=', 'p.client_id').onRef('w.id', '=', 'p.worker_id'))
    .select(['p.id', 'p.kind', 'p.branch_id', 'p.worker_id', 'p.number', 'p.issued_on', 'p.expires_on', 'p.hijri'])
    .select(['p.file_id', 'p.renews_id', 'p.replaced_at', 'p.renewal_started_on', 'p.rejected_at', 'p.created_at'])
    .select(['p.rejected_reason', 'p.revision', 'p.is_check', 'p.owner_id', 'p.lead_days', branchNow('b').as('branch')])
    .select(sql<string | null>`app.named(coalesce(w.name_en, w.name_ar), w.name_ar)`.as('worker'))
    .where('p.client_id', '=', companyOf(actor))
export type PaperRow = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number]

type FactRow = Pick<PaperRow, 'id' | 'issued_on' | 'expires_on' | 'renewal_started_on' | 'rejected_at' | 'created_at'>
/** A stored paper as the rules need it. */
export const factsOf = (row: FactRow): PaperFacts => ({
  id: row.id,
  startsOn: row.issued_on ?? riyadhDay(new Date(row.created_at)),
  expiresOn: row.expires_on,
  renewalStartedOn: row.renewal_started_on,
  isRejected: row.rejected_at !== null,
})

export type PaperLine = {
  id: string
  kind: string
  name: Text
  state: PaperState
  branchId: string | null
  branch: string | null
  workerId: string | null
  worker: string | null
  number: string | null
  issuedOn: Day | null
  endsOn: Day | null
  hijri: string | null
  hasFile: boolean
  isCheck: boolean
  daysLeft: number | null
}

/** A paper keeps the lead, and a check the rhythm, of the day it was entered. */
const rulesOf = ({ is_check: isCheck, issued_on: from, expires_on: end, lead_days: lead }: PaperRow) => ({
  proof: isCheck ? ('check' as const) : ('paper' as const),
  rhythm: isCheck && from !== null && end !== null ? { days: daysBetween(from, end) } : null,
  lead,
})

/** A stored paper with its state of today. */
export function paperLineOf(row: PaperRow, { nameOf }: Catalogue): PaperLine {
  const standing = standingOn(rulesOf(row), [factsOf(row)], riyadhDay(now()))
  const state = row.replaced_at ? 'replaced' : standing.state
  return {
    id: row.id,
    kind: row.kind,
    name: nameOf(row.kind),
    // why: a paper that is there is never missing; its day may only lie ahead of the clock of a test
    state: state === 'missing' ? 'valid' : state,
    branchId: row.branch_id,
    branch: row.branch,
    workerId: row.worker_id,
    worker: row.worker,
    number: row.number,
    issuedOn: row.issued_on,
    endsOn: standing.endsOn ?? row.expires_on,
    hijri: row.hijri,
    hasFile: row.file_id !== null,
    isCheck: row.is_check,
    daysLeft: standing.daysLeft,
  }
}

export type PaperDetails = PaperLine & {
  /** Null: no longer known. */
  obligation: PaperKind | null
  ownerId: string
  people: PaperPerson[]
  revision: number
  rejectedReason: string | null
  renewalStartedOn: Day | null
  createdAt: string
  /** Papers of the same subject before and after it, newest first. */
  others: PaperLine[]
  mayKeep: boolean
  mayConfirm: boolean
}

/** Records that the actor opened papers of a worker. */
export const noteOpening = (tx: Tx, actor: Actor, workerId: string): Promise<unknown> =>
  tx
    .insertInto('worker_openings')
    .values({ client_id: companyOf(actor), worker_id: workerId, opened_by: actor.id })
    .execute()

/** One paper with those before and after it; the opening of a worker's paper is recorded. Throws `not-found`. */
export async function readPaper(actor: Actor, paperId: string): Promise<PaperDetails> {
  authorize(actor, 'documents.read')
  const id = recordId(paperId)
  const paper = await findPaper(actor, id)
  const { workerId } = paper
  if (workerId !== null) await asActor(actor, (tx) => noteOpening(tx, actor, workerId))
  return paper
}

function findPaper(actor: Actor, id: string): Promise<PaperDetails> {
  return readAs(actor, async (db) => {
    const row = await selectPapers(db, actor).where('p.id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const catalogue = await readCatalogue(db)
    const obligation = catalogue.of(row.kind)
    const others = await selectPapers(db, actor)
      .where('p.kind', '=', row.kind)
      .where('p.branch_id', row.branch_id === null ? 'is' : '=', row.branch_id)
      .where('p.worker_id', row.worker_id === null ? 'is' : '=', row.worker_id)
      .where('p.id', '<>', id)
      .orderBy('p.created_at', 'desc')
      .limit(20)
      .execute()
    return {
      ...paperLineOf(row, catalogue),
      obligation: obligation && kindOf(obligation),
      ownerId: row.owner_id,
      people: may(actor, 'documents.write') ? await readPaperPeople(db, actor) : [],
      revision: row.revision,
      rejectedReason: row.rejected_reason,
      renewalStartedOn: row.renewal_started_on,
      createdAt: row.created_at,
      others: others.map((other) => paperLineOf(other, catalogue)),
      mayKeep: may(actor, 'documents.write'),
      mayConfirm: may(actor, 'documents.confirm'),
    }
  })
}

export type PaperPlaces = {
  /** Whether papers of the whole company may be entered. */
  company: boolean
  branches: { id: string; name: string }[]
  workers: { id: string; name: string; branch: string }[]
  people: PaperPerson[]
  kinds: PaperKind[]
}

/** Branches and workers whose papers the actor may enter. */
export async function readPaperPlaces(actor: Actor): Promise<PaperPlaces> {
  authorize(actor, 'documents.read')
  return readAs(actor, async (db) => {
    const branches = may(actor, 'documents.all')
      ? await db
          .selectFrom('branches as b')
          .select(['b.id', branchNow('b').as('name')])
          .where('b.client_id', '=', companyOf(actor))
          .where('b.closed_at', 'is', null)
          .orderBy('name')
          .limit(2000)
          .execute()
      : []
    const workers = may(actor, 'documents.workers')
      ? await db
          .selectFrom('workers as w')
          .innerJoin('branches as b', (join) =>
            join.onRef('b.client_id', '=', 'w.client_id').onRef('b.id', '=', 'w.branch_id'),
          )
          .select(['w.id', branchNow('b').as('branch')])
          .select(sql<string>`app.named(coalesce(w.name_en, w.name_ar), w.name_ar)`.as('name'))
          .where('w.client_id', '=', companyOf(actor))
          .where('w.left_on', 'is', null)
          .orderBy('branch')
          .orderBy('name')
          .limit(2000)
          .execute()
      : []
    const company =
      actor.company?.mode !== 'member' || (await callFunction<boolean>(db, sql`priv.keeps_paper(null, null, false)`))
    const people = may(actor, 'documents.write') ? await readPaperPeople(db, actor) : []
    const { active } = await readCatalogue(db)
    return { company, branches, workers, people, kinds: active.map(kindOf) }
  })
}

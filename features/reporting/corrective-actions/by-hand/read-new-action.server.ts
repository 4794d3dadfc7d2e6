import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId, recordId } from '#/domain/record-id.ts'
import { isPaperKind } from '#/domain/reporting/action-source.ts'

export type NewActionSource =
  | { kind: 'manual' }
  | { kind: 'guest'; reviewId: string; branchId: string; stars: number; text: string }
  | { kind: 'paper'; paperId: string | null; code: string; branchId: string | null }

export type NewActionChoices = {
  source: NewActionSource
  branches: { id: string; name: string }[]
  /** The branch of the source, or the one that the address names. */
  branchId: string | null
}

/** What the address of the form asks for: a review, a document, the code of an obligation, a branch. */
export type AskedSource = { review: string; paper: string; gap: string; branch: string }

/** A guest review or a document that the reader sees. Throws `not-found`. */
async function sourceOf(db: Tx, actor: Actor, asked: AskedSource): Promise<NewActionSource> {
  if (asked.review !== '') {
    const review = await db
      .selectFrom('guest_reviews')
      .select(['id', 'branch_id', 'stars', 'text'])
      .where('id', '=', recordId(asked.review))
      .where('client_id', '=', companyOf(actor))
      .where('state', '=', 'published')
      .executeTakeFirst()
    if (!review) throw new AppError('not-found')
    return { kind: 'guest', reviewId: review.id, branchId: review.branch_id, stars: review.stars, text: review.text }
  }
  if (asked.paper !== '') {
    const paper = await db
      .selectFrom('papers')
      .select(['id', 'kind', 'branch_id'])
      .where('id', '=', recordId(asked.paper))
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!paper) throw new AppError('not-found')
    return { kind: 'paper', paperId: paper.id, code: paper.kind, branchId: paper.branch_id }
  }
  if (!isPaperKind(asked.gap)) return { kind: 'manual' }
  return { kind: 'paper', paperId: null, code: asked.gap, branchId: isRecordId(asked.branch) ? asked.branch : null }
}

/** Open branches on which the actor works on actions, with what the new action comes from. */
export async function readNewAction(actor: Actor, asked: AskedSource): Promise<NewActionChoices> {
  authorize(actor, 'actions.write')
  return readAs(actor, async (db) => {
    const [source, branches] = await Promise.all([
      sourceOf(db, actor, asked),
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .where('b.client_id', '=', companyOf(actor))
        .where('b.closed_at', 'is', null)
        .where(sql<boolean>`b.id = any ((select priv.my_branches('actions.write'))::uuid[])`)
        .orderBy(sql`app.fold(${branchNow('b')})`)
        .orderBy('b.id')
        .execute(),
    ])
    const wanted = source.kind === 'manual' ? asked.branch : source.branchId
    const [only] = branches
    const named = branches.find(({ id }) => id === wanted)
    // why: a source of a branch on which the reader does not work opens no action of another branch
    if (source.kind !== 'manual' && source.branchId !== null && !named) throw new AppError('not-found')
    const chosen = named ?? (branches.length === 1 ? only : undefined)
    return { source, branches, branchId: chosen?.id ?? null }
  })
}

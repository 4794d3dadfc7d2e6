import type { Tx } from '#/db/database.server.ts'

/** What an action comes from, beside reports of visits, daily reports and audits; each as far as the reader sees it. */
export type ActionOrigin = {
  review: { id: string; branchId: string; stars: number; text: string } | null
  /** The obligation; without an id no document is kept, or the reader does not see it. */
  paper: { id: string | null; code: string; isGap: boolean } | null
}

/** Origin of one action, read under the policies of the reader. */
export async function readOrigin(db: Tx, actionId: string): Promise<ActionOrigin> {
  const row = await db
    .selectFrom('report_actions as a')
    .leftJoin('guest_reviews as g', (join) =>
      join.onRef('g.client_id', '=', 'a.client_id').onRef('g.id', '=', 'a.guest_review_id'),
    )
    .leftJoin('papers as p', (join) => join.onRef('p.client_id', '=', 'a.client_id').onRef('p.id', '=', 'a.paper_id'))
    .select(['a.paper_kind', 'a.paper_id', 'g.id as review', 'g.branch_id as branch', 'g.stars', 'g.text'])
    .select('p.id as paper')
    .where('a.id', '=', actionId)
    .executeTakeFirst()
  if (!row) return { review: null, paper: null }
  const { review, branch, stars, text } = row
  return {
    review:
      review === null || branch === null || stars === null
        ? null
        : { id: review, branchId: branch, stars, text: text ?? '' },
    paper: row.paper_kind === null ? null : { id: row.paper, code: row.paper_kind, isGap: row.paper_id === null },
  }
}

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import type { ModerationTab, ReviewSignal } from './lists.ts'
import type { ModerationQuery, ModerationRow } from './moderation-list.ts'

const isReported = sql<boolean>`g.reported_at is not null and g.report_closed_at is null and g.state = 'published'`
const companyName = companyOfProfile('p')

/** Matches words, name, branch or restaurant; each part has its own index. */
const found = (q: string) => sql<boolean>`g.id in (
  select id from app.guest_reviews where ${wordsMatch(sql`text || ' ' || coalesce(author_name, '')`, q)}
  union all select r.id from app.guest_reviews r join app.branches b on b.client_id = r.client_id and b.id = r.branch_id
    where ${wordsMatch(sql`concat_ws(' ', b.name, b.name_ar, b.location)`, q)}
  union all select r.id from app.guest_reviews r join app.profiles p on p.id = r.client_id
    where ${wordsMatch(companyOfProfile('p'), q)})`

/** Selects the reviews matching the query. */
export const matchingReviews = (db: Tx, { tab, q, stars, client, branch, signal }: ModerationQuery) =>
  db
    .selectFrom('guest_reviews as g')
    .where((eb) => (tab === 'reported' ? isReported : eb('g.state', '=', tab)))
    .$if(stars !== null, (rows) => rows.where('g.stars', '=', Number(stars)))
    .$if(client !== null, (rows) => rows.where('g.client_id', '=', client!))
    .$if(branch !== null, (rows) => rows.where('g.branch_id', '=', branch!))
    .$if(signal === 'any', (rows) => rows.where(sql<boolean>`g.signals <> '{}'`))
    .$if(signal === 'none', (rows) => rows.where(sql<boolean>`g.signals = '{}'`))
    .$if(signal !== null && signal !== 'any' && signal !== 'none', (rows) =>
      rows.where(sql<boolean>`${signal} = any(g.signals)`),
    )
    .$if(q !== '', (rows) => rows.where(found(q)))

/** Sort orders with a tie-breaker, each matching an index. */
export const orders = {
  newest: sql`g.created_at desc`,
  oldest: sql`g.created_at asc`,
  best: sql`g.stars desc, g.created_at desc`,
  worst: sql`g.stars asc, g.created_at desc`,
} as const satisfies Record<ModerationQuery['sort'], unknown>

/** All data of a review for moderators. */
const selectDetails = (db: Tx, ids: readonly string[]) =>
  db
    .selectFrom('guest_reviews as g')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'g.client_id').onRef('b.id', '=', 'g.branch_id'),
    )
    .innerJoin('profiles as p', 'p.id', 'g.client_id')
    .innerJoin('certificates as c', (join) =>
      join.onRef('c.client_id', '=', 'g.client_id').onRef('c.id', '=', 'g.certificate_id'),
    )
    .leftJoin('profiles as m', 'm.id', 'g.moderated_by')
    .select(['g.id', 'g.stars', 'g.text', 'g.author_name', 'g.signals', 'g.state', 'g.refused_reason', 'g.created_at'])
    .select(['g.moderated_at', 'g.reply', 'g.replied_at', 'g.reported_at', 'g.reported_note', 'g.report_closed_at'])
    .select([branchNow('b').as('branch'), 'c.public_id', 'm.full_name as moderator', companyName.as('client')])
    .where('g.id', 'in', ids)

type Selected = Awaited<ReturnType<ReturnType<typeof selectDetails>['execute']>>[number]

const rowOf = (row: Selected): ModerationRow => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  authorName: row.author_name,
  signals: row.signals as ReviewSignal[],
  state: row.state,
  refusedReason: row.refused_reason,
  moderatedAt: row.moderated_at,
  moderatedBy: row.moderator,
  reply: row.reply !== null && row.replied_at !== null ? { text: row.reply, at: row.replied_at } : null,
  reported:
    row.reported_at !== null && row.reported_note !== null
      ? { at: row.reported_at, note: row.reported_note, isOpen: row.report_closed_at === null }
      : null,
  at: row.created_at,
  branch: row.branch,
  client: row.client,
  publicId: row.public_id,
})

/** These reviews, in the order of their ids. */
export async function readModerationRows(db: Tx, ids: readonly string[]): Promise<ModerationRow[]> {
  if (ids.length === 0) return []
  const rows = await selectDetails(db, ids).execute()
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Counts per queue, each by an index (why: one count by state would read all texts). */
export async function countTabs(db: Tx): Promise<Record<ModerationTab, number>> {
  const counted = (condition: RawBuilder<boolean>) =>
    db
      .selectFrom('guest_reviews as g')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where(condition)
      .executeTakeFirstOrThrow()
  const [waiting, reported, published, refused] = await Promise.all([
    counted(sql<boolean>`g.state = 'waiting'`),
    counted(isReported),
    counted(sql<boolean>`g.state = 'published'`),
    counted(sql<boolean>`g.state = 'refused'`),
  ])
  return {
    waiting: waiting.count,
    reported: reported.count,
    published: published.count,
    refused: refused.count,
  }
}

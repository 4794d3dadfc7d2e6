import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isApiScope } from '#/domain/partners/api-scopes.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { houseName } from '#/features/core/branding/house-name.server.ts'
import { countsIn, nullsLast, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import {
  endingDays,
  idleDays,
  officeKeyList,
  type OfficeKeyQuery,
  type OfficeKeyRow,
  officeKeyTabs,
} from './office-list.ts'

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())
const daysFrom = (days: number): string => new Date(now().getTime() + days * 86_400_000).toISOString()

const works = () => sql<boolean>`(k.revoked_at is null and (k.expires_at is null or k.expires_at > ${daysFrom(0)}))`
const onTab = (tab: (typeof officeKeyTabs)[number]) => {
  if (tab === 'active') return works()
  if (tab === 'ended') return sql<boolean>`not ${works()}`
  return sql<boolean>`(${works()} and coalesce(k.expires_at <= ${daysFrom(endingDays)}, false))`
}
const company = nodeName('c')

const matching = (db: Tx, { q, usage }: Pick<OfficeKeyQuery, 'q' | 'usage'>) =>
  db
    .selectFrom('api_keys as k')
    .leftJoin('companies as c', 'c.id', 'k.client_id')
    .leftJoin('profiles as p', 'p.id', 'k.created_by')
    .$if(q !== '', (found) =>
      found.where(wordsMatch(sql`concat_ws(' ', k.name, k.hint, c.name_en, c.name_ar, p.full_name)`, q)),
    )
    .$if(usage === 'never', (found) => found.where('k.last_used_at', 'is', null))
    .$if(usage === 'week', (found) => found.where('k.last_used_at', '>=', daysFrom(-7)))
    .$if(usage === 'idle', (found) =>
      found.where(sql<boolean>`coalesce(k.last_used_at, k.created_at) < ${daysFrom(-idleDays)}`),
    )

type Raw = {
  id: string
  name: string
  hint: string
  companyId: string
  company: string | null
  kind: string | null
  node: string | null
  maker: string | null
  scopes: string[]
  created_at: Date | string
  last_used_at: Date | string | null
  expires_at: Date | string | null
  revoked_at: Date | string | null
}

const rowOf = (row: Raw): OfficeKeyRow => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  companyId: row.companyId,
  company: row.company,
  part: row.kind === 'root' ? null : row.node,
  maker: row.maker,
  scopes: row.scopes.filter(isApiScope),
  state:
    row.revoked_at !== null
      ? 'revoked'
      : row.expires_at !== null && new Date(row.expires_at) <= now()
        ? 'expired'
        : 'active',
  createdAt: iso(row.created_at)!,
  lastUsedAt: iso(row.last_used_at),
  expiresAt: iso(row.expires_at),
  revokedAt: iso(row.revoked_at),
})

/** Keys of a query. */
const keyRows: RowsOf<typeof officeKeyList, OfficeKeyRow, Raw> = (db, query) => ({
  select: matching(db, query)
    .leftJoin('org_nodes as n', (join) => join.onRef('n.client_id', '=', 'k.client_id').onRef('n.id', '=', 'k.node_id'))
    .where(onTab(query.tab))
    .select(['k.id', 'k.name', 'k.hint', 'k.client_id as companyId', 'k.scopes', 'k.created_at', 'k.last_used_at'])
    .select(['k.expires_at', 'k.revoked_at', 'n.kind', 'p.full_name as maker'])
    .select([company.as('company'), nodeName('n').as('node')]),
  order: {
    newest: sql.ref('k.created_at'),
    used: nullsLast(sql.ref('k.last_used_at')),
    ends: nullsLast(sql.ref('k.expires_at')),
    company: nullsLast(sql`app.fold(${company})`),
  },
  id: 'k.id',
  finish: (rows) => rows.map(rowOf),
})

/** A page of the API keys of all companies, with the counts of the tabs under the same filters. */
export async function browseOfficeKeys(actor: Actor, query: OfficeKeyQuery) {
  authorize(actor, 'integrations.read')
  return readAs(actor, async (db) => {
    const counts = await matching(db, query).select(tabCounts(officeKeyTabs, onTab)).executeTakeFirstOrThrow()
    return { rows: await pageRows(db, actor, query, keyRows), counts: countsIn(officeKeyTabs, counts) }
  })
}

/** Keys that expire soon, for the first answer of the page. */
export const countEndingKeys = async (db: Tx): Promise<number> =>
  (
    await db
      .selectFrom('api_keys as k')
      .select((of) => of.fn.countAll<number>().as('keys'))
      .where(onTab('ending'))
      .executeTakeFirstOrThrow()
  ).keys

/** Ends a key of a company at once. Owners are notified with the reason. Throws `not-found` for one that has ended. */
export async function revokeForCompany(actor: Actor, { id, reason }: { id: string; reason: string }): Promise<void> {
  authorize(actor, 'integrations.change')
  await confirmedRecently(actor)
  const by = await houseName()
  await asActor(actor, async (tx) => {
    const row = await tx
      .updateTable('api_keys')
      .set({ revoked_at: now(), revoked_by: actor.id, version: sql`version + 1` })
      .where('id', '=', recordId(id))
      .where('revoked_at', 'is', null)
      .returning(['id', 'name', 'client_id as clientId'])
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const { clientId, name } = row
    await recordActivity(tx, actor, {
      action: 'api-keys.revoke',
      entity: 'api-key',
      entityId: row.id,
      clientId,
      reason,
    })
    const effect = `${row.id}:revoked:${now().getTime()}`
    await enqueue(tx, 'partners.tell-key', { clientId, keyStep: 'revoked', name, by, reason, effect })
  })
}

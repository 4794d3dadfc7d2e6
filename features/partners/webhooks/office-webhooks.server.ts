import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { DisabledReason } from '#/domain/partners/webhook-events.ts'
import { authorize } from '#/domain/permissions.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import {
  officeWebhookList,
  type OfficeWebhookQuery,
  type OfficeWebhookRow,
  type OfficeWebhookState,
  officeWebhookStates,
} from './office-list.ts'

const state = sql<OfficeWebhookState>`case when w.state = 'active' and w.failing_since is not null then 'failing' else w.state end`
const rank = sql`array_position(array['disabled', 'failing', 'paused', 'active'], ${state})`
const counted = (of: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::int from (select from webhook_deliveries d
    where d.client_id = w.client_id and d.endpoint_id = w.id and d.state = ${of} limit 1000) c)`
const goodAt = sql<Date | string | null>`(select d.last_at from webhook_deliveries d
  where d.client_id = w.client_id and d.endpoint_id = w.id and d.state = 'delivered' order by d.id desc limit 1)`
const company = nodeName('c')

const matching = (db: Tx, { q, state: wanted }: OfficeWebhookQuery) =>
  db
    .selectFrom('webhook_endpoints as w')
    .leftJoin('companies as c', 'c.id', 'w.client_id')
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', w.name, w.url, c.name_en, c.name_ar)`, q)))
    .$if(wanted !== null, (found) => found.where(state, '=', wanted!))

type Raw = Omit<OfficeWebhookRow, 'goodAt' | 'failingSince'> & {
  goodAt: Date | string | null
  failingSince: Date | string | null
}
const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

const webhookRows: RowsOf<typeof officeWebhookList, OfficeWebhookRow, Raw> = (db, query) => ({
  select: matching(db, query)
    .select(['w.id', 'w.name', 'w.url', 'w.version', 'w.client_id as companyId', 'w.stopped_reason as stoppedReason'])
    .select(sql<DisabledReason | null>`w.disabled_why`.as('disabledWhy'))
    .select(['w.failing_since as failingSince', company.as('company'), state.as('state'), goodAt.as('goodAt')])
    .select([counted('failed').as('failed'), counted('waiting').as('waiting')]),
  order: { trouble: rank, company: nullsLast(sql`app.fold(${company})`), since: nullsLast(sql.ref('w.failing_since')) },
  id: 'w.id',
  finish: (rows) => rows.map((row) => ({ ...row, goodAt: iso(row.goodAt), failingSince: iso(row.failingSince) })),
})

/** A page of the endpoints of all companies, those that need attention first. */
export async function browseOfficeWebhooks(actor: Actor, query: OfficeWebhookQuery) {
  authorize(actor, 'integrations.read')
  return readAs(actor, async (db) => {
    const { total } = await matching(db, query)
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows: await pageRows(db, actor, query, webhookRows), total }
  })
}

/** Endpoints of all companies by state, for the first answer of the page. */
export async function countOfficeWebhooks(db: Tx): Promise<Record<OfficeWebhookState, number>> {
  const rows = await db
    .selectFrom('webhook_endpoints as w')
    .select([state.as('state'), sql<number>`count(*)::int`.as('endpoints')])
    .groupBy(state)
    .execute()
  const found = new Map(rows.map((row) => [row.state, row.endpoints]))
  return Object.fromEntries(officeWebhookStates.map((one) => [one, found.get(one) ?? 0])) as Record<
    OfficeWebhookState,
    number
  >
}

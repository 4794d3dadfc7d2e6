import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { sar } from '#/domain/money.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { planDeskMessages, planWords } from '#/messages/subscriptions.ts'
import { type Plan, planOf, selectPlans } from './hold.server.ts'
import { type DeskQuery, type DeskSort, type DeskState, deskPageSize, deskStates, stateWord } from './lists.ts'

export type DeskRow = { plan: Plan; client: string; isUnpaid: boolean }
export type DeskPage = { rows: DeskRow[]; total: number; counts: Record<DeskState, number> }

/** Everybody's plans are the office's business alone. */
export function authorizeDesk(actor: Actor): void {
  authorize(actor, 'plans.change')
  if (reachOf(actor.type, 'plans.change') !== 'all') throw new AppError('not-allowed')
}

const clientName = sql<string>`coalesce(c.company_name, c.full_name)`

const hasOpenMonth = sql<boolean>`(s.state = 'active' and exists (select from app.subscription_periods p
  join app.invoices i on i.client_id = p.client_id and i.id = p.invoice_id
  where p.client_id = s.client_id and p.subscription_id = s.id and i.status in ('issued', 'partly_paid', 'overdue')))`

/** Orders that never began and what they were replaced by are history too, and count as ended. */
const isIn: Record<DeskState, RawBuilder<SqlBool>> = {
  all: sql`true`,
  active: sql`s.state = 'active'`,
  changing: sql`s.state = 'active' and (s.next_tier is not null or s.next_price is not null)`,
  unpaid: sql`${hasOpenMonth}`,
  waiting: sql`s.state = 'waiting'`,
  ended: sql`s.state = 'ended'`,
}

const matching = (tx: Tx, { q, tier, state }: Pick<DeskQuery, 'q' | 'tier' | 'state'>) =>
  selectPlans(tx)
    .innerJoin('profiles as c', 'c.id', 's.client_id')
    .where(isIn[state])
    .$if(tier !== null, (rest) => rest.where('s.tier', '=', tier!))
    .$if(q !== '', (rest) =>
      rest.where(sql<boolean>`app.fold(coalesce(c.company_name, '') || ' ' || c.full_name) like ${likePattern(q)}`),
    )

const orders: Record<DeskSort, RawBuilder<unknown>> = {
  client: sql`app.fold(coalesce(c.company_name, c.full_name))`,
  tier: sql`array_position(array['basic', 'professional', 'enterprise'], s.tier)`,
  price: sql`s.monthly_price`,
  since: sql`coalesce(s.began_on, s.created_at::date)`,
  until: sql`m.until_on`,
}

const rowsOf = (tx: Tx, query: DeskQuery) =>
  matching(tx, query)
    .select([clientName.as('client'), hasOpenMonth.as('is_unpaid')])
    .orderBy(orders[query.sort], query.descending ? 'desc' : 'asc')
    .orderBy('s.id')
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
const rowOf = (row: Row): DeskRow => ({ plan: planOf(row), client: row.client, isUnpaid: row.is_unpaid })

/** One page of the plans of all clients, and how many stand in each state. */
export async function browsePlans(actor: Actor, query: DeskQuery): Promise<DeskPage> {
  authorizeDesk(actor)
  return readAs(actor, async (tx) => {
    const [rows, counts] = await Promise.all([
      rowsOf(tx, query)
        .limit(deskPageSize)
        .offset((query.page - 1) * deskPageSize)
        .execute(),
      matching(tx, { ...query, state: 'all' })
        .clearSelect()
        .select(deskStates.map((state) => sql<number>`(count(*) filter (where ${isIn[state]}))::int`.as(state)))
        .executeTakeFirstOrThrow(),
    ])
    return { rows: rows.map(rowOf), total: counts[query.state], counts }
  })
}

const atOnce = 2000
type Cells = readonly (string | number | null)[]

async function* cellsOf(actor: Actor, query: DeskQuery, lang: Lang): AsyncGenerator<Cells> {
  const [t, word] = [translator(lang, planDeskMessages), translator(lang, planWords)]
  const head = ['client', 'plan', 'state', 'priceSar', 'since', 'monthFrom', 'monthUntil', 'next'] as const
  yield head.map((key) => t(key))
  for (let offset = 0; ; offset += atOnce) {
    const rows = await readAs(actor, (tx) => rowsOf(tx, query).limit(atOnce).offset(offset).execute())
    for (const { plan, client } of rows.map(rowOf))
      yield [
        client,
        word(`plan_${plan.tier}`),
        word(stateWord(plan)),
        Number(sar(plan.price)),
        plan.beganOn,
        plan.month.from,
        plan.month.until,
        nextWord(plan, t, word),
      ]
    if (rows.length < atOnce) return
  }
}

type Say<M extends Parameters<typeof translator>[1]> = ReturnType<typeof translator<M>>

function nextWord(
  { state, nextTier, nextPrice }: Plan,
  t: Say<typeof planDeskMessages>,
  word: Say<typeof planWords>,
): string | null {
  if (state !== 'active') return null
  if (nextTier === 'free') return t('next_free')
  if (nextTier) return word(`plan_${nextTier}`)
  return nextPrice === null ? t('next_same') : t('next_price', { price: sar(nextPrice) })
}

/** The plans that the list shows, for a file; that somebody took them is itself recorded. */
export async function exportPlans(actor: Actor, query: DeskQuery, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorizeDesk(actor)
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'plans.export',
      entity: 'subscription',
      entityId: 'list',
      after: { ...query },
    }),
  )
  return cellsOf(actor, query, lang)
}

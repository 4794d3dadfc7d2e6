import { type RawBuilder, sql } from 'kysely'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { summedHours, usualOrderLimits } from '#/domain/kitchen/buying/order.ts'
import { countEveryDays, mostOfKind, mostParBranches } from '#/domain/kitchen/buying/today.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'

/** Rows of a query as one JSON array, in their order. */
const asJson = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${query}) r)`

const moment = () => sql`${now().toISOString()}::timestamptz`
const netOf = (alias: string) => sql`(${sql.ref(`${alias}.delivery_fee`)} + coalesce((select sum(l.net)
  from purchase_order_lines l where l.client_id = ${sql.ref(`${alias}.client_id`)} and l.order_id = ${sql.ref(`${alias}.id`)}), 0))`

/**
 * Whether an order `o` lies within the limit of the reader, by the rules of `summedNet` and `isWithinLimit`: people who
 * approve are managers, and owners have no limit.
 */
const isWithinOwnLimit = (actor: Actor) =>
  actor.company?.mode !== 'member'
    ? sql`true`
    : sql`${netOf('o')} + coalesce((select sum(${netOf('p')}) from purchase_orders p
        where p.client_id = o.client_id and p.supplier_id = o.supplier_id and p.id <> o.id
          and p.state not in ('draft', 'cancelled')
          and p.submitted_at > ${moment()} - make_interval(hours => ${summedHours}::integer)
          and (p.submitted_by in (${actor.id}, coalesce(o.submitted_by, o.created_by))
            or p.approved_by in (${actor.id}, coalesce(o.submitted_by, o.created_by)) or p.branch_id = o.branch_id)), 0)
        <= coalesce((select k.order_limit_manager from kitchen_settings k where k.client_id = o.client_id),
          ${usualOrderLimits.manager / 100}::numeric)`

type OrderKind = 'approve' | 'answer' | 'send' | 'deliver'
const permissionOf = {
  approve: 'orders.approve',
  answer: 'orders.write',
  send: 'orders.write',
  deliver: 'receipts.write',
} as const satisfies Record<OrderKind, string>

const conditionOf = (actor: Actor, kind: OrderKind): RawBuilder<unknown> => {
  if (kind === 'deliver')
    return sql`o.state in ('sent', 'confirmed', 'part_received') and o.wanted_on <= ${riyadhDay(now())}::date`
  const mine = sql`priv.may_branch(${permissionOf[kind]}, o.branch_id)`
  if (kind === 'approve')
    return sql`o.state = 'awaiting' and o.created_by <> ${actor.id} and o.submitted_by <> ${actor.id} and ${mine}
      and ${isWithinOwnLimit(actor)}`
  return kind === 'answer'
    ? sql`o.state = 'sent' and o.answered in ('changed', 'declined') and ${mine}`
    : sql`o.state = 'approved' and o.send_state is distinct from 'waiting' and ${mine}`
}

/** Orders of a kind, those with the earliest day of delivery first. */
export const ordersWaiting = (actor: Actor, kind: OrderKind): RawBuilder<unknown> =>
  asJson(sql`
    select o.id, o.number, o.wanted_on as day, o.answered, ${supplierName} as supplier, ${branchNow('b')} as branch,
      case when ${actor.company?.mode === 'view'}::boolean then null else ${netOf('o')}::float8 end as net,
      priv.may_branch(${permissionOf[kind]}, o.branch_id) as may, (count(*) over ())::int as total
    from purchase_orders o
    join suppliers s on s.client_id = o.client_id and s.id = o.supplier_id
    join branches b on b.client_id = o.client_id and b.id = o.branch_id
    where o.client_id = ${companyOf(actor)} and ${conditionOf(actor, kind)}
    order by o.wanted_on, o.number limit ${mostOfKind}`)

/** Invoices that differ from order and deliveries, those due first. */
export const invoicesWaiting = (actor: Actor): RawBuilder<unknown> =>
  asJson(sql`
    select v.id, v.number as code, v.due_on as day, v.credit::float8 as credit, ${supplierName} as supplier,
      ${branchNow('b')} as branch, (count(*) over ())::int as total
    from supplier_invoices v
    join suppliers s on s.client_id = v.client_id and s.id = v.supplier_id
    join branches b on b.client_id = v.client_id and b.id = v.branch_id
    where v.client_id = ${companyOf(actor)} and v.state = 'differs'
    order by v.due_on, v.id limit ${mostOfKind}`)

const mostRequests = 200

/** Requests that are out or have closed, with how many of the invited answered; `quoteStatus` says which of them wait. */
export const requestsWaiting = (actor: Actor): RawBuilder<unknown> =>
  asJson(sql`
    select r.id, r.number, r.title, r.closes_at, ${branchNow('b')} as branch, i.invited, i.answered
    from quote_requests r
    left join branches b on b.client_id = r.client_id and b.id = r.branch_id
    cross join lateral (select count(*)::int as invited,
        (count(*) filter (where i.declined_at is not null or exists (select from supplier_quotes q
          where q.client_id = i.client_id and q.invitation_id = i.id)))::int as answered
      from quote_invitations i where i.client_id = r.client_id and i.request_id = r.id and i.withdrawn_at is null) i
    where r.client_id = ${companyOf(actor)} and r.state = 'sent'
    order by r.closes_at, r.id limit ${mostRequests}`)

const readsStock = (actor: Actor): RawBuilder<unknown> =>
  actor.company?.mode === 'member'
    ? sql`(priv.may('stock.read') or b.id in (select priv.branches_with('stock.read')))`
    : sql`true`

/** Branches that have levels and were counted: of others nothing is known. */
export const levelBranches = (actor: Actor): RawBuilder<unknown> =>
  asJson(sql`
    select b.id, ${branchNow('b')} as branch, priv.may_branch('orders.write', b.id) as may, (count(*) over ())::int as total
    from branches b
    where b.client_id = ${companyOf(actor)} and b.closed_at is null and ${readsStock(actor)}
      and exists (select from par_levels p where p.client_id = b.client_id and p.branch_id = b.id)
      and exists (select from stock_counts c where c.client_id = b.client_id and c.branch_id = b.id
        and c.state in ('approved', 'restated'))
    order by branch, b.id limit ${mostParBranches + 1}`)

/** Counts to approve or to finish, and branches whose next count is due; one that has levels and no count is due at once. */
export const countsWaiting = (actor: Actor): RawBuilder<unknown> =>
  asJson(sql`
    select w.*, (count(*) over ())::int as total from (
      select c.id, ${branchNow('b')} as branch, c.state as status, c.created_at as at,
        priv.may_branch(case c.state when 'submitted' then 'stock.manage' else 'stock.write' end, c.branch_id) as may
      from stock_counts c join branches b on b.client_id = c.client_id and b.id = c.branch_id
      where c.client_id = ${companyOf(actor)} and c.state in ('open', 'submitted')
      union all
      select b.id, ${branchNow('b')}, 'due', last.counted_at, priv.may_branch('stock.write', b.id)
      from branches b
      left join lateral (select c.counted_at from stock_counts c where c.client_id = b.client_id and c.branch_id = b.id
        and c.state in ('approved', 'restated') order by c.counted_at desc limit 1) last on true
      where b.client_id = ${companyOf(actor)} and b.closed_at is null and ${readsStock(actor)}
        and (last.counted_at < ${moment()} - make_interval(days => ${countEveryDays}::integer) or last.counted_at is null
          and exists (select from par_levels p where p.client_id = b.client_id and p.branch_id = b.id))
        and not exists (select from stock_counts c where c.client_id = b.client_id and c.branch_id = b.id
          and c.state in ('open', 'submitted'))
    ) w
    order by array_position(array['submitted', 'open', 'due'], w.status), w.at nulls first, w.id limit ${mostOfKind}`)

/** What the company has set up, as far as the reader sees it. */
export const factsInSql = (company: string): RawBuilder<unknown> => {
  const has = (table: string, more: RawBuilder<unknown> = sql``) =>
    sql`exists (select from ${sql.table(table)} t where t.client_id = ${company} ${more})`
  return sql`jsonb_build_object('suppliers', ${has('suppliers', sql`and t.archived_at is null`)},
    'offers', ${has('supplier_offers', sql`and t.ended_at is null`)}, 'orders', ${has('purchase_orders')},
    'counts', ${has('stock_counts')}, 'levels', ${has('par_levels')})`
}

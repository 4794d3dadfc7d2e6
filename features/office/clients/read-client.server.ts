import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { healthOf, healthReasonsOf } from '#/domain/office/client-health.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { planViewOf } from '#/features/billing/plans/read-plan.server.ts'
import { now } from '#/platform/clock.ts'
import { readAttention } from './attention.server.ts'
import { contactsOf } from './contacts.server.ts'
import { factColumns, factsOf, factValues, scoreOf, withFacts } from './facts.server.ts'
import type { ClientPart } from './lists.ts'

type Counted = Exclude<ClientPart, 'overview' | 'plan' | 'details' | 'activity'>

const readHead = (db: Tx, id: string) =>
  withFacts(db, riyadhDay(now()))
    .leftJoin('insight_settings as goal', 'goal.client_id', 'c.profile_id')
    .select(['p.id', 'p.full_name as person', 'p.email', 'p.phone', 'p.language', 'p.created_at as joined'])
    .select(['k.name_en', 'k.name_ar'])
    .select(['p.business_type as business', 'c.industry', 'c.subscription_tier as tier', 'goal.target_score as target'])
    .select('c.given_until as givenUntil')
    .select(factColumns)
    .select(factValues())
    .where('c.profile_id', '=', id)
    .executeTakeFirst()

/** Numbers of the tabs: one index lookup each. */
const readCounts = async (db: Tx, id: string): Promise<Record<Counted, number>> => {
  const { rows } = await sql<Record<Counted, number>>`select
    (select count(*)::int from branches where client_id = ${id}) as branches,
    (select count(*)::int from mystery_shopping_requests where client_id = ${id}) as visits,
    (select count(*)::int from mystery_shopping_reports where client_id = ${id} and released_at is not null) as reports,
    (select count(*)::int from report_actions where client_id = ${id} and status in ('open', 'in_progress', 'reopened')) as actions,
    (select count(*)::int from certificates where client_id = ${id}) as certificates,
    (select count(*)::int from invoices where client_id = ${id}) as invoices,
    (select count(*)::int from members where client_id = ${id} and state <> 'removed') as team,
    (select count(*)::int from client_notes where client_id = ${id}) as notes`.execute(db)
  return rows[0]!
}

/** Head of a client's page: facts that steer, numbers of the tabs, and what needs attention. Throws `not-found`. */
export async function readClient(actor: Actor, clientId: string) {
  authorize(actor, 'clients.read')
  const id = recordId(clientId)
  return readAs(actor, async (db) => {
    const head = await readHead(db, id)
    if (!head) throw new AppError('not-found')
    const [counts, plan, attention, contacts] = await Promise.all([
      readCounts(db, id),
      planViewOf(db, id),
      readAttention(db, id),
      contactsOf(db, [id]),
    ])
    const reasons = healthReasonsOf(factsOf(head, riyadhDay(now())))
    const { person, email, phone, language } = contacts.get(id) ?? head
    const { joined, business, industry, target, approval, givenUntil } = head
    const names = { en: head.name_en, ar: head.name_ar }
    return {
      about: { id, names, person, email, phone, language, joined, business, industry, state: approval, givenUntil },
      money: may(actor, 'invoices.read') ? { owed: head.owed ?? 0, overdue: head.overdue ?? 0 } : null,
      score: scoreOf(head),
      target: target ?? null,
      health: healthOf(reasons),
      reasons,
      counts,
      plan,
      attention,
    }
  })
}
export type ClientHead = Awaited<ReturnType<typeof readClient>>

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
import { countParts } from './counts.server.ts'
import { factColumns, factsOf, factValues, scoreOf, withFacts } from './facts.server.ts'
import { type ClientPart, partsFor } from './lists.ts'

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

/** Next visit that still takes place. */
const readNextVisit = async (db: Tx, id: string): Promise<NextVisit | null> => {
  const { rows } = await sql<NextVisit>`select q.id, q.scheduled_date as at from mystery_shopping_requests q
    where q.client_id = ${id} and q.status in ('pending', 'approved', 'assigned', 'in_progress') and q.scheduled_date >= ${now()}
    order by q.scheduled_date, q.id limit 1`.execute(db)
  return rows[0] ?? null
}
export type NextVisit = { id: string; at: string }

/**
 * Head of a client's record: facts that steer and numbers of the tabs; on the overview also what needs attention. Throws
 * `not-found`.
 */
export async function readClient(actor: Actor, clientId: string, part: ClientPart = 'overview') {
  authorize(actor, 'clients.read')
  const id = recordId(clientId)
  return readAs(actor, async (db) => {
    const head = await readHead(db, id)
    if (!head) throw new AppError('not-found')
    const seesVisits = may(actor, 'requests.browse')
    const [counts, plan, attention, contacts, nextVisit] = await Promise.all([
      countParts(db, id, { part, seen: partsFor(actor) }),
      planViewOf(db, id),
      part === 'overview' ? readAttention(db, id) : [],
      contactsOf(db, [id]),
      seesVisits ? readNextVisit(db, id) : null,
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
      /** Undefined for readers without the visits. */
      nextVisit: seesVisits ? nextVisit : undefined,
      health: healthOf(reasons),
      reasons,
      counts,
      plan,
      attention,
    }
  })
}
export type ClientHead = Awaited<ReturnType<typeof readClient>>

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { sumHalalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { draftInvoice, type DraftLine, replaceDraftLines } from '#/features/billing/invoices/draft.server.ts'
import { allowanceOf } from '#/features/billing/plans/allowance.server.ts'
import { staffRightsOf } from '#/features/identity/staff/rights.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { readDraftLines, unplaced } from '#/features/billing/office-invoices/draft-lines.server.ts'
import { clientsAtOnce, mostLines } from '#/features/billing/office-invoices/lists.ts'
import { insertBilledVisits, setDraftSupply } from '#/features/billing/invoices/change-draft.server.ts'
import { billedWithinPlan } from './split-visits.ts'
import { visitLine } from './visit-line.ts'
import { clientsToBill, readVisitsToBill, type VisitToBill } from './visits-to-bill.server.ts'

/** Result of billing one client: drafts, or why it was refused. */
type ClientBilled = { drafts: string[]; visits: number; refused: 'details-missing' | null }

export type Billed = {
  drafts: number
  visits: number
  /** The draft, when there is exactly one. */
  only: string | null
  /** Number of clients that jobs bill afterwards. */
  later: number
  refused: { clientId: string; client: string }[]
}

type Month = { month: string; visits: VisitToBill[] }

const byMonth = (visits: readonly VisitToBill[]): Month[] =>
  [...Map.groupBy(visits, ({ day }) => day.slice(0, 7))].flatMap(([month, list]) =>
    Array.from({ length: Math.ceil(list.length / mostLines) }, (_, part) => ({
      month,
      visits: list.slice(part * mostLines, (part + 1) * mostLines),
    })),
  )

/** Open draft of a client's month to which visits can be added; locked against a concurrent issue. */
const openDraft = (tx: Tx, clientId: string, month: string) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'version', 'supplied_on', 'supplied_until'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'draft')
    .where('kind', '=', 'invoice')
    .where('purpose', '=', 'visits')
    .where(sql<boolean>`to_char(supplied_on, 'YYYY-MM') = ${month}`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Adds lines to the month's draft, or to a new one. Extends its period of supply. */
async function putOnDraft(
  tx: Tx,
  of: { clientId: string; actorId: string | null },
  { month, visits }: Month,
  lines: DraftLine[],
) {
  const { clientId, actorId } = of
  const [first, last] = [visits[0]!.day, visits.at(-1)!.day]
  const open = await openDraft(tx, clientId, month)
  const before = open ? await readDraftLines(tx, open.id) : []
  if (open && before.length + lines.length <= mostLines) {
    await replaceDraftLines(tx, open.id, [...unplaced(before), ...lines])
    const from = open.supplied_on < first ? open.supplied_on : first
    const end = open.supplied_until ?? open.supplied_on
    const until = end > last ? end : last
    const supply = { supplied_on: from, supplied_until: until > from ? until : null }
    await setDraftSupply(tx, open.id, { ...supply, version: open.version + 1 })
    return open.id
  }
  const id = randomUUID()
  await draftInvoice(tx, {
    id,
    clientId,
    purpose: 'visits',
    suppliedOn: first,
    ...(last > first ? { suppliedUntil: last } : {}),
    lines,
    createdBy: actorId,
  })
  return id
}

/**
 * Puts every released, unbilled visit of a client on a draft of its month; visits within the plan cost zero. Concurrent
 * billing of the same client waits and finds nothing left.
 */
export async function billClient(tx: Tx, clientId: string, actor: Actor | null, until?: Day): Promise<ClientBilled> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bill visits ${clientId}`}, 0))`.execute(tx)
  const details = tx.selectFrom('tax_details').select('client_id').where('client_id', '=', clientId)
  const visits = (await readVisitsToBill(tx, clientId)).filter(({ day }) => !until || day <= until)
  if (visits.length === 0) return { drafts: [], visits: 0, refused: null }
  if (!(await details.executeTakeFirst())) return { drafts: [], visits: 0, refused: 'details-missing' }
  const profile = tx.selectFrom('profiles').select('language').where('id', '=', clientId)
  const language = (await profile.executeTakeFirstOrThrow()).language
  const within = await billedWithinPlan(visits, (day) => allowanceOf(tx, clientId, day))
  const drafts: string[] = []
  for (const part of byMonth(visits)) {
    const lines = part.visits.map((visit) => visitLine(visit, within.has(visit.id), language))
    const id = await putOnDraft(tx, { clientId, actorId: actor?.id ?? null }, part, lines)
    drafts.push(id)
    await insertBilledVisits(
      tx,
      part.visits.map((visit) => ({
        requestId: visit.id,
        clientId,
        invoiceId: id,
        isWithinPlan: within.has(visit.id),
      })),
    )
    await recordActivity(tx, actor, {
      action: 'invoices.bill',
      entity: 'invoice',
      entityId: id,
      clientId,
      after: { month: part.month, visits: part.visits.length, net: sumHalalas(part.visits.map(({ price }) => price)) },
    })
  }
  return { drafts: [...new Set(drafts)], visits: visits.length, refused: null }
}

const billOne = (clientId: string, actor: Actor | null, until?: Day) =>
  asSystem('only the platform writes invoice drafts; bills visits', (tx) => billClient(tx, clientId, actor, until))

/** Bills a client's visits up to a day; without any it does nothing. */
export async function billVisitsUntil(
  actor: Actor,
  { clientId, until }: { clientId: string; until: Day },
): Promise<void> {
  authorize(actor, 'invoices.issue')
  await billOne(clientId, actor, until)
}

/**
 * Bills the released visits of one client, or of all. Bills the first clients inline and the others by jobs of the
 * same size; skips clients without tax details and reports them.
 */
export async function billVisits(actor: Actor, { clientId }: { clientId: string | null }): Promise<Billed> {
  authorize(actor, 'invoices.issue')
  const all = (await readAs(actor, clientsToBill)).filter((client) => !clientId || client.clientId === clientId)
  if (clientId && all.length === 0) throw new AppError('invoice.nothing-to-bill')
  const ready = all.filter(({ hasDetails }) => hasDetails)
  const done: ClientBilled[] = []
  for (const client of ready.slice(0, clientsAtOnce)) done.push(await billOne(client.clientId, actor))
  const rest = ready.slice(clientsAtOnce).map((client) => client.clientId)
  if (rest.length > 0)
    await asActor(actor, async (tx) => {
      for (let from = 0; from < rest.length; from += clientsAtOnce)
        await enqueue(tx, 'invoices.bill-visits', {
          clientIds: rest.slice(from, from + clientsAtOnce),
          profileId: actor.id,
        })
    })
  const drafts = done.flatMap((client) => client.drafts)
  return {
    drafts: drafts.length,
    visits: done.reduce((sum, client) => sum + client.visits, 0),
    only: drafts.length === 1 ? drafts[0]! : null,
    later: rest.length,
    refused: all
      .filter(({ hasDetails }) => !hasDetails)
      .map((client) => ({ clientId: client.clientId, client: client.client })),
  }
}

/** Job that bills some of the requested clients, each in its own transaction. */
export async function billClients({ clientIds, profileId }: { clientIds: string[]; profileId: string }): Promise<void> {
  const actor = await whoAsked(profileId)
  for (const clientId of clientIds) await billOne(clientId, actor)
}

const whoAsked = (profileId: string): Promise<Actor | null> =>
  asSystem('a job reads the profile of the administrator who requested the bills', async (tx) => {
    const row = await tx
      .selectFrom('profiles')
      .select(['id', 'user_type', 'email', 'full_name', 'language'])
      .where('id', '=', profileId)
      .executeTakeFirst()
    const staff = row?.user_type === 'admin' && (await staffRightsOf(tx, profileId))
    if (!staff) return null
    const { id, email, full_name: name, language } = row
    return { id, type: 'admin', email, name, language, sessionId: randomUUID(), staff }
  })

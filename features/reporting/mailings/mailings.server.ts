import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { Names } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { inTreeOrder } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type MailingSchedule, mostMailings, nextMailing } from '#/domain/reporting/mailing-schedule.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { selectOwnNodes } from './places.server.ts'
import type { MailingInput } from './form.ts'

export type MailingState = 'active' | 'paused' | 'owner-gone'
export type Mailing = MailingSchedule & {
  id: string
  name: string
  language: Lang
  state: MailingState
  nodeId: string | null
  /** Names of the part; null for the whole company. */
  part: Names | null
  nextOn: Day
  sentUntil: string
  lastSentAt: string | null
  /** Reports told by the last mail. */
  lastCount: number | null
  owner: string | null
  revision: number
  addresses: { address: string; stoppedAt: string | null }[]
}

const selectMailings = (db: Tx, clientId: string) =>
  db
    .selectFrom('report_mailings as m')
    .leftJoin('org_nodes as n', 'n.id', 'm.node_id')
    .leftJoin('profiles as p', 'p.id', 'm.owner_id')
    .select(['m.id', 'm.name', 'm.language', 'm.cadence', 'm.day', 'm.state', 'm.node_id', 'm.next_on', 'm.revision'])
    .select(['m.sent_until', 'm.last_sent_at', 'm.last_count', 'n.name_en', 'n.name_ar', 'p.full_name'])
    .where('m.client_id', '=', clientId)
    .where('m.state', '<>', 'removed')

type Row = Awaited<ReturnType<ReturnType<typeof selectMailings>['execute']>>[number]
type PersonRow = { mailing_id: string; address: string; stopped_at: string | null }

const mailingOf = (row: Row, people: readonly PersonRow[]): Mailing => ({
  id: row.id,
  name: row.name,
  language: row.language,
  cadence: row.cadence,
  day: row.day,
  state: row.state as MailingState,
  nodeId: row.node_id,
  part: row.node_id === null ? null : { en: row.name_en, ar: row.name_ar },
  nextOn: row.next_on,
  sentUntil: row.sent_until,
  lastSentAt: row.last_sent_at,
  lastCount: row.last_count,
  owner: row.full_name,
  revision: row.revision,
  addresses: people
    .filter(({ mailing_id }) => mailing_id === row.id)
    .map(({ address, stopped_at }) => ({ address, stoppedAt: stopped_at })),
})

const selectPeople = (db: Tx, ids: readonly string[]): Promise<PersonRow[]> =>
  db
    .selectFrom('report_mailing_people')
    .select(['mailing_id', 'address', 'stopped_at'])
    .where('mailing_id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .orderBy('address')
    .execute()

/** Lists that the actor keeps, by name. */
export async function readMailings(actor: Actor): Promise<Mailing[]> {
  authorize(actor, 'reports.share')
  return readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'analytics')
    const rows = await selectMailings(db, companyOf(actor)).orderBy('m.name').orderBy('m.id').execute()
    const people =
      rows.length === 0
        ? []
        : await selectPeople(
            db,
            rows.map(({ id }) => id),
          )
    return rows.map((row) => mailingOf(row, people))
  })
}

/** One list; `not-found` where the actor does not keep it. */
export async function readMailing(actor: Actor, mailingId: string): Promise<Mailing> {
  authorize(actor, 'reports.share')
  const id = recordId(mailingId)
  return readAs(actor, async (db) => {
    const row = await selectMailings(db, companyOf(actor)).where('m.id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    return mailingOf(row, await selectPeople(db, [id]))
  })
}

export type MailingPlaces = { whole: boolean; places: { id: string; names: Names; depth: number }[] }

/** Parts of the company for which the actor may keep lists, in the order of the tree. */
export async function readMailingPlaces(actor: Actor): Promise<MailingPlaces> {
  authorize(actor, 'reports.share')
  const { nodes, own } = await readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'analytics')
    return { nodes: await selectNodes(db, companyOf(actor)), own: await selectOwnNodes(db) }
  })
  const all = actor.company?.mode !== 'member'
  const kept = inTreeOrder(nodes.filter(({ closedAt }) => closedAt === null)).filter(({ id }) => all || own.has(id))
  return {
    whole: kept.some(({ kind }) => kind === 'root'),
    places: kept
      .filter(({ kind }) => kind !== 'root')
      .map(({ id, nameEn, nameAr, depth }) => ({ id, names: { en: nameEn, ar: nameAr }, depth })),
  }
}

async function refusePlace(actor: Actor, nodeId: string | null): Promise<void> {
  const { whole, places } = await readMailingPlaces(actor)
  if (nodeId === null ? !whole : !places.some(({ id }) => id === nodeId))
    throw new AppError('bad-request', {}, { node: 'choose-place' })
}

const nextOn = (schedule: MailingSchedule): Day => nextMailing(schedule, riyadhDay(now()))

async function putAddresses(tx: Tx, actor: Actor, mailingId: string, addresses: readonly string[]): Promise<void> {
  const known = await tx
    .selectFrom('report_mailing_people')
    .select(['id', 'address', 'removed_at'])
    .where('mailing_id', '=', mailingId)
    .execute()
  const left = known.filter(({ address, removed_at }) => removed_at === null && !addresses.includes(address))
  const back = known.filter(({ address, removed_at }) => removed_at !== null && addresses.includes(address))
  const fresh = addresses.filter((address) => !known.some((one) => one.address === address))
  const set = (rows: typeof known, removed_at: Date | null) =>
    rows.length > 0 &&
    tx
      .updateTable('report_mailing_people')
      .set({ removed_at })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  await set(left, now())
  await set(back, null)
  if (fresh.length > 0)
    await tx
      .insertInto('report_mailing_people')
      .values(fresh.map((address) => ({ client_id: companyOf(actor), mailing_id: mailingId, address })))
      .execute()
}

type Recorded = { name: string; addresses: readonly string[] }
const record = (tx: Tx, actor: Actor, action: string, { name, addresses }: Recorded) =>
  recordActivity(tx, actor, {
    action,
    entity: 'client',
    entityId: companyOf(actor),
    clientId: companyOf(actor),
    after: { name, addresses: addresses.join(', ') },
  })

/** Adds a list; one sent twice is one list. The first mail tells reports released from now on. */
export async function addMailing(actor: Actor, input: { id: string } & MailingInput): Promise<void> {
  authorize(actor, 'reports.share')
  await takeAttempt('report work by account', actor.id)
  await refusePlace(actor, input.nodeId)
  await asActor(actor, async (tx) => {
    const { count } = await tx
      .selectFrom('report_mailings')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('client_id', '=', companyOf(actor))
      .where('state', '<>', 'removed')
      .executeTakeFirstOrThrow()
    if (count >= mostMailings) throw new AppError('report-mailing.too-many')
    const { id, name, language, cadence, day, nodeId, addresses } = input
    const row = await tx
      .insertInto('report_mailings')
      .values({
        id,
        client_id: companyOf(actor),
        node_id: nodeId,
        name,
        language,
        cadence,
        day,
        next_on: nextOn(input),
        sent_until: now(),
        owner_id: actor.id,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await putAddresses(tx, actor, id, addresses)
    await record(tx, actor, 'report-mailing.add', input)
  })
}

type Seen = { id: string; revision: number }

/** Changes the row that the actor saw; `changed-meanwhile` where someone else was faster. */
async function change(tx: Tx, actor: Actor, { id, revision }: Seen, values: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('report_mailings')
    .set({ ...values, owner_id: actor.id, revision: revision + 1 })
    .where('id', '=', recordId(id))
    .where('client_id', '=', companyOf(actor))
    .where('revision', '=', revision)
    .where('state', '<>', 'removed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
}

/** Changes a list; its links are made with the rights of this person from now on. */
export async function saveMailing(actor: Actor, seen: Seen, input: MailingInput): Promise<void> {
  authorize(actor, 'reports.share')
  const before = await readMailing(actor, seen.id)
  await refusePlace(actor, input.nodeId)
  await asActor(actor, async (tx) => {
    const { name, language, cadence, day, nodeId, addresses } = input
    const moved = before.cadence !== cadence || before.day !== day
    const values = { name, language, cadence, day, node_id: nodeId, ...(moved && { next_on: nextOn(input) }) }
    await change(tx, actor, seen, values)
    await putAddresses(tx, actor, seen.id, addresses)
    await record(tx, actor, 'report-mailing.change', input)
  })
}

/** Pauses, resumes or removes a list. A resumed list tells reports released from now on. */
export async function stepMailing(actor: Actor, seen: Seen, step: 'pause' | 'resume' | 'remove'): Promise<void> {
  authorize(actor, 'reports.share')
  const mailing = await readMailing(actor, seen.id)
  await asActor(actor, async (tx) => {
    if (step === 'resume') await requireFeature(tx, companyOf(actor), 'analytics')
    const values =
      step === 'resume'
        ? { state: 'active', next_on: nextOn(mailing), sent_until: now() }
        : { state: step === 'pause' ? 'paused' : 'removed' }
    await change(tx, actor, seen, values)
    const addresses = mailing.addresses.map(({ address }) => address)
    await record(tx, actor, `report-mailing.${step}`, { name: mailing.name, addresses })
  })
}

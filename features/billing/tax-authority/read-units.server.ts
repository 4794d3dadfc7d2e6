import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import {
  alarmAfterHours,
  daysLeft,
  mayRenew,
  type RehearsalDocument,
  rehearsalDocuments,
  type TaxUnitFacts,
  type TaxUnitState,
  type TaxWorld,
} from '#/domain/billing/tax-unit.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { now } from '#/platform/clock.ts'
import { readFault, readRehearsal, type ToldMessage, type UnitFault } from './fault.ts'
import { openUnitKey, readUnit, whyUnits } from './unit.server.ts'

export type UnitView = {
  id: string
  name: string
  world: TaxWorld | 'none'
  state: TaxUnitState
  /** Number of documents issued. */
  counter: number
  endsAt: string | null
  daysLeft: number | null
  mayRenew: boolean
  activeFrom: string | null
  endedAt: string | null
  createdAt: string
  createdBy: string | null
  renewsId: string | null
  facts: TaxUnitFacts | null
  fault: UnitFault | null
  rehearsal: { name: RehearsalDocument; isDone: boolean; warnings: ToldMessage[] }[]
}

const units = (db: Tx) =>
  db
    .selectFrom('tax_units as u')
    .leftJoin('profiles as p', 'p.id', 'u.created_by')
    .select(['u.id', 'u.name', 'u.world', 'u.state', 'u.last_counter', 'u.certificate_ends_at', 'u.active_from'])
    .select(['u.ended_at', 'u.created_at', 'u.renews_id', 'u.facts', 'u.fault', 'u.rehearsal'])
    .select('p.full_name as created_by')

function viewOf(row: Awaited<ReturnType<ReturnType<typeof units>['executeTakeFirstOrThrow']>>): UnitView {
  const ends = row.certificate_ends_at === null ? null : new Date(row.certificate_ends_at)
  const done = readRehearsal(row.rehearsal)
  return {
    id: row.id,
    name: row.name,
    world: row.world,
    state: row.state,
    counter: row.last_counter,
    endsAt: row.certificate_ends_at,
    daysLeft: ends && daysLeft(ends, now()),
    mayRenew: row.state === 'active' && ends !== null && mayRenew(ends, now()),
    activeFrom: row.active_from,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
    renewsId: row.renews_id,
    facts: row.facts as TaxUnitFacts | null,
    fault: readFault(row.fault),
    rehearsal: rehearsalDocuments.map(({ name }, index) => ({
      name,
      isDone: index < done.length,
      warnings: done[index]?.warnings ?? [],
    })),
  }
}

/** Counts of documents that are undecided, overdue or rejected. */
async function undecided(db: Tx) {
  const late = new Date(now().getTime() - alarmAfterHours * 3_600_000).toISOString()
  return db
    .selectFrom('invoices')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('authority', '=', 'waiting').as('waiting'),
      e.fn.countAll<number>().filterWhere('authority', '=', 'rejected').as('rejected'),
      e.fn
        .countAll<number>()
        .filterWhere(e.and([e('authority', '=', 'waiting'), e('issued_at', '<=', late)]))
        .as('late'),
    ])
    .where('authority', 'in', ['waiting', 'rejected'])
    .executeTakeFirstOrThrow()
}

/** The active unit, the unit in registration, and documents not accepted by the authority. */
export async function readUnits(actor: Actor) {
  authorize(actor, 'tax-units.manage')
  const [present, counts, seller] = await Promise.all([
    readAs(actor, (db) => units(db).where('u.state', '<>', 'ended').execute()),
    readAs(actor, undecided),
    readAs(actor, readSeller),
  ])
  const views = present.map(viewOf)
  return {
    active: views.find(({ state }) => state === 'active') ?? null,
    asking: views.find(({ state }) => state !== 'active') ?? null,
    counts,
    isSellerKnown: seller !== null,
  }
}

/** One unit, and whether its key opens with this installation's secret. */
export async function readUnitView(actor: Actor, id: string): Promise<{ unit: UnitView; opens: boolean }> {
  authorize(actor, 'tax-units.manage')
  const row = await readAs(actor, (db) => units(db).where('u.id', '=', id).executeTakeFirst())
  if (!row || row.world === 'none') throw new AppError('not-found')
  const sealed = await readAsSystem(whyUnits, (tx) => readUnit(tx, id))
  return { unit: viewOf(row), opens: openUnitKey(sealed?.sealed_key ?? null) !== null }
}

/** Defaults of a new unit's form, from the last unit. */
export async function newUnitDefaults(actor: Actor) {
  authorize(actor, 'tax-units.manage')
  const [last, seller] = await Promise.all([
    readAs(actor, (db) =>
      db
        .selectFrom('tax_units')
        .select(['name', 'facts'])
        .where('facts', 'is not', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirst(),
    ),
    readAs(actor, readSeller),
  ])
  const facts = (last?.facts ?? null) as TaxUnitFacts | null
  return {
    name: last?.name ?? '',
    branch: facts?.branch ?? '',
    shortAddress: facts?.shortAddress ?? '',
    industry: facts?.industry ?? '',
    seller: seller && { name: seller.name, vatNumber: seller.vatNumber },
  }
}

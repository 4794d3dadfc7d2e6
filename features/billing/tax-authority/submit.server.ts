import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { alarmAfterHours, alarmBlock, mostFaultsInRow, waitAfter } from '#/domain/billing/tax-unit.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { type Ending, sendDocument, type WaitingDocument } from './send-document.server.ts'
import {
  giveBackLease,
  keepLease,
  openCredentials,
  readUnit,
  takeLease,
  type UnitRow,
  whyUnits,
} from './unit.server.ts'

const atOnceRows = 20
/** Time limit of a run, below the queue's timeout; the next run continues. */
const longestRunMs = 8 * 60_000

/** Units with waiting documents, including ended ones, whose documents are sent under their own credentials. */
const unitsWithWaiting = (tx: Tx) =>
  tx
    .selectFrom('tax_units as u')
    .select('u.id')
    .where('u.world', '<>', 'none')
    .where((e) =>
      e.exists(
        e
          .selectFrom('invoices as i')
          .select(sql`1`.as('one'))
          .whereRef('i.unit_id', '=', 'u.id')
          .where('i.authority', '=', 'waiting'),
      ),
    )
    .orderBy('u.active_from')
    .execute()

/** Next waiting documents of a unit's chain, with number and last time of faults since the last decision. */
const nextWaiting = (tx: Tx, unitId: string, after: number) =>
  tx
    .selectFrom('invoices as i')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('tax_submissions as s')
          .select((s) => [s.fn.countAll<number>().as('faults'), s.fn.max('s.created_at').as('last')])
          .whereRef('s.client_id', '=', 'i.client_id')
          .whereRef('s.invoice_id', '=', 'i.id')
          .where('s.outcome', '=', 'fault')
          .where(
            's.created_at',
            '>',
            sql<string>`coalesce((select max(d.created_at) from tax_submissions d
              where d.client_id = i.client_id and d.invoice_id = i.id and d.outcome in ('accepted', 'rejected')), '-infinity')`,
          )
          .as('f'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.client_id', 'i.number', 'i.form', 'i.counter', 'i.uuid', 'i.hash', 'i.xml'])
    .select(['f.faults', 'f.last'])
    .where('i.unit_id', '=', unitId)
    .where('i.authority', '=', 'waiting')
    .where('i.counter', '>', after)
    .orderBy('i.counter')
    .limit(atOnceRows)
    .execute()
type Next = Awaited<ReturnType<typeof nextWaiting>>[number]

const documentOf = (row: Next): WaitingDocument => ({
  id: row.id,
  clientId: row.client_id,
  number: row.number ?? '',
  form: row.form === 'simplified' ? 'simplified' : 'standard',
  uuid: row.uuid ?? '',
  hash: row.hash ?? '',
  xml: row.xml ?? '',
})

const isDue = ({ faults, last }: Next, at: Date): boolean =>
  last === null || new Date(last).getTime() + waitAfter(faults ?? 0) <= at.getTime()

type Sweep = { unit: UnitRow; atOnce: boolean; until: number }

/** Sends one document in order. `stop`: send nothing after it now, because the chain is sent in order. */
async function takeTurn({ unit, atOnce }: Sweep, row: Next): Promise<'on' | 'stop'> {
  const faults = row.faults ?? 0
  // why: a document that fails repeatedly must not delay the others
  const holdsUp = faults < mostFaultsInRow
  if (!atOnce && !isDue(row, now())) return holdsUp ? 'stop' : 'on'
  const credentials = openCredentials(unit.sealed_credentials)
  if (!credentials) throw new Error('the name of the tax unit cannot be opened')
  await keepLease(unit.id)
  const ending: Ending = await sendDocument(unit, credentials, documentOf(row))
  if (ending === 'decided') return 'on'
  return ending === 'fault-of-one' && faults + 1 >= mostFaultsInRow ? 'on' : 'stop'
}

async function sweep(of: Sweep): Promise<void> {
  let after = 0
  for (;;) {
    const rows = await readAsSystem(whyUnits, (tx) => nextWaiting(tx, of.unit.id, after))
    for (const row of rows) {
      if (now().getTime() > of.until) return
      if ((await takeTurn(of, row)) === 'stop') return
      after = row.counter ?? after
    }
    if (rows.length < atOnceRows) return
  }
}

async function sweepUnit(unitId: string, atOnce: boolean): Promise<void> {
  if (!(await takeLease(unitId))) return
  try {
    const unit = await readAsSystem(whyUnits, (tx) => readUnit(tx, unitId))
    if (unit) await sweep({ unit, atOnce, until: now().getTime() + longestRunMs })
  } finally {
    await giveBackLease(unitId)
  }
}

/** Alerts the office of documents whose 24 hours are nearly over, again every two hours. */
async function raiseAlarm(): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - alarmAfterHours * 3_600_000)
  await asSystem(whyUnits, async (tx) => {
    const { late } = await tx
      .selectFrom('invoices')
      .select((e) => e.fn.countAll<number>().as('late'))
      .where('authority', '=', 'waiting')
      .where('issued_at', '<=', before.toISOString())
      .executeTakeFirstOrThrow()
    if (late === 0) return
    const effectKey = `tax-document.late:${alarmBlock(at)}`
    await tell(tx, { admins: 'all' }, 'tax-document.late', { count: late }, { effectKey })
  })
}

/**
 * Sends waiting documents to the authority, by unit in the order of the chain. Concurrent runs are safe: a lease admits
 * one per unit. After a fault a document waits longer each time, unless `atOnce`, which users request.
 */
export async function submitDocuments({ atOnce = false }: JobPayload<'invoices.submit'>): Promise<void> {
  const units = await readAsSystem(whyUnits, unitsWithWaiting)
  for (const { id } of units) await sweepUnit(id, atOnce)
  await raiseAlarm()
}

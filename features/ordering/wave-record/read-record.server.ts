import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CityKey, cityKeys } from '#/domain/cities.ts'
import type { Halalas } from '#/domain/money.ts'
import {
  type NextStep,
  needsOfWave,
  nextStepOf,
  type WaveNeed,
  type WaveProgress,
} from '#/domain/ordering/wave-progress.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { holdsInStage } from '#/features/ordering/waves/read-picks.server.ts'
import { type ReadWave, readWave } from '#/features/ordering/waves/read-wave.server.ts'

/** The stage at which a visit is now; `open`: neither offered nor accepted. */
const stagesNow = ['released', 'carried', 'accepted', 'offered', 'open', 'cancelled'] as const
export type StageNow = (typeof stagesNow)[number]
export type StageMoney = { stage: StageNow; visits: number; late: number; price: Halalas; fee: Halalas; bonus: Halalas }

export type WaveRecord = {
  wave: ReadWave
  progress: WaveProgress
  needs: WaveNeed[]
  /** The step that carries the wave on, also where the reader may not take it. */
  next: NextStep | null
  cities: CityKey[]
  stages: StageMoney[]
  /** Of the log of the wave, newest first. */
  history: WaveEvent[]
}

const stageNow = sql<StageNow>`case
  when request.status = 'cancelled' then 'cancelled'
  when ${holdsInStage('released')} then 'released'
  when ${holdsInStage('carried')} then 'carried'
  when ${holdsInStage('accepted')} then 'accepted'
  when ${holdsInStage('offered')} then 'offered'
  else 'open' end`

async function readStages(db: Tx, waveId: string): Promise<StageMoney[]> {
  const { rows } = await sql<StageMoney>`
    select ${stageNow} as stage, count(*)::int as visits, (count(*) filter (where ${holdsInStage('late')}))::int as late,
      sum(request.price)::bigint as price, sum(request.shopper_fee)::bigint as fee, sum(request.bonus)::bigint as bonus
    from mystery_shopping_requests request where request.wave_id = ${waveId}::uuid group by 1`.execute(db)
  return stagesNow.flatMap((stage) => rows.filter((row) => row.stage === stage))
}

function progressIn(stages: readonly StageMoney[]): WaveProgress {
  const sum = (...from: StageNow[]) =>
    stages.reduce((all, { stage, visits }) => (from.includes(stage) ? all + visits : all), 0)
  return {
    planned: sum('released', 'carried', 'accepted', 'offered', 'open'),
    offered: sum('released', 'carried', 'accepted', 'offered'),
    accepted: sum('released', 'carried', 'accepted'),
    carried: sum('released', 'carried'),
    released: sum('released'),
    late: stages.reduce((all, { late }) => all + late, 0),
    toRelease: sum('carried'),
  }
}

/** Cities of the visits, or of the plan before there are any. */
async function readCities(db: Tx, { id, plan, visits }: ReadWave): Promise<CityKey[]> {
  if (visits === 0) return plan.cities
  const rows = await db
    .selectFrom('mystery_shopping_requests as request')
    .innerJoin('branches as branch', (join) =>
      join.onRef('branch.id', '=', 'request.branch_id').onRef('branch.client_id', '=', 'request.client_id'),
    )
    .select('branch.city')
    .distinct()
    .where('request.wave_id', '=', id)
    .where('request.status', '!=', 'cancelled')
    .execute()
  const found = new Set(rows.map(({ city }) => city))
  return cityKeys.filter((key) => found.has(key))
}

export type WaveEvent = { id: string; action: string; at: string; by: string | null; reason: string | null }

const mostEvents = 100

const readHistory = (db: Tx, waveId: string, most: number): Promise<WaveEvent[]> =>
  db
    .selectFrom('activity_log as entry')
    .leftJoin('profiles as person', 'person.id', 'entry.actor_id')
    .select(['entry.id', 'entry.action', 'entry.at', 'person.full_name as by', 'entry.reason'])
    .where('entry.entity', '=', 'wave')
    .where('entry.entity_id', '=', waveId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(most)
    .execute()

/** A wave with its progress, what keeps it from its end, and the latest of its log. Throws `not-found`. */
export async function readWaveRecord(actor: Actor, waveId: string, events = mostEvents): Promise<WaveRecord> {
  authorize(actor, 'waves.read')
  const wave = await readWave(actor, waveId)
  return readAs(actor, async (db) => {
    const [stages, cities, history] = await Promise.all([
      readStages(db, wave.id),
      readCities(db, wave),
      readHistory(db, wave.id, events),
    ])
    const progress = progressIn(stages)
    const { status, staffing, counts, proposal } = wave
    const isWorking = status === 'confirmed' && proposal.confirmed?.finishedAt === null
    return {
      wave,
      progress,
      needs: needsOfWave({ status, hasFailed: proposal.problem !== undefined, counts, progress }),
      next: nextStepOf({ status, staffing, isWorking }),
      cities,
      stages,
      history,
    }
  })
}

/** A wave beside the list of waves. */
export const readBesideWave = (actor: Actor, waveId: string): Promise<WaveRecord> => readWaveRecord(actor, waveId, 5)

export type WaveInvoice = { id: string; number: string | null; client: string; visits: number; net: Halalas }

/** Invoices with lines for visits of the wave, for readers of invoices; null for others. */
export async function readWaveInvoices(actor: Actor, waveId: string): Promise<WaveInvoice[] | null> {
  authorize(actor, 'waves.read')
  if (!may(actor, 'invoices.read')) return null
  return readAs(actor, async (db) => {
    const { rows } = await sql<WaveInvoice>`
      select invoice.id, invoice.number, priv.company_name(invoice.client_id) as client, count(*)::int as visits,
        sum(line.net)::bigint as net
      from mystery_shopping_requests request
      join invoice_lines line on line.request_id = request.id and line.client_id = request.client_id
      join invoices invoice on invoice.id = line.invoice_id and invoice.client_id = line.client_id
      where request.wave_id = ${waveId}::uuid and invoice.kind = 'invoice'
      group by invoice.id, invoice.number, invoice.client_id, invoice.issued_at
      order by invoice.issued_at nulls last, invoice.id limit 100`.execute(db)
    return rows
  })
}

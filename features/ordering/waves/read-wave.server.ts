import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import {
  type PickCounts,
  type PickState,
  pickStates,
  type Staffing,
  type WaveStatus,
} from '#/domain/ordering/wave-status.ts'
import { type NewWave, planSchema } from '#/features/ordering/wave-solver/plan.ts'
import { type Proposal, readProposal } from '#/features/ordering/wave-solver/proposal.ts'
import { pickState } from './read-picks.server.ts'

export type ReadWave = NewWave & {
  id: string
  status: WaveStatus
  version: number
  createdAt: string
  by: string
  clients: { id: string; name: string }[]
  proposal: Proposal
  counts: PickCounts
  /** Excludes cancelled visits. */
  staffing: Staffing
  visits: number
  price: Halalas
  fee: Halalas
  cancelReason: string | null
}

/** A wave with plan, status and staffing. */
export async function readWave(actor: Actor, waveId: string): Promise<ReadWave> {
  authorize(actor, 'waves.read')
  const id = recordId(waveId)
  const row = await readAs(actor, (tx) =>
    tx
      .selectFrom('waves')
      .innerJoin('profiles as creator', 'creator.id', 'waves.created_by')
      .selectAll('waves')
      .select('creator.full_name as by')
      .where('waves.id', '=', id)
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  const plan = planSchema.parse(row.plan)
  const [clients, states, reason] = await Promise.all([
    clientNames(actor, plan.clientIds),
    countStates(actor, id),
    row.status === 'cancelled' ? cancelReason(actor, id) : null,
  ])
  const counts = Object.fromEntries(pickStates.map((state) => [state, 0])) as PickCounts
  for (const { state, count } of states) counts[state] = count
  const sum = (key: 'count' | 'price' | 'fee') => states.reduce((all, one) => all + one[key], 0)
  return {
    id: row.id,
    name: row.name,
    from: row.from_on,
    until: row.until_on,
    plan,
    status: row.status,
    version: row.version,
    createdAt: row.created_at,
    by: row.by,
    clients,
    proposal: readProposal(row.proposal),
    counts,
    staffing: staffingIn(counts),
    visits: sum('count'),
    price: sum('price'),
    fee: sum('fee'),
    cancelReason: reason,
  }
}

const staffingIn = (counts: PickCounts): Staffing => {
  const open = counts.open + counts.proposed + counts.hand + counts.refused
  return { visits: counts.taken + counts.offered + open, staffed: counts.taken, offered: counts.offered, open }
}

/** Names of the clients; empty: all clients. */
export async function clientNames(actor: Actor, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'waves.read')
  if (ids.length === 0) return []
  return readAs(actor, (tx) =>
    tx
      .selectFrom('profiles')
      .select(['id', companyOfProfile('profiles').as('name')])
      .where('id', 'in', ids)
      .where('user_type', '=', 'client')
      .orderBy('name')
      .execute(),
  )
}

type StateCount = { state: PickState; count: number; price: Halalas; fee: Halalas }

const countStates = (actor: Actor, waveId: string): Promise<StateCount[]> =>
  readAs(actor, async (tx) => {
    const { rows } = await sql<StateCount>`
      select ${pickState} as state, count(*)::int as count, sum(request.price)::bigint as price, sum(request.shopper_fee)::bigint as fee
      from mystery_shopping_requests request
      left join wave_picks pick on pick.wave_id = request.wave_id and pick.request_id = request.id
      where request.wave_id = ${waveId}::uuid group by 1`.execute(tx)
    return rows
  })

const cancelReason = (actor: Actor, waveId: string): Promise<string | null> =>
  readAs(actor, async (tx) => {
    const row = await tx
      .selectFrom('activity_log')
      .select('reason')
      .where('action', '=', 'waves.cancel')
      .where('entity_id', '=', waveId)
      .executeTakeFirst()
    return row?.reason ?? null
  })

import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { waveSteps, type WaveStatus, type WaveStep } from '#/domain/ordering/wave-status.ts'
import { now } from '#/platform/clock.ts'
import { type NewWave, planSchema } from '#/features/ordering/wave-solver/plan.ts'

export type WaveAtStep = NewWave & { id: string; status: WaveStatus; to: WaveStatus; version: number }

/** Locks the wave and returns the step's target status. */
export async function waveForStep(tx: Tx, waveId: string, step: WaveStep, version: number | null): Promise<WaveAtStep> {
  const row = await tx
    .selectFrom('waves')
    .select(['id', 'name', 'from_on', 'until_on', 'plan', 'status', 'version'])
    .where('id', '=', recordId(waveId))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (version !== null && row.version !== version) throw new AppError('changed-meanwhile')
  const status = row.status
  const to = takeStep(waveSteps, step, status)
  if (!to) throw new AppError('wave.step-refused')
  const [from, until] = [row.from_on, row.until_on]
  return { id: row.id, name: row.name, from, until, plan: planSchema.parse(row.plan), status, to, version: row.version }
}

type Change = {
  confirmed_at?: Date
  proposal?: string | null
  name?: string
  plan?: string
  from_on?: Day
  until_on?: Day
  client_id?: string | null
}

/** Moves the wave; refused for an older version. Returns the new version. */
export async function moveWave(tx: Tx, wave: WaveAtStep, change: Change = {}): Promise<number> {
  const version = wave.version + 1
  await tx
    .updateTable('waves')
    .set({ status: wave.to, version, updated_at: now(), ...change })
    .where('id', '=', wave.id)
    .where('version', '=', wave.version)
    .execute()
  return version
}

type Run = { waveId: string; version: number }

/** Stores the progress of a proposal, as JSON. */
export const setProgress = (tx: Tx, { waveId, version }: Run, proposal: string) =>
  tx
    .updateTable('waves')
    .set({ proposal })
    .where('id', '=', waveId)
    .where('status', '=', 'proposing')
    .where('version', '=', version)
    .execute()

/** Ends a proposal in progress; false when stopped or superseded. */
export async function endProposing(
  tx: Tx,
  { waveId, version }: Run,
  { status, proposal }: { status: WaveStatus; proposal: string },
): Promise<boolean> {
  const moved = await tx
    .updateTable('waves')
    .set({ status, version: version + 1, proposal, updated_at: now() })
    .where('id', '=', waveId)
    .where('status', '=', 'proposing')
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Stores the progress of a confirmation, as JSON. */
export const setConfirmation = (tx: Tx, { waveId, version }: Run, proposal: string) =>
  tx
    .updateTable('waves')
    .set({ proposal, updated_at: now() })
    .where('id', '=', waveId)
    .where('version', '=', version)
    .execute()

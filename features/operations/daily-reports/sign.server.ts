import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { takeStep } from '#/domain/step.ts'
import { carriedCoolings, type ReportWithCooling } from '#/domain/operations/daily-reports/carried.ts'
import { canonical } from '#/domain/operations/daily-reports/changes.ts'
import { dailySteps } from '#/domain/operations/daily-reports/state.ts'
import type { DailyTemplate } from '#/domain/operations/daily-reports/template.ts'
import { type DailyValues, type OpenPoint, openPoints } from '#/domain/operations/daily-reports/values.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { alertAtSubmission } from './alerts.server.ts'
import type { DailySaveRequest } from './form.ts'
import type { DailyRow } from './hold.server.ts'

type Signing = {
  row: DailyRow
  request: DailySaveRequest
  template: DailyTemplate
  values: DailyValues
  /** Reports of the branch with cooling in them. */
  around: readonly ReportWithCooling[]
}

type Sealed = {
  report: string
  branch: string
  day: string
  shift: string
  revision: number
  template: number
  values: DailyValues
  signer: string
  device: string
  server: string
}
/** Seal of a report: its answers with the shift, the revision, the signer and both times. */
export const sealOf = (sealed: Sealed): string => createHash('sha256').update(canonical(sealed)).digest('hex')

/** A device's time, as far as it can be true. */
const deviceTime = (at: string): Date => {
  const [given, latest] = [new Date(at), now()]
  return given > latest ? latest : given
}

/** Submits or signs; answers what is missing instead. The same step sent twice is taken once. */
export async function takeSigningStep(tx: Tx, actor: Actor, signing: Signing): Promise<OpenPoint[]> {
  const { row, request, template, values, around } = signing
  const { step } = request
  if (!step || row.sign_key === step.key) return []
  const state = takeStep(dailySteps, step.kind, row.state)
  if (!state) {
    if (step.kind === 'submit' && row.state !== 'draft') return []
    throw new AppError('daily.closed')
  }
  const carried = carriedCoolings(around, { day: request.day, dueAt: new Date(row.due_at).toISOString() })
  // why: a phone without a connection could not know of a batch that was left later; it stays for the next report
  const known = carried.filter(({ key }) => request.carried?.includes(key))
  const missing = openPoints(template, values, known)
  if (missing.length > 0) return missing
  const at = deviceTime(step.at)
  const server = now()
  const submitted = row.submitted_at
    ? {}
    : {
        submitted_at: server,
        submitted_by: actor.id,
        is_late: row.revision === 1 ? at > new Date(row.due_at) : row.is_late,
      }
  const signed =
    state === 'signed'
      ? {
          signed_by: actor.id,
          signed_at: server,
          signed_device_at: at,
          signed_device: request.device || null,
          sign_key: step.key,
          content_sha256: sealOf({
            report: row.id,
            branch: request.branchId,
            day: request.day,
            shift: request.shift,
            revision: row.revision,
            template: row.template_version,
            values,
            signer: actor.id,
            device: at.toISOString(),
            server: server.toISOString(),
          }),
        }
      : {}
  await tx
    .updateTable('daily_reports')
    .set({ state, ...submitted, ...signed, version: sql`version + 1`, updated_by: actor.id, updated_at: server })
    .where('id', '=', row.id)
    .execute()
  await alertAtSubmission(tx, row, { template, values })
  await recordActivity(tx, actor, {
    action: state === 'signed' ? 'daily.sign' : 'daily.submit',
    entity: 'daily-report',
    entityId: row.id,
    clientId: companyOf(actor),
    after: { day: request.day, shift: request.shift, revision: row.revision },
  })
  return []
}

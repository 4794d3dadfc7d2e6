import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import {
  type Answer,
  type GivenCertificate,
  renewCertificate,
  requestComplianceCertificate,
} from '#/platform/tax-authority.server.ts'
import { activateUnit } from './activate-unit.server.ts'
import { faultAt, type UnitFault } from './fault.ts'
import {
  authorityOf,
  certificateFor,
  giveBackLease,
  openCredentials,
  openUnitKey,
  readUnit,
  sealCredentials,
  takeLease,
  type UnitRow,
  whyUnits,
} from './unit.server.ts'

async function ask(unit: UnitRow, otp: string): Promise<Answer<GivenCertificate>> {
  const request = { csr: unit.signing_request ?? '', otp }
  const authority = authorityOf(unit.world)
  if (!unit.renews_id) {
    const given = await requestComplianceCertificate(authority, request)
    return given.done ? { ...given, rehearseFirst: true } : given
  }
  const renewsId = unit.renews_id
  const renewed = await readAsSystem(whyUnits, (tx) => readUnit(tx, renewsId))
  const credentials = openCredentials(renewed?.sealed_credentials ?? null)
  if (!credentials) throw new AppError('tax-unit.key-unreadable')
  return renewCertificate(authority, credentials, request)
}

export const keepFault = (unitId: string, fault: UnitFault | null): Promise<void> =>
  asSystem(whyUnits, async (tx) => {
    await tx
      .updateTable('tax_units')
      .set({ fault: fault && JSON.stringify(fault) })
      .where('id', '=', unitId)
      .where('state', 'in', ['asked', 'rehearsing'])
      .execute()
  })

/** Stores the certificate before any further step; passes the lease to the job in the same transaction. */
async function keepRehearsalCertificate(unitId: string, given: GivenCertificate): Promise<void> {
  await asSystem(whyUnits, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('tax_units')
      .set({
        state: 'rehearsing',
        request_id: given.requestId,
        sealed_credentials: sealCredentials(given),
        fault: null,
        leased_until: null,
      })
      .where('id', '=', unitId)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await enqueue(tx, 'tax-units.rehearse', { unitId })
  })
}

/**
 * Sends a unit's request with a one-time password and stores the result: the certificate for the rehearsal, the next
 * one of a renewal, or the fault. Throws `not-found`, `changed-meanwhile`, `tax-unit.busy`, `tax-unit.key-unreadable`.
 */
export async function sendRequest(unitId: string, otp: string): Promise<void> {
  const unit = await readAsSystem(whyUnits, (tx) => readUnit(tx, unitId))
  if (!unit) throw new AppError('not-found')
  if (unit.state !== 'asked') throw new AppError('changed-meanwhile')
  const key = openUnitKey(unit.sealed_key)
  if (!key) throw new AppError('tax-unit.key-unreadable')
  if (!(await takeLease(unitId))) throw new AppError('tax-unit.busy')
  let isHandedOver = false
  try {
    const given = await ask(unit, otp)
    if (!given.done) return await keepFault(unitId, faultAt('compliance', given, now()))
    if (!certificateFor(key, given.token)) {
      const at = now().toISOString()
      const foreign: UnitFault = { step: 'compliance', reason: 'foreign-certificate', messages: [], at }
      return await keepFault(unitId, foreign)
    }
    if (!given.rehearseFirst) return await activateUnit(unitId, given)
    await keepRehearsalCertificate(unitId, given)
    isHandedOver = true
  } finally {
    // why: the job may hold the lease by now
    if (!isHandedOver) await giveBackLease(unitId)
  }
}

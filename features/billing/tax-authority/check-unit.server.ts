import { readAsSystem } from '#/db/database.server.ts'
import { alarmAfterHours } from '#/domain/billing/tax-unit.ts'
import { now } from '#/platform/clock.ts'
import { openCredentials, openUnitKey, whyUnits } from './unit.server.ts'

/**
 * Health check of submission: the unit's key opens, its certificate is valid, and no document has waited too long.
 * `off`: no unit is registered. Does not contact the authority. Throws on failure, with a reason for the log only.
 */
export async function checkUnit(): Promise<'passed' | 'off'> {
  const [unit, late] = await Promise.all([
    readAsSystem(whyUnits, (tx) =>
      tx
        .selectFrom('tax_units')
        .select(['world', 'sealed_key', 'sealed_credentials', 'certificate_ends_at'])
        .where('state', '=', 'active')
        .executeTakeFirst(),
    ),
    readAsSystem(whyUnits, (tx) =>
      tx
        .selectFrom('invoices')
        .select('id')
        .where('authority', '=', 'waiting')
        .where('issued_at', '<=', new Date(now().getTime() - alarmAfterHours * 3_600_000).toISOString())
        .limit(1)
        .executeTakeFirst(),
    ),
  ])
  if (!unit) throw new Error('no unit issues documents')
  if (late) throw new Error('a document has waited too long for the authority')
  if (unit.world === 'none') return 'off'
  if (!openUnitKey(unit.sealed_key) || !openCredentials(unit.sealed_credentials))
    throw new Error('the key or the name of the tax unit cannot be opened')
  if (unit.certificate_ends_at !== null && new Date(unit.certificate_ends_at) <= now())
    throw new Error('the certificate of the tax unit has ended')
  return 'passed'
}

import { asSystem, type Tx } from '#/db/database.server.ts'
import { firstPreviousHash } from '#/domain/tax-document.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import type { GivenCertificate } from '#/platform/tax-authority.server.ts'
import { certificateFor, openUnitKey, sealCredentials, whyUnits } from './unit.server.ts'

/** Locks the active unit: issuers wait and continue with its successor. */
export async function holdActive(tx: Tx) {
  const active = () =>
    tx.selectFrom('tax_units').selectAll().where('state', '=', 'active').forUpdate().executeTakeFirst()
  // why: after waiting for a unit that ended meanwhile, only a second query sees its successor
  return (await active()) ?? active()
}

export const endNow = (tx: Tx, unitId: string) =>
  tx.updateTable('tax_units').set({ state: 'ended', ended_at: now(), fault: null }).where('id', '=', unitId).execute()

/**
 * Activates a unit with its production certificate and ends the former unit. A new unit starts its own chain; a renewed
 * one continues the chain of the unit it renews. Throws for a certificate of another key.
 */
export async function activateUnit(unitId: string, given: GivenCertificate): Promise<void> {
  await asSystem(whyUnits, async (tx) => {
    const former = await holdActive(tx)
    const unit = await tx.selectFrom('tax_units').selectAll().where('id', '=', unitId).forUpdate().executeTakeFirst()
    if (!unit || !['asked', 'rehearsing'].includes(unit.state)) return
    const key = openUnitKey(unit.sealed_key)
    const certificate = key && certificateFor(key, given.token)
    if (!certificate) throw new Error('the certificate is not for the key of this unit')
    // why: a unit switched off meanwhile must not return under a new certificate
    if (unit.renews_id && unit.renews_id !== former?.id) return void (await endNow(tx, unitId))
    const chain = unit.renews_id ? former : undefined
    if (former) await endNow(tx, former.id)
    await tx
      .updateTable('tax_units')
      .set({
        state: 'active',
        request_id: given.requestId,
        certificate: certificate.base64,
        certificate_ends_at: certificate.endsAt,
        sealed_credentials: sealCredentials(given),
        last_counter: chain?.last_counter ?? 0,
        last_hash: chain?.last_hash ?? firstPreviousHash,
        active_from: now(),
        fault: null,
      })
      .where('id', '=', unitId)
      .execute()
    await recordActivity(tx, null, {
      action: 'tax-units.activate',
      entity: 'tax-unit',
      entityId: unitId,
      after: { name: unit.name, world: unit.world, former: former?.name ?? null },
    })
    const effectKey = `tax-unit.active:${unitId}`
    await tell(tx, { admins: 'all' }, 'tax-unit.active', { unit: unit.name, id: unitId }, { effectKey })
  })
}

import { href } from 'react-router'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { branchFits, mayRenew, type TaxUnitFacts, type TaxWorld } from '#/domain/billing/tax-unit.ts'
import { tellAdministrators } from '#/features/identity/accounts/powerful-step.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { signingRequest } from '#/features/billing/tax-documents/signing-request.server.ts'
import { now } from '#/platform/clock.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { sendRequest } from './send-request.server.ts'
import type { AskedUnit } from './form.ts'
import { newUnitKey, whyUnits } from './unit.server.ts'

type NewUnit = { id: string; world: TaxWorld; name: string; facts: TaxUnitFacts; renewsId: string | null }

async function sellerOf(tx: Tx): Promise<TaxParty & { vatNumber: string }> {
  const seller = await readSeller(tx)
  if (!seller?.vatNumber) throw new AppError('invoice.seller-unknown')
  return { ...seller, vatNumber: seller.vatNumber }
}

const requestOf = (seller: TaxParty & { vatNumber: string }, { world, name, facts }: NewUnit) =>
  ({
    environment: world,
    organisation: seller.name,
    branch: facts.branch,
    name,
    vatNumber: seller.vatNumber,
    solution: 'Itqan',
    model: '1',
    serial: facts.serial,
    shortAddress: facts.shortAddress,
    industry: facts.industry,
  }) as const

/** Inserts a requesting unit with a new key. False: the same unit is requesting already. */
async function writeUnit(tx: Tx, actor: Actor, unit: NewUnit): Promise<boolean> {
  const seller = await sellerOf(tx)
  if (!branchFits(seller.vatNumber, unit.facts.branch))
    throw new AppError('bad-request', {}, { branch: 'tax-group-branch' })
  const { privateKey, sealed } = newUnitKey()
  const written = await tx
    .insertInto('tax_units')
    .values({
      id: unit.id,
      name: unit.name,
      world: unit.world,
      state: 'asked',
      sealed_key: sealed,
      signing_request: signingRequest(requestOf(seller, unit), privateKey),
      facts: JSON.stringify(unit.facts),
      renews_id: unit.renewsId,
      created_by: actor.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows === 1n) return true
  const known = await tx.selectFrom('tax_units').select('id').where('id', '=', unit.id).executeTakeFirst()
  if (!known) throw new AppError('tax-unit.another-asks')
  return false
}

/**
 * Requests the first certificate of a unit. Stores key and request before sending, so that a retry after a fault needs
 * only another password; never stores the password. Throws `invoice.seller-unknown`, `tax-unit.another-asks`.
 */
export async function askForUnit(actor: Actor, asked: AskedUnit): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  await confirmedRecently(actor)
  await takeAttempt('tax authority by account', actor.id)
  const { clientKey: id, world, name, branch, shortAddress, industry, otp } = asked
  const isNew = await asSystem(whyUnits, async (tx) => {
    const facts = { branch, shortAddress, industry, serial: id }
    const written = await writeUnit(tx, actor, { id, world, name, facts, renewsId: null })
    if (written) {
      await recordActivity(tx, actor, {
        action: 'tax-units.ask',
        entity: 'tax-unit',
        entityId: id,
        after: { name, world, branch, shortAddress, industry },
      })
      await tellAdministrators(tx, actor, {
        action: 'tax-units.ask',
        detail: name,
        link: href('/admin/invoices/units/:unitId', { unitId: id }),
      })
    }
    return written
  })
  if (isNew) await sendRequest(id, otp)
  return { id }
}

/** Resends the request of a unit without a certificate with another password. */
export async function enterPassword(actor: Actor, unit: { id: string; otp: string }): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  await confirmedRecently(actor)
  await takeAttempt('tax authority by account', actor.id)
  await sendRequest(unit.id, unit.otp)
  return { id: unit.id }
}

/**
 * Requests the next certificate of the active unit, with a new key. The present one stays in use until then; the new
 * one continues its chain. Throws `not-found`, `tax-unit.not-active`, `tax-unit.renew-early`, `tax-unit.another-asks`.
 */
export async function renewUnit(
  actor: Actor,
  { id, clientKey, otp }: { id: string; clientKey: string; otp: string },
): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  await confirmedRecently(actor)
  await takeAttempt('tax authority by account', actor.id)
  const isNew = await asSystem(whyUnits, async (tx) => {
    const unit = await tx.selectFrom('tax_units').selectAll().where('id', '=', id).executeTakeFirst()
    if (!unit) throw new AppError('not-found')
    if (unit.state !== 'active' || !unit.certificate_ends_at) throw new AppError('tax-unit.not-active')
    if (!mayRenew(new Date(unit.certificate_ends_at), now())) throw new AppError('tax-unit.renew-early')
    const facts = unit.facts as unknown as TaxUnitFacts
    const written = await writeUnit(tx, actor, {
      id: clientKey,
      world: unit.world as TaxWorld,
      name: unit.name,
      facts,
      renewsId: id,
    })
    if (written) {
      const link = href('/admin/invoices/units/:unitId', { unitId: clientKey })
      await recordActivity(tx, actor, { action: 'tax-units.renew', entity: 'tax-unit', entityId: id })
      await tellAdministrators(tx, actor, { action: 'tax-units.renew', detail: unit.name, link })
    }
    return written
  })
  if (isNew) await sendRequest(clientKey, otp)
  return { id: clientKey }
}

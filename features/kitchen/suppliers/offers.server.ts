import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ContentUnit, fitsBase, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { NewOffer } from './form.ts'

/**
 * Adds an offer of a supplier. One that is open for the same ingredient, pack and first day is refused. What was sent
 * before is not sent again. Throws `not-found`, `bad-request` with the fields.
 */
export async function addOffer(
  actor: Actor,
  of: { supplierId: string; offerId: string },
  given: NewOffer,
): Promise<void> {
  authorize(actor, 'suppliers.write')
  await takeAttempt('papers by account', actor.id)
  const { validFrom, validUntil } = given
  if (validUntil !== null && validUntil < validFrom)
    throw new AppError('bad-request', {}, { validUntil: 'period-order' })
  await asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const supplier = await tx
      .selectFrom('suppliers')
      .select(['id', 'name_en', 'name_ar'])
      .where('id', '=', recordId(of.supplierId))
      .where('client_id', '=', company)
      .forUpdate()
      .executeTakeFirst()
    if (!supplier) throw new AppError('not-found')
    const known = await tx.selectFrom('supplier_offers').select('id').where('id', '=', of.offerId).executeTakeFirst()
    if (known) return
    const ingredient = await tx
      .selectFrom('ingredients')
      .select(['id', 'base', 'name_en', 'name_ar'])
      .where('id', '=', recordId(given.ingredientId))
      .where('client_id', '=', company)
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (!ingredient) throw new AppError('bad-request', {}, { ingredientId: 'buying-ingredient' })
    if (!fitsBase(given.unit, ingredient.base)) throw new AppError('bad-request', {}, { unit: 'buying-unit' })
    const row = await tx
      .insertInto('supplier_offers')
      .values({
        id: of.offerId,
        client_id: company,
        supplier_id: supplier.id,
        ingredient_id: ingredient.id,
        brand: given.brand,
        pack: given.pack,
        quantity: given.quantity,
        unit: given.unit,
        sku: given.sku,
        price: given.price,
        vat_mode: given.vatMode,
        minimum: given.minimum,
        multiple: given.multiple,
        lead_days: given.leadDays,
        valid_from: validFrom,
        valid_until: validUntil,
        created_by: actor.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('bad-request', {}, { pack: 'buying-offer-open' })
    await recordActivity(tx, actor, {
      action: 'suppliers.add-offer',
      entity: 'supplier',
      entityId: supplier.id,
      clientId: company,
      after: { name: supplier.name_en ?? supplier.name_ar, ingredient: ingredient.name_en ?? ingredient.name_ar },
    })
  })
}

type AgreedOffer = {
  supplierId: string
  ingredientId: string
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  /** Riyals of a pack under `vatMode`. */
  price: number
  vatMode: VatMode
  minimum: number
  leadDays: number | null
  validFrom: Day
  validUntil: Day | null
}

/** Keeps offers that were agreed elsewhere. One that is open for the same pack and first day is kept as it is. */
export async function keepOffers(tx: Tx, actor: Actor, offers: readonly AgreedOffer[]): Promise<void> {
  await tx
    .insertInto('supplier_offers')
    .values(
      offers.map((offer) => ({
        id: randomUUID(),
        client_id: companyOf(actor),
        supplier_id: offer.supplierId,
        ingredient_id: offer.ingredientId,
        brand: offer.brand,
        pack: offer.pack,
        quantity: offer.quantity,
        unit: offer.unit,
        price: offer.price,
        vat_mode: offer.vatMode,
        minimum: offer.minimum,
        lead_days: offer.leadDays,
        valid_from: offer.validFrom,
        valid_until: offer.validUntil,
        created_by: actor.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends an offer; it stays in the history. Sent twice it ends once. Throws `not-found`. */
export async function endOffer(actor: Actor, of: { supplierId: string; offerId: string }): Promise<void> {
  authorize(actor, 'suppliers.write')
  await asActor(actor, async (tx) => {
    const held = await tx
      .selectFrom('supplier_offers')
      .select(['id', 'ended_at'])
      .where('id', '=', recordId(of.offerId))
      .where('supplier_id', '=', recordId(of.supplierId))
      .where('client_id', '=', companyOf(actor))
      .forUpdate()
      .executeTakeFirst()
    if (!held) throw new AppError('not-found')
    if (held.ended_at !== null) return
    await tx.updateTable('supplier_offers').set({ ended_at: now() }).where('id', '=', held.id).execute()
    await recordActivity(tx, actor, {
      action: 'suppliers.end-offer',
      entity: 'supplier',
      entityId: of.supplierId,
      clientId: companyOf(actor),
    })
  })
}

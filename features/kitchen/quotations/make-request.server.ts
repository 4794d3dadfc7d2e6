import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { fitsBase } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { NewRequest } from './form.ts'

/** Refuses what is not of the company or not in use, at its field. */
export async function refuseUnfit(tx: Tx, actor: Actor, given: NewRequest): Promise<void> {
  const company = companyOf(actor)
  const found = await tx
    .selectFrom('ingredients')
    .select(['id', 'base'])
    .where('client_id', '=', company)
    .where('state', '=', 'active')
    .where(
      'id',
      'in',
      given.lines.map(({ ingredientId }) => recordId(ingredientId)),
    )
    .execute()
  const bases = new Map(found.map(({ id, base }) => [id, base]))
  for (const { place, ingredientId, unit } of given.lines) {
    const base = bases.get(ingredientId)
    if (!base) throw new AppError('bad-request', {}, { [`ingredient-${place}`]: 'buying-ingredient' })
    if (!fitsBase(unit, base)) throw new AppError('bad-request', {}, { [`unit-${place}`]: 'buying-unit' })
  }
  const suppliers = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('client_id', '=', company)
    .where('archived_at', 'is', null)
    .where('id', 'in', given.suppliers)
    .execute()
  if (suppliers.length !== new Set(given.suppliers).size)
    throw new AppError('bad-request', {}, { suppliers: 'buying-suppliers' })
  if (given.branchId === null) return
  const branch = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', company)
    .where('id', '=', given.branchId)
    .executeTakeFirst()
  if (!branch) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
}

/** Writes the needs of a request and the suppliers to invite. */
export async function writeNeeds(tx: Tx, actor: Actor, requestId: string, given: NewRequest): Promise<void> {
  const company = companyOf(actor)
  await tx
    .insertInto('quote_request_lines')
    .values(
      given.lines.map(({ ingredientId, need, unit }, index) => ({
        client_id: company,
        request_id: requestId,
        place: index + 1,
        ingredient_id: ingredientId,
        need,
        unit,
      })),
    )
    .execute()
  await tx
    .insertInto('quote_invitations')
    .values(
      [...new Set(given.suppliers)].map((supplier) => ({
        client_id: company,
        request_id: requestId,
        supplier_id: supplier,
        created_by: actor.id,
      })),
    )
    .execute()
}

/**
 * Writes a request as a draft with its needs and the suppliers to invite. What was sent before is not sent again.
 * Throws `bad-request` with the fields.
 */
export async function makeRequest(actor: Actor, requestId: string, given: NewRequest): Promise<void> {
  authorize(actor, 'suppliers.write')
  await takeAttempt('papers by account', actor.id)
  if (given.closesAt <= now()) throw new AppError('bad-request', {}, { closesAt: 'visit-in-past' })
  const id = recordId(requestId)
  await asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const known = await tx.selectFrom('quote_requests').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
    await refuseUnfit(tx, actor, given)
    // why: numbers of one company are given one after the other
    await sql`select pg_advisory_xact_lock(hashtextextended(${`quote request ${company}`}, 0))`.execute(tx)
    const { last } = await tx
      .selectFrom('quote_requests')
      .select(sql<number>`coalesce(max(number), 0)::int`.as('last'))
      .where('client_id', '=', company)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('quote_requests')
      .values({
        id,
        client_id: company,
        number: last + 1,
        title: given.title,
        branch_id: given.branchId,
        needed_on: given.neededOn,
        closes_at: given.closesAt,
        note: given.note,
        created_by: actor.id,
      })
      .execute()
    await writeNeeds(tx, actor, id, given)
    await recordActivity(tx, actor, {
      action: 'quotations.make',
      entity: 'quote-request',
      entityId: id,
      clientId: company,
      after: { title: given.title },
    })
  })
}

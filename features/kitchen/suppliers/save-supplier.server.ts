import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { SupplierFields } from './form.ts'

const columnsOf = (given: SupplierFields) => ({
  name_en: given.nameEn,
  name_ar: given.nameAr,
  cr_number: given.crNumber,
  vat_number: given.vatNumber,
  contact: given.contact,
  email: given.email,
  phone: given.phone,
  language: given.language,
  payment_days: given.paymentDays,
  delivery_days: [...given.days].toSorted((a, b) => a - b),
  cut_off: given.cutOff,
  minimum_order: given.minimumOrder,
  delivery_fee: given.deliveryFee,
  branches: [...given.branches],
  note: given.note,
})

/** Refuses branches that are not of the company, and a commercial registration that another supplier in use has. */
async function refuseUnfit(tx: Tx, actor: Actor, given: SupplierFields, id: string): Promise<void> {
  if (given.branches.length > 0) {
    const { n } = await tx
      .selectFrom('branches')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('client_id', '=', companyOf(actor))
      .where('id', 'in', given.branches)
      .executeTakeFirstOrThrow()
    if (n !== new Set(given.branches).size) throw new AppError('bad-request', {}, { branches: 'branch-choose' })
  }
  if (given.crNumber === null) return
  const same = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('cr_number', '=', given.crNumber)
    .where('archived_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (same) throw new AppError('bad-request', {}, { crNumber: 'buying-cr-taken' })
}

/** Adds a supplier. What was sent before is not sent again. Throws `bad-request` with the fields. */
export async function addSupplier(actor: Actor, supplierId: string, given: SupplierFields): Promise<void> {
  authorize(actor, 'suppliers.write')
  await takeAttempt('papers by account', actor.id)
  const id = recordId(supplierId)
  await asActor(actor, async (tx) => {
    const known = await tx.selectFrom('suppliers').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
    await refuseUnfit(tx, actor, given, id)
    await tx
      .insertInto('suppliers')
      .values({ id, client_id: companyOf(actor), created_by: actor.id, ...columnsOf(given) })
      .execute()
    await recordActivity(tx, actor, {
      action: 'suppliers.add',
      entity: 'supplier',
      entityId: id,
      clientId: companyOf(actor),
      after: { name: given.nameEn ?? given.nameAr },
    })
  })
}

export type SeenSupplier = { supplierId: string; revision: number }

/** Locks a supplier at the revision that the page showed. Throws `not-found`, `changed-meanwhile`. */
async function hold(tx: Tx, actor: Actor, { supplierId, revision }: SeenSupplier) {
  const held = await tx
    .selectFrom('suppliers')
    .select(['id', 'revision', 'name_en', 'name_ar', 'cr_number', 'archived_at'])
    .where('id', '=', recordId(supplierId))
    .where('client_id', '=', companyOf(actor))
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (held.revision !== revision) throw new AppError('changed-meanwhile')
  return held
}

/** Changes what is known of a supplier. Throws `not-found`, `changed-meanwhile`, `bad-request` with the fields. */
export async function changeSupplier(actor: Actor, seen: SeenSupplier, given: SupplierFields): Promise<void> {
  authorize(actor, 'suppliers.write')
  await asActor(actor, async (tx) => {
    const held = await hold(tx, actor, seen)
    await refuseUnfit(tx, actor, given, held.id)
    await tx
      .updateTable('suppliers')
      .set({ ...columnsOf(given), revision: held.revision + 1 })
      .where('id', '=', held.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'suppliers.change',
      entity: 'supplier',
      entityId: held.id,
      clientId: companyOf(actor),
      before: { name: held.name_en ?? held.name_ar },
      after: { name: given.nameEn ?? given.nameAr },
    })
  })
}

/** Puts a supplier out of use, or back in use: its history stays. Throws `not-found`, `changed-meanwhile`, `buying.cr-taken`. */
export async function archiveSupplier(actor: Actor, seen: SeenSupplier, isArchived: boolean): Promise<void> {
  authorize(actor, 'suppliers.write')
  await asActor(actor, async (tx) => {
    const held = await hold(tx, actor, seen)
    if ((held.archived_at !== null) === isArchived) return
    if (!isArchived && held.cr_number !== null) {
      const same = await tx
        .selectFrom('suppliers')
        .select('id')
        .where('client_id', '=', companyOf(actor))
        .where('cr_number', '=', held.cr_number)
        .where('archived_at', 'is', null)
        .executeTakeFirst()
      if (same) throw new AppError('buying.cr-taken')
    }
    await tx
      .updateTable('suppliers')
      .set({ archived_at: isArchived ? now() : null, revision: held.revision + 1 })
      .where('id', '=', held.id)
      .execute()
    await recordActivity(tx, actor, {
      action: isArchived ? 'suppliers.archive' : 'suppliers.restore',
      entity: 'supplier',
      entityId: held.id,
      clientId: companyOf(actor),
      after: { name: held.name_en ?? held.name_ar },
    })
  })
}

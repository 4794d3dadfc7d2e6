import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'

/**
 * Enters or changes the bank account of a supplier; the activity log keeps its last four digits. Throws `not-found`,
 * `not-allowed`.
 */
export async function saveSupplierAccount(
  actor: Actor,
  supplierId: string,
  { iban, holder }: { iban: string; holder: string },
): Promise<void> {
  authorize(actor, 'suppliers.bank')
  await confirmedRecently(actor)
  await asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const supplier = await tx
      .selectFrom('suppliers')
      .select(['id', 'name_en', 'name_ar'])
      .where('id', '=', recordId(supplierId))
      .where('client_id', '=', company)
      .executeTakeFirst()
    if (!supplier) throw new AppError('not-found')
    const values = { iban, holder, changed_by: actor.id, changed_at: now() }
    await tx
      .insertInto('supplier_accounts')
      .values({ client_id: company, supplier_id: supplier.id, ...values })
      .onConflict((conflict) => conflict.columns(['client_id', 'supplier_id']).doUpdateSet(values))
      .execute()
    await recordActivity(tx, actor, {
      action: 'suppliers.account',
      entity: 'supplier',
      entityId: supplier.id,
      clientId: company,
      after: { name: supplier.name_en ?? supplier.name_ar, account: `…${iban.slice(-4)}` },
    })
  })
}

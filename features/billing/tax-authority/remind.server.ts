import { asSystem } from '#/db/database.server.ts'
import { daysLeft, reminderDue } from '#/domain/billing/tax-unit.ts'
import { notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { now } from '#/platform/clock.ts'
import { whyUnits } from './unit.server.ts'

/** Tells the office that the certificate of the unit that issues comes to its end: 30 days before, and again as the day comes near. */
export async function remindOfCertificate(): Promise<void> {
  await asSystem(whyUnits, async (tx) => {
    const unit = await tx
      .selectFrom('tax_units')
      .select(['id', 'name', 'certificate_ends_at'])
      .where('state', '=', 'active')
      .where('certificate_ends_at', 'is not', null)
      .executeTakeFirst()
    if (!unit?.certificate_ends_at) return
    const left = daysLeft(new Date(unit.certificate_ends_at), now())
    const reminder = reminderDue(left)
    if (reminder === null) return
    await notifyAdmins(tx, {
      kind: left < 0 ? 'tax-unit.certificate-over' : 'tax-unit.certificate-ends',
      params: left < 0 ? { unit: unit.name } : { unit: unit.name, days: String(left) },
      link: `/admin/invoices/units/${unit.id}`,
      effectKey: `tax-unit.ends:${unit.id}:${left < 0 ? 'over' : reminder}`,
    })
  })
}

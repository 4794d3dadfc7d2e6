import { asSystem } from '#/db/database.server.ts'
import { daysLeft, reminderDue } from '#/domain/billing/tax-unit.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { whyUnits } from './unit.server.ts'

/** Reminds the office of the end of the active unit's certificate: 30 days before, and again closer to the day. */
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
    const facts = { unit: unit.name, days: left, id: unit.id }
    const kind = left < 0 ? 'tax-unit.certificate-over' : 'tax-unit.certificate-ends'
    const effectKey = `tax-unit.ends:${unit.id}:${left < 0 ? 'over' : reminder}`
    await tell(tx, { admins: 'all' }, kind, facts, { effectKey })
  })
}

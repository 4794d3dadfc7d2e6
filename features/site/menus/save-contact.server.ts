import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { writeNextVersion } from '#/features/core/settings/write-row.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { type ContactDetails, contactDetailsSchema, noContactDetails, storedContactSchema } from './contact-details.ts'

/** Flattens the fields for the activity log. */
const flat = ({ phone, whatsapp, address, mapUrl, social }: ContactDetails) => ({
  phone,
  whatsapp,
  address_en: address.en,
  address_ar: address.ar,
  map: mapUrl,
  ...social,
})

/** Saves contact details; refused from an older version. */
export async function saveContactDetails(
  actor: Actor,
  { version, details }: { version: number; details: ContactDetails },
): Promise<{ version: number }> {
  authorize(actor, 'settings.update')
  const value = { details: contactDetailsSchema.parse(details) }
  return asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'contact')
      .forUpdate()
      .executeTakeFirst()
    const before = storedContactSchema.safeParse(row?.value)
    if ((before.success ? before.data.version : 0) !== version) throw new AppError('changed-meanwhile')
    const next = await writeNextVersion(tx, actor, 'contact', { seen: version, value, isPublic: true })
    await recordActivity(tx, actor, {
      action: 'settings.contact',
      entity: 'setting',
      entityId: 'contact',
      before: flat(before.success ? before.data.details : noContactDetails),
      after: flat(value.details),
    })
    await announcePublished(tx)
    return { version: next.version }
  })
}

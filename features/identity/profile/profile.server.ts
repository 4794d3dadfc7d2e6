import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { isLang } from '#/domain/text.ts'
import { setOwnProfile } from '#/features/identity/accounts/write-account.server.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import type { ProfileForm } from './form.ts'

/** Own name, phone and language. */
export async function readProfile(actor: Actor) {
  authorize(actor, 'profile.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select(['full_name', 'phone', 'language'])
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow(),
  )
  return {
    name: row.full_name,
    phone: row.phone,
    language: isLang(row.language) ? row.language : actor.language,
  }
}

/** Changes own name, phone and language. Papers that were issued keep the name of their day. */
export async function saveProfile(actor: Actor, form: ProfileForm): Promise<void> {
  authorize(actor, 'profile.update')
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('profiles')
      .select(['full_name', 'phone', 'language'])
      .where('id', '=', actor.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const after = { full_name: form.fullName, phone: form.phone, language: form.language }
    const changed = (['full_name', 'phone', 'language'] as const).filter((name) => before[name] !== after[name])
    if (changed.length === 0) return
    await setOwnProfile(tx, actor.id, after)
    // why: the log says which fields, not the personal data in them
    await recordOwnStep(tx, actor, 'accounts.change-profile', { fields: changed })
  })
}

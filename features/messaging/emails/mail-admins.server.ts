import type { Tx } from '#/db/database.server.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { type Email, queueEmail } from './queue-email.server.ts'

type AdminMail = Pick<Email, 'kind' | 'effectKey'> & {
  /** The words in braces in the language of each reader; {name} is filled in. */
  params: (lang: Lang) => Record<string, string>
}

/** Writes a mail to every active administrator, the one who acted included. Only inside `asSystem`. */
export async function mailAdmins(tx: Tx, { kind, effectKey, params }: AdminMail): Promise<void> {
  const admins = await tx
    .selectFrom('profiles')
    .select(['id', 'email', 'full_name', 'language'])
    .where('user_type', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  for (const admin of admins) {
    const language = isLang(admin.language) ? admin.language : 'en'
    const to = { profileId: admin.id, address: admin.email, language }
    const words = { ...params(language), name: admin.full_name }
    await queueEmail(tx, { to, kind, params: words, effectKey: `${effectKey}:${admin.id}` })
  }
}

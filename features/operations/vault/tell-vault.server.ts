import { asSystem } from '#/db/database.server.ts'
import { textOf } from '#/domain/text.ts'
import { nameIn } from '#/features/companies/companies/read-company.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/** Tells a person that a collection was shared, or no longer is. Its name is encrypted, so the message has none. */
export async function tellVault({ profileId, byId, vaultStep, clientId, at }: JobPayload<'vault.tell'>): Promise<void> {
  await asSystem('a job tells a person about the vault', async (tx) => {
    const company = await tx
      .selectFrom('companies')
      .select(['name_en', 'name_ar'])
      .where('id', '=', clientId)
      .executeTakeFirst()
    const giver = await tx.selectFrom('profiles').select('full_name').where('id', '=', byId).executeTakeFirst()
    if (!company || !giver) return
    const { name_en: en, name_ar: ar } = company
    const facts = { called: textOf((lang) => nameIn({ en, ar }, lang)), by: giver.full_name }
    const kind = vaultStep === 'shared' ? 'vault.shared' : 'vault.removed'
    await tell(tx, { person: profileId }, kind, facts, { effectKey: `${kind}:${at}:${profileId}` })
  })
}

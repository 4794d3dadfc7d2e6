import { asSystem } from '#/db/database.server.ts'
import type { Ability } from '#/domain/staff-abilities.ts'
import { type Lang, type Text, textOf, translator } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { staffAbilityMessages, staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { roleWords } from './tell-staff.server.ts'

const isAbility = (key: string): key is Ability => Object.hasOwn(staffAbilityMessages, key)

function listed(abilities: readonly string[], lang: Lang): string {
  const t = translator(lang, staffAbilityMessages)
  const texts = abilities.filter(isAbility).map((ability) => t(ability))
  return texts.join(lang === 'ar' ? '؛ ' : '; ') || staffRolePageMessages.nothing[lang]
}

const wordsOf = (abilities: readonly string[]): Text => textOf((lang) => listed(abilities, lang))

/** Notifies a member of staff of what the role gives now. */
export const tellRoleChanged = ({
  profileId,
  staffRole,
  lost,
  gained,
  requires,
  effect,
}: JobPayload<'accounts.staff-role'>) =>
  asSystem('a job notifies a member of a changed role', async (tx) => {
    const offer = await roleWords(tx, staffRole)
    if (!offer) return
    const factor = staffRolePageMessages[requires ? 'required' : 'optional']
    const facts = { offer, lost: wordsOf(lost), gained: wordsOf(gained), factor }
    await tell(tx, { person: profileId }, 'staff.role-changed', facts, { effectKey: `staff.role-changed:${effect}` })
  })

import { readAs, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { inLanguage, type InLanguage } from '#/domain/site/in-language.ts'
import { may } from '#/domain/permissions.ts'
import type { Lang } from '#/domain/text.ts'
import { readDraft, readPublished } from '#/features/site/pages/store.server.ts'
import { type ContactDetails, noContactDetails, storedContactSchema } from './contact-details.ts'
import { type Navigation, navigationDraftSchema, navigationSchema } from './content.ts'
import { defaultNavigation } from '#/content/site/navigation.ts'

export type NavigationTexts = InLanguage<Navigation>
export type MenuGroup = NavigationTexts['header'][number]

/** Published navigation, else the delivered one; identical for all. */
export async function readNavigation(lang: Lang): Promise<NavigationTexts> {
  const published = await readPublished({ kind: 'navigation' })
  const content = navigationSchema.safeParse(published?.content)
  return inLanguage(content.success ? content.data : defaultNavigation, lang)
}

/** Working copy, for staff before publishing; null for others. */
export async function previewNavigation(actor: Actor | null, lang: Lang): Promise<NavigationTexts | null> {
  if (!actor || !may(actor, 'pages.edit')) return null
  const draft = await readDraft(actor, { kind: 'navigation' })
  const content = navigationDraftSchema.safeParse(draft?.content)
  return content.success ? inLanguage(content.data, lang) : null
}

/** Contact details with the version that a change must name; 0 when never saved. */
export async function readContactDetails(): Promise<{ version: number; details: ContactDetails }> {
  const row = await readAs(visitor, (db) =>
    db.selectFrom('settings').select('value').where('key', '=', 'contact').executeTakeFirst(),
  )
  const stored = storedContactSchema.safeParse(row?.value)
  return stored.success ? stored.data : { version: 0, details: noContactDetails }
}

import { inLanguage, type InLanguage } from '#/domain/site/in-language.ts'
import type { Lang } from '#/domain/text.ts'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { readDraft, readPublished } from '#/features/site/pages/store.server.ts'
import { type HomeContent, homeContentSchema, homeDraftSchema } from './content.ts'
import { defaultHomeContent } from '#/content/site/home.ts'

type Content = InLanguage<HomeContent>
type Voice = Omit<Content['voices'][number], 'consent'> & { isExample: boolean }
/** Home page content in one language. Records of consent stay here. */
export type HomeTexts = Omit<Content, 'voices'> & { voices: Voice[] }

const shown = (content: HomeContent, lang: Lang): HomeTexts => {
  const texts = inLanguage(content, lang)
  const voices = texts.voices.map(({ consent, ...voice }) => ({ ...voice, isExample: consent === '' }))
  return { ...texts, voices }
}

/** Published content, else the delivered one; identical for all. */
export async function readHome(lang: Lang): Promise<HomeTexts> {
  const published = await readPublished({ kind: 'home' })
  const content = homeContentSchema.safeParse(published?.content)
  return shown(content.success ? content.data : defaultHomeContent, lang)
}

/** Working copy, for staff before publishing; null for others. */
export async function previewHome(actor: Actor | null, lang: Lang): Promise<HomeTexts | null> {
  if (!actor || !may(actor, 'pages.edit')) return null
  const draft = await readDraft(actor, { kind: 'home' })
  const content = homeDraftSchema.safeParse(draft?.content)
  return content.success ? shown(content.data, lang) : null
}

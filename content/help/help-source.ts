import type { HelpAudience, HelpRole, HelpTopic } from '#/domain/site/help-audience.ts'

/** Pictures of the product that an article may show: those of the public site. */
export type HelpPicture = 'report' | 'heat-map' | 'certificate' | 'phone'

/**
 * A help article. `en` and `ar` are written in the lines that `parseHelp` reads; names of buttons and pages are tokens of
 * `screens.server.ts`, values of settings are `{#key}`.
 */
export type HelpSource = {
  slug: string
  /** Role of its address: `/docs/owners/order-a-visit`. */
  role: HelpRole
  topic: HelpTopic
  audience: HelpAudience
  /** The page of the product that it is about. */
  page: string
  /** Day of its last change, for search engines. */
  changed: string
  /** Articles read next. */
  related: readonly string[]
  /** Other words readers search by. */
  words: { en: string; ar: string }
  picture?: HelpPicture
  /** Lines of a program, the same in both languages. */
  code?: string
  en: string
  ar: string
}

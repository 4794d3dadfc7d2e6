import type { Lang } from '#/domain/text.ts'

/** Hash of a text (FNV-1a): a changed text gets a new address, so that no stale picture is shown. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export type ShareFacts = { title: string; company: string; tagline: string; color: string }

/** Version of a share picture, for its cached address. */
export const shareVersion = ({ title, company, tagline, color }: ShareFacts): string =>
  markOf([title, company, tagline, color].join('\u0000'))

/** Address of a public page's share picture. */
export const sharePath = (lang: Lang, path: string, facts: ShareFacts): string =>
  `/share/${lang}${path === '/' ? '/home' : path}.png?v=${shareVersion(facts)}`

import type { Lang } from '#/domain/text.ts'

/** A short mark of a text (FNV-1a): another text, another address, so that an old picture is never shown for it. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export type ShareFacts = { title: string; company: string; tagline: string; color: string }

/** What the picture shows, in one word: browsers and other sites may keep a picture for as long as the word is the same. */
export const shareVersion = ({ title, company, tagline, color }: ShareFacts): string =>
  markOf([title, company, tagline, color].join('\u0000'))

/** Where the picture of a public page is that other sites show beside a link to it. */
export const sharePath = (lang: Lang, path: string, facts: ShareFacts): string =>
  `/share/${lang}${path === '/' ? '/home' : path}.png?v=${shareVersion(facts)}`

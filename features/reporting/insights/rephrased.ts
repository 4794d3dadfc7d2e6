import type { Lang } from '#/domain/text.ts'
import type { PrintedSentence } from './print-summary.ts'

/** The wording of a language model beside the very sentence that it words: whatever changed since then is told plainly. */
export type Rephrased = { revision: number } & Record<Lang, { plain: string; text: string }[]>

/** The summary with the wording that was kept for this revision, sentence by sentence, where the plain sentence is still the same. */
export function withRephrased(
  sentences: readonly PrintedSentence[],
  kept: unknown,
  revision: number,
  lang: Lang,
): PrintedSentence[] {
  const known = kept as Partial<Rephrased> | null
  if (!known || known.revision !== revision || !Array.isArray(known[lang])) return [...sentences]
  const wordings = new Map(known[lang].map(({ plain, text }) => [plain, text]))
  return sentences.map((sentence) => ({ ...sentence, text: wordings.get(sentence.text) ?? sentence.text }))
}

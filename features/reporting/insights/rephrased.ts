import type { Lang } from '#/domain/text.ts'
import type { PrintedSentence } from './print-summary.ts'

/** A language model's wording with the plain sentence it rewords; if that changed since, the plain one is shown. */
export type Rephrased = { revision: number } & Record<Lang, { plain: string; text: string }[]>

/** The summary with this revision's stored wording, for each sentence whose plain text is unchanged. */
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

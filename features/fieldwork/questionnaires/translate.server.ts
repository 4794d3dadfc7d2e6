import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { plainText } from '#/domain/plain-text.ts'
import type { Lang } from '#/domain/text.ts'
import { askLanguageModel } from '#/platform/language-model.server.ts'
import { parseBounded } from './definition.ts'
import { mostProposals } from './limits.ts'

const mostText = 500

/** Texts to translate: the cell of each, and the language wanted. */
export const sentTexts = z
  .string()
  .max(100_000, 'too-long')
  .transform((json) => parseBounded(json))
  .pipe(
    z
      .array(
        z.strictObject({
          id: z.string().max(80),
          to: z.enum(['en', 'ar']),
          text: z.string().min(1).max(mostText).transform(plainText),
        }),
      )
      .max(mostProposals),
  )
export type SentText = z.output<typeof sentTexts>[number]
export type TextProposal = { id: string; text: string }

const instructions: Record<Lang, string> = {
  en: `You translate texts of a restaurant inspection questionnaire from Arabic into natural, plain English. Keep numbers, units and placeholders in braces such as {minutes} exactly. Keep whether it is a question or a statement. Add nothing. Answer with a JSON array of strings, one for each text, in the same order.`,
  ar: `ترجم نصوص نموذج تقييم مطاعم من الإنجليزية إلى العربية الفصحى الواضحة. أبقِ الأرقام والوحدات والرموز بين الأقواس مثل {minutes} كما هي تمامًا. أبقِ السؤال سؤالًا والجملة جملة. لا تضف شيئًا. أجب بمصفوفة JSON من النصوص، نص لكل عبارة، بالترتيب نفسه.`,
}

const translations = z.array(z.string().trim().min(1).max(mostText).transform(plainText))
const places = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join()
const isArabic = (text: string): boolean => /[\u0600-\u06FF]/.test(text)

/** Extracts the array from a model's output: some models add a code fence. */
function readTranslations(said: string | null): string[] | null {
  const inside = said && /^\s*(?:```(?:json)?\s*)?(\[[\s\S]*\])\s*(?:```)?\s*$/.exec(said)?.[1]
  const parsed = inside ? translations.safeParse(parseBounded(inside)) : null
  return parsed?.success ? parsed.data : null
}

type Limits = { ms?: number; pauseMs?: number }

/** Has the language model translate; leaves out what is not in the language or lost a placeholder. */
async function translated(texts: readonly SentText[], lang: Lang, limits?: Limits): Promise<TextProposal[]> {
  const wanted = texts.filter(({ to }) => to === lang)
  if (wanted.length === 0) return []
  const asked = JSON.stringify(wanted.map(({ text }) => text))
  const found = readTranslations(await askLanguageModel(instructions[lang], asked, limits))
  if (found?.length !== wanted.length) return []
  return wanted.flatMap(({ id, text }, nth) => {
    const proposed = found[nth]!
    const fits = isArabic(proposed) === (lang === 'ar') && places(proposed) === places(text)
    return fits ? [{ id, text: proposed }] : []
  })
}

/** Proposes translations of texts that a questionnaire has in one language only. Nothing is stored. */
export async function proposeTranslations(
  actor: Actor,
  { texts }: { texts: readonly SentText[] },
  limits?: Limits,
): Promise<{ proposals: TextProposal[] }> {
  authorize(actor, 'questionnaires.edit')
  const found = await Promise.all((['en', 'ar'] as const).map((lang) => translated(texts, lang, limits)))
  return { proposals: found.flat() }
}

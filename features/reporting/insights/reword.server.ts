import { z } from 'zod'
import { type RephrasingProblem, rephrasingProblem } from '#/domain/reporting/rephrasing.ts'
import { isolate, type Lang } from '#/domain/text.ts'
import { askLanguageModel } from '#/platform/language-model.server.ts'
import type { PrintedSentence } from './print-summary.ts'
import type { Rephrased } from './rephrased.ts'

const instructions: Record<Lang, string> = {
  en: `You reword the sentences of a restaurant visit report in clear, natural English. Keep every number, every per cent sign, every name in quotation marks and every finding after a colon exactly as it is. Add nothing, leave nothing out, draw no conclusions. Answer with a JSON array of strings, one for each sentence, in the same order.`,
  ar: `أعد صياغة جمل تقرير زيارة مطعم بلغة عربية واضحة وطبيعية. أبقِ كل رقم وكل علامة نسبة وكل اسم بين علامتي تنصيص وكل ملاحظة بعد النقطتين كما هي تمامًا. لا تضف شيئًا ولا تحذف شيئًا ولا تستنتج شيئًا. أجب بمصفوفة JSON من النصوص، نص لكل جملة، بالترتيب نفسه.`,
}

const wordings = z.array(z.string().max(2000)).max(100)
const marks = /[\u2066-\u2069\u200e\u200f\u061c]/g

/** Extracts the array from a model's output: some models add a code fence. */
function readWordings(said: string, expected: number): string[] | null {
  const inside = /^\s*(?:```(?:json)?\s*)?(\[[\s\S]*\])\s*(?:```)?\s*$/.exec(said)?.[1]
  if (!inside) return null
  try {
    const parsed = wordings.safeParse(JSON.parse(inside))
    return parsed.success && parsed.data.length === expected ? parsed.data : null
  } catch {
    return null
  }
}

/** Isolates names and figures again within an Arabic sentence. */
const isolated = (text: string, names: readonly string[], lang: Lang): string => {
  const clean = text.replace(marks, '').trim()
  if (lang === 'en') return clean
  const parts = names
    .map((name) => name.replace(marks, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((a, b) => b.length - a.length)
  return clean.replace(new RegExp([...parts, '\\d+(?:[.,]\\d+)*%?'].join('|'), 'g'), (part) => isolate(part))
}

export type Reworded = { accepted: Rephrased[Lang]; refused: { text: string; problem: RephrasingProblem }[] }

/** Has the language model reword the sentences; refuses each one with a different meaning and keeps the plain one. */
export async function rewordSentences(
  sentences: readonly PrintedSentence[],
  lang: Lang,
  limits?: { ms?: number; pauseMs?: number },
): Promise<Reworded> {
  const nothing = { accepted: [], refused: [] }
  if (sentences.length === 0) return nothing
  const asked = JSON.stringify(sentences.map(({ text }) => text.replace(marks, '')))
  const said = await askLanguageModel(instructions[lang], asked, limits)
  const worded = said === null ? null : readWordings(said, sentences.length)
  if (!worded) return nothing
  const result: Reworded = { accepted: [], refused: [] }
  for (const [index, { text: plain, names }] of sentences.entries()) {
    const text = worded[index]!
    const problem = rephrasingProblem(plain, text, names, lang)
    if (problem) result.refused.push({ text, problem })
    else result.accepted.push({ plain, text: isolated(text, names, lang) })
  }
  return result
}

import { type Fact, strayFigures } from '#/domain/reporting/insights.ts'
import { filled, type Sentence, summaryOf } from '#/domain/reporting/summary.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { insightMessages } from '#/messages/reporting/insights.ts'

/** `names`: verbatim parts of the sentence, such as names of sections and failure sentences. */
export type PrintedSentence = { key: string; text: string; facts: readonly string[]; names: readonly string[] }

const print = (sentence: Sentence, facts: readonly Fact[], lang: Lang): string => {
  const t = translator(lang, insightMessages) as (key: string, vars: Record<string, string | number>) => string
  return t(sentence.key, filled(sentence, facts, lang))
}

/** The summary in one language. Throws on a figure that is not among the facts of its sentence. */
export const printSummary = (facts: readonly Fact[], lang: Lang): PrintedSentence[] =>
  summaryOf(facts).map((sentence) => {
    const text = print(sentence, facts, lang)
    const standsOn = facts.filter(({ id }) => sentence.facts.includes(id))
    const stray = strayFigures(text, standsOn)
    if (stray.length > 0 || standsOn.length !== sentence.facts.length)
      throw new Error(`the sentence ${sentence.key} does not stand on its facts: ${stray.join(', ')}`)
    const names = Object.values(sentence.places).flatMap(
      ({ fact, of }) => facts.find(({ id }) => id === fact)?.names[of]?.[lang] ?? [],
    )
    return { key: sentence.key, text, facts: sentence.facts, names }
  })

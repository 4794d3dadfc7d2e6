import type { Question } from '#/domain/questionnaire.ts'
import type { Lang } from '#/domain/text.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import type { SampleChoices, SampleQuestion, SampleSection } from './sample-sheet.ts'

/** Twelve real questions, at least one per section, which exercise every rule of the score. */
export const sampleKeys = ['A4', 'B1', 'B2', 'B4', 'C3', 'D2', 'D4', 'E3', 'F1', 'F4', 'G2', 'H1'] as const

/** Example answers with a single failure, as initial content. */
export const exampleChoices = {
  A4: 'na',
  B1: '1.5',
  B2: '4',
  B4: 'yes',
  C3: 'no',
  D2: '23',
  D4: '5',
  E3: 'yes',
  F1: '4',
  F4: 'yes',
  G2: 'yes',
  H1: 'yes',
} as const satisfies Record<(typeof sampleKeys)[number], string>

const questionIn = (lang: Lang, question: Question): SampleQuestion[] => {
  const { key, text, guidance, weight, critical, major, allowNotApplicable } = question
  const base = {
    key,
    text: text[lang],
    guidance: guidance?.[lang] ?? null,
    weight,
    critical,
    major,
    allowNotApplicable,
  }
  if (question.type === 'yes_no') return [{ ...base, type: 'yes_no' }]
  if (question.type === 'timing') return [{ ...base, type: 'timing', limits: question.limits }]
  if (question.type === 'rating') return [{ ...base, type: 'rating', steps: question.steps.map((step) => step[lang]) }]
  return []
}

/** Sample questionnaire in one language with the real weights. */
export const sampleIn = (lang: Lang): SampleSection[] =>
  fsr1.sections.map(({ key, title, weight, questions }) => ({
    key,
    title: title[lang],
    weight,
    questions: questions
      .filter((question) => (sampleKeys as readonly string[]).includes(question.key))
      .flatMap((question) => questionIn(lang, question)),
  }))

/** Answers in an address; unknown questions are ignored. */
export const choicesIn = (search: URLSearchParams): SampleChoices =>
  Object.fromEntries(
    sampleKeys.flatMap((key) => {
      const chosen = search.get(key)
      return chosen ? [[key, chosen.slice(0, 10)]] : []
    }),
  )

export type MeasuredSection = { key: string; title: string; weight: number; questions: number }

/** Sections of the full visit, and number of questions of both visits. */
export const measuredIn = (lang: Lang): { sections: MeasuredSection[]; full: number; basic: number } => {
  const sections = fsr1.sections.map(({ key, title, weight, questions }) => ({
    key,
    title: title[lang],
    weight,
    questions: questions.length,
  }))
  const count = (of: readonly { questions: readonly unknown[] }[]) =>
    of.reduce((sum, { questions }) => sum + questions.length, 0)
  return { sections, full: count(fsr1.sections), basic: count(bas1.sections) }
}

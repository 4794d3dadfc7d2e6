import { latinDigits } from '#/domain/digits.ts'
import {
  type Answer,
  maximumTimingMinutes,
  type Question,
  type QuestionnaireDefinition,
  type TimingLimits,
} from '#/domain/questionnaire.ts'
import { type ReportScore, scoreReport } from '#/domain/score.ts'
import type { Text } from '#/domain/text.ts'

type SampleBase = {
  key: string
  text: string
  guidance: string | null
  weight: number
  critical: boolean
  major: boolean
  allowNotApplicable: boolean
}
/** A question in one language, without data that only real visits need. */
export type SampleQuestion = SampleBase &
  ({ type: 'yes_no' } | { type: 'rating'; steps: readonly string[] } | { type: 'timing'; limits: TimingLimits })
export type SampleSection = { key: string; title: string; weight: number; questions: readonly SampleQuestion[] }

/** Answers by question as in form and address: 'yes', 'no', 'na', '1' to '5', or minutes. */
export type SampleChoices = Readonly<Record<string, string>>

const both = (text: string): Text => ({ en: text, ar: text })

const asQuestion = (question: SampleQuestion): Question => {
  const base = {
    key: question.key,
    text: both(question.text),
    weight: question.weight,
    required: true,
    allowNotApplicable: question.allowNotApplicable,
    critical: question.critical,
    major: question.major,
    photo: 'none' as const,
  }
  if (question.type === 'timing') return { ...base, type: 'timing', limits: question.limits }
  if (question.type === 'yes_no') return { ...base, type: 'yes_no' }
  const [one, two, three, four, five] = question.steps.map(both)
  return { ...base, type: 'rating', steps: [one!, two!, three!, four!, five!] }
}

const asDefinition = (sections: readonly SampleSection[]): QuestionnaireDefinition => ({
  code: 'sample',
  version: 1,
  evaluationType: 'full_service',
  title: both(''),
  sections: sections.map((section) => ({
    ...section,
    title: both(section.title),
    questions: section.questions.map(asQuestion),
  })),
  unscored: [],
})

const valueOf = (question: SampleQuestion, chosen: string): Answer['value'] => {
  const typed = latinDigits(chosen).trim().replace('٫', '.').replace(',', '.')
  switch (question.type) {
    case 'yes_no':
      return typed === 'yes' ? true : typed === 'no' ? false : null
    case 'rating':
      return /^[1-5]$/.test(typed) ? Number(typed) : null
    case 'timing':
      return /^\d{1,3}(\.\d+)?$/.test(typed) && Number(typed) <= maximumTimingMinutes ? Number(typed) : null
  }
}

/** Whether the input is invalid, such as letters for minutes. */
export const isUnreadable = (question: SampleQuestion, chosen: string | undefined): boolean =>
  chosen !== undefined && chosen.trim() !== '' && chosen !== 'na' && valueOf(question, chosen) === null

const answersOf = (sections: readonly SampleSection[], choices: SampleChoices): Answer[] =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const chosen = choices[question.key]
      if (chosen === undefined || chosen.trim() === '') return []
      const notApplicable = chosen === 'na' && question.allowNotApplicable
      const value = notApplicable ? null : valueOf(question, chosen)
      return [{ questionKey: question.key, value, notApplicable, naReason: '', comment: '', photos: 0 }]
    }),
  )

/** Number of answered questions, including 'not applicable'. */
export const answeredIn = (sections: readonly SampleSection[], choices: SampleChoices): number =>
  answersOf(sections, choices).filter(({ value, notApplicable }) => notApplicable || value !== null).length

/** Score of the sample, by the rule for real visits. */
export const scoreSample = (sections: readonly SampleSection[], choices: SampleChoices): ReportScore =>
  scoreReport(asDefinition(sections), answersOf(sections, choices))

import { useState } from 'react'
import { inCircumstances } from '#/domain/fieldwork/circumstances.ts'
import {
  type Answer,
  allQuestions,
  type AnswerValue,
  isScored,
  type Question,
  type QuestionnaireDefinition,
} from '#/domain/questionnaire.ts'
import { beyondLimit, measureOf } from '#/domain/fieldwork/measure.ts'
import { type Why, whyShown } from '#/domain/fieldwork/questionnaire-why.ts'
import { scoreAnswer, type ReportScore, scoreReport } from '#/domain/score.ts'

type Given = { value: AnswerValue; notApplicable: boolean }

const optionValues = (question: Question): AnswerValue[] => {
  switch (question.type) {
    case 'yes_no':
      return [true, false]
    case 'rating':
      return [5, 1]
    case 'timing':
      return [question.limits[0], Math.min(600, question.limits[2] * 2)]
    case 'choice':
      return question.options.map(({ key }) => key)
    case 'choices':
      return [question.options.filter(({ value }) => value > 0).map(({ key }) => key), []]
    case 'measure':
      return [question.limit, beyondLimit(question)].map((value) => measureOf(value, question.fewest))
    default:
      return []
  }
}

/** The answer that earns most of a question, or least. */
export const extremeAnswer = (question: Question, best: boolean): AnswerValue => {
  const ranked = optionValues(question).toSorted(
    (a, b) => (scoreAnswer(question, b) ?? 0) - (scoreAnswer(question, a) ?? 0),
  )
  return (best ? ranked[0] : ranked.at(-1)) ?? null
}

/** Simulated answers, branch and hour, and their results. */
export function useSimulation(definition: QuestionnaireDefinition) {
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map())
  const [attributes, setAttributes] = useState<Partial<Record<string, boolean>>>({})
  /** Key to re-render typed fields after answers were set by a button. */
  const [round, setRound] = useState(0)
  const [time, setTime] = useState('20:00')
  const answers: Answer[] = [...given].map(([questionKey, { value, notApplicable }]) => ({
    questionKey,
    value,
    notApplicable,
    naReason: '',
    comment: '',
    photos: 0,
  }))
  const known = Object.fromEntries(
    Object.entries(attributes).flatMap(([key, has]) => (has === undefined ? [] : [[key, has]])),
  )
  const circumstances = { attributes: known, time }
  const settled = inCircumstances(definition, circumstances)
  const score: ReportScore = scoreReport(settled, answers)
  const why: Why[] = whyShown(definition, answers, circumstances)
  const setAllTo = (next: ReadonlyMap<string, Given>) => {
    setGiven(next)
    setRound((count) => count + 1)
  }
  return {
    round,
    time,
    attributes,
    score,
    why,
    answerOf: (key: string): Given => given.get(key) ?? { value: null, notApplicable: false },
    setTime,
    setAttribute: (key: string, has: boolean | undefined) => setAttributes((was) => ({ ...was, [key]: has })),
    setAnswer: (key: string, value: AnswerValue) =>
      setGiven((was) => new Map(was).set(key, { value, notApplicable: false })),
    setNotApplicable: (key: string, on: boolean) =>
      setAllTo(new Map(given).set(key, { value: null, notApplicable: on })),
    setAll: (best: boolean) =>
      setAllTo(
        new Map(
          allQuestions(definition)
            .filter(isScored)
            .map((question) => [question.key, { value: extremeAnswer(question, best), notApplicable: false }]),
        ),
      ),
    clear: () => setAllTo(new Map()),
  }
}
export type Simulation = ReturnType<typeof useSimulation>

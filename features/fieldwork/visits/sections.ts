import { isClosing } from '#/content/questionnaires/manager-signature.ts'
import { answerProblems, sectionProgress, unscoredSectionKey } from '#/domain/answer-problems.ts'
import { type Answer, isShown, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { questionsOf } from './section-fields.ts'

/** Last step of the form, after all sections. */
export const checkKey = 'check'

export type FormStep = { key: string; title: Text; answered: number; total: number }

/** Sections in the form's order, each with its progress; unscored questions come last. */
export function sectionSteps(definition: QuestionnaireDefinition, answers: readonly Answer[]): FormStep[] {
  const lastTitle = definition.unscored.every(({ key }) => isClosing(key))
    ? questionnaireMessages.closingSection
    : questionnaireMessages.unscoredSection
  return sectionProgress(definition, answers).map((progress) => ({
    ...progress,
    title: definition.sections.find(({ key }) => key === progress.key)?.title ?? lastTitle,
  }))
}

export const shownQuestions = (
  definition: QuestionnaireDefinition,
  answers: readonly Answer[],
  section: string,
): Question[] => questionsOf(definition, section).filter((question) => isShown(definition, answers, question))

export function sectionOf(definition: QuestionnaireDefinition, questionKey: string): string {
  const section = definition.sections.find(({ questions }) => questions.some(({ key }) => key === questionKey))
  return section?.key ?? unscoredSectionKey
}

const placeOf = (definition: QuestionnaireDefinition, questionKey: string): string =>
  `?section=${encodeURIComponent(sectionOf(definition, questionKey))}#${questionAnchor(questionKey)}`

export const questionAnchor = (questionKey: string): string => `q-${questionKey}`
export const questionAddress = placeOf
export const stepAddress = (key: string): string => `?section=${encodeURIComponent(key)}`

/** Next required question without an answer: first in this section, then after it, then from the beginning. */
export function nextUnanswered(
  definition: QuestionnaireDefinition,
  answers: readonly Answer[],
  section: string,
): string | null {
  const open = answerProblems(definition, answers)
    .filter(({ problem }) => problem === 'unanswered')
    .map(({ questionKey }) => questionKey)
  const order = [...definition.sections.map(({ key }) => key), unscoredSectionKey]
  const here = Math.max(0, order.indexOf(section))
  const onwards = open.find((key) => order.indexOf(sectionOf(definition, key)) >= here)
  return onwards ?? open[0] ?? null
}

/** Step to show: the requested one, else that of the first returned question, else the first. */
export function stepToShow(
  definition: QuestionnaireDefinition,
  asked: string | null,
  questioned: readonly string[],
): string {
  const known = [...definition.sections.map(({ key }) => key), unscoredSectionKey, checkKey]
  if (asked !== null && known.includes(asked)) return asked
  return questioned[0] ? sectionOf(definition, questioned[0]) : known[0]!
}

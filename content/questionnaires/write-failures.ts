import type { Failure, Question, Section } from '#/domain/questionnaire.ts'

/** The failure sentences of a questionnaire by question; `partly` is that of a rating of 3. */
export type WrittenFailures = Readonly<Record<string, { failure: Failure; partly?: Failure }>>

/** Both languages of a sentence and of its task, in this order. */
export const lost = (en: string, ar: string, taskEn: string, taskAr: string): Failure => ({
  sentence: { en, ar },
  task: { en: taskEn, ar: taskAr },
})

const withFailure = (question: Question, written: WrittenFailures[string] | undefined): Question => {
  if (!written) return question
  const { failure, partly } = written
  return question.type === 'rating' && partly ? { ...question, failure, partly } : { ...question, failure }
}

/** Adds the failure texts to the questions of the sections. */
export const withFailures = (sections: readonly Section[], written: WrittenFailures): Section[] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => withFailure(question, written[question.key])),
  }))

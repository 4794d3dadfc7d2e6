import {
  type Answer,
  answerTo,
  type Question,
  type QuestionnaireDefinition,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import type { Lang } from '#/domain/text.ts'
import { answerGiven, type QuestionView } from '#/features/reporting/reports/report-view.ts'

export type AnsweredSection = { key: string; title: string | null; questions: QuestionView[] }
type Media = { id: string; questionKey: string; fileId: string; kind: string }
type Given = Omit<Answer, 'photos'>

/** Questions asked and their answers, without scores. */
export function answeredSections(
  definition: QuestionnaireDefinition,
  given: readonly Given[],
  media: readonly Media[],
  lang: Lang,
): AnsweredSection[] {
  const answers = given.map((answer) => ({
    ...answer,
    photos: media.filter(({ questionKey, kind }) => questionKey === answer.questionKey && kind !== 'voice').length,
  }))
  const shown = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  const mediaOf = (key: string, spoken: boolean) =>
    media.flatMap(({ id, questionKey, fileId, kind }) =>
      questionKey === key && (kind === 'voice') === spoken ? [{ id, src: `/files/${fileId}` }] : [],
    )
  const viewOf = (question: Question): QuestionView => {
    const answer = answerTo(answers, question.key)
    const notApplicable = answer?.notApplicable === true
    const value = notApplicable ? null : (answer?.value ?? null)
    const words = answerGiven(question, value, lang)
    const photos = mediaOf(question.key, false)
    const isAnswered = words !== null || photos.length > 0
    return {
      key: question.key,
      text: question.text[lang],
      // shoppers see the answers, not the failure sentences for the client
      sentence: null,
      task: null,
      state: notApplicable ? 'not_applicable' : isAnswered ? 'unscored' : 'unanswered',
      given: words,
      naReason: notApplicable ? answer.naReason : '',
      comment: answer?.comment ?? '',
      answeredAt: null,
      photos,
      voices: mediaOf(question.key, true),
      critical: false,
      major: false,
      weight: 0,
      score: null,
      earned: 0,
      bonus: 0,
      failed: false,
      lost: 0,
      problems: [],
    }
  }
  const asked = (questions: readonly Question[]) => questions.filter(({ key }) => shown.has(key)).map(viewOf)
  return [
    ...definition.sections.map(({ key, title, questions }) => ({
      key,
      title: title[lang],
      questions: asked(questions),
    })),
    { key: 'unscored', title: null, questions: asked(definition.unscored) },
  ].filter(({ questions }) => questions.length > 0)
}

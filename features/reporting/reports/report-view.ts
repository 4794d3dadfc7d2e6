import { isClosing, isManagerSignature } from '#/content/questionnaires/manager-signature.ts'
import type { AnswerProblem, AnswerProblemName } from '#/domain/answer-problems.ts'
import {
  answerTo,
  type AnswerValue,
  type ChoicesQuestion,
  isValidValue,
  type PlaceValue,
  type Question,
  type QuestionnaireDefinition,
  type ReceiptValue,
  type TimingLimits,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import { limitOf, type MeasureLimit, type MeasureValue, type Reading } from '#/domain/fieldwork/measure.ts'
import { type FindingsAs, toldOf } from '#/domain/failure.ts'
import type { Place } from '#/domain/place.ts'
import type { QuestionState } from '#/domain/reporting/desk.ts'
import { pointsLost, type QuestionScore, type ReportScore } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import { type TextField, toldText, type ToldText, type Translation } from '#/domain/translation.ts'

/** An answer for display: texts of the questionnaire in the reader's language, the shopper's own with their translation. */
export type Given =
  | { kind: 'yes_no'; yes: boolean }
  | { kind: 'rating'; value: number; step: string }
  | { kind: 'timing'; minutes: number; limits: TimingLimits }
  | { kind: 'measure'; readings: readonly Reading[]; limit: MeasureLimit }
  | { kind: 'choice'; option: string }
  | { kind: 'text'; text: string; told: ToldText | null }
  | { kind: 'number'; value: number; unit: string | null }
  | { kind: 'choices'; options: string[] }
  | { kind: 'receipt'; total: number; at: string }
  | { kind: 'signature'; path: string | null }
  | { kind: 'place'; spot: Place | null; accuracy: number }
  | { kind: 'date'; day: string }
export type { QuestionState }

export type QuestionView = {
  key: string
  /** The question's wording; never the failure sentence. */
  text: string
  /** Failure sentence of an answer that lost points; null for every other. */
  sentence: string | null
  /** Proposed task. */
  task: string | null
  state: QuestionState
  given: Given | null
  naReason: string
  comment: string
  /** How reason and comment are shown to a reader of the other language; left out where nothing is translated. */
  told?: { naReason: ToldText | null; comment: ToldText | null }
  answeredAt: string | null
  photos: { id: string; src: string }[]
  /** Voice notes; only for editors. */
  voices: { id: string; src: string }[]
  critical: boolean
  major: boolean
  weight: number
  /** 0 to 1; null when it does not count. */
  score: number | null
  earned: number
  /** Points that a full answer adds to the overall score. */
  bonus: number
  failed: boolean
  /** Points of the overall score lost by the answer. */
  lost: number
  problems: AnswerProblemName[]
}

export type SectionView = {
  key: string
  title: string
  weight: number
  numerator: number
  denominator: number
  score: number | null
  questions: QuestionView[]
}

export type ReportView = { sections: SectionView[]; unscored: QuestionView[] }

type AnswerRow = Parameters<typeof answerTo>[0][number] & { answeredAt: string }
type PhotoRow = { id: string; questionKey: string; fileId: string; kind?: string }
export type ReportParts = {
  definition: QuestionnaireDefinition
  answers: readonly AnswerRow[]
  photos: readonly PhotoRow[]
  score: ReportScore
  /** Default: by their failure sentences. */
  findingsAs?: FindingsAs
  /** Problems left for the editor; none in a released report. */
  problems?: readonly AnswerProblem[]
  /** Texts in the other language. Default: every text is shown as it was written, without a mark. */
  translations?: readonly Translation[]
  /** Whether to show locations and signatures: only to editors. */
  private?: boolean
  lang: Lang
}

const chosenOf = ({ options }: ChoicesQuestion, value: AnswerValue) =>
  options.filter(({ key }) => Array.isArray(value) && value.includes(key))

/** Replaces data that identify the shopper: clients see only that there is a signature or a location of theirs. */
const withoutTraces = (given: Given | null): Given | null => {
  if (given?.kind === 'signature') return { ...given, path: null }
  return given?.kind === 'place' ? { ...given, spot: null } : given
}

/** Heading of the unscored answers: an audit has those of its end. */
export const ownWordsOf = (unscored: readonly { key: string }[]): 'ownWords' | 'auditClosing' =>
  unscored.length > 0 && unscored.every(({ key }) => isClosing(key)) ? 'auditClosing' : 'ownWords'

/** An answer for display; null when the value does not fit this question. */
export const answerGiven = (question: Question, value: AnswerValue, lang: Lang): Given | null =>
  value !== null && isValidValue(question, value) ? givenOf(question, value, lang) : null

/** The same for clients and readers of their shared links; the shopper's words with their translation. */
export const answerRead = (
  question: Question,
  value: AnswerValue,
  lang: Lang,
  translations?: readonly Translation[],
): Given | null => {
  // why: the manager on duty is the client's own person, and the name is written as it is
  if (isManagerSignature(question.key)) return answerGiven(question, value, lang)
  const given = withoutTraces(answerGiven(question, value, lang))
  if (given?.kind !== 'text' || !translations) return given
  return {
    ...given,
    told: toldText({ questionKey: question.key, field: 'answer', text: given.text }, translations, lang),
  }
}

const placeGiven = ({ latitude, longitude, accuracy }: PlaceValue): Given => ({
  kind: 'place',
  spot: { latitude, longitude },
  accuracy,
})

const givenOf = (question: Question, value: AnswerValue, lang: Lang): Given | null => {
  switch (question.type) {
    case 'yes_no':
      return { kind: 'yes_no', yes: value === true }
    case 'rating':
      return { kind: 'rating', value: Number(value), step: question.steps[Number(value) - 1]?.[lang] ?? '' }
    case 'timing':
      return { kind: 'timing', minutes: Number(value), limits: question.limits }
    case 'measure':
      return { kind: 'measure', readings: (value as MeasureValue).readings, limit: limitOf(question) }
    case 'choice':
      return { kind: 'choice', option: question.options.find(({ key }) => key === value)?.text[lang] ?? '' }
    case 'text':
      return { kind: 'text', text: value as string, told: null }
    case 'number':
      return { kind: 'number', value: Number(value), unit: question.unit?.[lang] ?? null }
    case 'choices':
      return { kind: 'choices', options: chosenOf(question, value).map(({ text }) => text[lang]) }
    case 'receipt':
      return { kind: 'receipt', ...(value as ReceiptValue) }
    case 'signature':
      return { kind: 'signature', path: value as string }
    case 'place':
      return placeGiven(value as PlaceValue)
    case 'date':
      return { kind: 'date', day: value as string }
    // the photos are the answer, and are shown with every question
    case 'photo':
      return null
  }
}

/** Converts the parts of a stored report to the one view that editors and clients share. */
export function viewReport({
  definition,
  answers,
  photos,
  score,
  problems = [],
  findingsAs = 'failure',
  translations,
  lang,
  ...parts
}: ReportParts): ReportView {
  const visible = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  const costs = pointsLost(score)
  const viewOf = (question: Question, scored: QuestionScore | undefined): QuestionView => {
    const answer = answerTo(answers, question.key) as AnswerRow | undefined
    const shown = visible.has(question.key)
    const notApplicable = shown && answer?.notApplicable === true
    const value = shown && !notApplicable ? (answer?.value ?? null) : null
    const given = parts.private ? answerGiven(question, value, lang) : answerRead(question, value, lang, translations)
    const naReason = notApplicable ? answer.naReason : ''
    const comment = shown ? (answer?.comment ?? '') : ''
    const ofText = (field: TextField, text: string, known: readonly Translation[]) =>
      toldText({ questionKey: question.key, field, text }, known, lang)
    const pictures = mediaOf(photos, question.key, false)
    // why: in a photo question the photos are the answer, without text
    const isAnswered = given !== null || (question.type === 'photo' && pictures.length > 0)
    const earned = scored?.applicable ? scored.score : null
    const told = earned === null ? null : toldOf(question, value)
    return {
      key: question.key,
      text: question.text[lang],
      sentence: told && (findingsAs === 'question' ? question.text[lang] : told.sentence[lang]),
      task: told?.task?.[lang] ?? null,
      state: stateOf(shown, notApplicable, isAnswered, scored),
      given,
      naReason,
      comment,
      ...(translations && {
        told: {
          naReason: ofText('na-reason', naReason, translations),
          comment: ofText('comment', comment, translations),
        },
      }),
      answeredAt: shown ? (answer?.answeredAt ?? null) : null,
      photos: pictures,
      voices: mediaOf(photos, question.key, true),
      critical: question.critical,
      major: question.major,
      weight: question.weight,
      score: earned,
      earned: scored?.earned ?? 0,
      bonus: question.bonus ?? 0,
      failed: isFailure(earned),
      lost: costs.get(question.key) ?? 0,
      problems: problems.flatMap((entry) => (entry.questionKey === question.key ? [entry.problem] : [])),
    }
  }
  return {
    sections: definition.sections.map((section) => {
      const result = score.sections.find(({ key }) => key === section.key)
      return {
        key: section.key,
        title: section.title[lang],
        weight: section.weight,
        numerator: result?.numerator ?? 0,
        denominator: result?.denominator ?? 0,
        score: result?.score ?? null,
        questions: section.questions.map((question) =>
          viewOf(
            question,
            score.questions.find(({ key }) => key === question.key),
          ),
        ),
      }
    }),
    unscored: definition.unscored.map((question) => viewOf(question, undefined)),
  }
}

/** Same limit as `isFailed` of the domain, for a stored score. */
export const isFailure = (score: number | null): boolean => score !== null && score <= 0.25

const stateOf = (
  shown: boolean,
  notApplicable: boolean,
  given: boolean,
  scored: QuestionScore | undefined,
): QuestionState => {
  if (!shown) return 'hidden'
  if (notApplicable) return 'not_applicable'
  if (!given) return 'unanswered'
  return scored ? 'counted' : 'unscored'
}

const mediaOf = (media: readonly PhotoRow[], key: string, spoken: boolean) =>
  media.flatMap(({ id, questionKey, fileId, kind }) =>
    questionKey === key && (kind === 'voice') === spoken ? [{ id, src: `/files/${fileId}` }] : [],
  )

const rank = ({ state, failed, score }: QuestionView): number => {
  if (state === 'unanswered') return 3
  if (state === 'hidden') return 5
  if (state === 'not_applicable') return 4
  if (failed) return 0
  return score !== null && score < 1 ? 1 : 2
}

/** Failed answers first, then those that lost points, then the rest, each in the questionnaire's order. */
export const failedFirst = (questions: readonly QuestionView[]): QuestionView[] =>
  questions.toSorted((a, b) => rank(a) - rank(b))

/** Every lost point as a finding: critical ones first, then major ones, then by points lost. */
export const findingsOf = ({ sections }: ReportView): (QuestionView & { sentence: string })[] => {
  const severity = ({ failed, critical, major }: QuestionView) => (failed && critical ? 2 : failed && major ? 1 : 0)
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const { sentence, lost, failed } = question
      return sentence !== null && (lost > 0 || failed) ? [{ ...question, sentence }] : []
    })
    .toSorted((a, b) => severity(b) - severity(a) || b.lost - a.lost)
}

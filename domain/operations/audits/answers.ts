import { priorityOf, type Priority } from '#/domain/corrective-action.ts'
import { toldOf } from '#/domain/failure.ts'
import type { MeasureValue } from '#/domain/fieldwork/measure.ts'
import {
  type Answer,
  type AnswerValue,
  isValidValue,
  needsComment,
  needsPhoto,
  type Question,
  type QuestionnaireDefinition,
  scoredQuestions,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { isFailed } from '#/domain/score.ts'
import type { Text } from '#/domain/text.ts'

/** What follows a failed answer on the spot: an action for later, or what was put right before the auditor's eyes. */
export type AuditAct = {
  /** Of the action that is opened, made by the device. */
  id: string
  kind: 'open' | 'fixed'
  title: string
  /** A member of the company; null: the name as typed. */
  ownerId: string | null
  ownerName: string
  dueOn: string
  note: string
}
export type AuditAnswer = { value: AnswerValue; na: boolean; note: string; act: AuditAct | null }
/** Answers by the key of their question. */
export type AuditValues = Record<string, AuditAnswer>
export const emptyAnswer: AuditAnswer = { value: null, na: false, note: '', act: null }

/** What the manager on duty signs: the name, the strokes of the signature, and whether the result is accepted. */
export type AuditSignature = { name: string; path: string; verdict: 'seen' | 'disagree'; at: string }
export const longestPath = 6000
const pathShape = /^M[\d.,\s MLml-]+$/

/** Whether a signature is complete. A single point or an empty name is none. */
export const isSigned = ({ name, path }: Pick<AuditSignature, 'name' | 'path'>): boolean =>
  name.trim().length >= 2 && path.length >= 10 && path.length <= longestPath && pathShape.test(path)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isLine = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most

export function isAct(value: unknown): value is AuditAct {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, title, ownerId, ownerName, dueOn, note } = value as Record<keyof AuditAct, unknown>
  return (
    isLine(id, 36) &&
    uuid.test(id) &&
    (kind === 'open' || kind === 'fixed') &&
    isLine(title, 300) &&
    (ownerId === null || (isLine(ownerId, 36) && uuid.test(ownerId))) &&
    isLine(ownerName, 200) &&
    isLine(dueOn, 10) &&
    isLine(note, 2000)
  )
}

/** Whether a device may send this for a question; what is missing is found when the audit is signed. */
export function isAuditAnswer(question: Question | undefined, given: unknown): given is AuditAnswer {
  if (!question || typeof given !== 'object' || given === null) return false
  const { value, na, note, act } = given as Record<keyof AuditAnswer, unknown>
  if (typeof na !== 'boolean' || (na && !question.allowNotApplicable) || !isLine(note, 2000)) return false
  if (value !== null && !isValidValue(question, value as AnswerValue)) return false
  return act === null || isAct(act)
}

/** Types of questions that the page of an audit asks. */
export const auditTypes: readonly Question['type'][] = ['yes_no', 'measure']
export const fitsAudit = (definition: QuestionnaireDefinition): boolean =>
  scoredQuestions(definition).every(({ type }) => auditTypes.includes(type))

export const answersOf = (values: AuditValues): Answer[] =>
  Object.entries(values).map(([questionKey, { value, na, note }]) => ({
    questionKey,
    value: na ? null : value,
    notApplicable: na,
    naReason: '',
    comment: note,
    photos: 0,
  }))

/** Number of photos of a question: of its finding, and of what was put right on the spot. */
export type PhotoCounts = Readonly<Record<string, { finding: number; fix: number }>>
const noPhotos = { finding: 0, fix: 0 } as const

export type AuditGap =
  | 'answer'
  | 'note'
  | 'photo'
  | 'action'
  | 'action-title'
  | 'action-owner'
  | 'action-due'
  | 'fix-photo'
export type OpenAuditPoint = { key: string; section: string; why: AuditGap }

export const isFailedAnswer = (question: Question, answer: AuditAnswer | undefined): boolean =>
  answer !== undefined && !answer.na && answer.value !== null && isFailed(question, answer.value)

/** Readings are kept one by one, also before there are as many as asked for. */
const isShort = (question: Question, value: AnswerValue): boolean =>
  question.type === 'measure' && (value as MeasureValue).readings.length < question.fewest

function gapsOf(
  question: Question,
  answer: AuditAnswer | undefined,
  photos: { finding: number; fix: number },
  isReopened: boolean,
): AuditGap[] {
  if (answer?.na && question.allowNotApplicable) return []
  if (!answer || answer.value === null || !isValidValue(question, answer.value))
    return question.required ? ['answer'] : []
  if (isShort(question, answer.value)) return ['answer']
  const gaps: AuditGap[] = []
  if (needsComment(question, answer.value) && answer.note.trim() === '') gaps.push('note')
  if (needsPhoto(question, answer.value) && photos.finding + photos.fix === 0) gaps.push('photo')
  if (!isFailed(question, answer.value)) return gaps
  const { act } = answer
  if (isReopened) return gaps
  if (!act) return question.critical ? [...gaps, 'action'] : gaps
  if (act.title.trim() === '') gaps.push('action-title')
  if (act.kind === 'fixed' && photos.fix === 0) gaps.push('fix-photo')
  if (act.kind === 'open' && act.ownerId === null && act.ownerName.trim() === '') gaps.push('action-owner')
  if (act.kind === 'open' && !isDay(act.dueOn)) gaps.push('action-due')
  return gaps
}

/**
 * What is missing before an audit can be signed, in the order of the questions. `reopened`: failed questions whose earlier
 * action is opened again, so that they need no follow-up of their own.
 */
export function openAuditPoints(
  definition: QuestionnaireDefinition,
  values: AuditValues,
  photos: PhotoCounts,
  reopened: ReadonlySet<string> = new Set(),
): OpenAuditPoint[] {
  const shown = new Set(visibleQuestions(definition, answersOf(values)).map(({ key }) => key))
  return definition.sections.flatMap(({ key: section, questions }) =>
    questions
      .filter(({ key }) => shown.has(key))
      .flatMap((question) =>
        gapsOf(question, values[question.key], photos[question.key] ?? noPhotos, reopened.has(question.key)).map(
          (why) => ({
            key: question.key,
            section,
            why,
          }),
        ),
      ),
  )
}

/** Suggested title of the action that follows a failed answer. */
export const taskFor = (question: Question, value: AnswerValue): Text => toldOf(question, value)?.task ?? question.text

export const priorityFor = (question: Question): Priority =>
  priorityOf({ failed: true, critical: question.critical, major: question.major, lost: 0 })

export type NewAuditAction = AuditAct & { questionKey: string; priority: Priority }

/** Actions that a signed audit opens: those of failed answers. One that belongs to an answer changed later is left out. */
export function actionsOf(definition: QuestionnaireDefinition, values: AuditValues): NewAuditAction[] {
  return scoredQuestions(definition).flatMap((question) => {
    const answer = values[question.key]
    return answer?.act && isFailedAnswer(question, answer)
      ? [{ ...answer.act, questionKey: question.key, priority: priorityFor(question) }]
      : []
  })
}

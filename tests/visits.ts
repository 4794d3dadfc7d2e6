import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import {
  allQuestions,
  needsPhoto,
  type Question,
  type QuestionnaireDefinition,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { checkIn } from '#/features/fieldwork/visits/check-in.server.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import type { AnswerSave } from '#/features/fieldwork/visits/answer.ts'
import type { World } from './world.ts'

type Assigned = {
  client?: Actor
  branchId?: string
  type?: EvaluationType
  scheduledAt?: Date
  price?: number
}

/** A branch of a client. why direct: adding one is part of ordering, with its own rules. */
export async function newBranch(world: World, client: Actor): Promise<string> {
  const branchId = randomUUID()
  await world.owner.query(
    `insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Olaya Street')`,
    [branchId, client.id, `Branch ${branchId.slice(0, 6)}`],
  )
  return branchId
}

/** An assigned request. why direct: ordering and assigning are verbs of other features with their own rules. */
export async function assignedVisit(world: World, shopper: Actor, of: Assigned = {}): Promise<string> {
  const client = of.client ?? (await world.client())
  const branchId = of.branchId ?? (await newBranch(world, client))
  const { rows } = await world.owner.query<{ id: string }>(
    `insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date,
       price, shopper_fee, status, shopper_id, created_by, notes)
     values ($1, $2, 'Olaya', 'Olaya Street', $3, $4, $5, $5, 'assigned', $6, $1, 'Ask for the terrace') returning id`,
    [client.id, branchId, of.type ?? 'basic', of.scheduledAt ?? new Date(), of.price ?? 30_000, shopper.id],
  )
  return rows[0]!.id
}

export const arrival = (requestId: string, reportId: string = randomUUID()) => ({
  requestId,
  clientKey: reportId,
  deviceTime: new Date().toISOString(),
  latitude: 24.69,
  longitude: 46.68,
  accuracy: 12,
  note: '',
})

/** A visit in progress: its report. */
export async function begunVisit(world: World, shopper: Actor, of: Assigned = {}): Promise<string> {
  const requestId = await assignedVisit(world, shopper, of)
  return (await checkIn(shopper, arrival(requestId))).reportId
}

export const save = (questionKey: string, value: AnswerSave['value'], of: Partial<AnswerSave> = {}): AnswerSave => ({
  saveId: randomUUID(),
  questionKey,
  baseVersion: 0,
  value,
  notApplicable: false,
  naReason: '',
  comment: '',
  answeredAt: new Date().toISOString(),
  ...of,
})

export const picture = (width = 40, height = 30, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#668866' } })
    .toFormat(format)
    .toBuffer()

const goodAnswer = (question: Question): AnswerSave['value'] => {
  switch (question.type) {
    case 'yes_no':
      return true
    case 'rating':
      return 4
    case 'timing':
      return question.limits[0]
    case 'measure':
      return { readings: [{ place: 'Kitchen', value: question.limit }] }
    case 'choice':
      return question.options[0]!.key
    case 'choices':
      return question.options.filter(({ value }) => value > 0).map(({ key }) => key)
    case 'number':
      return question.max > 10 ? 80 : 9
    case 'photo':
      return null
    case 'receipt':
      return { total: 184_00, at: '2026-11-20T20:40' }
    case 'signature':
      return 'M1 1L9 9'
    case 'place':
      return { latitude: 24.7, longitude: 46.7, accuracy: 12 }
    case 'date':
      return '2026-11-20'
    case 'text':
      return 'We were greeted, seated and served as described. '.repeat(20)
  }
}

/** Complete, good answers. */
export const goodAnswers = (definition: QuestionnaireDefinition): AnswerSave[] =>
  allQuestions(definition).map((question) => save(question.key, goodAnswer(question)))

const asAnswers = (saves: readonly AnswerSave[]) => saves.map((one) => ({ ...one, photos: 1 }))

/** Answers every question well with the required photos: ready for submission. */
export async function fillReport(shopper: Actor, reportId: string, changed: readonly AnswerSave[] = []): Promise<void> {
  const { definition } = await readReportForm(shopper, reportId)
  const saves = goodAnswers(definition).map(
    (good) => changed.find(({ questionKey }) => questionKey === good.questionKey) ?? good,
  )
  const visible = new Set(visibleQuestions(definition, asAnswers(saves)).map(({ key }) => key))
  await saveAnswers(shopper, { reportId, saves: saves.filter(({ questionKey }) => visible.has(questionKey)) })
  const bytes = await picture()
  for (const question of visibleQuestions(definition, asAnswers(saves))) {
    const answer = saves.find(({ questionKey }) => questionKey === question.key)!
    if (needsPhoto(question, answer.value))
      await storePhoto(shopper, { id: randomUUID(), reportId, questionKey: question.key, bytes })
  }
}

import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { isEditableByShopper } from '#/domain/report.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { selectOwnReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { maximumVoiceSeconds } from './form.ts'
import { keepEvidence, type NewEvidence, selectEvidence } from './keep-evidence.server.ts'
import { soundType } from './sound-type.ts'

export type NewVoice = NewEvidence & { seconds?: number | undefined }

export const maximumVoicesPerQuestion = 3
export const maximumVoicesPerReport = 20
const maximumBytes = 10 * 1024 * 1024

/**
 * Stores a voice note of an answer as recorded. A voice identifies the shopper: only editors hear it, never clients.
 */
export async function storeVoice(actor: Actor, voice: NewVoice): Promise<PhotoOfAnswer> {
  authorize(actor, 'reports.write')
  await takeAttempt('photo by account', actor.id)
  const known = await readAs(actor, async (db) => {
    const report = await selectOwnReport(db, actor, voice.reportId)
    if (!isEditableByShopper(report.status)) throw new AppError('report.not-editable')
    const definition = await questionnaireOfVisit(db, report)
    if (!allQuestions(definition).some(({ key }) => key === voice.questionKey))
      throw new AppError('report.answer-invalid')
    return selectEvidence(db, actor, voice)
  })
  if (known) return known
  if (voice.bytes.length > maximumBytes || (voice.seconds ?? 0) > maximumVoiceSeconds) throw new AppError('too-large')
  const contentType = soundType(voice.bytes)
  if (!contentType) throw new AppError('file.type-unsupported')
  return keepEvidence(actor, voice, {
    kind: 'voice',
    purpose: 'report_voice',
    contentType,
    bytes: voice.bytes,
    seconds: voice.seconds ?? null,
    refuseTooMany: (tx, reportId) => refuseTooManyVoices(tx, reportId, voice.questionKey),
  })
}

async function refuseTooManyVoices(tx: Tx, reportId: string, questionKey: string): Promise<void> {
  const others = await tx
    .selectFrom('report_photos')
    .select('question_key')
    .where('report_id', '=', reportId)
    .where('kind', '=', 'voice')
    .execute()
  const same = others.filter(({ question_key }) => question_key === questionKey)
  if (same.length >= maximumVoicesPerQuestion || others.length >= maximumVoicesPerReport)
    throw new AppError('report.voice-limit')
}

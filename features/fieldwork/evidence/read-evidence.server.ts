import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type EvidenceReason, type EvidenceWord, evidenceWord } from '#/domain/fieldwork/evidence.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type QuestionnaireDefinition, type ReceiptValue } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { reportCode } from '#/domain/report.ts'
import { type Piece, reusedPieces } from '#/domain/fieldwork/reused-words.ts'
import type { Contradiction } from '#/domain/visit-times.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { type EvidenceVisit, selectVisit } from './select-visit.server.ts'
import { finalStamps, photosInDoubt, timesInDoubt } from './visit-facts.ts'
import { type WeighedEvidence, weighedEvidence } from './weighed.ts'

type Other = { reportId: string; code: string; branch: string }
export type AlikePhotoView = { id: string; question: string; fileId: string; otherFileId: string; other: Other }
export type AlikeWordsView = { id: string; question: string; pieces: Piece[]; otherPieces: Piece[]; other: Other }
export type MomentName = 'checkIn' | 'arrived' | 'ordered' | 'served' | 'paid' | 'left' | 'receipt' | 'submitted'
/** By the server's clock, as far as the phone's can be converted. */
export type MomentView = {
  id: string
  name: MomentName
  at: string
  editedFrom?: string | undefined
  heardAt?: string | undefined
  phoneSaid?: string | undefined
}

export type EvidenceView = {
  score: number
  word: EvidenceWord
  weighedAt: string
  reasons: EvidenceReason[]
  note: string | null
  timeline: MomentView[]
  /** Seconds from opening a question to its first answer, longest first. */
  questions: { key: string; text: string; seconds: number }[]
  photos: AlikePhotoView[]
  words: AlikeWordsView[]
  /** Answers that contradict the stamps of the visit. */
  differing: Contradiction[]
  /** Questions whose photo or words are in doubt. */
  doubtful: string[]
}

/** Evidence of a report's visit, for an editor; null until weighed. Never shown to shoppers or clients. */
export async function readEvidence(actor: Actor, reportId: string, lang: Lang): Promise<EvidenceView | null> {
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('mystery_shopping_reports')
      .select(['evidence', 'evidence_score'])
      .where('id', '=', recordId(reportId))
      .executeTakeFirst()
    const visit = row && (await selectVisit(db, reportId))
    if (!row || !visit) throw new AppError('not-found')
    const weighed = weighedEvidence.safeParse(row.evidence)
    if (!weighed.success || row.evidence_score === null) return null
    const name = namesOf(visit.definition, lang)
    return {
      score: row.evidence_score,
      word: evidenceWord(row.evidence_score),
      weighedAt: weighed.data.weighedAt,
      reasons: weighed.data.reasons,
      note: visit.check_in_note,
      timeline: timelineOf(visit),
      questions: timesOf(visit, name),
      photos: await viewPhotos(db, visit, weighed.data, name),
      words: await viewWords(db, visit, weighed.data, name),
      differing: timesInDoubt(visit),
      doubtful: doubtfulOf(visit, weighed.data),
    }
  })
}

function doubtfulOf(visit: EvidenceVisit, { photos, words }: WeighedEvidence): string[] {
  const { repeated, outside } = photosInDoubt(visit)
  const known = visit.photos.filter(({ id }) => photos.some(({ photoId }) => photoId === id))
  return [...new Set([...known, ...repeated, ...outside, ...words].map(({ questionKey }) => questionKey))]
}

type NameOf = (questionKey: string) => string
const namesOf = (definition: QuestionnaireDefinition, lang: Lang): NameOf => {
  const names = new Map(allQuestions(definition).map(({ key, text }) => [key, text[lang]]))
  return (key) => names.get(key) ?? key
}

function timelineOf(visit: EvidenceVisit): MomentView[] {
  const arrived = new Date(visit.checked_in_at)
  const device = visit.check_in_device_at === null ? null : new Date(visit.check_in_device_at)
  const skew = device ? device.getTime() - arrived.getTime() : 0
  const onServer = (at: Date) => new Date(at.getTime() - skew).toISOString()
  const heardLater = new Date(visit.created_at).getTime() - arrived.getTime() > 5 * 60_000
  const receipt = visit.answers.find(
    ({ questionKey }) => allQuestions(visit.definition).find(({ key }) => key === questionKey)?.type === 'receipt',
  )
  const paidAt = receipt?.value ? fromRiyadh((receipt.value as ReceiptValue).at) : null
  const moments: MomentView[] = [
    {
      id: 'checkIn',
      name: 'checkIn',
      at: arrived.toISOString(),
      heardAt: heardLater ? visit.created_at : undefined,
      phoneSaid: device && Math.abs(skew) > 5 * 60_000 ? device.toISOString() : undefined,
    },
    ...finalStamps(visit).map((stamp) => ({
      id: stamp.id,
      name: stamp.name as MomentName,
      at: onServer(stamp.deviceAt),
      editedFrom: stamp.detail.editedFrom && onServer(new Date(stamp.detail.editedFrom)),
    })),
    ...(paidAt ? [{ id: 'receipt', name: 'receipt' as const, at: paidAt.toISOString() }] : []),
    ...(visit.submitted_at
      ? [{ id: 'submitted', name: 'submitted' as const, at: new Date(visit.submitted_at).toISOString() }]
      : []),
  ]
  return moments.toSorted((a, b) => a.at.localeCompare(b.at))
}

function timesOf({ moments }: EvidenceVisit, name: NameOf): EvidenceView['questions'] {
  const opened = new Map<string, Date>()
  const times = new Map<string, number>()
  for (const { kind, name: key, detail, deviceAt } of moments) {
    if (kind !== 'question') continue
    const since = opened.get(key)
    if (detail.event === 'opened' && !since) opened.set(key, deviceAt)
    if (detail.event === 'answered' && since && !times.has(key))
      times.set(key, Math.max(0, Math.round((deviceAt.getTime() - since.getTime()) / 1000)))
  }
  return [...times]
    .map(([key, seconds]) => ({ key, text: name(key), seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

async function selectOthers(db: Tx, ids: readonly string[]): Promise<Map<string, Other>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .select(['r.id', 'r.receipt_number', shownBranch('q').as('branch_name')])
    .where('r.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map((row) => [row.id, { reportId: row.id, code: reportCode(row.receipt_number), branch: row.branch_name }]),
  )
}

async function viewPhotos(db: Tx, visit: EvidenceVisit, { photos }: WeighedEvidence, name: NameOf) {
  if (photos.length === 0) return []
  const ids = photos.map(({ otherId }) => otherId)
  const rows = await db
    .selectFrom('report_photos')
    .select(['id', 'report_id', 'file_id'])
    .where('id', 'in', ids)
    .execute()
  const reports = await selectOthers(
    db,
    rows.map((row) => row.report_id),
  )
  return photos.flatMap(({ photoId, otherId }): AlikePhotoView[] => {
    const own = visit.photos.find(({ id }) => id === photoId)
    const theirs = rows.find(({ id }) => id === otherId)
    const other = theirs && reports.get(theirs.report_id)
    if (!own || !theirs || !other) return []
    const { fileId, questionKey } = own
    return [{ id: `${photoId} ${otherId}`, question: name(questionKey), fileId, otherFileId: theirs.file_id, other }]
  })
}

async function viewWords(db: Tx, visit: EvidenceVisit, { words }: WeighedEvidence, name: NameOf) {
  if (words.length === 0) return []
  const reports = await selectOthers(
    db,
    words.map(({ reportId }) => reportId),
  )
  const rows = await db
    .selectFrom('report_answers')
    .select(['report_id', 'question_key', 'value', 'comment'])
    .where(
      'report_id',
      'in',
      words.map(({ reportId }) => reportId),
    )
    .where(
      'question_key',
      'in',
      words.map(({ otherKey }) => otherKey),
    )
    .execute()
  return words.flatMap(({ questionKey, reportId, otherKey }): AlikeWordsView[] => {
    const own = visit.answers.find((answer) => answer.questionKey === questionKey)
    const theirs = rows.find((row) => row.report_id === reportId && row.question_key === otherKey)
    const other = reports.get(reportId)
    if (!own || !theirs || !other) return []
    const [text, otherText] = [wordsOf(own.value, own.comment), wordsOf(theirs.value, theirs.comment ?? '')]
    return [
      {
        id: `${questionKey} ${reportId}`,
        question: name(questionKey),
        pieces: reusedPieces(text, otherText),
        otherPieces: reusedPieces(otherText, text),
        other,
      },
    ]
  })
}

const wordsOf = (value: unknown, comment: string): string =>
  [typeof value === 'string' ? value : '', comment].filter(Boolean).join('\n')

import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { EvidenceFacts } from '#/domain/fieldwork/evidence.ts'
import { limits } from '#/domain/fieldwork/evidence.ts'
import { type EarlierText, fewestWords, mostReused, runsOf, wordsOf } from '#/domain/fieldwork/reused-words.ts'
import type { EvidenceVisit } from './select-visit.server.ts'
import type { WeighedEvidence } from './weighed.ts'

/** Most earlier reports read, of the same shopper and of the same branch. */
const reportsOfShopper = 150
const reportsOfBranch = 60

type Text = { questionKey: string; text: string }

/** A shopper's own texts: comments, and answers to text questions. */
export const textsOf = ({ answers, definition }: Pick<EvidenceVisit, 'answers' | 'definition'>): Text[] => {
  const questions = [...definition.sections.flatMap((section) => section.questions), ...definition.unscored]
  const written = new Set(questions.filter(({ type }) => type === 'text').map(({ key }) => key))
  return answers
    .map(({ questionKey, value, comment }) => ({
      questionKey,
      text: [written.has(questionKey) && typeof value === 'string' ? value : '', comment].filter(Boolean).join('\n'),
    }))
    .filter(({ text }) => wordsOf(text).length >= fewestWords)
}

export type ReusedWords = { facts: EvidenceFacts['words']; words: WeighedEvidence['words'] }

/** Compares longer texts with earlier ones of the same shopper and of the same branch. */
export async function findReusedWords(db: Tx, visit: EvidenceVisit): Promise<ReusedWords> {
  const texts = textsOf(visit)
  if (texts.length === 0) return { facts: { share: 0, answers: 0, compared: 0, repeated: 0 }, words: [] }
  const earlier = await selectEarlierTexts(db, visit)
  const found = texts.flatMap(({ questionKey, text }) => {
    const reuse = mostReused(text, earlier)
    return reuse && reuse.share >= limits.alikeShare ? [{ questionKey, ...partsOf(reuse.id), share: reuse.share }] : []
  })
  const share = Math.max(0, ...found.map((words) => words.share))
  return {
    facts: { share, answers: found.length, compared: earlier.length, repeated: countRepeated(texts) },
    words: found.toSorted((a, b) => b.share - a.share),
  }
}

/** Answers that repeat an earlier one of the same report. */
const countRepeated = (texts: readonly Text[]): number => {
  const runs = texts.map(({ questionKey, text }) => ({ id: questionKey, runs: runsOf(text) }))
  return texts.filter(({ text }, at) => (mostReused(text, runs.slice(0, at))?.share ?? 0) >= limits.sameShare).length
}

const idOf = (reportId: string, questionKey: string): string => `${reportId} ${questionKey}`
const partsOf = (id: string) => ({ reportId: id.slice(0, 36), otherKey: id.slice(37) })

async function selectEarlierTexts(db: Tx, visit: EvidenceVisit): Promise<EarlierText[]> {
  const { rows } = await sql<{ reportId: string; questionKey: string; text: string }>`
    with earlier as (
      (select id from app.mystery_shopping_reports
        where shopper_id = ${visit.shopper_id} and created_at < ${visit.created_at}
        order by created_at desc limit ${reportsOfShopper})
      union
      (select r.id from app.mystery_shopping_requests q
        join app.mystery_shopping_reports r on r.client_id = q.client_id and r.request_id = q.id
        where q.branch_id = ${visit.branch_id} and q.client_id = ${visit.client_id} and r.created_at < ${visit.created_at}
        order by r.created_at desc limit ${reportsOfBranch})
    )
    select a.report_id as "reportId", a.question_key as "questionKey",
      concat_ws(e'\\n', case when jsonb_typeof(a.value) = 'string' then a.value #>> '{}' end, a.comment) as text
    from earlier e join app.report_answers a on a.report_id = e.id
    where e.id <> ${visit.id} and length(coalesce(a.comment, '')) + coalesce(length(a.value #>> '{}'), 0) >= 20
      and (a.comment is not null or jsonb_typeof(a.value) = 'string')`.execute(db)
  return rows
    .map(({ reportId, questionKey, text }) => ({ id: idOf(reportId, questionKey), runs: runsOf(text) }))
    .filter(({ runs }) => runs.size > 0)
}

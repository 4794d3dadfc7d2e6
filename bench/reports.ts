import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { asActor, closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Actor, UserType } from '#/domain/actor.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import {
  makeDocument,
  placeOf,
  planDocument,
  setReport,
} from '#/features/reporting/report-documents/make-document.server.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { closeDocuments } from '#/platform/documents.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'
import { grades, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport, save } from '#/tests/visits.ts'
import type { World } from '#/tests/world.ts'
import type { Filled } from './filled-database.ts'
import { ownerRights } from './owner-rights.ts'

export type Timed = { name: string; p50: number; p95: number; times: number }
export type DocumentsResult = { pages: number; pdf: Timed[]; pagesPerSecond: number }
export type ReportResult = { questions: number; steps: Timed[]; sparing: DocumentsResult; wordy: DocumentsResult }

const summary = (name: string, times: readonly number[]): Timed => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return { name, p50: at(0.5), p95: at(0.95), times: times.length }
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  into.push(performance.now() - started)
  return result
}

async function insertPerson(owner: pg.Client, type: UserType): Promise<Actor> {
  const { rows } = await owner.query(
    'select id, email, full_name as name from app.profiles where user_type = $1 order by id limit 1',
    [type],
  )
  const person = { ...rows[0], type, language: 'en', sessionId: randomUUID() }
  return type === 'admin' ? { ...person, staff: ownerRights } : person
}

type Cast = { world: World; owner: pg.Client; client: Actor; shopper: Actor; editor: Actor }
const sights = [
  ['The server smiled and led us to a table by the window', 'استقبلنا الموظف بابتسامة وأجلسنا قرب النافذة'],
  ['Two plates arrived lukewarm and were taken back at once', 'وصل طبقان باردان وأُعيدا فورًا'],
  ['Nobody asked whether we had enjoyed the meal', 'لم يسألنا أحد عن رأينا في الطعام'],
  ['The floor near the counter was wet', 'كانت الأرضية قرب طاولة المحاسبة مبللة'],
  ['The bill came quickly and every item on it was right', 'وصلت الفاتورة سريعًا وكان كل ما فيها صحيحًا'],
  ['Our drinks had been forgotten until we asked again', 'نُسيت المشروبات حتى طلبناها مرة أخرى'],
  ['It was loud, yet we could talk', 'كان المكان مزدحمًا لكن الحديث كان ممكنًا'],
] as const

/** Unique text for each report. */
const prose = (nth: number, at: number, sentences: number): string =>
  Array.from({ length: sentences }, (_, line) => {
    const told = sights[(nth * 5 + at * 3 + line * (1 + (nth % 6))) % sights.length]!
    return `${told[nth % 2]!} (${nth}.${at}.${line}).`
  }).join(' ')

/** Only required comments (about six pages), or a sentence for every answer. */
type Manner = 'sparing' | 'wordy'

/** Unique marks, waits and comments of a visit. */
const toldOn = (nth: number, manner: Manner) =>
  allQuestions(fsr1).flatMap((question, at) => {
    const turn = (nth * 5 + at * 3) % 7
    if (question.type === 'rating') {
      const mark = [3, 4, 4, 5][turn % 4]!
      const isTold = manner === 'wordy' || mark === 5
      return [save(question.key, mark, isTold ? { comment: prose(nth, at, 1) } : {})]
    }
    if (question.type === 'timing') return [save(question.key, 1 + ((nth * 3 + at) % 30))]
    if (question.type === 'yes_no' && turn === 0) return [save(question.key, false, { comment: prose(nth, at, 1) })]
    return question.type === 'text' ? [save(question.key, prose(nth, at, 16))] : []
  })

type Steps = Record<'saved' | 'handedIn' | 'released', number[]>

/** Runs one report from start to document; its answers and comments are unique, so that no layout is reused. */
async function oneReport(
  { world, owner, client, shopper, editor }: Cast,
  nth: number,
  manner: Manner,
  steps: Steps,
): Promise<string> {
  const reportId = await begunVisit(world, shopper, { client, type: 'full_service' })
  await timed(steps.saved, () => fillReport(shopper, reportId, toldOn(nth, manner)))
  await timed(steps.handedIn, () => submit(shopper, reportId))
  const version = async () => {
    const { rows } = await owner.query('select version from app.mystery_shopping_reports where id = $1', [reportId])
    return { reportId, version: rows[0].version as number }
  }
  await startReview(editor, await version())
  const seen = await version()
  await timed(steps.released, () => releaseReport(editor, { ...seen, grades }))
  return reportId
}

async function documents(client: Actor, reports: readonly string[]): Promise<DocumentsResult> {
  const [cold, set, whole]: number[][] = [[], [], []]
  let pages = 0
  let spent = 0
  for (const [nth, reportId] of reports.entries()) {
    const lang = nth % 2 === 0 ? 'en' : 'ar'
    const plan = await planDocument(client, reportId, lang)
    if (nth === 0) await closeDocuments()
    const bytes = await timed(nth === 0 ? cold! : nth === 1 ? [] : set!, () => setReport(plan))
    if (nth < 2) continue
    pages +=
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\s/g)?.length ?? 0
    spent += set!.at(-1)!
    // why: the other language is not cached yet, so this measures reading, rendering and storing
    const other = lang === 'en' ? 'ar' : 'en'
    await timed(whole!, async () => {
      const asked = await planDocument(client, reportId, other)
      const place = await asActor(client, (tx) => placeOf(tx, asked))
      await makeDocument(asked, place.id)
    })
  }
  return {
    pages: pages / (reports.length - 2),
    pdf: [
      summary('PDF set, cold (a new thread, photos never read)', cold!),
      summary('PDF set, warm (each another report)', set!),
      summary('PDF on demand, warm: read, set and kept', whole!),
    ],
    pagesPerSecond: (1000 * pages) / spent,
  }
}

/** Saves, submits and releases a report and renders its document, through the verbs on a filled database. */
export async function measureReports(filled: Filled, runs: number): Promise<ReportResult> {
  setEnv(readEnv(process.env))
  const owner = new pg.Client({ connectionString: filled.ownerUrl })
  await owner.connect()
  openDatabase(filled.urls.app, 4, () => {})
  await openQueue(filled.urls.app, false, () => {})
  try {
    const [client, shopper, editor] = [
      await insertPerson(owner, 'client'),
      await insertPerson(owner, 'mystery_shopper'),
      await insertPerson(owner, 'admin'),
    ]
    // why: the test helpers only use the world's owner connection
    const cast: Cast = { world: { owner } as World, owner, client, shopper, editor }
    const steps: Steps = { saved: [], handedIn: [], released: [] }
    const unseen: Steps = { saved: [], handedIn: [], released: [] }
    const made: Record<Manner, string[]> = { sparing: [], wordy: [] }
    for (const [turn, manner] of (['sparing', 'wordy'] as const).entries())
      for (let nth = 0; nth < runs; nth++)
        made[manner].push(await oneReport(cast, turn * runs + nth, manner, manner === 'wordy' ? steps : unseen))
    return {
      questions: allQuestions(fsr1).length,
      steps: [
        summary('all answers and photos saved', steps.saved),
        summary('handed in and scored', steps.handedIn),
        summary('released', steps.released),
      ],
      sparing: await documents(client, made.sparing),
      wordy: await documents(client, made.wordy),
    }
  } finally {
    await closeDocuments()
    await closeQueue()
    await closeDatabase()
    await owner.end()
  }
}

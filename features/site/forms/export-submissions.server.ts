import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { text } from '#/domain/list-columns.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import type { RowsOf } from '#/features/core/lists/list-rows.server.ts'
import type { SentAnswer } from './answers.ts'
import { inboxList, type InboxQuery, type SubmissionState } from './inbox-list.ts'
import { formNames, matching } from './read-inbox.server.ts'

type Column = { key: string; label: Text }

/** Maximum number of columns, for forms that were rebuilt many times. */
const mostColumns = 100

/** All questions answered by the messages, with their latest wording, in form order. */
async function answerColumns(actor: Actor, query: InboxQuery): Promise<Column[]> {
  authorize(actor, 'submissions.read')
  const rows = await readAs(actor, (db) =>
    db
      .with('found', (of) => matching(of as typeof db, query).select(['sent.answers', 'sent.created_at']))
      .selectFrom([
        'found',
        sql<never>`jsonb_array_elements(found.answers) with ordinality`.as(sql<never>`a(answer, place)`),
      ])
      .select([
        sql<string>`a.answer ->> 'key'`.as('key'),
        sql<Text>`(array_agg(a.answer -> 'label' order by found.created_at desc))[1]`.as('label'),
      ])
      .groupBy(sql`a.answer ->> 'key'`)
      .orderBy(sql`min(a.place)`)
      .orderBy(sql`a.answer ->> 'key'`)
      .limit(mostColumns)
      .execute(),
  )
  return rows
}

type FileRow = Record<'note', string | null> & {
  ticket: number
  form: string
  received: string
  state: SubmissionState
  language: Lang
  answers: unknown
}

const fileRows: RowsOf<typeof inboxList, FileRow> = (db, query) => ({
  select: matching(db, query)
    .select(['sent.ticket', 'sent.answers', 'sent.state', 'sent.language', 'sent.note'])
    .select(['sent.created_at as received', 'form.slug as form']),
  order: { received: sql.ref('sent.created_at') },
  id: 'sent.id',
})

const answerTo = (answers: unknown, key: string) =>
  (answers as SentAnswer[]).findLast((answer) => answer.key === key)?.value ?? null

/** Matching messages as lines of a file, with one column per question before the note. */
export async function exportSubmissions(actor: Actor, query: InboxQuery, lang: Lang) {
  const [questions, forms] = await Promise.all([answerColumns(actor, query), formNames(actor)])
  const titles = new Map(forms.map(({ slug, title }) => [slug, title]))
  const { note, ...before } = inboxList.columns
  const answers = questions.map(({ key }) => [
    `answer_${key}`,
    text({ value: (row: FileRow) => answerTo(row.answers, key) }),
  ])
  const columns = {
    ...before,
    form: text({ value: ({ form }: FileRow) => titles.get(form)?.[lang] ?? form }),
    ...Object.fromEntries(answers),
    note,
  }
  const headings = Object.fromEntries(questions.map(({ key, label }) => [`answer_${key}`, label]))
  // why: the columns of the questions are known only here, so the type is that of the list without them
  const list = { ...inboxList, messages: { ...inboxList.messages, ...headings }, columns } as typeof inboxList
  return exportList(actor, list, query, fileRows, lang)
}

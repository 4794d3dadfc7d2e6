import { asActor, readAs } from '#/db/database.server.ts'
import { sql } from 'kysely'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, type Text, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { inboxMessages } from '#/messages/site/forms-admin.ts'
import type { SentAnswer } from './answers.ts'
import type { InboxQuery } from './inbox-query.ts'
import { formNames, matching } from './read-inbox.server.ts'

export type Cells = readonly (string | number | null)[]
type Column = { key: string; label: Text }
type Cursor = { at: string; id: string } | null

const atOnce = 500
/** Maximum columns (why: often rebuilt forms would make unreadable sheets). */
const mostColumns = 100

/** All questions answered by the messages, with their latest wording, in form order. */
async function answerColumns(actor: Actor, query: InboxQuery): Promise<Column[]> {
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

const readPart = (actor: Actor, query: InboxQuery, before: Cursor) =>
  readAs(actor, (db) =>
    matching(db, query)
      .select(['sent.id', 'sent.ticket', 'sent.answers', 'sent.state', 'sent.language', 'sent.note'])
      .select(['sent.created_at', 'form.slug'])
      .$if(before !== null, (rest) =>
        rest.where(sql<boolean>`(sent.created_at, sent.id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
      )
      .orderBy('sent.created_at', 'desc')
      .orderBy('sent.id', 'desc')
      .limit(atOnce)
      .execute(),
  )

/** Streams matching messages: heading, then rows in parts. */
async function* rowsOf(actor: Actor, query: InboxQuery, lang: Lang): AsyncGenerator<Cells> {
  const t = translator(lang, inboxMessages)
  const [columns, forms] = await Promise.all([answerColumns(actor, query), formNames(actor)])
  const titles = new Map(forms.map(({ slug, title }) => [slug, title[lang]]))
  yield [
    t('ticket'),
    t('form'),
    t('received'),
    t('state'),
    t('language'),
    ...columns.map(({ label }) => label[lang]),
    t('note'),
  ]
  for (let before: Cursor = null; ;) {
    const rows = await readPart(actor, query, before)
    for (const row of rows) {
      const answers = new Map((row.answers as SentAnswer[]).map(({ key, value }) => [key, value]))
      yield [
        row.ticket,
        titles.get(row.slug) ?? row.slug,
        toRiyadh(new Date(row.created_at)).replace('T', ' '),
        t(`state.${row.state}`),
        t(`language.${row.language}`),
        ...columns.map(({ key }) => answers.get(key) ?? null),
        row.note,
      ]
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = { at: last.created_at, id: last.id }
  }
}

/** Exports matching messages; the export is logged. */
export async function exportSubmissions(
  actor: Actor,
  query: InboxQuery,
  lang: Lang,
  format: 'csv' | 'xlsx',
): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'submissions.read')
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'submissions.export',
      entity: 'submission',
      entityId: format,
      after: { ...query },
    }),
  )
  return rowsOf(actor, query, lang)
}

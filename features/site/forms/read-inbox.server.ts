import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { latinDigits } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import type { SentAnswer } from './answers.ts'
import { definitionOf } from './definition.ts'
import type { inboxList, InboxQuery, SubmissionState } from './inbox-list.ts'

export type InboxRow = {
  id: string
  ticket: number
  formSlug: string
  name: string | null
  email: string | null
  /** Beginning of the longest answer, for recognition. */
  excerpt: string
  state: SubmissionState
  createdAt: string
}

const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Searches the whole row by its index first, then only answers, so that labels do not match. */
const wordsMatch = (q: string) => {
  const like = likeOf(q)
  const ticket = /^\d{1,15}$/.test(latinDigits(q)) ? Number(latinDigits(q)) : -1
  return sql<boolean>`(sent.ticket = ${ticket} or (
    app.fold(coalesce(sent.name, '') || ' ' || coalesce(sent.email, '') || ' ' || sent.answers::text) like app.fold(${like})
    and (app.fold(sent.name) like app.fold(${like}) or sent.email ilike ${like} or exists (
      select from jsonb_array_elements(sent.answers) a where app.fold(a ->> 'value') like app.fold(${like})))))`
}

/** Matching messages. Without a state all but spam. */
export const matching = (db: Tx, { form, state, from, to, q }: InboxQuery) =>
  db
    .selectFrom('form_submissions as sent')
    .innerJoin('forms as form', 'form.id', 'sent.form_id')
    .$if(form !== '', (rest) => rest.where('form.slug', '=', form))
    .where((eb) => (state === null ? eb('sent.state', '<>', 'spam') : eb('sent.state', '=', state)))
    .$if(from !== null, (rest) => rest.where('sent.created_at', '>=', startOfDay(from!).toISOString()))
    .$if(to !== null, (rest) => rest.where('sent.created_at', '<', endOfDay(to!).toISOString()))
    .$if(q !== '', (rest) => rest.where(wordsMatch(q)))

const excerptOf = (answers: SentAnswer[]): string =>
  answers
    .filter(({ key }) => key !== 'name' && key !== 'email' && key !== 'phone')
    .reduce((longest, { value }) => (value.length > longest.length ? value : longest), '')
    .replace(/\s+/g, ' ')
    .slice(0, 140)

type StoredRow = Omit<InboxRow, 'excerpt'> & { answers: unknown }

const inboxRows: RowsOf<typeof inboxList, InboxRow, StoredRow> = (db, query) => ({
  select: matching(db, query)
    .select(['sent.id', 'sent.ticket', 'sent.name', 'sent.email', 'sent.answers', 'sent.state'])
    .select(['sent.created_at as createdAt', 'form.slug as formSlug']),
  order: { received: sql.ref('sent.created_at') },
  id: 'sent.id',
  finish: (rows) => rows.map(({ answers, ...row }) => ({ ...row, excerpt: excerptOf(answers as SentAnswer[]) })),
})

/** One page of the inbox. */
export async function readInbox(actor: Actor, query: InboxQuery): Promise<{ rows: InboxRow[]; total: number }> {
  authorize(actor, 'submissions.read')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, inboxRows),
      matching(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

/** Number of unread messages. */
export async function countNewMessages(actor: Actor): Promise<number> {
  authorize(actor, 'submissions.read')
  const { count } = await readAs(actor, (db) =>
    db
      .selectFrom('form_submissions')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('state', '=', 'new')
      .executeTakeFirstOrThrow(),
  )
  return count
}

/** Titles of forms, for filters and lists. */
export async function formNames(actor: Actor): Promise<{ slug: string; title: Text }[]> {
  authorize(actor, 'submissions.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('forms')
      .select(['slug', 'published', 'draft'])
      .orderBy('builtin', 'desc')
      .orderBy('created_at')
      .execute(),
  )
  return rows.map(({ slug, published, draft }) => ({ slug, title: titleOf(slug, published ?? draft) }))
}

/** Title of a form; default: its address. */
export function titleOf(slug: string, stored: unknown): Text {
  const title = definitionOf(slug, stored)?.title
  return { en: title?.en || title?.ar || slug, ar: title?.ar || title?.en || slug }
}

export type SubmissionEvent = { id: string; at: string; action: string; who: string | null; after: unknown }
export type Submission = {
  id: string
  ticket: number
  form: { slug: string; title: Text }
  name: string | null
  email: string | null
  answers: SentAnswer[]
  language: Lang
  state: SubmissionState
  note: string
  createdAt: string
  events: SubmissionEvent[]
}

const selectEvents = (db: Tx, id: string) =>
  db
    .selectFrom('activity_log as entry')
    .leftJoin('profiles as who', 'who.id', 'entry.actor_id')
    .select(['entry.id', 'entry.at', 'entry.action', 'entry.after', 'who.full_name'])
    .where('entry.entity', '=', 'submission')
    .where('entry.entity_id', '=', id)
    .orderBy('entry.at', 'desc')
    .limit(100)
    .execute()

/** A message with its log. */
export async function readSubmission(actor: Actor, id: string): Promise<Submission> {
  authorize(actor, 'submissions.read')
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
  return readAs(actor, async (db) => {
    const [row, events] = await Promise.all([
      db
        .selectFrom('form_submissions as sent')
        .innerJoin('forms as form', 'form.id', 'sent.form_id')
        .select(['sent.id', 'sent.ticket', 'sent.name', 'sent.email', 'sent.answers', 'sent.language', 'sent.state'])
        .select(['sent.note', 'sent.created_at', 'form.slug', 'form.published', 'form.draft'])
        .where('sent.id', '=', id)
        .executeTakeFirst(),
      selectEvents(db, id),
    ])
    if (!row) throw new AppError('not-found')
    return {
      id: row.id,
      ticket: row.ticket,
      form: { slug: row.slug, title: titleOf(row.slug, row.published ?? row.draft) },
      name: row.name,
      email: row.email,
      answers: row.answers as SentAnswer[],
      language: row.language,
      state: row.state,
      note: row.note ?? '',
      createdAt: row.created_at,
      events: events.map(({ id: eventId, at, action, after, full_name }) => ({
        id: eventId,
        at,
        action,
        after,
        who: full_name,
      })),
    }
  })
}

import { sql } from 'kysely'
import { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { EmailState } from './states.ts'

export type EmailQuery = { state: EmailState | null; kind: string | null; q: string; page: number; pageSize: number }
export type EmailRow = { id: string; to: string; subject: string; kind: string; state: EmailState; at: string }

/** One page of the outbox, newest first, and how many mails there are in all under the same filters. */
export async function readEmails(actor: Actor, query: EmailQuery): Promise<{ total: number; rows: EmailRow[] }> {
  authorize(actor, 'emails.read')
  const { state, kind, q, page, pageSize } = query
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return readAs(actor, async (db) => {
    const matching = db
      .selectFrom('emails')
      .$if(state !== null, (query) => query.where('state', '=', state!))
      .$if(kind !== null, (query) => query.where('kind', '=', kind!))
      .$if(q !== '', (query) =>
        query.where(sql<boolean>`(to_address ilike ${like} or app.fold(subject) like app.fold(${like}))`),
      )
    const [rows, { total }] = await Promise.all([
      matching
        .select(['id', 'to_address', 'subject', 'kind', 'state', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return {
      total,
      rows: rows.map(({ id, to_address, subject, kind: of, state: now, created_at }) => ({
        id,
        to: to_address,
        subject,
        kind: of,
        state: now as EmailState,
        at: created_at,
      })),
    }
  })
}

export type EmailDetail = EmailRow & {
  language: 'en' | 'ar'
  body: string
  problem: string | null
  attempts: number
  sentAt: string | null
}

/** One mail as it goes out. */
export async function readEmail(actor: Actor, id: string): Promise<EmailDetail> {
  authorize(actor, 'emails.read')
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
  const row = await readAs(actor, (db) => db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row) throw new AppError('not-found')
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    kind: row.kind,
    state: row.state as EmailState,
    at: row.created_at,
    language: row.language as EmailDetail['language'],
    body: row.body,
    problem: row.problem,
    attempts: row.attempts,
    sentAt: row.sent_at,
  }
}

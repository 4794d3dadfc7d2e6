import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { foundIds } from '#/features/core/lists/search.server.ts'
import { withHint } from './hidden-links.ts'
import { emailList, type EmailQuery, type EmailRow } from './list.ts'

const matching = (db: Tx, { state, kind, q, client, person, mailing }: EmailQuery) =>
  db
    .selectFrom('emails as m')
    .$if(state !== null, (found) => found.where('m.state', '=', state!))
    .$if(kind !== '', (found) => found.where('m.kind', '=', kind))
    .$if(client !== null, (found) =>
      found.where('m.profile_id', 'in', (of) =>
        of.selectFrom('members').select('members.profile_id').where('members.client_id', '=', client),
      ),
    )
    .$if(person !== null, (found) => found.where('m.profile_id', '=', person))
    .$if(mailing !== null, (found) =>
      found.where('m.id', 'in', (of) =>
        of
          .selectFrom('mailing_recipients')
          .select('mailing_recipients.email_id')
          .where('mailing_recipients.mailing_id', '=', mailing),
      ),
    )
    .$if(q !== '', (found) => found.where(sql<boolean>`m.id in ${foundIds('email', q)}`))

/** Envelopes of mails; secrets of a subject are replaced by a hint. */
export const emailRows: RowsOf<typeof emailList, EmailRow, EmailRow & { language: string }> = (db, query) => ({
  select: matching(db, query)
    .select(['m.id', 'm.to_address as to', 'm.subject', 'm.language', 'm.kind', 'm.state'])
    .select('m.created_at as at'),
  order: { newest: sql.ref('m.created_at') },
  id: 'm.id',
  finish: (rows) =>
    rows.map(({ language, ...row }) => ({ ...row, subject: withHint(row.subject, language === 'ar' ? 'ar' : 'en') })),
})

/** One page of the outbox, newest first, and the total under the same filters. */
export async function readEmails(actor: Actor, query: EmailQuery): Promise<{ total: number; rows: EmailRow[] }> {
  authorize(actor, emailList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, emailRows),
      matching(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { mailingList, type MailingQuery, type MailingRow } from './list.ts'

const filtered = (db: Tx, { q, state, purpose }: MailingQuery) =>
  db
    .selectFrom('mailings as m')
    .$if(state !== null, (found) => found.where('m.state', '=', state!))
    .$if(purpose !== null, (found) => found.where('m.purpose', '=', purpose!))
    .$if(q !== '', (found) =>
      found.where(wordsMatch(sql`concat_ws(' ', m.texts ->> 'subjectEn', m.texts ->> 'subjectAr')`, q)),
    )

const subjectIn = sql<string>`app.named(m.texts ->> 'subjectEn', m.texts ->> 'subjectAr')`
const mailsIn = (state: 'sent' | 'failed') => sql<number>`(select count(*)::integer from mailing_recipients r
  join emails e on e.id = r.email_id where r.mailing_id = m.id and e.state = ${state})`

export const mailingRows: RowsOf<typeof mailingList, MailingRow> = (db, query) => ({
  select: filtered(db, query)
    .select(['m.id', 'm.purpose', 'm.state', 'm.people', 'm.created_at as at'])
    .select([subjectIn.as('subject'), mailsIn('sent').as('sent'), mailsIn('failed').as('failed')]),
  order: { at: sql.ref('m.created_at') },
  id: 'm.id',
})

/** One page of mailings, newest first, and the total under the same filters. */
export async function browseMailings(actor: Actor, query: MailingQuery) {
  authorize(actor, mailingList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, mailingRows),
      filtered(db, query)
        .select((count) => count.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

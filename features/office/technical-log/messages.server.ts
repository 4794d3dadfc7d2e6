import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { bareProblem } from '#/domain/doors.ts'
import { maskedPhone } from '#/domain/masked-phone.ts'
import { authorize } from '#/domain/permissions.ts'
import { olderRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import type { EmailState } from '#/features/messaging/emails/states.ts'
import { isPhoneNumber } from '#/platform/sms.server.ts'
import { sentMessageList, type SentMessageQuery } from './lists.ts'

type Raw = {
  id: string
  kind: string
  address: string
  state: EmailState
  attempts: number
  problem: string | null
  at: string
}
export type SentMessageRow = Omit<Raw, 'address'> & { channel: 'mail' | 'text'; recipient: string }

const matching = (db: Tx, { state, channel, before }: SentMessageQuery) =>
  db
    .selectFrom('emails')
    .$if(state !== null, (rest) => rest.where('state', '=', state!))
    .$if(channel !== null, (rest) => rest.where('to_address', channel === 'text' ? 'like' : 'not like', '+%'))
    .$if(before !== '', (rest) =>
      rest.where(sql<boolean>`(created_at, id) < (select c.created_at, c.id from emails c where c.id = ${before})`),
    )

/** First letter and domain of an address, or the last digits of a number. */
const maskedAddress = (address: string): string =>
  isPhoneNumber(address) ? maskedPhone(address) : address.replace(/^(.)[^@]*/, '$1…')

export const sentMessageRows: RowsOf<typeof sentMessageList, SentMessageRow, Raw> = (db, query) => ({
  select: matching(db, query).select([
    'id',
    'kind',
    'to_address as address',
    'state',
    'attempts',
    'problem',
    'created_at as at',
  ]),
  order: { newest: sql.ref('created_at') },
  id: 'id',
  finish: (rows) =>
    rows.map(({ address, problem, ...row }) => ({
      ...row,
      problem: problem && bareProblem(problem),
      channel: isPhoneNumber(address) ? 'text' : 'mail',
      recipient: maskedAddress(address),
    })),
})

/** One page of mails and text messages: what became of each, not what it says. */
export async function browseSentMessages(actor: Actor, query: SentMessageQuery) {
  authorize(actor, sentMessageList.permission)
  return readAs(actor, (db) => olderRows(db, actor, query, sentMessageRows))
}

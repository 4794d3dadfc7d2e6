import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type AuthorityFaultReason, faultReason, isLate } from '#/domain/billing/tax-unit.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { readMessages, type ToldMessage } from './fault.ts'
import { type Outcome, type SentQuery, type SentRow, sentList } from './list.ts'
import type { AuthorityState } from './lists.ts'

/** Reason of a fault; null for other outcomes. */
export function reasonOf(outcome: string, status: number | null, messages: readonly ToldMessage[]) {
  if (outcome !== 'fault') return null
  if (messages.some(({ code }) => code === 'other-file' || code === 'file-missing')) return 'other-file'
  return faultReason(status)
}

const nameOf = companyOfProfile('c')

const sent = (db: Tx, { q, state, form, unit }: SentQuery) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('profiles as c', 'c.id', 'i.client_id')
    .where('i.authority', '<>', 'none')
    .where('i.number', 'is not', null)
    .$if(state !== null, (rows) => rows.where('i.authority', '=', state))
    .$if(form !== null, (rows) => rows.where('i.form', '=', form!))
    .$if(unit !== null, (rows) => rows.where('i.unit_id', '=', unit))
    .$if(q !== '', (rows) => rows.where(wordsMatch(sql`concat_ws(' ', i.number, c.company_name, c.full_name)`, q)))

const selected = (db: Tx, query: SentQuery) =>
  sent(db, query)
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('tax_submissions as s')
          .select(['s.status', 's.outcome', 's.messages', 's.created_at as at'])
          .whereRef('s.client_id', '=', 'i.client_id')
          .whereRef('s.invoice_id', '=', 'i.id')
          .orderBy('s.created_at', 'desc')
          .orderBy('s.id', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.number', 'i.kind', 'i.form', 'i.issued_at', 'i.authority'])
    .select(nameOf.as('client'))
    .select(['s.status', 's.outcome', 's.messages', 's.at'])
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

function rowOf(row: Row): SentRow {
  const messages = readMessages(row.messages)
  const { outcome, at } = row
  return {
    id: row.id,
    number: row.number ?? '',
    kind: row.kind,
    form: row.form,
    client: row.client,
    issued: row.issued_at ?? '',
    state: row.authority as AuthorityState,
    isLate: row.authority === 'waiting' && isLate(new Date(row.issued_at ?? 0), now()),
    last: outcome && at ? { at, outcome, reason: reasonOf(outcome, row.status, messages), messages } : null,
  }
}

/** Documents of a query, for page and file. */
export const sentRows: RowsOf<typeof sentList, SentRow, Row> = (db, query) => ({
  select: selected(db, query),
  order: { issued: sql`i.issued_at`, number: sql`i.number`, client: sql`app.fold(${nameOf})` },
  id: 'i.id',
  finish: (rows) => rows.map(rowOf),
})

/** One page of the documents for the authority, with their states. */
export async function browseDocuments(actor: Actor, query: SentQuery): Promise<{ rows: SentRow[]; total: number }> {
  authorize(actor, 'tax-units.manage')
  return readAs(actor, async (db) => {
    const [rows, count] = await Promise.all([
      pageRows(db, actor, query, sentRows),
      sent(db, query)
        .select((e) => e.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total: count.all }
  })
}

export type CallRow = {
  id: string
  call: 'clear' | 'report' | 'check'
  status: number | null
  outcome: Outcome
  reason: AuthorityFaultReason | null
  messages: ToldMessage[]
  at: string
}
const mostCalls = 200

/** One document with all its calls, newest first. */
export async function readDocument(actor: Actor, id: string) {
  authorize(actor, 'tax-units.manage')
  const [row, calls] = await Promise.all([
    readAs(actor, (db) =>
      db
        .selectFrom('invoices as i')
        .innerJoin('profiles as c', 'c.id', 'i.client_id')
        .leftJoin('tax_units as u', 'u.id', 'i.unit_id')
        .select(['i.id', 'i.number', 'i.kind', 'i.form', 'i.issued_at as issuedAt', 'i.authority', 'i.counter'])
        .select(['i.uuid', 'i.hash', nameOf.as('client'), 'u.id as unitId', 'u.name as unit'])
        .select(sql<boolean>`i.cleared_xml is not null`.as('hasCleared'))
        .where('i.id', '=', id)
        .where('i.authority', '<>', 'none')
        .executeTakeFirst(),
    ),
    readAs(actor, (db) =>
      db
        .selectFrom('tax_submissions as s')
        .innerJoin('invoices as i', (join) =>
          join.onRef('i.id', '=', 's.invoice_id').onRef('i.client_id', '=', 's.client_id'),
        )
        .select(['s.id', 's.call', 's.status', 's.outcome', 's.messages', 's.created_at as at'])
        .where('s.invoice_id', '=', id)
        .orderBy('s.created_at', 'desc')
        .orderBy('s.id', 'desc')
        .limit(mostCalls)
        .execute(),
    ),
  ])
  if (!row?.number) throw new AppError('not-found')
  return {
    document: {
      ...row,
      number: row.number,
      kind: row.kind,
      form: row.form,
      state: row.authority as AuthorityState,
    },
    calls: calls.map((call): CallRow => {
      const messages = readMessages(call.messages)
      return {
        id: call.id,
        call: call.call,
        status: call.status,
        outcome: call.outcome,
        reason: reasonOf(call.outcome, call.status, messages),
        messages: messages.filter(({ text, code }) => text !== '' || !['other-file', 'file-missing'].includes(code)),
        at: call.at,
      }
    }),
  }
}

import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { type AuthorityFaultReason, faultReason, isLate } from '#/domain/billing/tax-unit.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { now } from '#/platform/clock.ts'
import type { TableCells } from '#/platform/table-file.server.ts'
import { readMessages, type ToldMessage } from './fault.ts'
import { type AuthorityState, type DocumentsQuery, documentsOnPage, type DocumentSort } from './lists.ts'

export type SentRow = {
  id: string
  number: string
  kind: 'invoice' | 'credit' | 'debit'
  form: 'standard' | 'simplified'
  client: string
  issuedAt: string
  state: AuthorityState
  isLate: boolean
  /** The last call: when, and what came of it. */
  last: { at: string; outcome: Outcome; reason: AuthorityFaultReason | null; messages: ToldMessage[] } | null
}
export type Outcome = 'accepted' | 'report-instead' | 'rejected' | 'fault'

/** What a fault means in words; null for what is none. */
export function reasonOf(outcome: string, status: number | null, messages: readonly ToldMessage[]) {
  if (outcome !== 'fault') return null
  if (messages.some(({ code }) => code === 'other-file' || code === 'file-missing')) return 'other-file'
  return faultReason(status)
}

const nameOf = sql<string>`coalesce(c.company_name, c.full_name)`

const sent = (db: Tx, { q, state, form, unit }: DocumentsQuery) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('profiles as c', 'c.id', 'i.client_id')
    .where('i.authority', '<>', 'none')
    .where('i.number', 'is not', null)
    .$if(state !== null, (rows) => rows.where('i.authority', '=', state))
    .$if(form !== null, (rows) => rows.where('i.form', '=', form!))
    .$if(unit !== null, (rows) => rows.where('i.unit_id', '=', unit))
    .$if(q !== '', (rows) =>
      rows.where(sql<boolean>`app.fold(concat_ws(' ', i.number, c.company_name, c.full_name)) like ${likePattern(q)}`),
    )

const order: Record<DocumentSort, ReturnType<typeof sql>> = {
  issued: sql`i.issued_at`,
  number: sql`i.number`,
  client: sql`app.fold(coalesce(c.company_name, c.full_name))`,
}

async function rowsOf(db: Tx, query: DocumentsQuery, limit: number, offset: number): Promise<SentRow[]> {
  const direction = query.descending ? 'desc' : 'asc'
  const rows = await sent(db, query)
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
    .orderBy(order[query.sort], direction)
    .orderBy('i.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => {
    const messages = readMessages(row.messages)
    return {
      id: row.id,
      number: row.number ?? '',
      kind: row.kind,
      form: row.form,
      client: row.client,
      issuedAt: row.issued_at ?? '',
      state: row.authority as AuthorityState,
      isLate: row.authority === 'waiting' && isLate(new Date(row.issued_at ?? 0), now()),
      last:
        row.outcome && row.at
          ? {
              at: row.at,
              outcome: row.outcome,
              reason: reasonOf(row.outcome, row.status, messages),
              messages,
            }
          : null,
    }
  })
}

/** The tax documents that go to the authority and what became of each, one page of them. */
export async function browseDocuments(
  actor: Actor,
  query: DocumentsQuery,
): Promise<{ rows: SentRow[]; total: number }> {
  authorize(actor, 'tax-units.manage')
  const [rows, count] = await Promise.all([
    readAs(actor, (db) => rowsOf(db, query, documentsOnPage, (query.page - 1) * documentsOnPage)),
    readAs(actor, (db) =>
      sent(db, query)
        .select((e) => e.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow(),
    ),
  ])
  return { rows, total: count.all }
}

const atOnce = 1000

async function* cellsOf(actor: Actor, query: DocumentsQuery, lang: Lang): AsyncGenerator<TableCells> {
  const t = translator(lang, taxUnitMessages)
  yield [t('number'), t('kind'), t('form'), t('client'), t('issued'), t('state'), t('lastCall'), t('said')]
  for (let from = 0; ; from += atOnce) {
    const rows = await readAs(actor, (db) => rowsOf(db, query, atOnce, from))
    for (const { number, kind, form, client, issuedAt, state, last } of rows)
      yield [
        number,
        t(`kind_${kind}`),
        t(`form_${form}`),
        client,
        toRiyadh(new Date(issuedAt)).replace('T', ' '),
        t(`state_${state}`),
        last && toRiyadh(new Date(last.at)).replace('T', ' '),
        (last?.reason ? [t(`fault_${last.reason}`)] : [])
          .concat((last?.messages ?? []).map(({ code, text }) => `${code} ${text}`.trim()))
          .join('; '),
      ]
    if (rows.length < atOnce) return
  }
}

/** The same documents for a file; that somebody took them is itself recorded. */
export async function exportDocuments(actor: Actor, query: DocumentsQuery, lang: Lang) {
  authorize(actor, 'tax-units.manage')
  const entry = { action: 'tax-units.export', entity: 'tax-unit', entityId: 'all' } as const
  await asActor(actor, (tx) => recordActivity(tx, actor, { ...entry, after: { ...query } }))
  return cellsOf(actor, query, lang)
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

/** One document and every call about it, newest first. */
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

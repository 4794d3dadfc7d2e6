import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { now } from '#/platform/clock.ts'

const columns = [
  'id',
  'booked_on',
  'amount',
  'unmatched',
  'end_to_end',
  'bank_reference',
  'remittance',
  'aside',
  'version',
] as const

/** Reads a line and locks its row until the transaction ends. */
export async function holdLine(tx: Tx, lineId: string, version?: number) {
  const row = await tx
    .selectFrom('bank_lines')
    .select(columns)
    .where('id', '=', recordId(lineId))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (version !== undefined && row.version !== version) throw new AppError('changed-meanwhile')
  return row
}
export type HeldLine = Awaited<ReturnType<typeof holdLine>>

/** Reference of a line on the records that it books: at most as long as theirs. */
export const referenceOfLine = ({ bank_reference: own, end_to_end: payers }: HeldLine): string =>
  (own || payers || '-').slice(0, 100)

export type NewMatch = {
  kind: 'payment' | 'payout' | 'returned-payout' | 'returned-payment'
  /** Of the same sign as the line. */
  amount: Halalas
  paymentId?: string
  batchId?: string
  place?: number
  books: boolean
}

/**
 * Writes matches of a held line and reduces what is left of it. Throws `statement.used` when a payment or transfer is
 * matched with another line, `statement.amount-left` when they are more than the rest.
 */
export async function addMatches(tx: Tx, actor: Actor, line: HeldLine, matches: readonly NewMatch[]): Promise<void> {
  const sum = matches.reduce((total, { amount }) => total + amount, 0)
  const isWithin = matches.every(({ amount }) => Math.sign(amount) === Math.sign(line.unmatched))
  if (!isWithin || Math.abs(sum) > Math.abs(line.unmatched)) throw new AppError('statement.amount-left')
  const rows = JSON.stringify(matches)
  const { numAffectedRows } = await sql`
    insert into app.bank_matches (line_id, kind, amount, payment_id, batch_id, place, books, made_by, made_at)
    select ${line.id}, m.kind, m.amount, m."paymentId", m."batchId", m.place, m.books, ${actor.id}, ${now()}
    from jsonb_to_recordset(${rows}::jsonb) as m(kind text, amount bigint, "paymentId" uuid, "batchId" uuid, place int, books boolean)
    on conflict do nothing`.execute(tx)
  if (Number(numAffectedRows ?? 0) !== matches.length) throw new AppError('statement.used')
  await tx
    .updateTable('bank_lines')
    .set({
      unmatched: line.unmatched - sum,
      aside: null,
      aside_note: null,
      decided_by: actor.id,
      decided_at: now(),
      version: line.version + 1,
    })
    .where('id', '=', line.id)
    .execute()
}

import type { Tx } from '#/db/database.server.ts'
import { latinDigits } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { sql } from 'kysely'

const unknown = () => new AppError('bad-request', {}, { reference: 'statement-reference' })
const transferPattern = /^PB(\d{6,9})-(\d{4,6})$/
const plain = (typed: string): string => latinDigits(typed).toUpperCase().replaceAll(/\s/g, '')

/** Whether a typed reference is that of a transfer to a shopper. */
export const isTransferReference = (typed: string): boolean => transferPattern.test(plain(typed))

export type Transfer = {
  batchId: string
  place: number
  amount: Halalas
  outcome: 'waiting' | 'paid' | 'failed' | 'returned'
}

/** Transfer of a batch that is at the bank. Throws `bad-request` for another reference. */
export async function findTransfer(tx: Tx, reference: string): Promise<Transfer> {
  const [, number, place] = transferPattern.exec(plain(reference)) ?? []
  const row = await tx
    .selectFrom('payout_transfers as t')
    .innerJoin('payout_batches as b', 'b.id', 't.batch_id')
    .select(['t.batch_id as batchId', 't.place', 't.net', 't.outcome'])
    .where('b.number', '=', Number(number ?? 0))
    .where('t.place', '=', Number(place ?? 0))
    .where('b.state', 'in', ['sent', 'done'])
    .executeTakeFirst()
  if (!row) throw unknown()
  return { batchId: row.batchId, place: row.place, amount: row.net ?? 0, outcome: row.outcome }
}

/** Payment of this reference (PAY-…). Throws `bad-request` for none, or more than one. */
export async function findPayment(tx: Tx, reference: string): Promise<string> {
  const [, ending] = /^PAY-?([0-9A-F]{8})$/.exec(plain(reference)) ?? []
  if (!ending) throw unknown()
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where(sql<boolean>`right(id::text, 8) = ${ending.toLowerCase()}`)
    .where('provider', '=', 'bank')
    .limit(2)
    .execute()
  if (rows.length !== 1) throw unknown()
  return rows[0]!.id
}

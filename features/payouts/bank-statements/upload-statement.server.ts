import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { plainCode } from '#/domain/iban.ts'
import { faultOf, identitiesOf, type Statement } from '#/domain/payouts/bank-statement.ts'
import { authorize } from '#/domain/permissions.ts'
import { readBank } from '#/features/billing/invoices/bank.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { sealed } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { fingerprint } from '#/platform/seal.server.ts'
import { now } from '#/platform/clock.ts'
import { readStatementFile } from './read-statement-file.ts'

export type Uploaded = {
  /** Lines that no earlier statement had. */
  fresh: number
  /** Lines that were stored before. */
  known: number
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')
const atOnce = 1000

const perMillisecond = 4096
/** Ids (UUID version 7) in the order of the statement, so that lists of a day keep it. */
const idAt = (nth: number, ms: number): string => {
  const time = (ms + Math.floor(nth / perMillisecond)).toString(16).padStart(12, '0')
  const counter = (nth % perMillisecond).toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`
}

/** Stores the lines that are new, and returns how many. */
async function storeLines(tx: Tx, statementId: string, { account, lines }: Statement): Promise<number> {
  const identities = identitiesOf(lines)
  const begun = now().getTime()
  const rows = lines
    .map((line, nth) => ({
      id: idAt(nth, begun),
      identity: sha(`${account} ${identities[nth]}`),
      booked_on: line.bookedOn,
      value_on: line.valueOn,
      amount: line.amount,
      end_to_end: line.endToEnd,
      bank_reference: line.bankReference,
      order_reference: line.order,
      remittance: line.text,
      other_name: line.name,
      other_iban_hash: line.iban ? fingerprint(sealed.iban, line.iban) : '',
      other_iban_last: line.iban.slice(-4),
      is_return: line.isReturn,
    }))
    .filter(({ amount }) => amount !== 0)
  let fresh = 0
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce))
    const { numAffectedRows } = await sql`
      insert into app.bank_lines (id, statement_id, account, identity, booked_on, value_on, amount, unmatched, end_to_end, bank_reference,
        order_reference, remittance, other_name, other_iban_hash, other_iban_last, is_return)
      select l.id, ${statementId}, ${account}, l.identity, l.booked_on, l.value_on, l.amount, l.amount, l.end_to_end, l.bank_reference,
        l.order_reference, l.remittance, l.other_name, l.other_iban_hash, l.other_iban_last, l.is_return
      from jsonb_to_recordset(${part}::jsonb) as l(id uuid, identity text, booked_on date, value_on date, amount bigint, end_to_end text,
        bank_reference text, order_reference text, remittance text, other_name text, other_iban_hash text, other_iban_last text,
        is_return boolean)
      on conflict (account, identity) do nothing`.execute(tx)
    fresh += Number(numAffectedRows ?? 0)
  }
  return fresh
}

/** Stores a statement with its new lines. The same statement a second time changes nothing. */
async function storeStatement(tx: Tx, actor: Actor, statement: Statement): Promise<Uploaded> {
  const { account, reference, opening, closing, lines } = statement
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const stored = await tx
    .insertInto('bank_statements')
    .values({
      account,
      reference,
      digest: sha(JSON.stringify([reference, opening, closing, identitiesOf(lines)])),
      opening: opening!,
      closing: closing!,
      first_day: days[0] ?? null,
      last_day: days.at(-1) ?? null,
      lines: lines.length,
      new_lines: 0,
      uploaded_by: actor.id,
      uploaded_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['account', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) return { fresh: 0, known: lines.length }
  const fresh = await storeLines(tx, stored.id, statement)
  await tx.updateTable('bank_statements').set({ new_lines: fresh }).where('id', '=', stored.id).execute()
  await recordActivity(tx, actor, {
    action: 'statements.upload',
    entity: 'bank-statement',
    entityId: stored.id,
    after: { reference, account: account.slice(-4), opening, closing, lines: lines.length, fresh },
  })
  return { fresh, known: lines.length - fresh }
}

/**
 * Stores the booked lines of a bank's statements of the company's account (camt.053), all or none. Idempotent. Throws
 * `bad-request` with the reason for a file that cannot be taken, `statement.account-missing`.
 */
export async function uploadStatement(actor: Actor, bytes: Uint8Array): Promise<Uploaded> {
  authorize(actor, 'statements.book')
  const statements = await readStatementFile(bytes)
  return asSystem('stores lines with fingerprints of bank accounts, which no person may write', async (tx) => {
    const bank = await readBank(tx)
    if (!bank) throw new AppError('statement.account-missing')
    const own = plainCode(bank.iban)
    for (const statement of statements) {
      const fault = faultOf(statement, own)
      if (fault) throw new AppError('bad-request', {}, { file: `statement-${fault}` })
    }
    const all: Uploaded = { fresh: 0, known: 0 }
    for (const statement of statements) {
      const { fresh, known } = await storeStatement(tx, actor, statement)
      all.fresh += fresh
      all.known += known
    }
    return all
  })
}

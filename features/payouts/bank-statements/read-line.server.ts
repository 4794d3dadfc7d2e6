import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { latinDigits } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Match, NoMatch } from '#/domain/payouts/match.ts'
import { referenceOf } from '#/features/billing/payments/reference.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { foundIds, wordsMatch } from '#/features/core/lists/search.server.ts'
import { readFound } from './book-certain.server.ts'
import type { AsideReason } from './form.ts'
import type { LineState } from './list.ts'
import { labelOfMatch } from './list.server.ts'

export type LineMatch = {
  id: string
  kind: 'payment' | 'payout' | 'returned-payout' | 'returned-payment'
  label: string
  amount: Halalas
  books: boolean
  /** Record that it names. */
  paymentId: string | null
  batchId: string | null
  by: string
  at: string
  undone: { by: string; at: string; reason: string } | null
}
/** Invoice or transfer that a person may choose. */
export type Target = { label: string; who: string; amount: Halalas }
type Part = { reference: string; amount: Halalas }
export type LinePageData = {
  id: string
  version: number
  date: Day
  valueOn: Day | null
  amount: Halalas
  unmatched: Halalas
  state: LineState
  name: string
  otherLast: string
  text: string
  reference: string
  endToEnd: string
  statement: string
  isReturn: boolean
  aside: AsideReason | null
  note: string | null
  decidedBy: string | null
  matches: LineMatch[]
  /** What the rule found. */
  suggestion: { certain: boolean; label: string; why: NoMatch | null; parts: Part[] } | null
  q: string
  targets: Target[]
}

const stateOf = (row: { unmatched: Halalas; amount: Halalas; aside: string | null }): LineState => {
  if (row.unmatched === 0) return 'matched'
  if (row.aside !== null) return 'aside'
  return row.unmatched === row.amount ? 'open' : 'part'
}

const readRow = (db: Tx, id: string) =>
  db
    .selectFrom('bank_lines as l')
    .innerJoin('bank_statements as s', 's.id', 'l.statement_id')
    .leftJoin('profiles as d', 'd.id', 'l.decided_by')
    .selectAll('l')
    .select(['s.reference as statement', 'd.full_name as decided_name'])
    .where('l.id', '=', id)
    .executeTakeFirst()

const readMatches = (db: Tx, id: string) =>
  db
    .selectFrom('bank_matches as m')
    .leftJoin('payments as y', 'y.id', 'm.payment_id')
    .leftJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'y.client_id').onRef('i.id', '=', 'y.invoice_id'))
    .leftJoin('payout_batches as b', 'b.id', 'm.batch_id')
    .innerJoin('profiles as made', 'made.id', 'm.made_by')
    .leftJoin('profiles as undone', 'undone.id', 'm.undone_by')
    .select(['m.id', 'm.kind', 'm.amount', 'm.books', 'm.payment_id as paymentId', 'm.batch_id as batchId'])
    .select([
      'made.full_name as by',
      'm.made_at as at',
      'm.undone_at',
      'm.undo_reason',
      'undone.full_name as undone_by',
    ])
    .select(labelOfMatch.as('label'))
    .where('m.line_id', '=', id)
    .orderBy('m.made_at')
    .orderBy('m.batch_id')
    .orderBy('m.place')
    .orderBy('m.id')
    .execute()

const mostTargets = 8

/** Open invoices: those found, or those of about this amount first. */
const findInvoices = async (db: Tx, amount: Halalas, q: string): Promise<Target[]> => {
  const owed = sql<number>`(i.gross - i.credited - i.paid)`
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('profiles as p', 'p.id', 'i.client_id')
    .select([sql<string>`i.number`.as('label'), companyOfProfile('p').as('who'), owed.as('amount')])
    .where('i.status', 'in', ['issued', 'partly_paid', 'overdue'])
    .where('i.kind', '<>', 'credit')
    .$if(q !== '', (found) =>
      found.where(sql<boolean>`(i.id in ${foundIds('invoice', q)} or i.client_id in ${foundIds('client', q)})`),
    )
    .orderBy(sql`abs(${owed} - ${amount})`)
    .orderBy('i.number')
    .limit(mostTargets)
    .execute()
  return rows.map((row) => ({ ...row, who: row.who ?? '' }))
}

const reference = sql<string>`('PB' || lpad(b.number::text, greatest(6, length(b.number::text)), '0')
  || '-' || lpad(t.place::text, greatest(4, length(t.place::text)), '0'))`

/** Transfers at the bank that no line is matched with. */
const findTransfers = (db: Tx, amount: Halalas, q: string): Promise<Target[]> =>
  db
    .selectFrom('payout_transfers as t')
    .innerJoin('payout_batches as b', 'b.id', 't.batch_id')
    .innerJoin('profiles as p', 'p.id', 't.shopper_id')
    .select([reference.as('label'), 'p.full_name as who', sql<Halalas>`t.net`.as('amount')])
    .where('b.state', 'in', ['sent', 'done'])
    .where('t.outcome', 'in', ['waiting', 'paid'])
    .where(
      sql<boolean>`not exists (select from app.bank_matches m where m.batch_id = t.batch_id and m.place = t.place
        and m.kind = 'payout' and m.undone_at is null)`,
    )
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', p.full_name, ${reference})`, latinDigits(q))))
    .orderBy(sql`abs(t.net - ${amount})`)
    .orderBy('b.number', 'desc')
    .orderBy('t.place')
    .limit(mostTargets)
    .execute()

/** One line with its matches, what the rule found for it, and invoices or transfers to choose from. */
export async function readLine(actor: Actor, lineId: string, q: string): Promise<LinePageData> {
  authorize(actor, 'statements.read')
  const id = recordId(lineId)
  const read = await readAs(actor, async (db) => {
    const row = await readRow(db, id)
    if (!row) throw new AppError('not-found')
    const isOpen = row.unmatched !== 0 && row.aside === null
    const find = row.amount > 0 ? findInvoices : findTransfers
    const [matches, targets] = await Promise.all([
      readMatches(db, id),
      isOpen ? find(db, Math.abs(row.unmatched), q) : [],
    ])
    return { row, matches, targets }
  })
  const { row, matches, targets } = read
  const state = stateOf(row)
  return {
    id,
    version: row.version,
    date: row.booked_on,
    valueOn: row.value_on,
    amount: row.amount,
    unmatched: row.unmatched,
    state,
    name: row.other_name,
    otherLast: row.other_iban_last,
    text: row.remittance,
    reference: row.bank_reference,
    endToEnd: row.end_to_end,
    statement: row.statement,
    isReturn: row.is_return,
    aside: row.aside,
    note: row.aside_note,
    decidedBy: row.decided_name,
    matches: matches.map(({ undone_at: at, undone_by: by, undo_reason: why, ...match }) => ({
      ...match,
      undone: at ? { by: by ?? '', at, reason: why ?? '' } : null,
    })),
    suggestion: state === 'open' || state === 'part' ? await suggestionFor(actor, id) : null,
    q,
    targets,
  }
}

/** References that a person may choose for a match, with the amount of each; none for a batch booked as one sum. */
function partsOf(match: Exclude<Match, { kind: 'none' }>, label: string, amount: Halalas): Part[] {
  if (match.kind === 'known-payment') return [{ reference: referenceOf(match.paymentId), amount }]
  if (match.kind !== 'invoices')
    return match.places.length === 1 ? [{ reference: label, amount: Math.abs(amount) }] : []
  const numbers = label.split(', ')
  return match.parts.map((part, nth) => ({ reference: numbers[nth] ?? '', amount: part.amount }))
}

async function suggestionFor(actor: Actor, id: string): Promise<LinePageData['suggestion']> {
  const { lines, matches, labels } = await readFound(actor)
  const match = matches.get(id)
  const line = lines.find((one) => one.id === id)
  if (!match || !line) return null
  const label = labels.get(id) ?? ''
  if (match.kind === 'none') return { certain: false, label, why: match.why, parts: [] }
  return { certain: match.certain, label, why: null, parts: partsOf(match, label, line.amount) }
}

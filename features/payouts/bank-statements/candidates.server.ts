import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { transferReference } from '#/domain/payouts/bank-file.ts'
import type { OpenInvoice, ReceivedPayment } from '#/domain/payouts/match-credit.ts'
import type { SentTransfer } from '#/domain/payouts/match-debit.ts'
import type { Match, OpenLine } from '#/domain/payouts/match.ts'
import { matchLines } from '#/domain/payouts/match-lines.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { orderReference } from '#/features/payouts/payouts/payment-order.ts'
import { sealed } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { now } from '#/platform/clock.ts'
import { fingerprint, unseal } from '#/platform/seal.server.ts'

/** Days for which settled transfers and payments are compared with lines. */
const oldestDays = 400

export type OpenRow = OpenLine & { bookedOn: Day }

/** Lines that wait for a match, the oldest first. */
export async function readOpenLines(tx: Tx): Promise<OpenRow[]> {
  const rows = await tx
    .selectFrom('bank_lines')
    .select(['id', 'unmatched as amount', 'end_to_end as endToEnd', 'bank_reference as bankReference'])
    .select(['order_reference as order', 'remittance as text', 'other_name as name', 'other_iban_hash as ibanHash'])
    .select('booked_on as bookedOn')
    .where('unmatched', '<>', 0)
    .where('aside', 'is', null)
    .orderBy('booked_on')
    .orderBy('id')
    .execute()
  return rows
}

type SentRow = Omit<SentTransfer, 'ibanHash'> & { sealed: string | null }

/** Transfers of batches at the bank. Their accounts are opened only for lines that give an IBAN. */
async function readTransfers(tx: Tx, since: Day, wanted: ReadonlySet<string>): Promise<SentTransfer[]> {
  const { rows } = await sql<SentRow>`
    select t.batch_id as "batchId", b.number as "batchNumber", t.place, t.net as amount, t.outcome, t.account_sealed as sealed,
      exists (select from app.bank_matches m where m.batch_id = t.batch_id and m.place = t.place and m.kind = 'payout'
        and m.undone_at is null) as "isLinked"
    from app.payout_transfers t join app.payout_batches b on b.id = t.batch_id
    where b.state in ('sent', 'done') and (t.outcome = 'waiting' or b.sent_at >= ${since}::date)
    order by b.number, t.place`.execute(tx)
  return rows.map(({ sealed: account, ...row }) => {
    const isOpen = wanted.size > 0 && !row.isLinked && (row.outcome === 'waiting' || row.outcome === 'paid')
    const iban = isOpen && account !== null ? unseal(sealed.iban, account) : null
    return { ...row, ibanHash: iban === null ? '' : fingerprint(sealed.iban, iban) }
  })
}

async function readInvoices(tx: Tx): Promise<OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`
    select i.id, i.number, i.client_id as "clientId", i.gross - i.credited - i.paid as owed,
      array_remove(array[c.name_en, c.name_ar, p.company_name, p.full_name, d.legal_name], null) as names,
      coalesce((select jsonb_agg(jsonb_build_object('amount', y.amount, 'reference', coalesce(y.transfer_reference, '')) order by y.created_at)
        from app.payments y where y.client_id = i.client_id and y.invoice_id = i.id and y.provider = 'bank' and y.state = 'pending'), '[]') as stated
    from app.invoices i join app.profiles p on p.id = i.client_id left join app.companies c on c.id = i.client_id
      left join app.tax_details d on d.client_id = i.client_id
    where i.status in ('issued', 'partly_paid', 'overdue') and i.kind <> 'credit' and i.gross - i.credited - i.paid > 0
    order by i.number`.execute(tx)
  return rows
}

async function readPayments(tx: Tx, since: Day): Promise<ReceivedPayment[]> {
  const { rows } = await sql<ReceivedPayment>`
    select y.id, i.number, y.amount from app.payments y join app.invoices i on i.client_id = y.client_id and i.id = y.invoice_id
    where y.provider = 'bank' and y.state in ('paid', 'refunded') and y.created_at >= ${since}::date
      and not exists (select from app.bank_matches m where m.payment_id = y.id and m.kind = 'payment' and m.undone_at is null)
    order by y.created_at`.execute(tx)
  return rows
}

export type Found = {
  lines: readonly OpenRow[]
  matches: ReadonlyMap<string, Match>
  /** Numbers and references of the matches, by line. */
  labels: ReadonlyMap<string, string>
}

type Named = {
  transfers: readonly SentTransfer[]
  invoices: readonly OpenInvoice[]
  payments: readonly ReceivedPayment[]
}

function labelsOf(matches: ReadonlyMap<string, Match>, { transfers, invoices, payments }: Named): Map<string, string> {
  const numbers = new Map([...invoices, ...payments].map(({ id, number }) => [id, number]))
  const batches = new Map(transfers.map(({ batchId, batchNumber }) => [batchId, batchNumber]))
  const labelOf = (match: Match): string => {
    if (match.kind === 'none') return ''
    if (match.kind === 'invoices') return match.parts.map(({ invoiceId }) => numbers.get(invoiceId)).join(', ')
    if (match.kind === 'known-payment') return numbers.get(match.paymentId) ?? ''
    const { batchId, places } = match
    const number = batches.get(batchId)!
    return places.length === 1 ? transferReference(number, places[0]) : `${orderReference(number)} (${places.length})`
  }
  return new Map([...matches].map(([id, match]) => [id, labelOf(match)]))
}

/** Open lines with the matches that the rule finds. Needs the platform's rights, because bank accounts are compared. */
export async function findMatches(tx: Tx): Promise<Found> {
  const lines = await readOpenLines(tx)
  if (lines.length === 0) return { lines, matches: new Map(), labels: new Map() }
  const since = addDays(riyadhDay(now()), -oldestDays)
  const wanted = new Set(lines.flatMap(({ amount, ibanHash }) => (amount < 0 && ibanHash ? [ibanHash] : [])))
  const candidates = {
    transfers: await readTransfers(tx, since, wanted),
    invoices: await readInvoices(tx),
    payments: await readPayments(tx, since),
  }
  const matches = matchLines(lines, candidates)
  return { lines, matches, labels: labelsOf(matches, candidates) }
}

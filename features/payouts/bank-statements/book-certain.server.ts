import { createHash } from 'node:crypto'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Match } from '#/domain/payouts/match.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { takeTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { recordActivities } from '#/features/core/activity/record.server.ts'
import { openDay } from '#/features/ledger/journal/book-open.server.ts'
import { holdBatch } from '#/features/payouts/payouts/hold-batch.server.ts'
import { payHeld } from '#/features/payouts/payouts/settle-batch.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { findMatches, type Found, type OpenRow } from './candidates.server.ts'
import { addMatches, type HeldLine, holdLine, type NewMatch, referenceOfLine } from './line-rows.server.ts'

const why = 'books what a statement of the bank shows; no role of a person writes tables of money'

export type CertainMatch =
  | Extract<Match, { certain: true }>
  | (Extract<Match, { kind: 'invoices' }> & { certain: true })
export type Certain = { line: OpenRow; match: CertainMatch }

/** Lines booked after one confirmation; more are confirmed again. */
export const mostAtOnce = 500

const isPayout = ({ kind }: Match): boolean => kind === 'payout' || kind === 'known-payout'
const mayBook = (actor: Actor, match: Match): boolean =>
  may(actor, isPayout(match) ? 'payouts.approve' : 'payments.confirm')

/** Certain matches that the person may book. */
export const certainOf = (actor: Actor, { lines, matches }: Found): Certain[] =>
  lines.flatMap((line) => {
    const match = matches.get(line.id)
    return match?.certain && mayBook(actor, match) ? [{ line, match: match as CertainMatch }] : []
  })

const digestOf = (certain: readonly Certain[]): string =>
  createHash('sha256')
    .update(certain.map(({ line, match }) => `${line.id} ${line.amount} ${JSON.stringify(match)}`).join('\n'))
    .digest('hex')

export type ToBook = { certain: Certain[]; digest: string; more: number }

/** What one confirmation would book, and how many certain matches are left for the next. */
export function toBook(actor: Actor, found: Found): ToBook {
  const all = certainOf(actor, found)
  const certain = all.slice(0, mostAtOnce)
  return { certain, digest: digestOf(certain), more: all.length - certain.length }
}

/** Open lines with what the rule finds for them. */
export async function readFound(actor: Actor): Promise<Found> {
  authorize(actor, 'statements.read')
  return readAsSystem('compares bank accounts of lines and transfers, which no person may read', findMatches)
}

/** Locks a line that nobody has decided about since it was read. */
async function holdOpen(tx: Tx, { line }: Certain): Promise<HeldLine> {
  const held = await holdLine(tx, line.id)
  if (held.unmatched !== line.amount || held.aside !== null) throw new AppError('statement.line-settled')
  return held
}

const logged = (actor: Actor, tx: Tx, held: readonly HeldLine[], what: Match['kind']) =>
  recordActivities(
    tx,
    actor,
    held.map(({ id, unmatched, booked_on: on }) => ({
      action: 'statements.match',
      entity: 'bank-line' as const,
      entityId: id,
      after: { amount: unmatched, on, as: what },
    })),
  )

/** Transfers of one batch and day: the lines that show them, one a transfer or one for several. */
async function bookTransfers(tx: Tx, actor: Actor, group: readonly Certain[]): Promise<void> {
  const lines: { held: HeldLine; places: readonly number[] }[] = []
  for (const one of group.toSorted((a, b) => (a.line.id < b.line.id ? -1 : 1)))
    lines.push({ held: await holdOpen(tx, one), places: 'places' in one.match ? one.match.places : [] })
  const { match, line } = group[0]!
  if (match.kind !== 'payout' && match.kind !== 'known-payout') throw new Error('a group of transfers')
  const batch = await holdBatch(tx, match.batchId)
  const transfers = lines.flatMap(({ held, places }) =>
    places.map((place) => ({ place, bankReference: referenceOfLine(held) })),
  )
  if (match.kind === 'payout') {
    await payHeld(tx, actor, batch, { paidOn: line.bookedOn, bookedOn: await openDay(tx, line.bookedOn), transfers })
    for (const { place } of transfers) await enqueue(tx, 'payouts.announce', { batchId: batch.id, place })
  }
  const amounts = await amountsOf(tx, batch.id, transfers)
  for (const { held, places } of lines) {
    const matches = places.map((place): NewMatch => ({
      kind: 'payout',
      amount: -amounts.get(place)!,
      batchId: batch.id,
      place,
      books: match.kind === 'payout',
    }))
    await addMatches(tx, actor, held, matches)
  }
  await logged(
    actor,
    tx,
    lines.map(({ held }) => held),
    match.kind,
  )
}

/** Amounts of transfers that count as paid. Throws `statement.line-settled` for another one. */
async function amountsOf(tx: Tx, batchId: string, transfers: readonly { place: number }[]) {
  const rows = await tx
    .selectFrom('payout_transfers')
    .select(['place', 'net'])
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'paid')
    .execute()
  const amounts = new Map(rows.map(({ place, net }) => [place, net ?? 0]))
  if (transfers.some(({ place }) => !amounts.has(place))) throw new AppError('statement.line-settled')
  return amounts
}

async function bookCredit(tx: Tx, actor: Actor, one: Certain): Promise<void> {
  const held = await holdOpen(tx, one)
  const { match } = one
  if (match.kind === 'known-payment') {
    await addMatches(tx, actor, held, [
      { kind: 'payment', amount: held.unmatched, paymentId: match.paymentId, books: false },
    ])
    return logged(actor, tx, [held], match.kind)
  }
  if (match.kind !== 'invoices') throw new Error('a match of an invoice')
  const matches: NewMatch[] = []
  for (const { invoiceId, amount } of match.parts) {
    const { paymentId } = await takeTransfer(tx, actor, {
      invoiceId,
      amount,
      on: held.booked_on,
      reference: referenceOfLine(held),
    })
    matches.push({ kind: 'payment', amount, paymentId, books: true })
  }
  await addMatches(tx, actor, held, matches)
  return logged(actor, tx, [held], match.kind)
}

/** Transfers of a batch on one day are booked together, each credit by itself. */
function groupsOf(certain: readonly Certain[]): Certain[][] {
  const keyOf = ({ line, match }: Certain): string =>
    'batchId' in match ? `${match.kind} ${match.batchId} ${line.bookedOn satisfies Day}` : line.id
  return [...Map.groupBy(certain, keyOf).values()]
}

export type Booked = { booked: number; left: number }

/**
 * Books the certain matches that the person has seen: each batch and each credit in a transaction of its own, so that a
 * line about which somebody else decides meanwhile, or whose day cannot be booked, stays open alone. Throws
 * `changed-meanwhile` when the matches are others than those confirmed.
 */
export async function bookCertain(actor: Actor, { digest }: { digest: string }): Promise<Booked> {
  authorize(actor, 'statements.book')
  const wanted = toBook(actor, await readFound(actor))
  if (wanted.certain.length === 0) throw new AppError('statement.none-certain')
  if (wanted.digest !== digest) throw new AppError('changed-meanwhile')
  const result: Booked = { booked: 0, left: 0 }
  for (const group of groupsOf(wanted.certain)) {
    try {
      await asSystem(why, (tx) =>
        isPayout(group[0]!.match) ? bookTransfers(tx, actor, group) : bookCredit(tx, actor, group[0]!),
      )
      result.booked += group.length
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      result.left += group.length
    }
  }
  return result
}

import { type RawBuilder, sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { readInSnapshot } from '#/db/snapshot.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readBalances } from '#/features/ledger/journal/balances.server.ts'
import { type BookingRow, bookingsWhere, readBookings } from '#/features/ledger/journal/browse-bookings.server.ts'
import type { LedgerQuery } from '#/features/ledger/journal/query.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { kindText } from './kind-text.ts'
import type { Period } from './period.ts'
import { documentParts } from './read-vat.server.ts'

type Cells = readonly Cell[]
type Rows = AsyncGenerator<Cells>
const atOnce = 1000

/** That somebody took the books is itself recorded. */
const recordExport = (actor: Actor, what: string, of: Record<string, string | null>) =>
  asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'ledger.export', entity: 'month', entityId: what, after: of }),
  )

function* journalLines(booking: BookingRow, lang: Lang): Generator<Cells> {
  const t = translator(lang, financeMessages)
  for (const { account, amount, party } of booking.entries)
    yield [
      { day: booking.on },
      booking.id,
      kindText(lang, booking.kind),
      booking.named?.label ?? booking.about,
      t(`account_${account}`),
      party?.name ?? null,
      amount > 0 ? { halalas: amount } : null,
      amount < 0 ? { halalas: -amount } : null,
      booking.actor,
      booking.reverses,
    ]
}

async function* journalRows(db: Tx, query: LedgerQuery, lang: Lang): Rows {
  const t = translator(lang, financeMessages)
  yield [
    t('day'),
    t('booking'),
    t('kind'),
    t('about'),
    t('account'),
    t('party'),
    t('debit'),
    t('credit'),
    t('by'),
    t('reverses'),
  ]
  let after: { booked_on: Day; id: string } | undefined
  do {
    const place: RawBuilder<unknown> = after ? sql`(b.booked_on, b.id) > (${after.booked_on}, ${after.id})` : sql`true`
    const { rows } = await sql<{ booked_on: Day; id: string }>`
        select b.booked_on, b.id from app.journal_entries b where ${bookingsWhere(query)} and ${place}
        order by b.booked_on, b.id limit ${atOnce}`.execute(db)
    const ids = rows.map(({ id }) => id)
    for (const booking of await readBookings(db, ids)) yield* journalLines(booking, lang)
    after = rows.length === atOnce ? rows.at(-1) : undefined
  } while (after)
}

/** The bookings that the ledger's page shows, entry by entry, oldest first: the journal. */
export async function exportJournal(actor: Actor, query: LedgerQuery, lang: Lang): Promise<Rows> {
  authorize(actor, 'ledger.read')
  await confirmedRecently(actor)
  const { q, account, kind, party, from, to } = query
  await recordExport(actor, 'journal', { q, account, kind, party, from, to })
  return readInSnapshot(actor, (db) => journalRows(db, query, lang))
}

async function* balanceRows(db: Tx, period: Period, lang: Lang): Rows {
  const t = translator(lang, financeMessages)
  yield [t('account'), t('opening'), t('debits'), t('credits'), t('closing')]
  const balances = await readBalances(db, period)
  const sums = { opening: 0, debits: 0, credits: 0, closing: 0 }
  for (const { account, ...sides } of balances) {
    yield [t(`account_${account}`), ...sidesOf(sides)]
    for (const side of ['opening', 'debits', 'credits', 'closing'] as const) sums[side] += sides[side]
  }
  yield [t('sum'), ...sidesOf(sums)]
}

const sidesOf = (sides: Record<'opening' | 'debits' | 'credits' | 'closing', number>): Cell[] =>
  [sides.opening, sides.debits, sides.credits, sides.closing].map((halalas) => ({ halalas }))

/** The trial balance of a period. */
export async function exportBalances(actor: Actor, period: Period, lang: Lang): Promise<Rows> {
  authorize(actor, 'ledger.read')
  await confirmedRecently(actor)
  await recordExport(actor, 'trial-balance', period)
  return readInSnapshot(actor, (db) => balanceRows(db, period, lang))
}

type Part = {
  id: string
  number: string
  kind: 'invoice' | 'credit' | 'debit'
  issued_at: string
  name: string
  buyer_vat: string | null
  box: 'standard' | 'zero' | 'exports' | 'exempt' | 'outside'
  percent: number
  net: number
  vat: number
}

async function* vatRows(db: Tx, period: Period, lang: Lang): Rows {
  const t = translator(lang, financeMessages)
  yield [
    t('day'),
    t('number'),
    t('documentKind'),
    t('client'),
    t('buyerVat'),
    t('box'),
    t('rate'),
    t('net'),
    t('vatSar'),
  ]
  let after: Part | undefined
  do {
    const place = after
      ? sql`(parts.issued_at, parts.id, parts.box, parts.percent) > (${after.issued_at}, ${after.id}, ${after.box}, ${after.percent})`
      : sql`true`
    const { rows } = await sql<Part>`
        select parts.*, coalesce(p.company_name, p.full_name) as name, i.buyer ->> 'vatNumber' as buyer_vat
        from (${documentParts(period)}) parts join app.profiles p on p.id = parts.client_id join app.invoices i on i.id = parts.id
        where ${place} order by parts.issued_at, parts.id, parts.box, parts.percent limit ${atOnce}`.execute(db)
    for (const row of rows) {
      const sign = row.kind === 'credit' ? -1 : 1
      const amounts: Cell[] = [{ halalas: sign * row.net }, { halalas: sign * row.vat }]
      const day: Cell = { day: riyadhDay(new Date(row.issued_at)) }
      yield [
        day,
        row.number,
        t(`document_${row.kind}`),
        row.name,
        row.buyer_vat,
        t(`box_${row.box}`),
        row.percent,
        ...amounts,
      ]
    }
    after = rows.length === atOnce ? rows.at(-1) : undefined
  } while (after)
}

/** The documents behind the tax return, by box and rate; credit notes negative. */
export async function exportVat(actor: Actor, period: Period, lang: Lang): Promise<Rows> {
  authorize(actor, 'ledger.read')
  await confirmedRecently(actor)
  await recordExport(actor, 'vat', period)
  return readInSnapshot(actor, (db) => vatRows(db, period, lang))
}

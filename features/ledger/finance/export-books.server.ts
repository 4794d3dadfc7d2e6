import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import { readInSnapshot } from '#/db/snapshot.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cell } from '#/domain/csv.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { TaxDocumentKind } from '#/domain/tax-document.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readBalances } from '#/features/ledger/journal/balances.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { Period } from './period.ts'
import { documentParts } from './read-vat.server.ts'

type Cells = readonly Cell[]
type Rows = AsyncGenerator<Cells>
const atOnce = 1000

const recordExport = (actor: Actor, what: string, of: Record<string, string | null>) =>
  asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'ledger.export', entity: 'month', entityId: what, after: of }),
  )

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
  kind: TaxDocumentKind
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
        select parts.*, ${companyOfProfile('p')} as name, i.buyer ->> 'vatNumber' as buyer_vat
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

/** Documents behind the VAT return, by box and rate; credit notes negative. */
export async function exportVat(actor: Actor, period: Period, lang: Lang): Promise<Rows> {
  authorize(actor, 'ledger.read')
  await confirmedRecently(actor)
  await recordExport(actor, 'vat', period)
  return readInSnapshot(actor, (db) => vatRows(db, period, lang))
}

import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { now } from '#/platform/clock.ts'
import { type InvoiceRow, invoiceRows } from './browse-invoices.server.ts'
import type { InvoiceQuery } from './list-query.ts'

type Cells = readonly (string | number | null)[]
const atOnce = 1000

const headingIn = (lang: Lang): Cells => {
  const t = translator(lang, invoiceMessages)
  const first = [t('number'), t('client'), t('kind'), t('purpose'), t('state'), t('issued'), t('due')]
  return [...first, t('grossSar'), t('owedSar'), t('authority')]
}

function cellsOf(row: InvoiceRow, lang: Lang): Cells {
  const t = translator(lang, invoiceMessages)
  return [
    row.number,
    row.client,
    t(`kind_${row.kind}`),
    t(`purpose_${row.purpose}`),
    t(`state_${row.state}`),
    row.issuedAt && riyadhDay(new Date(row.issuedAt)),
    row.dueOn,
    row.gross / 100,
    row.owed / 100,
    row.number ? t(`authority_${row.authority}`) : null,
  ]
}

async function* rowsOf(actor: Actor, query: InvoiceQuery, lang: Lang): AsyncGenerator<Cells> {
  yield headingIn(lang)
  const today = riyadhDay(now())
  for (let offset = 0; ; offset += atOnce) {
    const rows = await readAs(actor, (db) => invoiceRows(db, query, today, { limit: atOnce, offset }))
    for (const row of rows) yield cellsOf(row, lang)
    if (rows.length < atOnce) return
  }
}

/** The documents that the list shows, for a file; that somebody took them is itself recorded. */
export async function exportInvoices(actor: Actor, query: InvoiceQuery, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'invoices.read')
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'invoices.export', entity: 'invoice', entityId: 'list', after: { ...query } }),
  )
  return rowsOf(actor, query, lang)
}

import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { sar } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { now } from '#/platform/clock.ts'
import type { TableCells } from '#/platform/table-file.server.ts'
import type { OwnInvoiceQuery } from './list-query.ts'
import { ownInvoiceRows } from './read-list.server.ts'

const chunk = 500

async function* rowsOf(actor: Actor, query: OwnInvoiceQuery, lang: Lang): AsyncGenerator<TableCells> {
  const word = translator(lang, invoiceMessages)
  const t = translator(lang, clientInvoiceMessages)
  const today = riyadhDay(now())
  yield [
    word('number'),
    word('kind'),
    word('purpose'),
    t('suppliedFrom'),
    t('suppliedUntil'),
    word('issued'),
    word('due'),
    word('state'),
    word('grossSar'),
    word('owedSar'),
  ]
  for (let offset = 0; ; offset += chunk) {
    const rows = await readAs(actor, (db) => ownInvoiceRows(db, actor.id, query, today, { limit: chunk, offset }))
    for (const row of rows)
      yield [
        row.number,
        word(`kind_${row.kind}`),
        word(`purpose_${row.purpose}`),
        row.suppliedOn,
        row.suppliedUntil ?? row.suppliedOn,
        riyadhDay(new Date(row.issuedAt)),
        row.kind === 'credit' ? null : row.dueOn,
        word(`state_${row.state}`),
        Number(sar(row.gross)),
        Number(sar(row.owed)),
      ]
    if (rows.length < chunk) return
  }
}

/** The documents that the list shows, for a file; that somebody took them is itself recorded. */
export async function exportOwnInvoices(
  actor: Actor,
  query: OwnInvoiceQuery,
  lang: Lang,
): Promise<AsyncGenerator<TableCells>> {
  authorize(actor, 'invoices.read')
  const { q, show, year } = query
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'invoices.export',
      entity: 'client',
      entityId: actor.id,
      clientId: actor.id,
      after: { q, show, year },
    }),
  )
  return rowsOf(actor, query, lang)
}

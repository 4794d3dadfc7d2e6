import type { Actor } from '#/domain/actor.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import type { TableCells } from '#/platform/table-file.server.ts'
import { type PayoutRow, payoutsToExport } from './browse-payouts.server.ts'
import type { PayoutQuery } from './lists.ts'

const headingIn = (lang: Lang): string[] => {
  const t = translator(lang, payoutMessages)
  const money = [t('fee'), t('bonus'), t('reimbursement'), t('withheld'), t('net')].map((word) => `${word} (SAR)`)
  return [
    t('shopper'),
    t('visit'),
    t('client'),
    t('branch'),
    ...money,
    t('state'),
    t('earnedOn'),
    t('payableOn'),
    t('paidOn'),
    t('batch'),
    t('bankReference'),
    t('reason'),
  ]
}

const cellsOf = (row: PayoutRow, lang: Lang): TableCells => {
  const t = translator(lang, payoutMessages)
  const { fee, bonus, reimbursement, withheld, net } = row
  return [
    row.name,
    row.number,
    row.client,
    row.branch,
    ...[fee, bonus, reimbursement, withheld, net].map((halalas) => halalas / 100),
    t(`state_${row.state}`),
    row.earnedOn,
    row.payableOn,
    row.paidAt && riyadhDay(new Date(row.paidAt)),
    row.batchNumber,
    row.bankReference,
    row.reason,
  ]
}

/** The payouts of the list as rows of a table, the heading first. */
export async function exportPayouts(actor: Actor, query: PayoutQuery, lang: Lang): Promise<AsyncGenerator<TableCells>> {
  const rows = await payoutsToExport(actor, query)
  return (async function* () {
    yield headingIn(lang)
    for await (const row of rows) yield cellsOf(row, lang)
  })()
}

import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import type { TableCells } from '#/platform/table-file.server.ts'
import type { OwnPayoutsView } from './form.ts'
import { exportPayouts } from './read-page.server.ts'

const columns = [
  ...(['number', 'visit', 'client', 'visited', 'earned', 'state', 'payableOn', 'fee', 'bonus'] as const),
  ...(['reimbursement', 'withheld', 'net', 'paidOn', 'reference', 'reason'] as const),
] as const

/** A shopper's payouts as file rows under the list's filters; amounts in riyals. */
export async function payoutRows(actor: Actor, view: OwnPayoutsView, lang: Lang): Promise<AsyncGenerator<TableCells>> {
  const t = translator(lang, ownPayoutMessages)
  const payouts = await exportPayouts(actor, view)
  return (async function* () {
    yield columns.map((column) => t(column))
    for (const one of payouts) {
      yield [
        requestCode(one.number),
        one.branchName,
        one.clientName,
        toRiyadh(new Date(one.visitAt)).replace('T', ' '),
        one.earnedOn,
        t(`state_${one.state}`),
        one.payableOn,
        one.fee / 100,
        one.bonus / 100,
        one.reimbursement / 100,
        one.withheld / 100,
        one.net / 100,
        one.paidAt && riyadhDay(new Date(one.paidAt)),
        one.bankReference,
        one.reason,
      ]
    }
  })()
}

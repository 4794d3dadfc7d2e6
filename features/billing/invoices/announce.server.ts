import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import { env } from '#/platform/env.server.ts'

const selectIssued = (tx: Tx, invoiceId: string) =>
  tx
    .selectFrom('invoices as i')
    .leftJoin('invoices as o', (join) =>
      join.onRef('o.id', '=', 'i.corrects_id').onRef('o.client_id', '=', 'i.client_id'),
    )
    .select([
      'i.id',
      'i.client_id',
      'i.kind',
      'i.form',
      'i.number',
      'i.gross',
      'i.due_on',
      'i.authority',
      'i.reason',
      'i.issued_at',
    ])
    .select('o.number as original')
    .where('i.id', '=', invoiceId)
    .where('i.number', 'is not', null)
    .executeTakeFirst()

const kinds = { invoice: 'invoice.issued', credit: 'invoice.credited', debit: 'invoice.debited' } as const

/**
 * Tells a client of a document that was issued to it, once; `again` sends the mail once more. A standard document that still waits for the
 * authority is not the client's yet: whoever hears that it was cleared asks for this again.
 */
export const announceInvoice = ({ invoiceId, again }: { invoiceId: string; again: string | null }): Promise<void> =>
  asSystem('a job tells a client of a document', async (tx) => {
    const row = await selectIssued(tx, invoiceId)
    if (!row?.number || !row.due_on) return
    if (row.form === 'standard' && (row.authority === 'waiting' || row.authority === 'rejected')) return
    const kind = kinds[row.kind as keyof typeof kinds]
    const to = await mailboxOf(tx, row.client_id)
    const page = `/client/invoices/${row.id}`
    const params = {
      number: row.number,
      amount: formatMoney(row.gross, to.language),
      due: formatDay(row.due_on, to.language),
      original: row.original ?? '',
      reason: row.reason ?? '',
    }
    if (!again)
      await notify(tx, {
        to: row.client_id,
        kind,
        params: { number: row.number },
        link: page,
        effectKey: `${kind}:${row.id}`,
        ...(row.issued_at ? { at: row.issued_at } : {}),
      })
    const effectKey = `${kind}:${row.id}${again ? `:${again}` : ''}`
    await queueEmail(tx, { to, kind, params: { ...params, name: to.name, link: env().origin + page }, effectKey })
  })

/** The receipt: nothing is owed on a document any more. Told once; not for what a credit note settled, which was told already. */
export async function tellSettled(tx: Tx, invoiceId: string): Promise<void> {
  const row = await tx
    .selectFrom('invoices')
    .select(['client_id', 'number', 'status', 'paid', 'updated_at'])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!row?.number || row.status !== 'paid' || row.paid === 0) return
  const to = await mailboxOf(tx, row.client_id)
  const page = `/client/invoices/${invoiceId}`
  const effectKey = `invoice.settled:${invoiceId}`
  const amount = formatMoney(row.paid, to.language)
  await notify(tx, {
    to: row.client_id,
    kind: 'invoice.settled',
    params: { number: row.number },
    link: page,
    effectKey,
    at: row.updated_at,
  })
  const params = { name: to.name, number: row.number, amount, link: env().origin + page }
  await queueEmail(tx, { to, kind: 'invoice.settled', params, effectKey })
}

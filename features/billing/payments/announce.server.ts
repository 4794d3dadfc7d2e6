import { asSystem, type Tx } from '#/db/database.server.ts'
import { owed } from '#/domain/invoice.ts'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { env } from '#/platform/env.server.ts'
import { payPath } from './payer.server.ts'

type Told = JobPayload<'payments.announce'>

const readStory = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('payments as y')
    .innerJoin('invoices as i', 'i.id', 'y.invoice_id')
    .innerJoin('profiles as p', 'p.id', 'y.client_id')
    .leftJoin('payment_shares as s', 's.id', 'y.share_id')
    .select(['y.id', 'y.client_id', 'y.invoice_id', 'y.share_id', 'y.amount', 'y.refunded', 'y.message', 'i.number'])
    .select(['i.gross', 'i.paid', 'i.credited'])
    .select(['p.company_name', 'p.full_name', 'p.language', 's.payer_name', 's.payer_email'])
    .where('y.id', '=', paymentId)
    .executeTakeFirst()
type Story = NonNullable<Awaited<ReturnType<typeof readStory>>>

const langOf = ({ language }: Story): Lang => (isLang(language) ? language : 'en')

/** What of this payment was more than was owed and is kept for the client. */
async function keptOf(tx: Tx, paymentId: string): Promise<Halalas> {
  const row = await tx
    .selectFrom('journal_entries as b')
    .innerJoin('journal_lines as e', 'e.booking_id', 'b.id')
    .select('e.amount')
    .where('b.kind', '=', 'payment.received')
    .where('b.about', '=', paymentId)
    .where('e.account', '=', 'client_credit')
    .executeTakeFirst()
  return row ? -row.amount : 0
}

/** Tells whoever a step of a payment concerns: the client, the payer of a share, or finance. Once, however often the job runs. */
export async function announcePayment({ paymentId, what, total }: Told): Promise<void> {
  await asSystem('a job tells people what became of a payment', async (tx) => {
    const story = await readStory(tx, paymentId)
    if (!story) return
    if (what === 'paid') return tellPaid(tx, story)
    if (what === 'refunded') return tellRefunded(tx, story, total ?? story.refunded)
    if (what === 'transfer-declined') return tellDeclined(tx, story)
    await notifyAdmins(tx, {
      kind: `payment.${what}`,
      params: {
        client: story.company_name ?? story.full_name,
        number: story.number ?? '',
        amount: formatMoney(story.amount, 'en'),
      },
      link: `/admin/invoices/payments/${story.id}`,
      effectKey: `payment.${what}:${story.id}`,
    })
  })
}

const toClient = (
  story: Story,
  kind: 'received' | 'kept' | 'refunded' | 'transfer-declined',
  amount: Halalas,
  more = '',
) => ({
  to: story.client_id,
  kind: `payment.${kind}` as const,
  params: { number: story.number ?? '', amount: formatMoney(amount, langOf(story)) },
  link: `/client/invoices/${story.invoice_id}`,
  effectKey: `payment.${kind}:${story.id}${more}`,
})

/** The receipt of one payment: the sum that arrived, and whether it was less or more than was due. */
async function mailReceipt(tx: Tx, story: Story, kept: Halalas): Promise<void> {
  const to = await mailboxOf(tx, story.client_id)
  const left = owed(story)
  const kind = kept > 0 ? 'payment.received-more' : left > 0 ? 'payment.received-part' : 'payment.received'
  await queueEmail(tx, {
    to,
    kind,
    params: {
      name: to.name,
      number: story.number ?? '',
      amount: formatMoney(story.amount, to.language),
      owed: formatMoney(left, to.language),
      kept: formatMoney(kept, to.language),
      link: `${env().origin}/client/invoices/${story.invoice_id}`,
    },
    effectKey: `payment.received:${story.id}`,
  })
}

async function tellPaid(tx: Tx, story: Story): Promise<void> {
  const kept = await keptOf(tx, story.id)
  // why: of a share that was paid the client is told by the share itself
  if (!story.share_id) {
    await notify(tx, toClient(story, 'received', story.amount))
    await mailReceipt(tx, story, kept)
  }
  if (kept > 0) await notify(tx, toClient(story, 'kept', kept))
}

async function tellRefunded(tx: Tx, story: Story, total: Halalas): Promise<void> {
  await notify(tx, toClient(story, 'refunded', total, `:${total}`))
  const to = await mailboxOf(tx, story.client_id)
  await queueEmail(tx, {
    to,
    kind: 'payment.refunded',
    params: {
      name: to.name,
      number: story.number ?? '',
      amount: formatMoney(total, to.language),
      link: `${env().origin}/client/invoices/${story.invoice_id}`,
    },
    effectKey: `payment.refunded:${story.id}:${total}`,
  })
}

async function tellDeclined(tx: Tx, story: Story): Promise<void> {
  if (!story.share_id) await notify(tx, toClient(story, 'transfer-declined', story.amount))
  const client = await mailboxOf(tx, story.client_id)
  const to = story.share_id
    ? { profileId: null, address: story.payer_email, language: client.language, name: story.payer_name ?? '' }
    : client
  const { address, name } = to
  if (!address) return
  await queueEmail(tx, {
    to: { ...to, address },
    kind: 'payment.transfer-declined',
    params: {
      name,
      number: story.number ?? '',
      amount: formatMoney(story.amount, to.language),
      reason: story.message ?? '',
      link: env().origin + payPath(to.language, { invoiceId: story.invoice_id, shareId: story.share_id }),
    },
    effectKey: `payment.transfer-declined:${story.id}`,
  })
}

import { asSystem, type Tx } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { isLang, type Lang, textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
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
    .select([companyInBoth('y.client_id').as('client'), 'p.language', 's.payer_name', 's.payer_email'])
    .where('y.id', '=', paymentId)
    .executeTakeFirst()
type Story = NonNullable<Awaited<ReturnType<typeof readStory>>>

const langOf = ({ language }: Story): Lang => (isLang(language) ? language : 'en')

/** Part of a payment above the amount owed, booked as the client's credit. */
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

/** Notifies the client, the payer of a share or finance of a payment's step; idempotent. */
export async function announcePayment({ paymentId, what, total }: Told): Promise<void> {
  await asSystem('a job notifies people of the outcome of a payment', async (tx) => {
    const story = await readStory(tx, paymentId)
    if (!story) return
    if (what === 'paid') return tellPaid(tx, story)
    if (what === 'refunded') return tellRefunded(tx, story, total ?? story.refunded)
    if (what === 'transfer-declined') return tellDeclined(tx, story)
    if (what === 'undone') return tellUndone(tx, story)
    const facts = {
      client: story.client,
      number: story.number ?? '',
      amount: story.amount,
      payment: story.id,
    }
    const kind = `payment.${what}` as const
    await tell(tx, { admins: 'all' }, kind, facts, { effectKey: `${kind}:${story.id}` })
  })
}

const aboutInvoice = (story: Story) => ({ number: story.number ?? '', invoice: story.invoice_id })

/** Sends the receipt: the in-app notice gives the received amount, the mail also any difference from the amount due. */
async function tellReceived(tx: Tx, story: Story, kept: Halalas): Promise<void> {
  const to = { client: story.client_id }
  const left = owed(story)
  const facts = { ...aboutInvoice(story), amount: story.amount, owed: left, kept }
  const effectKey = `payment.received:${story.id}`
  await tell(tx, to, 'payment.received', facts, { effectKey, by: 'app' })
  const kind = kept > 0 ? 'payment.received-more' : left > 0 ? 'payment.received-part' : 'payment.received'
  await tell(tx, to, kind, facts, { effectKey, by: 'email' })
}

async function tellPaid(tx: Tx, story: Story): Promise<void> {
  const kept = await keptOf(tx, story.id)
  // why: the settled share notifies the client itself
  if (!story.share_id) await tellReceived(tx, story, kept)
  if (kept === 0) return
  const facts = { ...aboutInvoice(story), amount: kept }
  await tell(tx, { client: story.client_id }, 'payment.kept', facts, { effectKey: `payment.kept:${story.id}` })
}

async function tellRefunded(tx: Tx, story: Story, total: Halalas): Promise<void> {
  const facts = { ...aboutInvoice(story), amount: total }
  const effectKey = `payment.refunded:${story.id}:${total}`
  await tell(tx, { client: story.client_id }, 'payment.refunded', facts, { effectKey })
}

async function tellUndone(tx: Tx, story: Story): Promise<void> {
  const facts = { ...aboutInvoice(story), amount: story.amount, reason: story.message ?? '' }
  await tell(tx, { client: story.client_id }, 'payment.undone', facts, { effectKey: `payment.undone:${story.id}` })
}

async function tellDeclined(tx: Tx, story: Story): Promise<void> {
  const kind = 'payment.transfer-declined'
  const pay = textOf((lang) => payPath(lang, { invoiceId: story.invoice_id, shareId: story.share_id }))
  const facts = { ...aboutInvoice(story), amount: story.amount, reason: story.message ?? '', pay }
  const effect = { effectKey: `${kind}:${story.id}` }
  if (!story.share_id) return tell(tx, { client: story.client_id }, kind, facts, effect)
  if (!story.payer_email) return
  const payer = { address: story.payer_email, name: story.payer_name ?? '', language: langOf(story) }
  await tell(tx, { address: payer }, kind, facts, effect)
}

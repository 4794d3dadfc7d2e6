import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type Lang, textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { shareLink } from './link.server.ts'

type Share = {
  id: string
  client_id: string
  payer_name: string
  payer_email: string | null
  amount: Halalas
  due_on: Day
}
type About = { lang: Lang; number: string; effect?: string }
type Receipt = About & { received: Halalas }

async function mailPayer(
  tx: Tx,
  kind: `share.${'link' | 'reminder' | 'withdrawn' | 'paid' | 'part-paid'}`,
  share: Share,
  { lang, number, effect = '', received = 0 }: About & Partial<Receipt>,
): Promise<void> {
  const { payer_email: address } = share
  if (!address) return
  // why: no user role may write mails
  await asSystemWithin("queues the payer's email in the transaction of the step", tx, async () => {
    const facts = {
      client: await companyNames(tx, share.client_id),
      number,
      amount: share.amount,
      received,
      day: share.due_on,
      url: textOf((language) => shareLink(share.id, language)),
    }
    const payer = { address, name: share.payer_name, language: lang }
    await tell(tx, { address: payer }, kind, facts, { effectKey: `${kind}:${share.id}${effect && `:${effect}`}` })
  })
}

/** Mails the link to a payer in both languages. `effect` identifies one more sending. */
export const mailLink = (tx: Tx, share: Share, about: About) => mailPayer(tx, 'share.link', share, about)
/** The same mail as a reminder. */
export const mailReminder = (tx: Tx, share: Share, about: About) => mailPayer(tx, 'share.reminder', share, about)
/** Tells a payer that their share was withdrawn. */
export const mailWithdrawn = (tx: Tx, share: Share, about: About) => mailPayer(tx, 'share.withdrawn', share, about)
/** Receipt for a paid share. */
export const mailThanks = (tx: Tx, share: Share, about: Receipt) => mailPayer(tx, 'share.paid', share, about)
/** Receipt for a partial payment; the share's amount is the open rest. `effect` identifies the payment. */
export const mailPartPaid = (tx: Tx, share: Share, about: Receipt) => mailPayer(tx, 'share.part-paid', share, about)

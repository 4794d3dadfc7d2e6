import type { Tx } from '#/db/database.server.ts'
import { formatMoney, type Halalas } from '#/domain/money.ts'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, otherLang } from '#/domain/text.ts'
import { queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import type { EmailKind } from '#/messages/emails.ts'
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

const clientName = async (tx: Tx, clientId: string): Promise<string> => {
  const row = await tx
    .selectFrom('profiles')
    .select(['company_name', 'full_name'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return row.company_name ?? row.full_name
}

async function mailPayer(
  tx: Tx,
  kind: EmailKind,
  share: Share,
  { lang, number, effect = '', received = 0 }: About & Partial<Receipt>,
): Promise<void> {
  if (!share.payer_email) return
  const client = await clientName(tx, share.client_id)
  const paramsIn = (language: Lang) => ({
    name: share.payer_name,
    client,
    number,
    amount: formatMoney(share.amount, language),
    received: formatMoney(received, language),
    day: formatDay(share.due_on, language),
    link: shareLink(share.id, language),
  })
  const other = otherLang(lang)
  const [first, second] = [paramsIn(lang), paramsIn(other)]
  await queueEmail(tx, {
    to: { profileId: null, address: share.payer_email, language: lang },
    kind,
    effectKey: `${kind}:${share.id}${effect && `:${effect}`}`,
    params: first,
    secrets: [first.link, second.link],
    // why: nobody asked payers for their language
    also: { language: other, params: second },
  })
}

/** The link to a payer, in both languages. `effect` names one more sending of it. */
export const mailLink = (tx: Tx, share: Share, about: About) => mailPayer(tx, 'share.link', share, about)
/** The same link with a reminder. */
export const mailReminder = (tx: Tx, share: Share, about: About) => mailPayer(tx, 'share.reminder', share, about)
/** A payer need not pay any more. */
export const mailWithdrawn = (tx: Tx, share: Share, about: About) => mailPayer(tx, 'share.withdrawn', share, about)
/** The receipt of a payer whose share is paid. */
export const mailThanks = (tx: Tx, share: Share, about: Receipt) => mailPayer(tx, 'share.paid', share, about)
/** The receipt of a payer who paid a part; the share's amount is what is still open. `effect` names the payment. */
export const mailPartPaid = (tx: Tx, share: Share, about: Receipt) => mailPayer(tx, 'share.part-paid', share, about)

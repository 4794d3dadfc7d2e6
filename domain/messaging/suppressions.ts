/** Why an address is sent no mailings. */
export const suppressionReasons = ['unsubscribed', 'bounced', 'complaint', 'staff'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const suppressionStates = ['active', 'lifted'] as const
export type SuppressionState = (typeof suppressionStates)[number]

/** Reasons that staff may lift. An unsubscription or a complaint ends only when the person turns the news on again. */
export const mayLift = (reason: SuppressionReason): boolean => reason === 'staff' || reason === 'bounced'

/** Answer of a mail server that refused a recipient. */
export type RecipientRefusal = { code: number; text: string }

/** Enhanced status codes (RFC 3463) of addresses that do not exist, and of mailboxes that are closed. */
const deadStatuses = new Set(['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])
/** Reply codes (RFC 5321) that say the same where no enhanced code is given. */
const deadCodes = new Set([550, 551, 553])
/** Words of refusals about the sender or the content; many servers give them with code 550 alone. */
const aboutSender = /spam|block|black\s*list|reputation|policy|spf|dkim|dmarc|relay|sender|rate|quota|full/i

/** Whether the answer means that the address receives no mail at all, whatever is sent and by whom. */
export function isDeadAddress({ code, text }: RecipientRefusal): boolean {
  if (code < 500 || code > 599) return false
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0]
  if (status !== undefined) return deadStatuses.has(status)
  return deadCodes.has(code) && !aboutSender.test(text)
}

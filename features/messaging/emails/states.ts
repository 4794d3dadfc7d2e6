/** Where a mail of the outbox is: waiting, gone, kept because no mail server is set, or given up. */
export const emailStates = ['queued', 'sent', 'kept', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

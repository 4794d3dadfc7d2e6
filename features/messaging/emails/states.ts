/** State of a mail in the outbox. `kept`: no mail server is configured; `failed`: given up. */
export const emailStates = ['queued', 'sent', 'kept', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

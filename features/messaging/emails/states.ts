/**
 * State of a mail in the outbox. `kept`: no mail server is configured; `failed`: given up; `folded`: a line of another mail;
 * `dropped`: its reader lost the right to what it is about, its mailing was cancelled, or its consent ended.
 */
export const emailStates = ['queued', 'sent', 'kept', 'failed', 'folded', 'dropped'] as const
export type EmailState = (typeof emailStates)[number]

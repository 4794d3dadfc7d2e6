import { putBack } from '#/features/messaging/emails/hidden-links.ts'
import { openHidden } from '#/features/messaging/emails/seal-hidden.server.ts'

/** The text of a mail in the outbox as its reader gets it, with the links that the outbox hides. */
export const mailText = (mail: { to_address: string; body: string; secrets_sealed: string | null }): string =>
  putBack(mail.body, openHidden(mail.to_address, mail.secrets_sealed) ?? [])

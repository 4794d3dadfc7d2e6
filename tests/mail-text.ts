import { putBack } from '#/features/messaging/emails/hidden-links.ts'
import { openHidden } from '#/features/messaging/emails/seal-hidden.server.ts'

/** Text of a mail in the outbox, with its sealed links. */
export const mailText = (mail: { to_address: string; body: string; secrets_sealed: string | null }): string =>
  putBack(mail.body, openHidden(mail.to_address, mail.secrets_sealed) ?? [])

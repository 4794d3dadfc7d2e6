import { createTransport, type Transporter } from 'nodemailer'
import { env } from './env.server.ts'

export type Mail = { to: string; subject: string; text: string; messageId: string }

const unsafe = /\p{Cc}/u
let transport: Transporter | undefined

/** Whether mail leaves this installation at all; without SMTP the outbox keeps what would have gone out. */
export const mailIsSetUp = (): boolean => env().SMTP_URL !== undefined

/** Sends one plain mail over SMTP. Throws when the server does not take it, so that the job is tried again. */
export async function sendMail({ to, subject, text, messageId }: Mail): Promise<void> {
  if (unsafe.test(to) || unsafe.test(subject)) throw new Error('a mail header holds a control character')
  transport ??= createTransport(env().SMTP_URL, { disableFileAccess: true, disableUrlAccess: true })
  const domain = new URL(env().origin).hostname
  await transport.sendMail({
    from: env().MAIL_FROM,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${messageId}@${domain}>`,
  })
}

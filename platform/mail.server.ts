import { createTransport, type Transporter } from 'nodemailer'
import { env } from './env.server.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** HTML version in the company's look; its logo is `cid:logo`. */
  html: string
  logo: Uint8Array
  /** Display name of the sender. */
  sender: string
  messageId: string
}

const unsafe = /\p{Cc}/u
let open: { url: string | undefined; transport: Transporter } | undefined

/** One transport per mail server address; a changed setting gets a new one. */
function transportTo(url: string | undefined): Transporter {
  if (open?.url !== url) {
    open?.transport.close()
    open = { url, transport: createTransport(url, { disableFileAccess: true, disableUrlAccess: true }) }
  }
  return open!.transport
}

/** Whether mail is delivered; without SMTP it stays in the outbox. */
export const mailIsSetUp = (): boolean => env().SMTP_URL !== undefined

/** Checks the sign-in at the mail server within a few seconds. Throws on failure; sends nothing. */
export async function mailAnswers(): Promise<void> {
  const waits = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 }
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const asking = createTransport({ url: env().SMTP_URL, ...safe, ...waits })
  try {
    await asking.verify()
  } finally {
    asking.close()
  }
}

/** Address of MAIL_FROM; the display name is the company's. */
const senderAddress = (): string => /<([^<>]+)>\s*$/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM.trim()

/** Sends one mail over SMTP, as text and HTML. Throws when refused, so that the job is retried. */
export async function sendMail({ to, subject, text, html, logo, sender, messageId }: Mail): Promise<void> {
  if ([to, subject, sender].some((header) => unsafe.test(header)))
    throw new Error('a mail header holds a control character')
  const domain = new URL(env().origin).hostname
  await transportTo(env().SMTP_URL).sendMail({
    from: { name: sender, address: senderAddress() },
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: [{ filename: 'logo.png', content: Buffer.from(logo), contentType: 'image/png', cid: 'logo' }],
    messageId: `<${messageId}@${domain}>`,
  })
}

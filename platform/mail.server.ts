import { createTransport, type Transporter } from 'nodemailer'
import { env } from './env.server.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  /** The same in the company's look; its logo is `cid:logo`. */
  html: string
  logo: Uint8Array
  /** The company as the reader's mail program shows the sender. */
  sender: string
  messageId: string
}

const unsafe = /\p{Cc}/u
let open: { url: string | undefined; transport: Transporter } | undefined

/** One transport for each address of a mail server: another setting gets another one. */
function transportTo(url: string | undefined): Transporter {
  if (open?.url !== url) {
    open?.transport.close()
    open = { url, transport: createTransport(url, { disableFileAccess: true, disableUrlAccess: true }) }
  }
  return open!.transport
}

/** Whether mail leaves this installation at all; without SMTP the outbox keeps what would have gone out. */
export const mailIsSetUp = (): boolean => env().SMTP_URL !== undefined

/** Whether the mail server takes our sign-in, within a few seconds. Throws when it does not; sends nothing. */
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

/** The address of MAIL_FROM; the name before it is the company's own. */
const senderAddress = (): string => /<([^<>]+)>\s*$/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM.trim()

/** Sends one mail, as text and in the company's look, over SMTP. Throws when the server does not take it, so that the job is tried again. */
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

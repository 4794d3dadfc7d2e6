import { createTransport, type Transporter } from 'nodemailer'
import type { RecipientRefusal } from '#/domain/messaging/suppressions.ts'
import { noted } from './door-calls.server.ts'
import { mailDoor } from './doors.server.ts'
import { measured } from './measure.server.ts'
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
  /** Address that ends news at one press of the mail program (RFC 8058); only news have it. */
  unsubscribe?: string | null
}

const unsafe = /\p{Cc}/u
/**
 * Milliseconds for a server that hangs: an attempt ends within its job, and before another worker may claim the mail.
 * why: nodemailer's own limits are up to ten minutes, in which the mail would be sent again.
 */
const waits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
let open: { url: string; transport: Transporter } | undefined

/** One transport per mail server address; a changed setting gets a new one. */
function transportTo(url: string): Transporter {
  if (open?.url !== url) {
    open?.transport.close()
    open = { url, transport: createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...waits }) }
  }
  return open.transport
}

/** Whether mail is delivered; without a server it stays in the outbox. */
export const mailIsSetUp = (): boolean => mailDoor().url !== null

/** Checks the sign-in at the mail server within a few seconds. Throws on failure; sends nothing. */
export async function mailAnswers(): Promise<void> {
  const short = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 }
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const { url } = mailDoor()
  if (url === null) throw new Error('no mail server is set up')
  const asking = createTransport({ url, ...safe, ...short })
  try {
    await noted('mail', () => asking.verify())
  } finally {
    asking.close()
  }
}

/** Address of the sender; the display name is the company's. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** Answer of the mail server to a refused recipient; null for every other failure. */
export function recipientRefusal(error: unknown): RecipientRefusal | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return null
  if (!('command' in error) || error.command !== 'RCPT TO') return null
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  const text = 'response' in error ? String(error.response) : error.message
  return { code, text }
}

/** A refused recipient is no fault of the door. */
const isServerFault = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)))

/** Sends one mail over SMTP, as text and HTML. Throws when refused, so that the job is retried. */
export async function sendMail({ to, subject, text, html, logo, sender, messageId, unsubscribe }: Mail): Promise<void> {
  if ([to, subject, sender].some((header) => unsafe.test(header)))
    throw new Error('a mail header holds a control character')
  const domain = new URL(env().origin).hostname
  const { url, from } = mailDoor()
  if (url === null) throw new Error('no mail server is set up')
  const mail = {
    from: { name: sender, address: addressIn(from) },
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: [{ filename: 'logo.png', content: Buffer.from(logo), contentType: 'image/png', cid: 'logo' }],
    messageId: `<${messageId}@${domain}>`,
    headers: {
      // why: no absence notice may answer a mail that a program wrote (RFC 3834)
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
  let isSent = false
  try {
    await noted('mail', () => transportTo(url).sendMail(mail), isServerFault)
    isSent = true
  } finally {
    measured()?.mail(isSent)
  }
}

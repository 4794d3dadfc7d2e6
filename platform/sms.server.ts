import { noted } from './door-calls.server.ts'
import { doorValues, isDoorOn } from './doors.server.ts'
import { env } from './env.server.ts'

const timeoutMs = 15_000

export type TextMessage = { to: string; text: string }

/** Whether text messages are delivered; without a gateway they stay in the outbox. */
export const smsIsSetUp = (): boolean => isDoorOn('phone') && doorValues('phone')['address'] !== undefined

/** Whether phone codes are offered: with a gateway, and in the demo, where the outbox shows what would be sent. */
export const offersPhoneCodes = (): boolean => smsIsSetUp() || (isDoorOn('phone') && env().DEMO === 'on')

/** Whether an address of the outbox is a phone number. */
export const isPhoneNumber = (address: string): boolean => /^\+\d{8,15}$/.test(address)

/** Fills {to}, {from} and {text} into every text of the gateway's body. */
function filled(part: unknown, words: Record<string, string>): unknown {
  if (typeof part === 'string') return part.replace(/\{(to|from|text)\}/g, (_, name: string) => words[name]!)
  if (Array.isArray(part)) return part.map((inner) => filled(inner, words))
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, filled(inner, words)]))
}

async function post({ to, text }: TextMessage): Promise<void> {
  const { address: url, key, sender: from = '', body = '{}' } = doorValues('phone')
  if (!url) throw new Error('no gateway of text messages is set up')
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
  if (key) headers.set('authorization', `Bearer ${key}`)
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(filled(JSON.parse(body), { to, from, text })),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel() // why: an answer may quote the text, and with it the code
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
}

/** Sends one text message through the HTTP gateway. Throws when refused, so that the job is retried. */
export const sendText = (message: TextMessage): Promise<void> => noted('phone', () => post(message))

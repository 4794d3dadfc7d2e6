import { z } from 'zod'
import { noteCall } from './door-calls.server.ts'

/** Address of the authority; the environment (sandbox, simulation, production) is a part of the path. */
export const authorityAddress = 'https://gw-fatoora.zatca.gov.sa/e-invoicing'
const worlds = { sandbox: 'developer-portal', simulation: 'simulation', production: 'core' } as const
export type AuthorityWorld = keyof typeof worlds

/** `address`: `authorityAddress`, or a test server. */
export type Authority = { address: string; world: AuthorityWorld }
/** Credentials of a unit, issued by the authority. */
export type UnitCredentials = { token: string; secret: string }

/** `token` is the base64 of the certificate's own base64. */
export type GivenCertificate = UnitCredentials & {
  requestId: string
  /** The authority requires compliance checks before a renewal: this certificate is for these, not for production. */
  rehearseFirst: boolean
}
export type AuthorityMessage = { code: string; category: string; text: string }
export type SentDocument = { uuid: string; hash: string; xml: string }

/** Refused or unreachable; `again`: the same request may be retried. */
export type AuthorityFault = { done: false; again: boolean; status: number | null; messages: AuthorityMessage[] }
export type Answer<T> = ({ done: true } & T) | AuthorityFault

/**
 * Result of a submission; `status` is the authority's number. `accepted`: taken, perhaps with warnings; a cleared
 * document comes with the stamped file. `report-instead`: clearance is switched off, the document must be reported.
 */
export type Submission =
  | { outcome: 'accepted'; status: number; warnings: AuthorityMessage[]; clearedXml: string | null }
  | { outcome: 'report-instead'; status: number }
  | { outcome: 'rejected'; status: number; errors: AuthorityMessage[]; warnings: AuthorityMessage[] }

const timeoutMs = 30_000
const mostBytes = 4 * 1024 * 1024

const message = z
  .object({ code: z.string().catch(''), category: z.string().catch(''), message: z.string().catch('') })
  .transform(({ code, category, message: text }) => ({ code, category, text }))
/** One, several or missing. */
const messages = z
  .union([z.array(message), message.transform((one) => [one]), z.null().transform(() => [])])
  .optional()
  .transform((list) => list ?? [])
const results = z
  .object({ warningMessages: messages, errorMessages: messages })
  .optional()
  .transform((found) => found ?? { warningMessages: [], errorMessages: [] })

// why: the number has 13 digits and is an identifier, not an amount
const certificateAnswer = z.object({
  requestID: z.union([z.string(), z.number()]).transform(String),
  binarySecurityToken: z.string().min(1),
  secret: z.string().min(1),
})
const wrapped = z.union([certificateAnswer, z.object({ value: certificateAnswer }).transform(({ value }) => value)])
const submissionAnswer = z.object({
  validationResults: results,
  reportingStatus: z.string().nullish(),
  clearanceStatus: z.string().nullish(),
  clearedInvoice: z.string().nullish(),
})

type Call = {
  method?: 'POST' | 'PATCH'
  path: string
  credentials?: UnitCredentials
  headers?: Record<string, string>
  body: Record<string, string>
}
type Reply = { status: number; body: unknown }

async function readLimited(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new RangeError('the answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const basic = ({ token, secret }: UnitCredentials): string =>
  `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`

/** Sends once; null without a readable answer. */
async function ask({ address, world }: Authority, { method = 'POST', path, credentials, headers, body }: Call) {
  try {
    const response = await fetch(`${address}/${worlds[world]}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'accept-version': 'V2',
        'accept-language': 'en',
        accept: 'application/json',
        'content-type': 'application/json',
        ...(credentials ? { authorization: basic(credentials) } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await readLimited(response)
    let parsed: unknown = null
    try {
      parsed = JSON.parse(text)
    } catch {
      // why: gateways answer with an HTML page
    }
    return { status: response.status, body: parsed } satisfies Reply
  } catch {
    return null
  }
}

async function call(authority: Authority, asked: Call): Promise<Reply | null> {
  const reply = await ask(authority, asked)
  const isFault = reply === null || reply.status >= 500 || reply.status === 401
  await noteCall('zatca', isFault ? (reply === null ? 'no answer' : `status ${reply.status}`) : null)
  return reply
}

/** Whether the authority answers at all: an empty request without credentials, which it refuses and keeps nothing of. */
export async function authorityAnswers(authority: Authority): Promise<boolean> {
  const reply = await ask(authority, { path: '/compliance', body: {} })
  const answers = reply !== null && reply.status < 500
  await noteCall('zatca', answers ? null : reply === null ? 'no answer' : `status ${reply.status}`)
  return answers
}

const mayPass = (status: number): boolean => [408, 413, 429].includes(status) || status >= 500

const errorsIn = z
  .object({ errors: messages, message: z.string().optional() })
  .transform(({ errors, message: text }) => (text ? [...errors, { code: '', category: '', text }] : errors))
  .catch([])
const faultOf = (reply: Reply | null): AuthorityFault => ({
  done: false,
  again: reply === null || mayPass(reply.status),
  status: reply?.status ?? null,
  messages: reply === null ? [] : errorsIn.parse(reply.body),
})

async function askForCertificate(authority: Authority, asked: Call): Promise<Answer<GivenCertificate>> {
  const reply = await call(authority, asked)
  // why: 428 answers a renewal with a certificate for compliance checks
  const rehearseFirst = reply?.status === 428
  const given = reply && (reply.status < 300 || rehearseFirst) ? wrapped.safeParse(reply.body) : null
  if (!given?.success) return faultOf(reply)
  const { requestID, binarySecurityToken, secret } = given.data
  return { done: true, requestId: requestID, token: binarySecurityToken, secret, rehearseFirst }
}

const inBase64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** First step of a unit: its request (PEM) and the portal's one-time password for a compliance certificate. */
export const requestComplianceCertificate = (authority: Authority, { csr, otp }: { csr: string; otp: string }) =>
  askForCertificate(authority, { path: '/compliance', headers: { otp }, body: { csr: inBase64(csr) } })

/** Last step: the production certificate after the compliance checks. `requestId` is that of the first step. */
export const requestProductionCertificate = (authority: Authority, credentials: UnitCredentials, requestId: string) =>
  askForCertificate(authority, {
    path: '/production/csids',
    credentials,
    body: { compliance_request_id: requestId },
  })

/** Renews a certificate before it expires. */
export const renewCertificate = (
  authority: Authority,
  credentials: UnitCredentials,
  { csr, otp }: { csr: string; otp: string },
) =>
  askForCertificate(authority, {
    method: 'PATCH',
    path: '/production/csids',
    credentials,
    headers: { otp },
    body: { csr: inBase64(csr) },
  })

const fields = ({ uuid, hash, xml }: SentDocument) => ({ invoiceHash: hash, uuid, invoice: inBase64(xml) })

async function submit(authority: Authority, asked: Call): Promise<Answer<Submission>> {
  const reply = await call(authority, asked)
  if (reply?.status === 303) return { done: true, outcome: 'report-instead', status: 303 }
  const answer = reply && [200, 202, 400, 409].includes(reply.status) ? submissionAnswer.safeParse(reply.body) : null
  if (!reply || !answer?.success) return faultOf(reply)
  const { status } = reply
  const { validationResults, clearedInvoice } = answer.data
  const { warningMessages: warnings, errorMessages: errors } = validationResults
  const clearedXml = clearedInvoice ? Buffer.from(clearedInvoice, 'base64').toString('utf8') : null
  // why: a duplicate means that the first submission was accepted
  if (status === 409) return { done: true, outcome: 'accepted', status, warnings, clearedXml }
  const refused = [answer.data.reportingStatus, answer.data.clearanceStatus].some((state) => state?.startsWith('NOT_'))
  if (status === 400 || refused) return { done: true, outcome: 'rejected', status, errors, warnings }
  return { done: true, outcome: 'accepted', status, warnings, clearedXml }
}

/** Checks one document: the authority requires each kind once before the production certificate. */
export const checkCompliance = (authority: Authority, credentials: UnitCredentials, document: SentDocument) =>
  submit(authority, { path: '/compliance/invoices', credentials, body: fields(document) })

/** Clears a standard document, before delivery to its buyer. */
export const clearDocument = (authority: Authority, credentials: UnitCredentials, document: SentDocument) =>
  submit(authority, {
    path: '/invoices/clearance/single',
    credentials,
    headers: { 'clearance-status': '1' },
    body: fields(document),
  })

/** Reports a simplified document within 24 hours; also a standard one while clearance is switched off. */
export const reportDocument = (authority: Authority, credentials: UnitCredentials, document: SentDocument) =>
  submit(authority, {
    path: '/invoices/reporting/single',
    credentials,
    headers: { 'clearance-status': '0' },
    body: fields(document),
  })

import { createHash, createPublicKey, createVerify, X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashedText } from '#/features/tax-documents/digests.server.ts'
import { stampKey } from './tax.ts'

/** What the next answer is, once, instead of the honest one. */
export type Mood = { status: number; body?: unknown; hangUp?: boolean }
type Seen = { path: string; method: string; headers: IncomingMessage['headers']; body: Record<string, string> }

/**
 * A server that behaves as the authority's documents say: it gives certificates for a request and a password, and looks at what it is
 * sent (who sends it, whether the hash is that of the file, whether the counter was there before) before it takes it.
 */
export type FakeAuthority = {
  address: string
  seen: Seen[]
  mood: (next: Mood) => void
  close: () => Promise<void>
}

export const rightOtp = '123345'
const secret = 'a secret of the unit'

const readBody = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString('utf8') || '{}') as Record<string, string>
}

const validation = (status: string, errors: unknown[] = [], warnings: unknown[] = []) => ({
  // why: the authority sends one message bare and several as a list
  infoMessages: { type: 'INFO', code: 'XSD_ZATCA_VALID', category: 'XSD validation', message: 'ok', status: 'PASS' },
  warningMessages: warnings,
  errorMessages: errors,
  status,
})
const fault = (code: string, message: string) => ({ type: 'ERROR', code, category: 'KSA', message, status: 'ERROR' })

function look(body: Record<string, string>, known: Set<string>): { code: string; text: string } | null {
  const xml = Buffer.from(body['invoice'] ?? '', 'base64').toString('utf8')
  const digest = createHash('sha256').update(hashedText(xml)).digest()
  if (digest.toString('base64') !== body['invoiceHash']) return { code: 'invalid-invoice-hash', text: 'hash' }
  if (!xml.includes(`<cbc:UUID>${body['uuid']}</cbc:UUID>`)) return { code: 'invalid-uuid', text: 'uuid' }
  const certificate = /<ds:X509Certificate>([^<]+)</.exec(xml)?.[1]
  const signature = /<ds:SignatureValue>([^<]+)</.exec(xml)?.[1]
  if (!certificate || !signature) return { code: 'signature-missing', text: 'signature' }
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'))
  if (
    !createVerify('sha256')
      .update(digest)
      .verify(createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), signature, 'base64')
  )
    return { code: 'invalid-signature', text: 'signature' }
  known.add(body['uuid']!)
  return null
}

export async function fakeTaxAuthority(): Promise<FakeAuthority> {
  const seen: Seen[] = []
  const known = new Set<string>()
  const moods: Mood[] = []
  const token = Buffer.from(stampKey().certificate.base64).toString('base64')
  const certificate = (requestID: number) => ({
    requestID,
    tokenType: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3',
    dispositionMessage: 'ISSUED',
    binarySecurityToken: token,
    secret,
  })
  const authorised = ({ headers }: Seen) =>
    headers.authorization === `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`

  const answer = (asked: Seen): { status: number; body: unknown } => {
    const path = asked.path.replace(/^\/(developer-portal|simulation|core)/, '')
    if (asked.headers['accept-version'] !== 'V2') return { status: 406, body: { message: 'version' } }
    if (path === '/compliance')
      return asked.headers['otp'] === rightOtp
        ? { status: 200, body: certificate(1_234_567_890_123) }
        : { status: 400, body: { errors: [{ code: 'Invalid-OTP', message: 'The provided OTP is invalid' }] } }
    if (!authorised(asked)) return { status: 401, body: '' }
    if (path === '/production/csids')
      return asked.method === 'PATCH'
        ? { status: 200, body: { value: certificate(2) } }
        : asked.body['compliance_request_id'] === '1234567890123'
          ? { status: 200, body: certificate(30_368) }
          : { status: 400, body: { errors: [{ code: 'Missing-ComplianceSteps', message: 'steps' }] } }
    if (known.has(asked.body['uuid']!) && path !== '/compliance/invoices')
      return { status: 409, body: { validationResults: validation('PASS') } }
    const problem = look(asked.body, known)
    const clears = path === '/invoices/clearance/single'
    const state = clears ? 'clearanceStatus' : 'reportingStatus'
    if (problem)
      return {
        status: 400,
        body: {
          validationResults: validation('ERROR', [fault(problem.code, problem.text)]),
          [state]: clears ? 'NOT_CLEARED' : 'NOT_REPORTED',
        },
      }
    return {
      status: 200,
      body: {
        validationResults: validation('PASS'),
        [state]: clears ? 'CLEARED' : 'REPORTED',
        ...(clears ? { clearedInvoice: asked.body['invoice'] } : {}),
      },
    }
  }

  const server: Server = createServer((request, response) => {
    void (async () => {
      const asked = {
        path: request.url!,
        method: request.method!,
        headers: request.headers,
        body: await readBody(request),
      }
      seen.push(asked)
      const mood = moods.shift()
      if (mood?.hangUp) return request.socket.destroy()
      const { status, body } = mood ?? answer(asked)
      response.writeHead(status, { 'content-type': 'application/json' })
      return response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    mood: (next) => moods.push(next),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

import { createHash, createPublicKey, createVerify, randomBytes, X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fromBER, Sequence } from 'asn1js'
import { hashedText } from '#/features/billing/tax-documents/digests.server.ts'
import { certificateOf, stampKey } from './tax.ts'

/** Overrides the next answer, once. */
export type Mood = {
  status: number
  body?: unknown
  /** Closes the connection without processing. */
  hangUp?: boolean
  /** Processes the request without answering. */
  deafly?: boolean
  /** Sends half of the correct answer and then nothing. */
  half?: boolean
  /** Sends the correct answer with this status. */
  honest?: boolean
}
type Seen = { path: string; method: string; headers: IncomingMessage['headers']; body: Record<string, string> }

/**
 * A server that follows the authority's documentation: issues certificates for a request and a password, and checks
 * documents (sender, hash, repeated counter) before it accepts them.
 */
export type FakeAuthority = {
  address: string
  seen: Seen[]
  mood: (next: Mood) => void
  /** Ids of accepted documents, in order of arrival. */
  taken: string[]
  /** Sets the expiry of issued certificates. */
  certificatesEnd: (at: Date) => void
  /** Issued secrets, which must not leak. */
  secrets: string[]
  close: () => Promise<void>
}

export const rightOtp = '123345'

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

/** Public key of a certificate request; null when invalid. */
function keyInRequest(csr: string): ReturnType<typeof createPublicKey> | null {
  const pem = Buffer.from(csr, 'base64').toString('utf8')
  const der = Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ''), 'base64')
  const whole = fromBER(Uint8Array.from(der).buffer).result
  if (!(whole instanceof Sequence)) return null
  const facts = whole.valueBlock.value[0]
  const spki = facts instanceof Sequence ? facts.valueBlock.value[2] : undefined
  return spki ? createPublicKey({ key: Buffer.from(spki.toBER()), format: 'der', type: 'spki' }) : null
}

type Given = { token: string; secret: string; requestId: string; csr: string }

/** Issued credentials by their units. */
function registry() {
  const given: Given[] = []
  let endsAt = new Date('2031-01-01T00:00:00Z')
  const sample = stampKey().certificate.base64
  return {
    given,
    endsAt: (at: Date) => void (endsAt = at),
    give(requestId: string, csr: string) {
      const key = keyInRequest(csr)
      const certificate = key ? certificateOf(key, endsAt) : sample
      const token = Buffer.from(certificate).toString('base64')
      const unit = { token, secret: randomBytes(24).toString('base64'), requestId, csr }
      given.push(unit)
      return {
        requestID: Number(requestId),
        tokenType: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3',
        dispositionMessage: 'ISSUED',
        binarySecurityToken: token,
        secret: unit.secret,
      }
    },
    whoIs: ({ headers }: Seen): Given | undefined =>
      given.find(
        ({ token, secret }) =>
          headers.authorization === `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`,
      ),
  }
}

const worldPath = /^\/(developer-portal|simulation|core)/
const refusal = (code: string, message: string) => ({ status: 400, body: { errors: [{ code, message }] } })

type Answered = { status: number; body: unknown }

function answerAbout(body: Record<string, string>, path: string, known: Set<string>, taken: string[]): Answered {
  const isRehearsal = path === '/compliance/invoices'
  if (known.has(body['uuid']!) && !isRehearsal) return { status: 409, body: { validationResults: validation('PASS') } }
  const problem = look(body, known)
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
  if (!isRehearsal) taken.push(body['uuid']!)
  return {
    status: 200,
    body: {
      validationResults: validation('PASS'),
      [state]: clears ? 'CLEARED' : 'REPORTED',
      ...(clears ? { clearedInvoice: body['invoice'] } : {}),
    },
  }
}

/** `port`: default a free one. */
export async function fakeTaxAuthority(port = 0): Promise<FakeAuthority> {
  const seen: Seen[] = []
  const taken: string[] = []
  const known = new Set<string>()
  const moods: Mood[] = []
  const units = registry()

  const certificates = (asked: Seen, path: string): Answered => {
    const csr = asked.body['csr'] ?? ''
    if (path === '/compliance')
      return asked.headers['otp'] === rightOtp
        ? { status: 200, body: units.give('1234567890123', csr) }
        : refusal('Invalid-OTP', 'The provided OTP is invalid')
    const unit = units.whoIs(asked)
    if (!unit) return { status: 401, body: '' }
    if (asked.method === 'PATCH')
      return asked.headers['otp'] === rightOtp
        ? { status: 200, body: { value: units.give('2', csr) } }
        : refusal('Invalid-OTP', 'The provided OTP is invalid')
    return asked.body['compliance_request_id'] === unit.requestId
      ? { status: 200, body: units.give('30368', unit.csr) }
      : refusal('Missing-ComplianceSteps', 'steps')
  }

  const answer = (asked: Seen): Answered => {
    const path = asked.path.replace(worldPath, '')
    if (asked.headers['accept-version'] !== 'V2') return { status: 406, body: { message: 'version' } }
    if (path === '/compliance' || path === '/production/csids') return certificates(asked, path)
    if (!units.whoIs(asked)) return { status: 401, body: '' }
    return answerAbout(asked.body, path, known, taken)
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
      const honest = !mood || mood.deafly || mood.half || mood.honest ? answer(asked) : null
      if (mood?.deafly) return request.socket.destroy()
      const { status, body } = honest ? { ...honest, ...(mood?.honest ? { status: mood.status } : {}) } : mood!
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      if (!mood?.half) return response.end(text)
      return response.write(text.slice(0, text.length / 2), () => request.socket.destroy())
    })()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    taken,
    mood: (next) => moods.push(next),
    certificatesEnd: units.endsAt,
    get secrets() {
      return units.given.flatMap(({ token, secret }) => [token, secret])
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

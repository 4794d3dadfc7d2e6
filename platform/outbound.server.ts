import { lookup } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isLoopback, isPublicAddress } from '#/domain/partners/public-address.ts'
import { env } from './env.server.ts'

/** Why no answer came: the address is refused, has no name, is not public, or the connection failed. */
export type OutboundFault = 'address' | 'unresolved' | 'private' | 'timeout' | 'certificate' | 'connection'
/** `body`: the beginning of the answer, at most a kilobyte. */
export type OutboundAnswer = { status: number; body: string }
export type Outbound = { url: string; headers: Record<string, string>; body: string; timeoutMs: number }
type Resolve = (name: string) => Promise<{ address: string }[]>

class Refused extends Error {
  readonly fault: OutboundFault
  constructor(fault: OutboundFault) {
    super(fault)
    this.fault = fault
  }
}

const mostBytes = 1024
const ports = new Set(['', '8443'])
const resolveAll: Resolve = (name) => lookup(name, { all: true, verbatim: true })
const toLoopback = (): boolean => env().WEBHOOKS_TO_LOOPBACK === 'on'

/** Host of an address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * The one address to connect to, when the name and all its addresses are allowed. The name is resolved once, and the
 * caller connects to the address that was checked. Throws `Refused`.
 */
async function checkedAddress(url: URL, resolve: Resolve): Promise<string> {
  const loops = toLoopback()
  const isPlain = url.protocol === 'http:'
  if (url.username !== '' || url.password !== '' || url.hash !== '') throw new Refused('address')
  if (url.protocol !== 'https:' && !(isPlain && loops)) throw new Refused('address')
  const host = hostOf(url)
  const found = isIP(host)
    ? [{ address: host }]
    : await resolve(host).catch(() => {
        throw new Refused('unresolved')
      })
  const addresses = found.map(({ address }) => address)
  if (addresses.length === 0) throw new Refused('unresolved')
  if (loops && addresses.every(isLoopback)) return addresses[0]!
  if (isPlain || !addresses.every(isPublicAddress)) throw new Refused('private')
  if (!ports.has(url.port)) throw new Refused('address')
  return addresses[0]!
}

const certificateCodes = /^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO|ERR_SSL_)/
function faultOf(error: unknown): OutboundFault {
  if (error instanceof Refused) return error.fault
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout'
  return typeof code === 'string' && certificateCodes.test(code) ? 'certificate' : 'connection'
}

/** Reads the beginning of an answer and drops the rest. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length >= mostBytes) break
  }
  // why: the database keeps no zero characters, and a cut character becomes a replacement of three bytes
  const text = Buffer.concat(parts).subarray(0, mostBytes).toString('utf8')
  return text.replaceAll('\0', '').replace(/\uFFFD$/, '')
}

const timeUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })

async function send(
  { url: text, headers, body }: Outbound,
  signal: AbortSignal,
  resolve: Resolve,
): Promise<OutboundAnswer> {
  const url = new URL(text)
  const address = await checkedAddress(url, resolve)
  signal.throwIfAborted()
  const host = hostOf(url)
  const request = (url.protocol === 'http:' ? requestHttp : requestHttps)({
    // why the address: a second look at the name could give another one
    host: address,
    ...(isIP(host) ? {} : { servername: host }),
    port: url.port || undefined,
    path: `${url.pathname}${url.search}`,
    method: 'POST',
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal,
  })
  request.end(body)
  const answer = await answerTo(request)
  // why: an error after the answer has begun would otherwise end the process
  request.on('error', () => {})
  try {
    return { status: answer.statusCode ?? 0, body: await beginningOf(answer) }
  } finally {
    request.destroy()
  }
}

/**
 * Sends a POST to an address that people of companies chose: over https, to the public internet alone, to the address
 * that was checked, without following a redirect. Never throws: without an answer it says why.
 */
export async function postOutside(
  sent: Outbound,
  resolve: Resolve = resolveAll,
): Promise<OutboundAnswer | { fault: OutboundFault }> {
  const signal = AbortSignal.timeout(sent.timeoutMs)
  try {
    return await Promise.race([send(sent, signal, resolve), timeUp(signal)])
  } catch (error) {
    return { fault: signal.aborted ? 'timeout' : faultOf(error) }
  }
}

const saveTimeoutMs = 5000

/** Whether `postOutside` may send to an address, as far as that is known without sending; null: it may. */
export async function faultOfAddress(text: string, resolve: Resolve = resolveAll): Promise<OutboundFault | null> {
  const signal = AbortSignal.timeout(saveTimeoutMs)
  try {
    await Promise.race([checkedAddress(new URL(text), resolve), timeUp(signal)])
    return null
  } catch (error) {
    if (error instanceof TypeError) return 'address'
    return signal.aborted ? 'unresolved' : faultOf(error)
  }
}

import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { serverAddresses } from '#/server/route-table.ts'

export type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
export type Told = { status: number; headers: IncomingHttpHeaders; body: string }

export type Pattern = { pattern: string; isPage: boolean }

const unknownId = '01900000-0000-7000-8000-000000000000'
const filled = (path: string, id: string): string => path.replace(/:\w+/g, id).replace('*', 'no-such-page') || '/'

/** Every pattern of the routes, and of the server's own addresses. */
function patternsOf(entries: RouteConfigEntry[], base = ''): Pattern[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path ? `${base}/${entry.path}` : base
    return entry.children ? patternsOf(entry.children, pattern) : [{ pattern, isPage: entry.file.endsWith('.tsx') }]
  })
}
export const allPatterns = (routes: RouteConfigEntry[]): Pattern[] => [
  ...patternsOf(routes),
  ...Object.keys(serverAddresses).map((pattern) => ({ pattern, isPage: false })),
]

/** Query parameters that pages read, with values that no column holds. */
const queries = [
  'page=1e400',
  'page=-1&reviews=1e400&rows=1e9&payers=1e400&revision=99999999999&within=1e400',
  'before=x',
  'from=0001-01-01&to=9999-12-31&day=0001-01-01&month=9999-12&year=9999',
  'from=2026-02-30&to=x&until=9999-12-31&day=9999-12-31&month=0001-01&year=0001',
  'q=%ff%fe&search=%ff&topic=%ff&number=%ff',
  'client=x&clientId=x&shopper=x&person=x&unit=x&branch=x&owner=x&edit=x&task=x&copy=x&find=x&plan=x&again=x',
  'state=x&kind=x&sort=x&view=x&show=x&tab=x&type=x&level=x&status=x&format=x&risk=x&version=1e400&v=x',
]

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const chunked = { 'transfer-encoding': 'chunked' }
const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })
const part = (head: string, body: string): string =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n--b--\r\n`

/** Writes sent to every address, whatever its purpose. */
const writes: Omit<Sent, 'path'>[] = [
  { method: 'POST' },
  { method: 'POST', headers: { 'content-length': '0' } },
  { method: 'POST', headers: chunked },
  { method: 'POST', headers: { ...form, ...chunked }, body: 'intent=x&version=99999999999&place=1e400' },
  { method: 'POST', headers: form, body: 'intent=%00&%00=x' },
  { method: 'POST', headers: form, body: Buffer.from([0x69, 0x3d, 0xff, 0x00]) },
  { method: 'POST', headers: json, body: '{"version": 1e400, "id": "\\u0000", "content": {"x": "\\ud800"}}' },
  { method: 'POST', headers: json, body: '{"reportId": ' },
  { method: 'POST', headers: multipart('b'), body: '--b\r\nContent-Disp' },
  { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
  { method: 'POST', headers: multipart('b'), body: part('name="file"; filename="a\u0000b.png"', 'x') },
  { method: 'POST', headers: multipart('b'), body: part('name="intent"', 'a\u0000b') },
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'].map((method) => ({ method })),
]

/** Address of a page's data request for client-side navigation. */
const asData = (isPage: boolean, path: string): string => (isPage && path !== '/' ? `${path}.data` : path)

/** All requests for one address. */
export function shapesFor({ pattern, isPage }: Pattern): Sent[] {
  const path = filled(pattern, unknownId)
  const data = asData(isPage, path)
  const named = pattern.includes(':') ? ['x', 'X%2Fy', '1e400', '-1'] : []
  const reads = [
    path,
    `${path}?q=%00`,
    `${path}%00`,
    `${path}/%ff`,
    `${data}?q=${'q'.repeat(6000)}`,
    ...named.map((id) => asData(isPage, filled(pattern, id))),
    ...queries.map((query) => `${data}?${query}`),
  ]
  return [
    ...reads.map((address) => ({ method: 'GET', path: address })),
    ...writes.map((write) => ({ ...write, path })),
    ...(named.length > 0 ? writes.slice(3, 5).map((write) => ({ ...write, path: filled(pattern, 'x') })) : []),
  ]
}

/** Usual reads of an address: the document, and its data alone. */
export const readsOf = ({ pattern, isPage }: Pattern): Sent[] => {
  const path = filled(pattern, unknownId)
  return [...new Set([path, asData(isPage, path)])].map((address) => ({ method: 'GET', path: address }))
}

/** Requests to an address by a wrong person or in its other language, which take another code path. */
export const fewShapesFor = ({ pattern, isPage }: Pattern): Sent[] => [
  { method: 'GET', path: asData(isPage, filled(pattern, 'x')) },
  { ...writes[3]!, path: asData(isPage, filled(pattern, unknownId)) },
]

const patience = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends a request and waits for the end of the answer; of an event stream for its beginning. */
export const tell = (origin: string, { method, path, headers, body }: Sent): Promise<Told> =>
  new Promise((done, failed) => {
    const call = request(origin + path, { agent, method, headers: { origin, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      const end = () =>
        done({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts).toString() })
      answer.on('data', (piece: Buffer) => parts.push(piece))
      answer.on('error', failed)
      answer.on('end', end)
      if (/event-stream/.test(answer.headers['content-type'] ?? '')) {
        end()
        answer.destroy()
      }
    })
    call.setTimeout(patience, () => call.destroy(new Error('no answer')))
    call.on('error', failed)
    call.end(body)
  })

/** Fault of an answer to any request; null: none. */
export function fault({ method }: Sent, { status, headers, body }: Told): string | null {
  if (status >= 500) return `answered ${status}`
  if (/\n\s+at (?:\S+ \(|file:)/.test(body)) return 'shows a trace'
  if (status === 405 && !headers.allow) return 'does not say which methods it knows'
  if (method === 'OPTIONS' && (status !== 204 || !headers.allow)) return `answered OPTIONS with ${status}`
  if (method === 'HEAD' && body !== '') return 'answered HEAD with a body'
  return null
}

const atOnce = 8
/** Runs the work for each item, a few at a time. */
export async function withEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Sends all requests and returns the faults. */
export async function faultsOf(
  origin: string,
  all: readonly Sent[],
  headers: Record<string, string>,
): Promise<string[]> {
  const faults: string[] = []
  await withEach(all, async (sent) => {
    const told = await tell(origin, { ...sent, headers: { ...headers, ...sent.headers } }).catch(String)
    const wrong = typeof told === 'string' ? told : fault(sent, told)
    if (wrong)
      faults.push(`${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.toString().slice(0, 60) ?? ''} ${wrong}`)
  })
  return faults
}

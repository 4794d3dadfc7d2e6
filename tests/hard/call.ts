import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Answer = { status: number; text: string; headers: Record<string, string | string[] | undefined> }
export type Sent = {
  method?: string
  form?: Record<string, string | string[]>
  json?: unknown
  files?: { fields: Record<string, string>; name: string; type: string; bytes: Uint8Array }
  headers?: Record<string, string>
  limitMs?: number
}
/** Somebody who calls the server: cookie of the session, network as written by a trusted proxy. */
export type Caller = { cookie: string; network: string }
/** Where calls go: `port` of the listener, `origin` as the server knows itself. */
export type Door = { port: number; origin: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let networks = 0

export const newCaller = (): Caller => {
  networks += 1
  return { cookie: '', network: `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` }
}

function bodyOf({ form, json, files }: Sent): { body: Buffer; type?: string } {
  if (json !== undefined) return { body: Buffer.from(JSON.stringify(json)), type: 'application/json' }
  if (form) {
    const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
    return { body: Buffer.from(new URLSearchParams(pairs).toString()), type: 'application/x-www-form-urlencoded' }
  }
  if (!files) return { body: Buffer.alloc(0) }
  const boundary = `hard-${randomUUID()}`
  const fields = Object.entries(files.fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${files.name}"\r\ncontent-type: ${files.type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(fields.join('') + head), files.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

/** One request. Rejects when the connection is lost or the answer takes longer than `limitMs` (20 s). */
export const call = (door: Door, caller: Caller, path: string, sent: Sent = {}): Promise<Answer> =>
  new Promise((done, failed) => {
    const { body, type } = bodyOf(sent)
    const headers = {
      origin: door.origin,
      host: new URL(door.origin).host,
      'x-forwarded-for': caller.network,
      ...(caller.cookie && { cookie: caller.cookie }),
      ...(type && { 'content-type': type, 'content-length': String(body.length) }),
      ...sent.headers,
    }
    const method = sent.method ?? (type ? 'POST' : 'GET')
    const asked = request({ agent, host: '127.0.0.1', port: door.port, method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', failed)
      answer.on('end', () => {
        clearTimeout(limit)
        done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString(), headers: answer.headers })
      })
    })
    const limit = setTimeout(() => asked.destroy(new Error('no answer in time')), sent.limitMs ?? 20_000)
    asked.on('error', (error) => {
      clearTimeout(limit)
      failed(error)
    })
    asked.end(body)
  })

export const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')

/** A call that must succeed. */
export async function must(door: Door, caller: Caller, path: string, sent: Sent = {}): Promise<Answer> {
  const answer = await call(door, caller, path, sent)
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 400)}`)
  return answer
}

import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Message = { id: string; type: string; timestamp: string; data: Record<string, string | null> }

/** A program that receives webhooks on this machine. `answer` decides by path; `null` keeps the sender waiting. */
export async function webhookReceiver() {
  const received: Received[] = []
  const waiting: ServerResponse[] = []
  const state = { answer: (_path: string): { status: number; body?: string } | null => ({ status: 204 }) }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body })
      const given = state.answer(path)
      if (given) response.writeHead(given.status).end(given.body)
      else waiting.push(response)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** Requests at a path, in the order of their coming. */
    at: (path: string) => received.filter((one) => one.path === path),
    release: () => waiting.splice(0).forEach((response) => response.writeHead(204).end()),
  }
}

export const messageOf = ({ headers, body }: Received): Message => ({
  ...(JSON.parse(body) as Omit<Message, 'id'>),
  id: String(headers['webhook-id']),
})

/** Secrets among the given that have signed a request, checked as the specification says. */
export function signedBy({ headers, body }: Received, secrets: readonly string[]): string[] {
  const signatures = String(headers['webhook-signature']).split(' ')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return secrets.filter((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return signatures.includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  })
}

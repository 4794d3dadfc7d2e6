import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Request = { headers: IncomingHttpHeaders; body: string }

/** A program on this machine that receives webhooks and checks their signature as the specification says. */
export async function receiverFor() {
  const requests: Request[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      requests.push({ headers: request.headers, body })
      response.writeHead(200).end('received')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => server.close(),
    isSigned({ headers, body }: Request, secret: string): boolean {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
      const own = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
      return String(headers['webhook-signature']).split(' ').includes(own)
    },
  }
}

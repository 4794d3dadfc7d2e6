import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A local mail server that accepts mails, or refuses them while `refuses` is set. */
export async function mailServer() {
  const mails: string[] = []
  const state = { refuses: false, says: '550 no such mailbox', delayMs: 0 }
  const talk = (socket: Socket) => {
    let body: string | null = null
    let waiting = ''
    socket.write('220 here\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8')
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        if (body !== null && line !== '.') body += `${line}\n`
        else if (body !== null) {
          mails.push(body)
          body = null
          setTimeout(() => socket.write('250 taken\r\n'), state.delayMs)
        } else if (/^EHLO|^HELO/i.test(line)) socket.write('250 here\r\n')
        else if (/^RCPT/i.test(line) && state.refuses) socket.write(`${state.says}\r\n`)
        else if (/^DATA/i.test(line)) {
          body = ''
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  }
  const server = createServer(talk).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, mails, state, close: () => server.close() }
}

import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** Proxy between browser and server. Cuts affect everything in that browser, service workers included. */
export type Line = {
  /** Address of the HTTP proxy. */
  address: string
  /** Blocks all traffic and resets open connections. */
  cut(): void
  mend(): void
  /** Lets the next requests to a path reach the server, but drops the replies. */
  loseReplies(path: string, times: number): void
  /** Resets requests to this path before they reach the server; null ends it. */
  refuse(path: string | null): void
  /** Number of requests that reached the server. */
  passed(): number
  /** Number of dropped replies. */
  lost(): number
  close(): Promise<void>
}

export async function openLine(): Promise<Line> {
  const sockets = new Set<Socket>()
  let whole = true
  let passed = 0
  let lost = 0
  let losing = { path: '', times: 0 }
  let refused: string | null = null

  function carry(from: IncomingMessage, to: ServerResponse): void {
    const url = new URL(from.url ?? '')
    if (url.pathname === refused) return void from.socket.destroy()
    const loses = losing.times > 0 && url.pathname === losing.path
    if (loses) losing = { ...losing, times: losing.times - 1 }
    passed += 1
    const onward = ask(url, { method: from.method, headers: from.headers }, (answer) => {
      if (loses) {
        answer.resume()
        answer.on('end', () => {
          lost += 1
          from.socket.destroy()
        })
        return
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => from.socket.destroy())
    to.on('close', () => onward.destroy())
    from.pipe(onward)
  }

  /** Tunnel for Playwright's own requests, which come without a browser. */
  function tunnel(from: IncomingMessage, socket: Socket): void {
    const { hostname, port } = new URL(`http://${from.url}`)
    const onward = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    socket.pipe(onward).pipe(socket)
    for (const end of [onward, socket]) end.on('error', () => onward.destroy())
    socket.on('close', () => onward.destroy())
  }

  const server = createServer(carry)
  server.on('connect', tunnel)
  server.on('connection', (socket: Socket) => {
    if (!whole) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (whole = true),
    loseReplies: (path, times) => void (losing = { path, times }),
    refuse: (path) => void (refused = path),
    passed: () => passed,
    lost: () => lost,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

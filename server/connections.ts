import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#/domain/network.ts'
import { log } from '#/platform/log.server.ts'

type Limits = {
  /** Maximum open connections; further ones are not accepted. */
  most: number
  /** Maximum connections of one network. Zero: unlimited, for use behind a proxy, which all connections come from. */
  mostOfNetwork: number
}

export const usualConnections = { most: 5000, mostOfNetwork: 100 } as const satisfies Limits

const tooMany = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const isThisMachine = (network: string): boolean => network.startsWith('127.') || network === networkOf('::1')

/** Limits open connections, so that one network cannot exhaust the server. */
export function limitsConnections(server: Server, { most, mostOfNetwork }: Limits): void {
  const open = new Map<string, number>()
  server.maxConnections = most
  server.on('drop', () => log.warn('a connection was refused: too many are open', { count: most }))
  if (mostOfNetwork === 0) return
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown')
    if (isThisMachine(network)) return
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count <= mostOfNetwork) return
    if (count === mostOfNetwork + 1) log.warn('connections of a network were refused', { network, count })
    socket.end(tooMany)
    socket.destroySoon()
  })
}

import { randomUUID } from 'node:crypto'

const written = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i

/** Id of a request: that of a proxy or program before us if it is a UUID or 32 hexadecimal digits, else a new one. */
export function requestIdFrom(sent: string | readonly string[] | undefined): string {
  const parts = typeof sent === 'string' ? written.exec(sent) : null
  return parts ? parts.slice(1).join('-').toLowerCase() : randomUUID()
}

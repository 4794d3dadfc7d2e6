import { createHash } from 'node:crypto'

const most = 5000
const forMs = 15 * 60_000
/** Digests of session tokens that were found in the database, with the time until which they count. */
const known = new Map<string, number>()

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Remembers a session for the order of requests under load; never for rights, which are read at each request. */
export function rememberSession(token: string): void {
  const key = digest(token)
  known.delete(key)
  known.set(key, performance.now() + forMs)
  if (known.size > most) known.delete(known.keys().next().value!)
}

export const isKnownSession = (token: string): boolean => (known.get(digest(token)) ?? 0) > performance.now()

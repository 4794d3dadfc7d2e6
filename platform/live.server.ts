import pg from 'pg'
import { log } from './log.server.ts'

/** A live event: only its kind and record; the page then loads it under its own rights. */
export type LiveMessage = { to: string; type: string; id: string }
type Listener = (message: LiveMessage | { type: 'resync' }) => void

const listeners = new Map<string, Set<Listener>>()
const publishedListeners = new Set<() => void>()
let client: pg.Client | undefined
let closed = false

const tellPublished = () => {
  for (const listener of publishedListeners) listener()
}

const tellAll = (message: { type: 'resync' }) => {
  for (const set of listeners.values()) for (const listener of set) listener(message)
}

/** Listens on its own connection; reconnects after a loss and tells every page to reload its state. */
export async function openLive(url: string): Promise<void> {
  closed = false
  const next = new pg.Client({ connectionString: url, keepAlive: true })
  const again = () => {
    if (closed || client !== next) return
    client = undefined
    tellPublished() // why: no announcements arrive from here on
    setTimeout(() => void reconnect(url), 200).unref()
  }
  next.on('error', again)
  next.on('end', again)
  next.on('notification', ({ channel, payload }) => {
    if (channel === 'published') return tellPublished()
    const message = JSON.parse(payload ?? '{}') as LiveMessage
    for (const listener of listeners.get(message.to) ?? []) listener(message)
  })
  await next.connect()
  await next.query('listen live; listen published')
  client = next // why: only from here on a loss starts a reconnection; a failed attempt is retried by its caller
  tellPublished() // earlier announcements may have been missed
  if (closed) await next.end()
}

async function reconnect(url: string): Promise<void> {
  try {
    await openLive(url)
    tellAll({ type: 'resync' })
  } catch (error) {
    log.warn('the live connection is down, trying again', { error })
    if (!closed) setTimeout(() => void reconnect(url), 1000).unref()
  }
}

export async function closeLive(): Promise<void> {
  closed = true
  listeners.clear()
  publishedListeners.clear()
  await client?.end()
}

/** Calls `listener` on events of this profile until the returned function is called. */
export function listenFor(profileId: string, listener: Listener): () => void {
  const set = listeners.get(profileId) ?? new Set<Listener>()
  listeners.set(profileId, set.add(listener))
  return () => {
    set.delete(listener)
    if (set.size === 0) listeners.delete(profileId)
  }
}

/** Calls `listener` when published content has changed, or a change may have been missed. */
export const whenPublished = (listener: () => void): void => void publishedListeners.add(listener)

/** Whether announcements are being received; otherwise caches must not be trusted. */
export const hearsPublished = (): boolean => client !== undefined && !closed

import { databasePool } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  cursorOf,
  heartbeatSeconds,
  lastNumber,
  lookSeconds,
  mostStreams,
  mostStreamsOfKey,
  type Place,
  type RealtimeTable,
  realtimeTables,
  slowSeconds,
} from '#/domain/partners/realtime.ts'
import { planHas, type SubscriptionTier } from '#/domain/plans.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { log } from '#/platform/log.server.ts'
import { type Change, lookForChanges, readChanges } from './read-changes.server.ts'

type Stream = {
  actor: Actor
  /** Hash of the secret or token that opened it. */
  hash: Buffer
  tables: readonly RealtimeTable[]
  place: Place
  /** Rows before the last look may be unread. */
  behind: boolean
  controller: ReadableStreamDefaultController<Uint8Array>
  /** When something was last sent, and when the reader last took everything (milliseconds). */
  sentAt: number
  takenAt: number
}

const open = new Set<Stream>()
let timer: NodeJS.Timeout | undefined
let looking = false
let lookedAt = 0n

const encoder = new TextEncoder()
/** Bytes that wait for a reader at most, beside one page of changes; the rest stays in the database. */
const waitingBytes = 16_384
const atOnce = 4

const textOf = (change: Change): string => {
  const { place, table, op, id, version, at } = change
  const cursor = cursorOf(place, now())
  const { path } = realtimeTables[table]
  const url = path === null || op === 'delete' ? null : `${env().origin}/api/v1${path}/${id}`
  return `id: ${cursor}\nevent: ${op}\ndata: ${JSON.stringify({ table, op, id, version, at: at.toISOString(), url, cursor })}\n\n`
}

function end(stream: Stream): void {
  if (!open.delete(stream)) return
  try {
    stream.controller.close()
  } catch {
    // the reader has gone already
  }
  if (open.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
}

function send(stream: Stream, text: string): void {
  stream.sentAt = Date.now()
  stream.controller.enqueue(encoder.encode(text))
}

const isTaking = (stream: Stream): boolean => (stream.controller.desiredSize ?? 0) > 0

/** Sends what a stream may see up to the horizon, as long as its reader takes it. */
async function advance(stream: Stream, horizon: bigint): Promise<void> {
  while (open.has(stream) && isTaking(stream)) {
    const { changes, next, more } = await readChanges(stream.actor, stream.tables, stream.place, horizon)
    if (!open.has(stream)) return
    stream.place = next
    if (changes.length > 0) send(stream, changes.map(textOf).join(''))
    stream.behind = more
    if (!more) return
  }
}

/** Hashes that open their key now, within a plan that has the API. */
async function inForce(hashes: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await databasePool().query<{ hash: Buffer; tier: SubscriptionTier }>({
    name: 'api-keys-in-force',
    text: 'select hash, tier from priv.api_keys_in_force($1)',
    values: [hashes],
  })
  return new Set(rows.filter(({ tier }) => planHas(tier, 'api')).map(({ hash }) => hash.toString('hex')))
}

/** One look for all streams: ends those whose key does not open any more, and sends to the others. */
async function look(): Promise<void> {
  const streams = [...open]
  const keys = await inForce([...new Map(streams.map(({ hash }) => [hash.toString('hex'), hash])).values()])
  for (const stream of streams) if (!keys.has(stream.hash.toString('hex'))) end(stream)
  const companies = [...new Set(streams.map(({ actor }) => companyOf(actor)))]
  const { horizon, changed } = await lookForChanges(lookedAt, companies)
  lookedAt = horizon
  for (const stream of streams) if (changed.has(companyOf(stream.actor))) stream.behind = true
  const waiting = streams.filter((stream) => open.has(stream) && stream.behind)
  for (let from = 0; from < waiting.length; from += atOnce)
    await Promise.all(waiting.slice(from, from + atOnce).map((stream) => advance(stream, horizon)))
  const at = Date.now()
  for (const stream of streams) {
    if (!open.has(stream)) continue
    if (!stream.behind) stream.place = { xid: horizon - 1n, seq: lastNumber }
    if (isTaking(stream)) stream.takenAt = at
    else if (at - stream.takenAt > slowSeconds * 1000) end(stream)
    if (open.has(stream) && isTaking(stream) && at - stream.sentAt > heartbeatSeconds * 1000)
      send(stream, `id: ${cursorOf(stream.place, now())}\n: alive\n\n`)
  }
}

async function tick(): Promise<void> {
  if (looking || open.size === 0) return
  looking = true
  try {
    await look()
  } catch (error) {
    log.warn('changes for streams of the API could not be read', { error })
  } finally {
    looking = false
  }
}

type Begin = { actor: Actor; hash: Buffer; tables: readonly RealtimeTable[]; place: Place; missed: boolean }

/**
 * Opens a stream of server-sent events. Throws `realtime.too-many` above the streams of a key, `server-busy` above those
 * of the server.
 */
export function openStream({ actor, hash, tables, place, missed }: Begin): ReadableStream<Uint8Array> {
  const keyId = actor.company?.key?.id
  if ([...open].filter((one) => one.actor.company?.key?.id === keyId).length >= mostStreamsOfKey)
    throw new AppError('realtime.too-many')
  if (open.size >= mostStreams) throw new AppError('server-busy')
  let stream: Stream | undefined
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const at = Date.now()
        stream = { actor, hash, tables, place, behind: true, controller, sentAt: at, takenAt: at }
        open.add(stream)
        const cursor = cursorOf(place, now())
        const first = missed ? `event: reset\ndata: ${JSON.stringify({ cursor })}\n\n` : ': open\n\n'
        send(stream, `retry: 2000\nid: ${cursor}\n${first}`)
        timer ??= setInterval(() => void tick(), lookSeconds * 1000).unref()
      },
      cancel: () => {
        if (stream) end(stream)
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes }),
  )
}

/** Ends all streams for a shutdown; readers go on where they were. */
export function endStreams(): void {
  for (const stream of open) end(stream)
}

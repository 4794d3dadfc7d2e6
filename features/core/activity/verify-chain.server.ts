import { sql } from 'kysely'
import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'
import { log } from '#/platform/log.server.ts'
import { lastAnchor } from './anchor.server.ts'
import type { ChainState } from './chain-state.ts'

const atOnce = 50_000
const kept = new TtlCache<ChainState>(60_000)

async function brokenBetween(db: Tx, first: number, last: number): Promise<number | null> {
  const { rows } = await sql<{ broken: number | null }>`
    select priv.broken_seal(${first}::bigint, ${last}::bigint) as broken`.execute(db)
  return rows[0]?.broken ?? null
}

/** Detects a consistently rewritten chain that no longer contains the anchor. */
async function brokenAnchor(db: Tx): Promise<number | null> {
  const anchor = await lastAnchor()
  if (!anchor) return null
  const seal = await db
    .selectFrom('activity_seals')
    .select(sql<string>`encode(hash, 'hex')`.as('hash'))
    .where('position', '=', anchor.position)
    .executeTakeFirst()
  return seal?.hash === anchor.hash ? null : anchor.position
}

/** Every link of the chain and its anchor, checked in pieces, so that no statement takes long. */
async function stateOf(db: Tx): Promise<ChainState> {
  const head = await db
    .selectFrom('activity_seals as seal')
    .leftJoin('activity_log as entry', 'entry.id', 'seal.activity_id')
    .select(['seal.position', 'entry.at', 'seal.sealed_at'])
    .orderBy('seal.position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const anchor = await brokenAnchor(db)
  if (!head) return anchor === null ? { state: 'empty' } : { state: 'broken', position: 1 }
  for (let first = 1; first <= head.position; first += atOnce) {
    const position = await brokenBetween(db, first, Math.min(head.position, first + atOnce - 1))
    if (position !== null) return { state: 'broken', position }
  }
  if (anchor !== null) return { state: 'broken', position: anchor }
  return { state: 'holds', sealed: head.position, until: head.at ?? head.sealed_at, verifiedAt: now().toISOString() }
}

/** Checks the chain for a person. */
export async function verifyChain(actor: Actor): Promise<ChainState> {
  authorize(actor, 'activity.read')
  return readAs(actor, stateOf)
}

/**
 * Daily check. Throws for a changed log: the failed job is then kept in the technical log and notified to administrators.
 */
export async function assertChain(): Promise<void> {
  const found = await readAsSystem('a job checks the chain of the activity log', stateOf)
  if (found.state === 'broken') throw new Error(`the activity log was changed at link ${found.position} of its chain`)
}

/** Entry at a link of the chain, while it exists. */
export async function entryAtLink(actor: Actor, position: number): Promise<string | null> {
  authorize(actor, 'activity.read')
  return readAs(actor, async (db) => {
    const seal = await db
      .selectFrom('activity_seals as s')
      .innerJoin('activity_log as l', 'l.id', 's.activity_id')
      .select('l.id')
      .where('s.position', '=', position)
      .executeTakeFirst()
    return seal?.id ?? null
  })
}

/** Chain state for a page: checked at most once a minute; failures do not fail the page. */
export function chainState(actor: Actor): Promise<ChainState> {
  authorize(actor, 'activity.read')
  return kept.answer('', () =>
    verifyChain(actor).catch((error: unknown): ChainState => {
      log.error('the chain of the activity log could not be checked', { error })
      return { state: 'unknown' }
    }),
  )
}

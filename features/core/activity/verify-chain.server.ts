import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
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

/** Checks every link of the chain and its anchor in pieces, so that no statement takes long. */
export async function verifyChain(actor: Actor): Promise<ChainState> {
  authorize(actor, 'activity.read')
  return readAs(actor, async (db) => {
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

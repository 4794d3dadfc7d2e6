import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'
import { writeAnchor } from './anchor.server.ts'

const atOnce = 5000

const sealSome = (): Promise<number> =>
  asSystem('a job seals the activity log', async (tx) => {
    const { rows } = await sql<{ sealed: number }>`select priv.seal_activity(${atOnce}) as sealed`.execute(tx)
    return rows[0]?.sealed ?? 0
  })

/** Seals new entries into the chain and writes the anchor outside the database. */
export async function sealActivity(): Promise<void> {
  let sealed = 0
  let some = atOnce
  while (some === atOnce) {
    some = await sealSome()
    sealed += some
  }
  if (sealed === 0) return
  const head = await asSystem('a job writes the head of the activity chain to the log', (tx) =>
    tx
      .selectFrom('activity_seals')
      .select(['position', sql<string>`encode(hash, 'hex')`.as('hash')])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  await writeAnchor(head, now())
}

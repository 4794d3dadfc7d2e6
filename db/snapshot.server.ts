import { sql } from 'kysely'
import { beginSnapshot, databasePool, type Principal, type Tx } from './database.server.ts'

/** A reader that takes nothing for so long gives its connection back; its file ends there. */
const idleTimeout = '60s'

/** Long reads hold a connection each; together they leave two thirds of the pool to everything else. */
const mostOpen = (): number => Math.max(1, Math.floor(databasePool().options.max / 3))
let open = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (open >= mostOpen()) await new Promise<void>((resolve) => waiting.push(resolve))
  else open += 1
}
function giveTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else open -= 1
}

/** A read-only transaction that sees the database as it was when it began, for reading in parts. It must be closed. */
export async function openSnapshot(principal: Principal): Promise<{ tx: Tx; close: () => Promise<void> }> {
  await takeTurn()
  try {
    const tx = await beginSnapshot(principal)
    await sql`select set_config('idle_in_transaction_session_timeout', ${idleTimeout}, true)`.execute(tx)
    // why: a connection that was lost meanwhile has nothing left to end
    return {
      tx,
      close: () =>
        tx
          .rollback()
          .execute()
          .catch(() => {})
          .finally(giveTurn),
    }
  } catch (error) {
    giveTurn()
    throw error
  }
}

/** Rows that are read in parts within one snapshot, which ends with them or with their reader. */
export async function* readInSnapshot<Row>(
  principal: Principal,
  read: (tx: Tx) => AsyncGenerator<Row>,
): AsyncGenerator<Row> {
  const { tx, close } = await openSnapshot(principal)
  try {
    yield* read(tx)
  } finally {
    await close()
  }
}

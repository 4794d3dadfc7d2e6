import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const patienceMs = 3000
const lookAgainMs = 100
/** Error codes during a server's start; nothing has been executed yet. */
const starting = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03'])

/** Times since which callers wait for a connection, in order. */
const waiting = new Set<{ since: number }>()
/** Milliseconds for which the caller that waits longest has waited for a connection of any pool. */
export function oldestWaitMs(): number {
  const first = waiting.values().next().value
  return first === undefined ? 0 : performance.now() - first.since
}

type Callback = Parameters<pg.Pool['connect']>[0]

/** A pool that waits briefly for a restarting server instead of failing. */
export class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return this.connectSoon()
    void this.hand(callback)
  }

  private async hand(callback: Callback): Promise<void> {
    let client: pg.PoolClient
    try {
      client = await this.connectSoon()
    } catch (error) {
      return callback(error as Error, undefined, () => {})
    }
    callback(undefined, client, (error) => client.release(error as Error))
  }

  private async connectSoon(): Promise<pg.PoolClient> {
    const wait = { since: performance.now() }
    waiting.add(wait)
    try {
      return await this.connectPatiently()
    } finally {
      waiting.delete(wait)
    }
  }

  private async connectPatiently(): Promise<pg.PoolClient> {
    for (let waited = 0; ; waited += lookAgainMs) {
      try {
        return await super.connect()
      } catch (error) {
        if (waited >= patienceMs || this.ending || !starting.has((error as pg.DatabaseError).code ?? '')) throw error
        await pause(lookAgainMs)
      }
    }
  }
}

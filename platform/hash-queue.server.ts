import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { AppError } from '#/domain/errors.ts'

/** Concurrent password hashes; one core stays free for pages. */
export const hashedAtOnce = Math.max(1, availableParallelism() - 1)
/** Maximum queued callers; further ones get an error with a time to retry. */
export const mostWaitingHashes = 20
const comeAgainSeconds = 5

let running = 0
const inTurn = new AsyncLocalStorage<true>()
const waiting: (() => void)[] = []

/**
 * Hashes a password in turn. Nested calls run within the same turn, so that work that must not be split is done whole.
 * Throws `account.busy` when the queue is full.
 */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (inTurn.getStore()) return hash()
  if (running >= hashedAtOnce) {
    if (waiting.length >= mostWaitingHashes) throw new AppError('account.busy', { seconds: comeAgainSeconds })
    await new Promise<void>((begin) => waiting.push(begin))
  } else running += 1
  try {
    return await inTurn.run(true, hash)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { AppError } from '#/domain/errors.ts'

/** So many passwords are hashed at a time; one core stays free for pages. */
export const hashedAtOnce = Math.max(1, availableParallelism() - 1)
/** Most callers that wait for a turn; further ones are told to try again later. */
export const mostWaitingHashes = 20
const comeAgainSeconds = 5

let running = 0
const inTurn = new AsyncLocalStorage<true>()
const waiting: (() => void)[] = []

/**
 * Hashes one password when it is its turn. What hashes within is in turn already: work that must not begin in vain is done whole. Throws
 * `account.busy` when too many wait already.
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

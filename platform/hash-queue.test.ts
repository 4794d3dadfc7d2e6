import { expect, it } from 'vitest'
import { AppError } from '#/domain/errors.ts'
import { hashedAtOnce, hashInTurn, mostWaitingHashes } from './hash-queue.server.ts'

/** A hash that ends when the test ends it. */
function slowHash() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { hash: () => promise, end: resolve }
}

it('hashes few at a time, queues twenty in order, and refuses further callers', async () => {
  const slow = slowHash()
  const begun: number[] = []
  const all = Array.from({ length: hashedAtOnce + mostWaitingHashes }, (_, n) =>
    hashInTurn(async () => {
      begun.push(n)
      await slow.hash()
      return n
    }),
  )
  await Promise.resolve()
  expect(begun).toHaveLength(hashedAtOnce)
  const late = hashInTurn(() => Promise.resolve('late'))
  await expect(late).rejects.toMatchObject({ code: 'account.busy', status: 503, details: { seconds: 5 } })
  slow.end()
  expect(await Promise.all(all)).toEqual(all.map((_, n) => n))
  expect(begun).toEqual(all.map((_, n) => n))
  expect(await hashInTurn(() => Promise.resolve('free again'))).toBe('free again')
})

it('gives the turn on when a hash fails', async () => {
  const failing = Array.from({ length: hashedAtOnce + 2 }, () =>
    hashInTurn(() => Promise.reject(new AppError('bad-request'))).catch((error: AppError) => error.code),
  )
  expect(await Promise.all(failing)).toEqual(failing.map(() => 'bad-request'))
  expect(await hashInTurn(() => Promise.resolve(1))).toBe(1)
})

import { AsyncLocalStorage } from 'node:async_hooks'
import { setClock } from '#/platform/clock.ts'

const told = new AsyncLocalStorage<Date>()

/** Runs work at a past time. Concurrent jobs and requests keep the real time. */
export const happeningAt = <T>(at: Date, work: () => Promise<T>): Promise<T> => told.run(at, work)

/** Enables `happeningAt` until the work is done. */
export async function withTimeTravel<T>(work: () => Promise<T>): Promise<T> {
  const putBack = setClock(() => told.getStore() ?? new Date())
  try {
    return await work()
  } finally {
    putBack()
  }
}

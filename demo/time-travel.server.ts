import { AsyncLocalStorage } from 'node:async_hooks'
import { setClock } from '#/platform/clock.ts'

const told = new AsyncLocalStorage<Date>()

/** What is done inside happens at this moment, as far as the verbs know. Jobs and requests that run beside it keep the real time. */
export const happeningAt = <T>(at: Date, work: () => Promise<T>): Promise<T> => told.run(at, work)

/** Lets `happeningAt` turn the clock back until the work is done. */
export async function withTimeTravel<T>(work: () => Promise<T>): Promise<T> {
  const putBack = setClock(() => told.getStore() ?? new Date())
  try {
    return await work()
  } finally {
    putBack()
  }
}

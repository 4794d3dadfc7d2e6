import { AsyncLocalStorage } from 'node:async_hooks'

const inJob = new AsyncLocalStorage<true>()
/** Background work may take longer: no browser waits for it. */
export const withPatience = <T>(work: () => Promise<T>): Promise<T> => inJob.run(true, work)
/** Milliseconds that one statement may take: least for those who are not known. */
export const patienceFor = (role: string): string =>
  inJob.getStore() ? '60000' : role === 'itqan_visitor' ? '3000' : '8000'

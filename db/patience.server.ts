import { AsyncLocalStorage } from 'node:async_hooks'

const inJob = new AsyncLocalStorage<true>()
/** Allows background work longer statements: no browser waits for it. */
export const withPatience = <T>(work: () => Promise<T>): Promise<T> => inJob.run(true, work)
/** Statement timeout in milliseconds: shortest for visitors. */
export const patienceFor = (role: string): string =>
  inJob.getStore() ? '60000' : role === 'itqan_visitor' ? '3000' : '8000'

/**
 * Milliseconds after which a server without an answer counts as hung, and its connection is closed: it ends a statement
 * itself after `patience`.
 */
export const answerLimit = (patience: string): number => Number(patience) + 10_000

import type { z } from 'zod'

export type Job = {
  payload: z.ZodType
  retries: number
  /** Delay before the first retry; doubled before each further one. */
  backoffSeconds: number
  mostBackoffSeconds?: number
  expireSeconds: number
  schedule?: string
}

export const usual = { retries: 5, backoffSeconds: 10, expireSeconds: 60 } as const
/** Jobs that move money outlast an outage of a day: 1, 2, 4 ... minutes, then every 6 hours. */
export const money = { retries: 12, backoffSeconds: 60, mostBackoffSeconds: 6 * 3600, expireSeconds: 120 } as const

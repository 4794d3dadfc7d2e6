/** Wait before the first repetition of a call that failed; doubled before each further one. */
export const firstRetryMs = 200
export const longestRetryMs = 30_000

/** Wait before a repetition. `tries`: failures before it, from 0. */
export const retryDelay = (tries: number): number => Math.min(firstRetryMs * 2 ** Math.min(tries, 20), longestRetryMs)

/**
 * Kind of a failed call. A passing one is repeated and changes nothing; a permanent one is final. `null`: no answer at
 * all.
 */
export const faultOf = (status: number | null): 'passing' | 'permanent' =>
  status === null || status === 408 || status === 425 || status === 429 || status >= 500 ? 'passing' : 'permanent'

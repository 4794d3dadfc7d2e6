import { createHash, randomUUID } from 'node:crypto'
import type { TestInfo } from '@playwright/test'

const run = randomUUID()

/**
 * Headers for a network of this journey's own, as written by the trusted proxy. why: limits count registrations and
 * sign-ins by network within ten minutes, and hundreds of journeys from one address would reach them.
 */
export function networkOf({ testId, repeatEachIndex }: TestInfo): { 'x-forwarded-for': string } {
  const [a, b, c] = createHash('sha256').update(`${run} ${testId} ${repeatEachIndex}`).digest()
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

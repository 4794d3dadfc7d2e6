import { createHash, randomUUID } from 'node:crypto'
import type { TestInfo } from '@playwright/test'

const run = randomUUID()

/**
 * The headers of a network of this journey's own, as the one trusted proxy of the tests' server would write them. The limits by
 * network hold for everybody who registers or signs in from one place within ten minutes; hundreds of journeys from one address met
 * them sooner on a faster machine, and failed.
 */
export function networkOf({ testId, repeatEachIndex }: TestInfo): { 'x-forwarded-for': string } {
  const [a, b, c] = createHash('sha256').update(`${run} ${testId} ${repeatEachIndex}`).digest()
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

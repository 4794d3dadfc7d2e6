import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { DemoKey } from '../../demo/people.ts'
import { asPerson } from './as-person.ts'

/** People without a browser, signed in at first use; null: a visitor. */
export function personsOf(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string) {
  const known = new Map<DemoKey | null, APIRequestContext>()
  return {
    async as(who: DemoKey | null): Promise<APIRequestContext> {
      const request = known.get(who) ?? (await asPerson(playwright, baseURL, who))
      known.set(who, request)
      return request
    },
    async leave(): Promise<void> {
      for (const request of known.values()) await request.dispose()
    },
  }
}

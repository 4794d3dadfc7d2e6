import type { BrowserContext, Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { lookUp, test as journey } from './support.ts'

/** Connects the browser through a proxy that a test can cut, service worker included. */
export const test = journey.extend<{ line: Line }>({
  line: async ({ browser }, provide) => {
    const line = await openLine()
    browser.on('disconnected', line.cut)
    await provide(line)
    browser.off('disconnected', line.cut)
    await line.close()
  },
  proxy: async ({ line }, provide) => provide({ server: line.address }),
})

/** Simulates lost coverage: drops all packets and sets the browser offline. */
export async function goOffline(context: BrowserContext, line: Line): Promise<void> {
  line.cut()
  await context.setOffline(true)
}
export async function goOnline(context: BrowserContext, line: Line): Promise<void> {
  line.mend()
  await context.setOffline(false)
}

/** Response for a page of the field portal through its service worker, without opening it. */
export const seenThrough = (page: Page, path: string): Promise<{ status: number; text: string }> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    return { status: answer.status, text: await answer.text() }
  }, path)

export const visitsOnDevice = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('visits')
        request.addEventListener('error', () => reject(request.error!))
        request.addEventListener('success', () => {
          const count = request.result.transaction('visits').objectStore('visits').count()
          count.addEventListener('success', () => resolve(count.result))
        })
      }),
  )

export const ofVisit = 'join app.mystery_shopping_reports r on r.id = x.report_id where r.request_id = $1'

/** Stored answers of a visit, in order of creation. */
export const answersOf = (requestId: string) =>
  lookUp<{ question_key: string; value: unknown; comment: string; version: number }>(
    `select x.question_key, x.value, x.comment, x.version from app.report_answers x ${ofVisit} order by x.saved_at`,
    [requestId],
  )

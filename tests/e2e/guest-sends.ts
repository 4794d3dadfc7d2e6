import { randomBytes, randomUUID } from 'node:crypto'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import type { OwnCertificate } from './own-certificate.ts'
import { expect } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']

/** Sends the form as a guest without scripts. */
export async function guestSends(
  playwright: Playwright,
  baseURL: string,
  { publicId }: OwnCertificate,
  { stars, text }: { stars: number; text: string },
): Promise<void> {
  const request = await playwright.request.newContext({
    baseURL,
    userAgent: `A browser ${randomUUID()}`,
    extraHTTPHeaders: { origin: baseURL, 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
  })
  const answer = await request.post(`/review/${publicId}`, {
    form: {
      intent: 'guest-review',
      clientKey: randomUUID(),
      stars: String(stars),
      text,
      authorName: '',
      website: '',
      took: '',
    },
  })
  expect(answer.status()).toBe(200)
  await request.dispose()
}

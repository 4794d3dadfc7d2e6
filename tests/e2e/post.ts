import type { APIResponse, Page } from '@playwright/test'
import { test } from './support.ts'

type Sent = Pick<NonNullable<Parameters<Page['request']['post']>[1]>, 'data' | 'form' | 'multipart'>

/** Sends a request as the page's person, as another window of theirs would. */
export function post(page: Page, path: string, sent: Sent): Promise<APIResponse> {
  const origin = test.info().project.use.baseURL!
  return page.request.post(origin + path, { ...sent, headers: { origin }, maxRedirects: 0 })
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { questionnaireMessages } from '../../messages/fieldwork/questionnaire.ts'
import { hydrated } from './support.ts'

const { en, ar } = questionnaireMessages.photoWaiting

/**
 * Kills the tab without unload events and opens `path` in a new one of the same size. Photos that the page still shows as
 * waiting to be stored are waited for, because only later ones are promised to survive; typed entries have half a second.
 */
export async function killTab(context: BrowserContext, page: Page, path: string): Promise<Page> {
  for (const waiting of [en, ar]) await expect(page.getByText(waiting, { exact: true })).toHaveCount(0)
  await page.waitForTimeout(500)
  const size = page.viewportSize()
  const died = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => null)
  await died
  await page.close()
  const next = await context.newPage()
  if (size) await next.setViewportSize(size)
  await next.goto(path)
  await hydrated(next)
  return next
}

import type { Page } from '@playwright/test'
import { takeScriptsFrom } from './scripts.ts'

/** Another tab of the same person without scripts, for the rest of a journey by forms and links. */
export async function plainTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await takeScriptsFrom(tab)
  return tab
}

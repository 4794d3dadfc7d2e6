import type { Page } from '@playwright/test'
import { takeScriptsFrom } from './scripts.ts'

/** Another tab of the same person, which runs no scripts: a journey goes on there where only forms and links are left to walk. */
export async function plainTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await takeScriptsFrom(tab)
  return tab
}

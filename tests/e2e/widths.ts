import type { Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { expect, expectSoundPage } from './support.ts'

export const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 720 }

/** Nothing sticks out on a phone; the page stands on a desk afterwards. */
export async function expectToFitAPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await page.setViewportSize(desk)
}

/** The page is examined as it stands on a desk, and fits a phone: the public pages are the same there, only narrower. */
export async function expectSoundAndNarrow(page: Page, lang: Lang): Promise<void> {
  await expectSoundPage(page, lang)
  await expectToFitAPhone(page)
}

import type { Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { expect, expectSoundPage } from './support.ts'

export const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 720 }

/** Expects no overflow at a phone's width; resets the page to desktop width. */
export async function expectToFitAPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await page.setViewportSize(desktop)
}

/** Examines the page at desktop width, and checks that it fits a phone, where public pages are only narrower. */
export async function expectSoundAndNarrow(page: Page, lang: Lang): Promise<void> {
  await expectSoundPage(page, lang)
  await expectToFitAPhone(page)
}

import type { Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { expect, expectSoundPage, hydrated } from './support.ts'

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

/** Lowest place of a list's first row, in pixels below the page's top. */
const firstRowAt = 220

/** Expects a list of the office, alone and with a record beside it, to begin high on the page and to keep its columns within the window, with long names and large amounts too. */
export async function expectListToFit(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await hydrated(page)
  const row = page.locator('main tbody .list-row').first()
  expect((await row.boundingBox())!.y, `${address}: first row`).toBeLessThanOrEqual(firstRowAt)
  const expectNothingAside = async (where: string) => {
    const overflow = await row.evaluate((first) => {
      const box = first.closest('table')!.parentElement!
      // data that no run of the journeys has by chance
      for (const text of first.querySelectorAll('.list-text > span:not(:has(button, .cell-whole))'))
        text.append(' Long name of a restaurant and its branch')
      for (const amount of first.querySelectorAll('.list-number'))
        if (/\.\d\d$/.test(amount.textContent)) amount.textContent = '1,234,567.89'
      return Math.max(box.scrollWidth - box.clientWidth, document.documentElement.scrollWidth - innerWidth)
    })
    expect(overflow, `${address}: sideways ${where}`).toBeLessThanOrEqual(1)
  }
  await expectNothingAside('at 1440')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNothingAside('at 1280')
  await row.locator('.list-link').click()
  await expect(page.locator('.list-row[aria-current]')).toBeVisible()
  await expectNothingAside('beside a record')
  await page.setViewportSize(desktop)
}

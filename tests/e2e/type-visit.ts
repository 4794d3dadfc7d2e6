import type { Page } from '@playwright/test'

/** Types a date and time into the field's segments. */
export async function typeVisit(page: Page, at: Date): Promise<void> {
  const segment = (type: string) => page.locator(`[role=spinbutton][data-type=${type}]`).first()
  await segment('day').click()
  for (const [type, value] of [
    ['day', at.getUTCDate()],
    ['month', at.getUTCMonth() + 1],
    ['year', at.getUTCFullYear()],
  ] as const) {
    await segment(type).focus()
    await page.keyboard.type(String(value))
  }
  await segment('hour').focus()
  await page.keyboard.type('7')
  await segment('minute').focus()
  await page.keyboard.type('30')
  const half = page.locator('[role=spinbutton][data-type=dayPeriod]')
  if (await half.count()) {
    await half.first().focus()
    await page.keyboard.press('ArrowUp')
  }
}

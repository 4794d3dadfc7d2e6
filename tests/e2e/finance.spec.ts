import { financeMessages } from '../../messages/ledger/finance.ts'
import { asPerson } from './as-person.ts'
import { expect, expectNoAxeViolations, hydrated, people, say, signIn, test } from './support.ts'

const pages = ['', '/ledger', '/accounts', '/receivables', '/payouts', '/vat', '/months']

test('the office walks its books: they balance, the open months show their checks, and a figure leads to what it is about', async ({
  page,
  lang,
}) => {
  await signIn(page, people.admin)
  await page.goto('/admin/finance?from=2025-01-01&to=2026-12-31')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: say(lang, financeMessages.title) })).toBeVisible()
  await expectNoAxeViolations(page)
  const main = page.locator('main')
  await main
    .getByRole('link', { name: say(lang, financeMessages.account_shopper_fees) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/finance\/ledger\?account=shopper_fees/)
  const bookings = page.getByRole('table', { name: say(lang, financeMessages.bookings) })
  await expect(bookings.getByRole('row').nth(1)).toContainText(say(lang, financeMessages.account_shopper_fees))
  await bookings.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('table', { name: say(lang, financeMessages.entries) })).toContainText(
    say(lang, financeMessages.account_shoppers_payable),
  )
  const about = main.getByRole('link', { name: /^MS-/ })
  const visit = (await about.getAttribute('href'))!
  expect(visit).toMatch(/^\/admin\/secret-shopper\//)
  expect((await page.request.get(visit)).status()).toBe(200)

  const number = await about.innerText()
  await main.locator('nav a[href="/admin/finance/ledger"]').first().click()
  await page.locator('input[name=q]').fill(number)
  await page.locator('input[name=q]').press('Enter')
  await page.waitForURL(/[?&]q=MS-/)
  await expect(bookings.getByRole('row').nth(1)).toContainText(number)
  await expectNoAxeViolations(page)
  for (const path of pages.slice(2)) {
    const tab = main.locator(`nav a[href="/admin/finance${path}"]`).first()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    if (path === '/accounts') await expect(page.getByText(say(lang, financeMessages.inBalance))).toBeVisible()
    await expectNoAxeViolations(page)
  }
  const checks = page.getByRole('table', { name: say(lang, financeMessages.checks) })
  await main.locator('summary', { hasText: say(lang, financeMessages.checksOfAllTime) }).click()
  await expect(checks.getByRole('row')).toHaveCount(7)
  await main.locator('summary').nth(1).click()
  await expect(checks.getByRole('row')).toHaveCount(10)
  await expect(checks.getByText(say(lang, financeMessages.agrees), { exact: true })).toHaveCount(8)
  await expectNoAxeViolations(page)
})

test('strangers get none of it, neither page nor file', async ({ playwright, baseURL }) => {
  for (const who of ['saffron', 'shopper', null] as const) {
    const stranger = await asPerson(playwright, baseURL!, who)
    for (const path of [
      ...pages,
      '/ledger/export',
      '/accounts/export',
      '/receivables/export',
      '/payouts/export',
      '/vat/export',
    ]) {
      const answer = await stranger.get(`/admin/finance${path}`)
      expect([302, 403, 404], `${who} ${path}`).toContain(answer.status())
      expect(await answer.text()).not.toContain('shoppers_payable')
    }
    await stranger.dispose()
  }
})

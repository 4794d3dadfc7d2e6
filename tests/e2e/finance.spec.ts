import { financeMessages } from '../../messages/finance.ts'
import { asPerson } from './as-person.ts'
import { expect, expectNoAxeViolations, people, say, signIn, test } from './support.ts'

const pages = ['', '/ledger', '/accounts', '/receivables', '/payouts', '/vat', '/months']

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('the office reads its books: from a figure to its bookings, to a booking, and back to what it is about', async ({
    page,
    lang,
  }) => {
    await signIn(page, people.admin)
    await page.goto('/admin/finance?from=2025-01-01&to=2026-12-31')
    await expect(page.getByRole('heading', { level: 1, name: say(lang, financeMessages.title) })).toBeVisible()
    await expectNoAxeViolations(page)
    await page
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
    await page.getByRole('link', { name: /^MS-/ }).click()
    await expect(page).toHaveURL(/\/admin\/secret-shopper\//)
  })

  test('no page of finance has a barrier; the books balance, and the month that comes next shows its checks', async ({
    page,
    lang,
  }) => {
    await signIn(page, people.admin)
    // why: the first page was looked at in the test before
    for (const path of pages.slice(1)) {
      await page.goto(`/admin/finance${path}`)
      await expectNoAxeViolations(page)
      if (path === '/accounts') await expect(page.getByText(say(lang, financeMessages.inBalance))).toBeVisible()
    }
    const checks = page.getByRole('table', { name: say(lang, financeMessages.checks) })
    await expect(checks.getByRole('row')).toHaveCount(8)
    await expect(checks.getByText(say(lang, financeMessages.agrees), { exact: true })).toHaveCount(7)
  })
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

import type { Browser, Page } from '@playwright/test'
import { formatMoney } from '../../domain/money.ts'
import { type Lang, translator } from '../../domain/text.ts'
import { paymentShareMessages } from '../../messages/payment-shares.ts'
import { invoicedClient } from './issued-invoice.ts'
import { expect, expectNoAxeViolations, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

const phone = { width: 360, height: 740 }
const shareOf = (page: Page, payer: string) => page.locator(`li[data-share="${payer}"]`)

/** The link that the client would send by WhatsApp. */
async function linkOf(page: Page, payer: string): Promise<string> {
  const href = await shareOf(page, payer).locator('a[href^="https://wa.me/"]').getAttribute('href')
  return /https?:\/\/[^\s]+\/payment\/[\w-]{43}/.exec(new URL(href!).searchParams.get('text')!)![0]
}

/** Somebody without an account opens their link and pays with the built-in provider. */
async function payBy(browser: Browser, link: string, says: { payer: string; amount: string }) {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByText(says.payer).first()).toBeVisible()
  await expect(page.getByText(says.amount).first()).toBeVisible()
  await page.locator('button[value=pay]').click()
  await page.waitForURL('**/payment/sandbox/**')
  await page.locator('input[name=outcome][value=paid]').check({ force: true })
  await page.locator('form:has(input[name=outcome]) button[type=submit]').click()
  await page.waitForURL('**/payment-success**')
  await context.close()
}

const states = (invoiceId: string) =>
  lookUp<{ payer_name: string; state: string; amount: number }>(
    'select payer_name, state, amount::int from app.payment_shares where invoice_id = $1 order by position, created_at',
    [invoiceId],
  )
const owedOn = async (invoiceId: string) => {
  const [row] = await lookUp<{ owed: number; status: string }>(
    'select (gross - credited - paid)::int as owed, status from app.invoices where id = $1',
    [invoiceId],
  )
  return row
}
const paidBy = (invoiceId: string, payer: string) =>
  expect
    .poll(async () => (await states(invoiceId)).find((share) => share.payer_name === payer && share.state === 'paid'))
    .toBeTruthy()

test('an invoice is split among three: two pay, the third is replaced, and it is settled', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, paymentShareMessages)
  const own = await invoicedClient(playwright, baseURL!)
  const invoice = await own.invoice('100.01')
  await signIn(page, own)
  await page.setViewportSize(phone)
  await page.goto(`/client/invoices/${invoice.id}/split`)
  await hydrated(page)
  await expectSoundPage(page, lang)

  await page.locator('input[name=mode][value=fixed]').check({ force: true })
  await expect(page.getByText(t('gapNone'))).toBeVisible()
  await page.locator('input[name=amount-0]').fill('45.51')
  await expect(page.getByText(t('gapShort', { amount: formatMoney(1200, lang) }))).toBeVisible()
  await expectNoAxeViolations(page)
  await page.locator('input[name=mode][value=equal]').check({ force: true })
  await page.getByRole('button', { name: t('add') }).click()
  await expect(page.locator('input[name=name-2]')).toBeFocused()
  await page.locator('input[name=name-0]').fill('Huda')
  await page.locator('input[name=name-1]').fill('Omar')
  await page.locator('input[name=email-1]').fill('not an address')
  await page.locator('input[name=name-2]').fill('Layan')
  const send = page.getByRole('button', { name: t('make') })
  await send.click()
  await expect(page.locator('input[name=email-1]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name=name-2]')).toHaveValue('Layan')
  await page.locator('input[name=email-1]').fill('omar@example.com')
  await send.click()
  await page.waitForURL(`**/client/invoices/${invoice.id}**`)
  await expect(shareOf(page, 'Layan')).toBeVisible()
  expect((await states(invoice.id)).map(({ amount }) => amount)).toEqual([3834, 3834, 3833])
  await expectSoundPage(page, lang)

  await payBy(browser, await linkOf(page, 'Huda'), { payer: 'Huda', amount: '38.34' })
  await payBy(browser, await linkOf(page, 'Omar'), { payer: 'Omar', amount: '38.34' })
  await paidBy(invoice.id, 'Huda')
  await paidBy(invoice.id, 'Omar')
  const late = await linkOf(page, 'Layan')
  await page.reload()
  await hydrated(page)
  await expect(shareOf(page, 'Huda').getByText(t('share_paid'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('paidCount', { paid: '2', count: '3' }))).toBeVisible()

  await shareOf(page, 'Layan')
    .getByRole('link', { name: t('replace') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=name]').fill('Salem')
  await expectNoAxeViolations(page)
  await dialog.locator('button[value=replace]').click()
  await expect(shareOf(page, 'Salem')).toBeVisible()
  await expect(shareOf(page, 'Layan')).toHaveCount(0)
  const stranger = await browser.newContext()
  expect((await (await stranger.newPage()).goto(late))?.status()).toBe(404)
  await stranger.close()

  await payBy(browser, await linkOf(page, 'Salem'), { payer: 'Salem', amount: '38.33' })
  await paidBy(invoice.id, 'Salem')
  await expect.poll(() => owedOn(invoice.id)).toEqual({ owed: 0, status: 'paid' })
  await page.reload()
  await hydrated(page)
  await expectSoundPage(page, lang)
})

test('without scripts an invoice is shared equally, and a share is withdrawn', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const own = await invoicedClient(playwright, baseURL!)
  const invoice = await own.invoice('200')
  const page = await plainPage(browser, lang, baseURL!)
  await page.goto(lang === 'ar' ? '/ar/login' : '/login')
  await page.locator('input[name=email]').fill(own.email)
  await page.locator('input[name=password]').fill(own.password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.waitForURL(/\/client/)
  await page.goto(`/client/invoices/${invoice.id}/split?payers=4`)
  for (const index of [0, 1, 2]) await page.locator(`input[name=name-${index}]`).fill(`Payer ${index}`)
  const send = page.locator('form:has(input[name=name-0]) button[type=submit]')
  await send.click()
  await expect(page.locator('input[name=name-3]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name=name-2]')).toHaveValue('Payer 2')
  await page.locator('input[name=name-3]').fill('Payer 3')
  await send.click()
  await page.waitForURL(`**/client/invoices/${invoice.id}**`)
  expect((await states(invoice.id)).map(({ amount, state }) => [amount, state])).toEqual(
    Array.from({ length: 4 }, () => [5750, 'open']),
  )
  await shareOf(page, 'Payer 1').locator('button[value=withdraw]').click()
  await expect
    .poll(async () => (await states(invoice.id)).map(({ state }) => state))
    .toEqual(['open', 'withdrawn', 'open', 'open'])
})

async function plainPage(browser: Browser, lang: Lang, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone })
  await context.addCookies([
    { name: 'lang', value: lang, url: baseURL },
    { name: 'consent', value: '1.necessary', url: baseURL },
  ])
  return context.newPage()
}

import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { formatMoney } from '../../domain/money.ts'
import { translator } from './page-words.ts'
import { paymentShareMessages } from '../../messages/billing/payment-shares.ts'
import { asPerson } from './as-person.ts'
import { invoicedClient } from './issued-invoice.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  type Journey,
  lookUp,
  publicPage,
  signIn,
  test,
} from './support.ts'

const phone = { width: 360, height: 740 }
const shareOf = (page: Page, payer: string) => page.locator(`li[data-share="${payer}"]`)

/** Payment link of a payer. */
async function linkOf(page: Page, payer: string): Promise<string> {
  const href = await shareOf(page, payer).locator('a[href^="https://wa.me/"]').getAttribute('href')
  return /https?:\/\/[^\s]+\/payment\/[\w-]{43}/.exec(new URL(href!).searchParams.get('text')!)![0]
}

/** Pays by a link as a visitor, by requests. */
async function payBy(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  link: string,
  says: { payer: string; amount: string },
) {
  const payer = await asPerson(playwright, baseURL, null)
  const opened = await (await payer.get(link)).text()
  for (const words of [says.payer, says.amount]) expect(opened).toContain(words)
  const begun = await payer.post(link, { form: { intent: 'pay' } })
  const sandbox = begun.headers()['location']!
  expect(sandbox).toContain('/payment/sandbox/')
  const paid = await payer.post(sandbox, { form: { method: 'mada', outcome: 'paid' } })
  expect(paid.headers()['location']).toContain('/payment-success?')
  await payer.dispose()
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

test('an invoice is split among three: two pay, the third is replaced, and it is settled; another is shared and withdrawn from without scripts', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, paymentShareMessages)
  const own = await invoicedClient(playwright, baseURL!)
  const invoice = await own.invoice('100.01')
  await signIn(page, own)
  await page.setViewportSize(phone)
  await page.goto(`/client/invoices/${invoice.id}/split`)
  await hydrated(page)

  await page.locator('input[name=mode][value=fixed]').check({ force: true })
  await expect(page.getByText(t('gapNone'))).toBeVisible()
  await page.locator('input[name=amount-0]').fill('45.51')
  await expect(page.getByText(t('gapShort', { amount: formatMoney(1200, lang) }))).toBeVisible()
  await expectSoundPage(page, lang)
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

  await payInBrowser(page, lang, await linkOf(page, 'Huda'))
  await payBy(playwright, baseURL!, await linkOf(page, 'Omar'), { payer: 'Omar', amount: '38.34' })
  await paidBy(invoice.id, 'Huda')
  await paidBy(invoice.id, 'Omar')
  const late = await linkOf(page, 'Layan')
  await shareOf(page, 'Layan')
    .getByRole('link', { name: t('replace') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=name]').fill('Salem')
  await expectNoAxeViolations(page)
  await dialog.locator('button[value=replace]').click()
  await expect(shareOf(page, 'Salem')).toBeVisible()
  await expect(shareOf(page, 'Layan')).toHaveCount(0)
  await expect(shareOf(page, 'Huda').getByText(t('share_paid'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('paidCount', { paid: '2', count: '3' }))).toBeVisible()
  await expectSoundPage(page, lang)
  const stranger = await asPerson(playwright, baseURL!, null)
  expect((await stranger.get(late)).status()).toBe(404)

  await payBy(playwright, baseURL!, await linkOf(page, 'Salem'), { payer: 'Salem', amount: '38.33' })
  await paidBy(invoice.id, 'Salem')
  await expect.poll(() => owedOn(invoice.id)).toEqual({ owed: 0, status: 'paid' })

  // without scripts the number of payers is chosen first, and a share has its own withdraw button
  await takeScriptsFrom(page)
  await page.goto(`/client/invoices/${invoice.id}`)
  await expect(page.getByText(t('paidCount', { paid: '3', count: '3' }))).toBeVisible()
  await shareAmongFour(page, (await own.invoice('200')).id)
})

/** Pays by a link in a browser without an account and without scripts. */
async function payInBrowser(page: Page, lang: Journey['lang'], link: string) {
  const context = await page.context().browser()!.newContext({ viewport: phone })
  const payer = await context.newPage()
  await takeScriptsFrom(payer)
  await payer.goto(link)
  await expect(payer.getByText('Huda').first()).toBeVisible()
  await expect(payer.getByText('38.34').first()).toBeVisible()
  await payer.locator('button[value=pay]').click()
  await payer.waitForURL('**/payment/sandbox/**')
  await payer.locator('form:has(input[name=outcome]) button[type=submit]').click()
  await payer.waitForURL(`**${publicPage(lang, '/payment-success')}?**`)
  await context.close()
}

async function shareAmongFour(page: Page, invoiceId: string) {
  await page.goto(`/client/invoices/${invoiceId}/split?payers=4`)
  for (const index of [0, 1, 2]) await page.locator(`input[name=name-${index}]`).fill(`Payer ${index}`)
  const send = page.locator('form:has(input[name=name-0]) button[type=submit]')
  await send.click()
  await expect(page.locator('input[name=name-3]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('input[name=name-2]')).toHaveValue('Payer 2')
  await page.locator('input[name=name-3]').fill('Payer 3')
  await send.click()
  await page.waitForURL(/\?done=split/)
  expect((await states(invoiceId)).map(({ amount, state }) => [amount, state])).toEqual(
    Array.from({ length: 4 }, () => [5750, 'open']),
  )
  await shareOf(page, 'Payer 1').locator('button[value=withdraw]').click()
  await expect
    .poll(async () => (await states(invoiceId)).map(({ state }) => state))
    .toEqual(['open', 'withdrawn', 'open', 'open'])
}

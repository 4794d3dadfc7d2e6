import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { paymentDeskMessages } from '../../messages/payment-desk.ts'
import { outcomeMessages, paymentMessages, sandboxMessages } from '../../messages/payments.ts'
import { asPerson } from './as-person.ts'
import { ownInvoice } from './own-invoice.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, people, publicPage, signIn, test } from './support.ts'

const phone = { width: 360, height: 740 }
const paymentsOf = (invoiceId: string) =>
  lookUp<{ id: string; state: string; refunded: number }>(
    'select id, state, refunded::int from app.payments where invoice_id = $1 order by created_at',
    [invoiceId],
  )
const heading = (page: Page) => page.locator('h1')

/** On the built-in provider's page: chooses what the bank answers. */
async function decide(page: Page, outcome: string) {
  await page.waitForURL('**/payment/sandbox/**')
  await hydrated(page)
  await page.locator(`input[name=outcome][value="${outcome}"]`).check({ force: true })
  await page.locator('form:has(input[name=outcome]) button[type=submit]').click()
  await page.waitForURL('**/payment-success**')
}

test('an invoice is paid by card: refused, tried again, paid late', async ({ page, playwright, baseURL, lang }) => {
  test.slow()
  const [t, out, box] = [
    translator(lang, paymentMessages),
    translator(lang, outcomeMessages),
    translator(lang, sandboxMessages),
  ]
  const { client, id, number } = await ownInvoice(playwright, baseURL!)
  await page.setViewportSize(phone)
  const address = publicPage(lang, `/payment?invoice=${id}`)
  await page.goto(address)
  await page.waitForURL('**/login?next=**')
  await signIn(page, client)

  await page.goto(address)
  await hydrated(page)
  await expect(heading(page)).toHaveText(t('titleFor', { number }))
  await expect(page.getByText(t('demo'))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.locator('button[value=pay]').click()
  await page.waitForURL('**/payment/sandbox/**')
  await hydrated(page)
  await expect(page.getByText(box('noMoney'))).toBeVisible()
  await expectSoundPage(page, lang)

  await decide(page, 'insufficient')
  await expect(heading(page)).toHaveText(out('failed'))
  await expect(page.getByText(t('why_INSUFFICIENT FUNDS'))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: out('retry') }).click()
  await expect(page.getByText(t('failed'))).toBeVisible()
  await hydrated(page)
  await page.locator('button[value=pay]').click()

  await decide(page, 'later')
  // why: nobody presses anything: the page looks again by itself until the bank has answered
  await expect(heading(page)).toHaveText(out('paid'), { timeout: 30_000 })
  await expect(page.getByRole('link', { name: out('taxInvoice') })).toBeVisible()
  await expectSoundPage(page, lang)
  expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['failed', 'paid'])

  await page.goto(address)
  await expect(page.getByText(t('nothing'))).toBeVisible()
  await expect(page.locator('button[value=pay]')).toHaveCount(0)
})

test('a transfer with its proof is confirmed by finance, credited, and sent back', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const [t, desk] = [translator(lang, paymentMessages), translator(lang, paymentDeskMessages)]
  const { client, id, number } = await ownInvoice(playwright, baseURL!)
  await signIn(page, client)
  await page.goto(publicPage(lang, `/payment?invoice=${id}`))
  await hydrated(page)
  const form = page.locator('form:has(input[type=file])')
  await form.locator('input[name=reference]').fill('FT-2026-77')
  await form.locator('button[value=transfer]').click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await form.locator('button[value=transfer]').click()
  await page.waitForURL('**/payment-success**')
  await expectSoundPage(page, lang)
  const [payment] = await paymentsOf(id)
  expect(payment!.state).toBe('pending')

  const admin = await pageOf(browser, lang, baseURL!, people.admin)
  await admin.goto(`/admin/invoices/payments?tab=todo&q=${number}`)
  await expectSoundPage(admin, lang)
  await admin.locator(`a[href="/admin/invoices/payments/${payment!.id}"]`).first().click()
  await hydrated(admin)
  await expect(admin.getByRole('link', { name: desk('downloadProof') })).toBeVisible()
  await expectSoundPage(admin, lang)
  const proof = await admin.request.get(
    (await admin.getByRole('link', { name: desk('downloadProof') }).getAttribute('href'))!,
  )
  expect(await proof.text()).toContain('%PDF-1.4')
  await admin.locator('button[value=confirm]').click()
  await expect(admin.locator('button[value=confirm]')).toHaveCount(0)
  expect(await paymentsOf(id)).toMatchObject([{ state: 'paid' }])

  await expect(admin.getByText(desk('refundFirst'))).toBeVisible()
  const office = await asPerson(playwright, baseURL!, 'admin')
  const credit = { extent: 'all', clientKey: randomUUID(), reason: 'The visit was cancelled' }
  await office.post(`/admin/invoices/${id}/credit`, { form: credit })
  await expect
    .poll(
      async () => (await lookUp<{ status: string }>('select status from app.invoices where id = $1', [id]))[0]!.status,
    )
    .toBe('credited')
  await admin.reload()
  await hydrated(admin)
  await admin.locator('textarea[name=reason]').fill('The visit was cancelled')
  await admin.locator('form:has(button[value=refund-by-bank]) input[name=reference]').fill('FT-BACK-1')
  await admin.locator('button[value=refund-by-bank]').click()
  await expect.poll(async () => (await paymentsOf(id))[0]).toMatchObject({ state: 'refunded', refunded: 11_500 })
  await expect(admin.getByText(desk('refund_done'), { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText(translator(lang, outcomeMessages)('refunded'))
  await expect(page.getByText(t('titleFor', { number }))).toHaveCount(0)
})

test('paying works without scripts, and is nobody else’s', async ({ browser, playwright, baseURL, lang }) => {
  const { client, id, number } = await ownInvoice(playwright, baseURL!)
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone })
  const plain = await context.newPage()
  await plain.goto(publicPage(lang, '/login'))
  await plain.locator('input[name=email]').fill(client.email)
  await plain.locator('input[name=password]').fill(client.password)
  await plain.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await plain.waitForURL('**/client/dashboard')
  await plain.goto(publicPage(lang, `/payment?invoice=${id}`))
  await plain.locator('button[value=pay]').click()
  await plain.waitForURL('**/payment/sandbox/**')
  await plain.locator('form:has(input[name=outcome]) button[type=submit]').click()
  await plain.waitForURL('**/payment-success**')
  await expect(heading(plain)).toHaveText(translator(lang, outcomeMessages)('paid'))
  await expect(plain.getByText(number).first()).toBeVisible()
  const address = plain.url()
  await context.close()
  for (const who of [null, 'saffron', 'admin'] as const) {
    const other = await asPerson(playwright, baseURL!, who)
    expect((await other.get(address)).status(), String(who)).toBe(404)
  }
})

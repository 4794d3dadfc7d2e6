import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { translator } from './page-words.ts'
import { officePaymentMessages } from '../../messages/billing/office-payments.ts'
import { outcomeMessages, paymentMessages, sandboxMessages } from '../../messages/billing/payments.ts'
import { asPerson } from './as-person.ts'
import { ownInvoice } from './own-invoice.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, people, publicPage, signIn, test } from './support.ts'
import { smallPdf } from '../small-pdf.ts'

const phone = { width: 360, height: 740 }
const paymentsOf = (invoiceId: string) =>
  lookUp<{ id: string; state: string; refunded: number }>(
    'select id, state, refunded::int from app.payments where invoice_id = $1 order by created_at',
    [invoiceId],
  )
const heading = (page: Page) => page.locator('h1')

/** Chooses the bank's answer on the sandbox's page. */
async function decide(page: Page, outcome: string) {
  await page.locator(`input[name=outcome][value="${outcome}"]`).check({ force: true })
  await page.locator('form:has(input[name=outcome]) button[type=submit]').click()
  await page.waitForURL('**/payment-success**')
}

/** Makes the delayed answer of the bank due. why: the queue polls delayed jobs every half minute only. */
const bankAnswers = (invoiceId: string) =>
  lookUp(
    `update app.sandbox_checkouts set state = 'paid' where state = 'later'
     and id::text in (select checkout_id::text from app.payments where invoice_id = $1) returning id`,
    [invoiceId],
  )

test('an invoice is paid by card and the page waits for the bank; another is refused, tried again and paid without scripts', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const [t, out, box] = [
    translator(lang, paymentMessages),
    translator(lang, outcomeMessages),
    translator(lang, sandboxMessages),
  ]
  const { client, id, number } = await ownInvoice(playwright, baseURL!)
  const address = publicPage(lang, `/payment?invoice=${id}`)
  const stranger = await asPerson(playwright, baseURL!, null)
  expect((await stranger.get(address)).headers()['location']).toContain('/login?next=')
  await signIn(page, client)
  await page.setViewportSize(phone)

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
  await decide(page, 'later')
  await expect(heading(page)).toHaveText(out('pending'))
  expect(await bankAnswers(id)).toHaveLength(1)
  // why: the page polls until the bank has answered. The database is polled first, because it is cheaper than
  // polling the page.
  await expect.poll(async () => (await paymentsOf(id))[0]?.state).toBe('paid')
  await expect(heading(page)).toHaveText(out('paid'))
  await expect(page.getByRole('link', { name: out('taxInvoice') })).toBeVisible()
  await expectSoundPage(page, lang)

  await takeScriptsFrom(page)
  await page.goto(address)
  await expect(page.getByText(t('nothing'))).toBeVisible()
  await expect(page.locator('button[value=pay]')).toHaveCount(0)
  const second = await client.invoice('50')
  await page.goto(publicPage(lang, `/payment?invoice=${second.id}`))
  await page.locator('button[value=pay]').click()
  await decide(page, 'insufficient')
  await expect(heading(page)).toHaveText(out('failed'))
  await expect(page.getByText(t('why_INSUFFICIENT FUNDS'))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: out('retry') }).click()
  await expect(page.getByText(t('failed'))).toBeVisible()
  await page.locator('button[value=pay]').click()
  await decide(page, 'paid')
  await expect(heading(page)).toHaveText(out('paid'))
  await expect(page.getByText(second.number).first()).toBeVisible()
  expect((await paymentsOf(second.id)).map(({ state }) => state)).toEqual(['failed', 'paid'])

  const outcome = page.url()
  expect((await stranger.get(outcome)).status(), 'a stranger').toBe(404)
  for (const who of ['saffron', 'admin'] as const) {
    const other = await asPerson(playwright, baseURL!, who)
    expect((await other.get(outcome)).status(), who).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('a transfer with its proof is confirmed by finance, credited, and sent back', async ({
    page,
    browser,
    playwright,
    baseURL,
    lang,
  }) => {
    const [t, office] = [translator(lang, paymentMessages), translator(lang, officePaymentMessages)]
    const { client, id, number } = await ownInvoice(playwright, baseURL!)
    await signIn(page, client)
    await page.goto(publicPage(lang, `/payment?invoice=${id}`))
    const form = page.locator('form:has(input[type=file])')
    await form.locator('input[name=reference]').fill('FT-2026-77')
    await form.locator('button[value=transfer]').click()
    await expect(form.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.locator('input[name=reference]')).toHaveValue('FT-2026-77')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: smallPdf() })
    await form.locator('button[value=transfer]').click()
    await page.waitForURL('**/payment-success**')
    await expect(heading(page)).toHaveText(translator(lang, outcomeMessages)('pending'))
    const [payment] = await paymentsOf(id)
    expect(payment!.state).toBe('pending')

    const admin = await pageOf(browser, lang, baseURL!, people.admin, { scripts: false })
    await admin.goto(`/admin/invoices/payments?tab=todo&q=${number}`)
    await expectSoundPage(admin, lang)
    await admin.locator(`a[href="/admin/invoices/payments/${payment!.id}"]`).first().click()
    const link = admin.getByRole('link', { name: office('downloadProof') })
    await expect(link).toBeVisible()
    await expectSoundPage(admin, lang)
    const proof = await admin.request.get((await link.getAttribute('href'))!)
    expect(await proof.text()).toContain('%PDF-1.4')
    await admin.locator('button[value=confirm]').click()
    await expect(admin.getByText(office('refundFirst'))).toBeVisible()
    await expect(admin.locator('button[value=confirm]')).toHaveCount(0)
    expect(await paymentsOf(id)).toMatchObject([{ state: 'paid' }])

    const credit = { extent: 'all', clientKey: randomUUID(), reason: 'The visit was cancelled' }
    await admin.request.post(`/admin/invoices/${id}/credit`, { form: credit, headers: { origin: baseURL! } })
    const status = async () =>
      (await lookUp<{ status: string }>('select status from app.invoices where id = $1', [id]))[0]!.status
    await expect.poll(status).toBe('credited')
    await admin.goto(`/admin/invoices/payments/${payment!.id}`)
    await admin.locator('textarea[name=reason]').fill('The visit was cancelled')
    await admin.locator('form:has(button[value=refund-by-bank]) input[name=reference]').fill('FT-BACK-1')
    await admin.locator('button[value=refund-by-bank]').click()
    await expect(admin.getByText(office('refund_done'), { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await paymentsOf(id))[0]).toMatchObject({ state: 'refunded', refunded: 11_500 })
    await page.reload()
    await expect(heading(page)).toHaveText(translator(lang, outcomeMessages)('refunded'))
    await expect(page.getByText(t('titleFor', { number }))).toHaveCount(0)
  })
})

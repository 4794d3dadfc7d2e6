import { translator } from './page-words.ts'
import { clientInvoiceMessages } from '../../messages/client-invoices.ts'
import { asPerson } from './as-person.ts'
import { invoicedClient, taxDetails } from './issued-invoice.ts'
import { expect, expectSoundPage, fileAddress, lookUp, signIn, test } from './support.ts'

const list = '/client/invoices'
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('a client says who it is, finds its invoices, reads one and takes the list as a file; nobody else finds it', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    const t = translator(lang, clientInvoiceMessages)
    const own = await invoicedClient(playwright, baseURL!, { details: false })
    await signIn(page, own)
    await page.setViewportSize(phone)
    await page.goto(list)
    await expect(page.getByText(t('empty'), { exact: true })).toBeVisible()
    await expectSoundPage(page, lang)

    await page.getByRole('link', { name: t('detailsEnter') }).click()
    await page.waitForURL(`**${list}/details`)
    await expectSoundPage(page, lang)
    const details = taxDetails(own.company)
    for (const name of ['legalName', 'vatNumber', 'street', 'building', 'district', 'city', 'postalCode'] as const)
      await page.locator(`input[name=${name}]`).fill(details[name])
    await page.locator('form:has(input[name=legalName]) button[type=submit]').click()
    await expect
      .poll(() => lookUp('select legal_name from app.tax_details where client_id = $1', [own.id]))
      .toEqual([{ legal_name: own.company }])

    const first = await own.invoice('1000')
    const second = await own.invoice('200')
    await page.setViewportSize(desktop)
    await page.goto(list)
    await expectSoundPage(page, lang)
    const row = (number: string) => page.locator('tbody tr').filter({ hasText: number })
    await expect(row(first.number)).toContainText('1,150.00')
    await expect(row(second.number)).toContainText('230.00')
    await expect(page.getByText('1,380.00').first()).toBeVisible()

    await page.locator('input[name=q]').fill(second.number)
    await page.locator('input[name=q]').press('Enter')
    await expect(row(first.number)).toHaveCount(0)
    await expect(row(second.number)).toBeVisible()
    const file = await page.request.get(await fileAddress(page, lang))
    expect(file.headers()['content-disposition']).toContain('attachment')
    const text = await file.text()
    expect(text).toContain(second.number)
    expect(text).not.toContain(first.number)

    await row(second.number).getByRole('link', { name: second.number, exact: true }).click()
    await page.waitForURL(`**${list}/${second.id}`)
    await expect(page.getByText('230.00').first()).toBeVisible()
    await expect(page.getByText(details.vatNumber)).toBeVisible()
    await expect(page.getByRole('link', { name: t('pdfOf', { number: second.number }) })).toHaveAttribute(
      'href',
      `${list}/${second.id}/invoice.pdf`,
    )
    // why: split-payment.spec.ts examines the same page with payers and payments
    await page.setViewportSize(phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)

    const stranger = await asPerson(playwright, baseURL!, 'saffron')
    for (const path of [`${list}/${second.id}`, `${list}/${second.id}/split`]) {
      const answer = await stranger.get(path)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text(), path).not.toContain(second.number)
    }
  })
})

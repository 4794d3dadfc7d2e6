import { translator } from './page-words.ts'
import { invoicePageMessages, noteMessages } from '../../messages/billing/invoice-page.ts'
import { invoiceMessages } from '../../messages/billing/invoices.ts'
import { officePlanMessages } from '../../messages/subscriptions.ts'
import { taxDetailsMessages } from '../../messages/billing/tax-details.ts'
import { invoicedClient, taxDetails } from './issued-invoice.ts'
import { expect, expectSoundPage, fileAddress, hydrated, lookUp, people, signIn, test } from './support.ts'

test('an invoice is written by hand, held back until the client is known, issued, and credited in part', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, invoicePageMessages)
  const word = translator(lang, invoiceMessages)
  const own = await invoicedClient(playwright, baseURL!, { details: false })
  await signIn(page, people.admin)

  await page.goto('/admin/invoices/new')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('combobox').fill(own.company)
  await page.getByRole('option', { name: own.company }).click()
  await page.getByRole('button', { name: t('begin') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(own.company)
  await expect(page.getByText(t('noBuyer'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('issue'), exact: true })).toHaveCount(0)
  const draft = page.url()

  await page.getByRole('link', { name: t('mendBuyer') }).click()
  await page.waitForURL('**/admin/invoices/clients/**')
  await expectSoundPage(page, lang)
  const save = page.getByRole('button', { name: translator(lang, taxDetailsMessages)('save') })
  await page.locator('input[name=vatNumber]').fill('123')
  await save.click()
  await expect(page.locator('input[name=vatNumber]')).toHaveAttribute('aria-invalid', 'true')
  const details = taxDetails(own.company)
  for (const name of ['legalName', 'vatNumber', 'street', 'building', 'district', 'city', 'postalCode'] as const)
    await page.locator(`input[name=${name}]`).fill(details[name])
  await save.click()
  await expect(page.getByText(translator(lang, taxDetailsMessages)('saved'))).toBeVisible()

  await page.goBack()
  await page.waitForURL(draft)
  await expect(page.getByText(t('noBuyer'))).toHaveCount(0)
  await page.getByRole('button', { name: t('addLine') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea[name=name]').fill('تدريب فريق | Training of a team')
  await dialog.locator('input[name=quantity]').fill('2')
  await dialog.locator('input[name=unitPrice]').fill('100')
  await dialog.locator('input[name=allowance]').fill('50')
  await expect(dialog.getByRole('status').filter({ hasText: '172.50' })).toBeVisible()
  await expectSoundPage(page, lang)
  await dialog.getByRole('button', { name: t('save') }).click()
  await expect(dialog.locator('input[name=allowanceReason]')).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('input[name=allowanceReason]').fill('خصم | Allowance')
  await dialog.getByRole('button', { name: t('save') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('172.50').first()).toBeVisible()
  await expect(page.getByText(t('standingOk'))).toBeVisible()

  await page.getByRole('button', { name: t('issue'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('issue'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INV-')
  await expect(page.getByText(word('state_issued')).first()).toBeVisible()
  await expectSoundPage(page, lang)

  await page.getByRole('link', { name: t('credit') }).click()
  await page.waitForURL('**/credit')
  const note = translator(lang, noteMessages)
  await page.getByText(note('extent_parts'), { exact: true }).click()
  await page.locator('input[name=amount-1]').fill('200')
  await page.locator('textarea[name=reason]').fill('Only one team came')
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: note('issueCredit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('input[name=amount-1]').fill('50')
  await page.getByRole('button', { name: note('issueCredit') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('57.50')
  await expectSoundPage(page, lang)
  await question.getByRole('button', { name: note('issueCredit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CN-')
  const invoice = await (await page.request.get(draft)).text()
  for (const words of ['115.00', 'Only one team came']) expect(invoice).toContain(words)
  await expect
    .poll(() =>
      lookUp(`select kind from app.emails where to_address = $1 and kind like 'invoice.%' order by kind`, [own.email]),
    )
    .toEqual([{ kind: 'invoice.credited' }, { kind: 'invoice.issued' }])
})

test('the office walks the rooms of invoices: the list and its file, settings that refuse what is no VAT number, clients, and plans up to starting one', async ({
  page,
  lang,
}) => {
  const word = translator(lang, invoiceMessages)
  const plans = translator(lang, officePlanMessages)
  const main = page.locator('main')
  const go = async (path: string) => {
    const tab = main.locator(`nav a[href="${path}"]`).first()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
  }
  await signIn(page, people.admin)
  await page.goto('/admin/invoices?state=overdue')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await expect(page.getByText(word('state_overdue')).first()).toBeVisible()
  const file = await page.request.get(await fileAddress(page, lang))
  expect(file.headers()['content-disposition']).toMatch(/attachment; filename="invoices-.*\.csv"/)
  await go('/admin/invoices/settings')
  await page.locator('input[name=vatNumber]').fill('300')
  await page.locator('button[value=seller]').click()
  await expect(page.locator('input[name=vatNumber]')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundPage(page, lang)
  await go('/admin/invoices/clients')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expectSoundPage(page, lang)

  await page.setViewportSize({ width: 360, height: 740 })
  await go('/admin/invoices/plans')
  await page.locator('input[name=q]').fill('saffron')
  await page.locator('input[name=q]').press('Enter')
  await page.waitForURL(/[?&]q=saffron/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('tbody tr').first().getByRole('link').first().click()
  await page.waitForURL(/\/admin\/invoices\/plans\/[0-9a-f-]{36}/)
  await expect(main.locator('tbody tr')).not.toHaveCount(0)
  await expectSoundPage(page, lang)
  await page.goBack()
  await main.getByRole('link', { name: plans('start') }).click()
  await expect(page.locator('h1')).toHaveText(plans('start'))
  await page.locator('tbody tr').first().getByRole('link').first().click()
  await page.waitForURL(/new\?client=/)
  await page.locator('input[name=price]').fill('nothing')
  await page.getByRole('button', { name: plans('startNow') }).click()
  await expect(page.locator('input[name=price]')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundPage(page, lang)
})

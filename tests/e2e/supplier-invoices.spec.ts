import { randomUUID } from 'node:crypto'
import { demoPeople } from '../../demo/people.ts'
import { firstPreviousHash, standardRate } from '../../domain/tax-document.ts'
import { encodeQr } from '../../features/billing/tax-documents/qr.ts'
import { stampDocument } from '../../features/billing/tax-documents/stamp.server.ts'
import { supplierInvoiceMessages } from '../../messages/kitchen/supplier-invoices.ts'
import { expect, expectSoundPage, hydrated, lookUp, say, signIn, test } from './support.ts'

const supplierName = 'Al Noor Poultry'

/** A sent order of 20 cartons at 165.00 with a fee of 100.00, of which 18 cartons were accepted. */
async function receivedOrder(): Promise<string> {
  const [of] = await lookUp<{ client: string; branch: string; supplier: string; ingredient: string }>(
    `select s.client_id as client, s.id as supplier, i.id as ingredient, b.id as branch from app.suppliers s
     join app.profiles p on p.id = s.client_id and p.email = $1
     join app.ingredients i on i.client_id = s.client_id and i.name_en = 'Whole chicken'
     join app.branches b on b.client_id = s.client_id and b.closed_at is null
     where s.name_en = $2 order by b.created_at, b.id limit 1`,
    [demoPeople.saffron.email, supplierName],
  )
  const { client, branch, supplier, ingredient } = of!
  const [orderId, receiptId] = [randomUUID(), randomUUID()]
  await lookUp(
    `insert into app.purchase_orders (id, client_id, number, branch_id, supplier_id, state, wanted_on, delivery_fee, created_by, sent_at)
     values ($1, $2, 1, $3, $4, 'part_received', current_date - 1, 100, $2, now())`,
    [orderId, client, branch, supplier],
  )
  const [line] = await lookUp<{ id: string }>(
    `insert into app.purchase_order_lines (client_id, order_id, place, ingredient_id, pack, quantity, unit, packs, price, vat_mode, net, vat)
     values ($1, $2, 1, $3, 'carton', 11, 'kg', 20, 165, 'excluded', 3300, 495) returning id`,
    [client, orderId, ingredient],
  )
  await lookUp(
    `insert into app.goods_receipts (id, client_id, branch_id, supplier_id, order_id, arrived_at, created_by)
     values ($1, $2, $3, $4, $5, now() - interval '1 day', $2)`,
    [receiptId, client, branch, supplier, orderId],
  )
  await lookUp(
    `insert into app.goods_receipt_lines (id, client_id, receipt_id, branch_id, place, order_line_id, ingredient_id, pack, quantity, unit,
       delivered, accepted, refused, reason)
     values ($1, $2, $3, $4, 1, $5, $6, 'carton', 11, 'kg', 20, 18, 2, 'wrong')`,
    [randomUUID(), client, receiptId, branch, line!.id, ingredient],
  )
  return orderId
}

/** The file of an e-invoice: 20 cartons at 168.00 and the fee of 100.00, with VAT 3,979.00. */
function invoiceFile(number: string, vatNumber: string, day: string): Buffer {
  const line = (name: string, quantity: number, unitPrice: number) => ({
    name,
    quantity,
    unitPrice,
    category: standardRate,
  })
  const { xml } = stampDocument(
    {
      kind: 'invoice',
      form: 'standard',
      number,
      uuid: randomUUID(),
      issuedOn: day,
      issuedAt: '00:01:00',
      suppliedOn: day,
      counter: 1,
      previousHash: firstPreviousHash,
      seller: { name: 'النور للدواجن', vatNumber, id: null, address: null },
      buyer: null,
      lines: [line('دجاج كامل', 20, 16_800), line('توصيل', 1, 10_000)],
      means: 'bank',
    },
    null,
    `${day}T00:01:00`,
  )
  return Buffer.from(xml)
}

test('an invoice filled by its code differs by 448.50: credit asked for, credited, released and marked as paid', async ({
  page,
  lang,
}) => {
  test.setTimeout(240_000)
  const t = (key: keyof typeof supplierInvoiceMessages) => say(lang, supplierInvoiceMessages[key] as never)
  const orderId = await receivedOrder()
  const [supplier] = await lookUp<{ vat_number: string }>(
    `select s.vat_number from app.suppliers s join app.purchase_orders o on o.supplier_id = s.id where o.id = $1`,
    [orderId],
  )
  await signIn(page, demoPeople.saffron)
  await page.goto('/client/procurement/invoices/new')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.locator(`a[href$="?order=${orderId}"]`).click()
  await expect(page.locator('[name=qr]')).toBeVisible()
  await hydrated(page)

  // a code of another seller is said at once; the right one fills the form
  const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
  const code = (vatNumber: string) => encodeQr(['النور للدواجن', vatNumber, `${day}T00:01:00`, '3979.00', '519.00'])
  await page.locator('[name=qr]').fill('not a code')
  await expect(page.getByText(t('fault_code'))).toBeVisible()
  await page.locator('[name=qr]').fill(code('300000000000003'))
  await expect(page.locator('[name=vatNumber]')).toHaveValue('300000000000003')
  await page.locator('[name=qr]').fill(code(supplier!.vat_number))
  await expect(page.locator('[name=vatNumber]')).toHaveValue(supplier!.vat_number)
  await expect(page.locator('[name=total]')).toHaveValue('3979.00')
  await expect(page.locator('[name=vat]')).toHaveValue('519.00')
  await expectSoundPage(page, lang)

  // its file fills the number as well; a file that names other files is not read
  const number = `INV-${lang}-${Date.now()}`
  const opener = page.locator('input[type=file][accept^=".xml"]')
  const xml = (buffer: Buffer) => ({ name: 'invoice.xml', mimeType: 'text/xml', buffer })
  const file = invoiceFile(number, supplier!.vat_number, day)
  const unsafe = Buffer.from(`<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>${file.toString().split('?>')[1]}`)
  await opener.setInputFiles(xml(unsafe))
  await expect(page.getByText(t('fault_unreadable'))).toBeVisible()
  await page.locator('[name=qr]').fill('')
  await page.locator('[name=total]').fill('')
  await opener.setInputFiles(xml(file))
  await expect(page.locator('[name=number]')).toHaveValue(number)
  await expect(page.locator('[name=total]')).toHaveValue('3979.00')
  await expect(page.locator('[name=qr]')).toHaveValue(code(supplier!.vat_number))

  // the file fills the lines too; one that is changed does not make the total of the paper: said at the field, and the rest stays
  await expect(page.locator('[name=billed-1]')).toHaveValue('20')
  await page.locator('[name=billed-1]').fill('18')
  const save = page.locator('main button[type=submit]').last()
  await save.click()
  await expect(page.locator('[name=vat][aria-invalid=true], [name=total][aria-invalid=true]').first()).toBeVisible()
  await expect(page.locator('[name=number]')).toHaveValue(number)
  await page.locator('[name=billed-1]').fill('20')
  await page.locator('[name=price-1]').fill('168')
  await save.click()

  await expect(page.locator('main h2').first()).toContainText('448.50')
  for (const amount of ['336.00', '54.00', '58.50', '3,530.50', '3,979.00'])
    await expect(page.locator('main').getByText(amount).first()).toBeVisible()
  await expectSoundPage(page, lang)
  const address = page.url()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /448\.50/ }).click()
  await dialog.locator('button[value=ask]').click()
  await expect(page.getByText(t('head_credit_asked')).first()).toBeVisible()
  const mails = await lookUp<{ body: string }>(
    `select body from app.emails where kind = 'supplier-invoice.credit-asked' and subject like '%' || $1 || '%'`,
    [number],
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]!.body).toContain('448.50')

  await page.getByRole('button', { name: t('credit'), exact: true }).click()
  await dialog.locator('[name=number]').fill(`CN-${lang}-1`)
  await expect(dialog.locator('[name=amount]')).toHaveValue('448.50')
  await dialog.locator('[name=amount]').fill('4000')
  await dialog.locator('button[value=credit]').click()
  await expect(dialog.locator('[name=amount][aria-invalid=true]')).toBeVisible()
  await dialog.locator('[name=amount]').fill('448.50')
  await dialog.locator('button[value=credit]').click()
  await expect(page.getByText(t('head_credited')).first()).toBeVisible()
  await page.locator('main button[value=ready]').click()
  // 3,979.00 less the credit note
  await expect(page.locator('main h2').first()).toContainText('3,530.50')
  await page.getByRole('button', { name: t('pay'), exact: true }).click()
  await dialog.locator('button[value=pay]').click()
  await expect(page.getByText(t('state_paid')).first()).toBeVisible()
  await expectSoundPage(page, lang)

  await page.goto('/client/procurement/invoices?show=done')
  await hydrated(page)
  await expect(page.locator(`a[href="${new URL(address).pathname}"]`).first()).toBeVisible()
  await expectSoundPage(page, lang)
})

import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { demoPeople } from '../../demo/people.ts'
import { quotationMessages } from '../../messages/kitchen/quotations.ts'
import { quotePageMessages } from '../../messages/kitchen/quote-page.ts'

import { expect, expectSoundPage, hydrated, lookUp, publicPage, say, signIn, test } from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function withoutAccount(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'consent', value: '1.necessary', url: baseURL }])
  return context.newPage()
}

const idOf = async (table: 'ingredients' | 'suppliers', name: string): Promise<string> => {
  const [row] = await lookUp<{ id: string }>(
    `select t.id from app.${table} t join app.profiles p on p.email = $2
     where t.name_en = $1 and t.client_id = p.id order by t.created_at limit 1`,
    [name, demoPeople.saffron.email],
  )
  return row!.id
}

/** Prices and pack contents of the worked check: chicken in kg, rice in kg, oil in litres; null: cannot supply. */
const answers = [
  {
    supplier: 'Al Noor Poultry',
    fee: '100',
    lines: [
      ['165', '11'],
      ['240', '40'],
      ['165.60', '18'],
    ],
  },
  {
    supplier: 'Al Rabia Foods',
    fee: '0',
    lines: [
      ['181', '12'],
      ['228', '40'],
      ['162', '18'],
    ],
  },
  { supplier: 'Al Sahl Farms', fee: '60', lines: [['14.80', '1', '300'], null, null] },
] as const

test('a request to three suppliers is answered by links without an account, compared, and awarded in two parts for 7,300.00', async ({
  page,
  browser,
  baseURL,
  lang,
}) => {
  test.setTimeout(240_000)
  await signIn(page, demoPeople.saffron)
  const id = randomUUID()
  const suppliers = await Promise.all(answers.map(({ supplier }) => idOf('suppliers', supplier)))
  await page.goto('/client/procurement/requests/new')
  await hydrated(page)
  await expectSoundPage(page, lang)
  const needs = await Promise.all(
    ['Whole chicken', 'Basmati rice', 'Sunflower oil'].map((name) => idOf('ingredients', name)),
  )
  const closesAt = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T18:00`
  const form = new URLSearchParams({ clientKey: id, title: `Needs ${lang}`, closesAt })
  for (const supplier of suppliers) form.append('suppliers', supplier)
  for (const [index, [need, unit]] of [
    ['220', 'kg'],
    ['400', 'kg'],
    ['180', 'l'],
  ].entries()) {
    form.append(`ingredient-${index + 1}`, needs[index]!)
    form.append(`need-${index + 1}`, need!)
    form.append(`unit-${index + 1}`, unit!)
  }
  const made = await page.request.post('/client/procurement/requests/new.data', {
    data: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: baseURL! },
  })
  expect(made.status()).toBeLessThan(400)

  const address = `/client/procurement/requests/${id}`
  await page.goto(address)
  await hydrated(page)
  await page.locator('button[value=send]').click()
  await expect(page.getByText(say(lang, quotationMessages.waits))).toBeVisible()
  await expectSoundPage(page, lang)

  for (const { supplier, fee, lines } of answers) {
    const row = page
      .locator('li')
      .filter({ has: page.locator('button[value=link]') })
      .filter({
        hasText: (
          await lookUp<{ email: string }>('select email from app.suppliers where id = $1', [
            await idOf('suppliers', supplier),
          ])
        )[0]!.email,
      })
    await row.locator('button[value=link]').click()
    const link = await dialog(page).locator('input[name=made]').inputValue()
    await expect(dialog(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const stranger = await withoutAccount(browser, baseURL!)
    const answer = await stranger.goto(link)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await hydrated(stranger)
    await expect(stranger.locator('a[href^="/client"]')).toHaveCount(0)
    for (const [index, line] of lines.entries()) {
      const field = (name: string) => stranger.locator(`[name="${name}-${index + 1}"]`)
      if (line === null) {
        await field('cannot').check()
        continue
      }
      const [price, quantity, minimum] = line as readonly string[]
      await field('price').fill(price!)
      await field('vat').selectOption('excluded')
      await field('quantity').fill(quantity!)
      if (minimum) await field('minimum').fill(minimum)
    }
    await stranger.locator('[name=deliveryFee]').fill(fee)
    await stranger.locator('button[value=quote]').click()
    const page2 = stranger.url().includes('/ar/') ? 'ar' : 'en'
    await expect(stranger.getByText(quotePageMessages.sent[page2])).toBeVisible()
    if (supplier === 'Al Noor Poultry') await expectSoundPage(stranger, page2)
    await stranger.context().close()
  }

  await page.reload()
  await hydrated(page)
  await page.locator('button[value=close]').click()
  await expect(page.locator('button[value=award]')).toContainText('7,300.00')
  await expectSoundPage(page, lang)
  // by keys alone: the arrows follow the sight, W awards the cell's line, and the proposal is put back the same way
  const radios = page.locator('main [role=grid] [data-cell="0 2"] input[type=radio]')
  const [onward, back] = lang === 'ar' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const)
  await page.locator('main [role=grid] [data-cell="0 1"]').focus()
  await page.keyboard.press(onward)
  await page.keyboard.press('KeyW')
  await expect(radios).toBeChecked()
  await expect(page.locator('button[value=award]')).not.toContainText('7,300.00')
  await page.keyboard.press(back)
  await page.keyboard.press('KeyW')
  await expect(page.locator('button[value=award]')).toContainText('7,300.00')
  await page.locator('button[value=award]').click()
  await expect(page.getByText(say(lang, quotationMessages.awardedNow))).toBeVisible()
  const awarded = await lookUp<{ name_en: string; packs: number }>(
    `select s.name_en, a.packs from app.quote_awards a join app.suppliers s on s.id = a.supplier_id
     join app.quote_request_lines l on l.id = a.line_id where a.request_id = $1 order by l.place`,
    [id],
  )
  expect(awarded).toEqual([
    { name_en: 'Al Noor Poultry', packs: 20 },
    { name_en: 'Al Rabia Foods', packs: 10 },
    { name_en: 'Al Rabia Foods', packs: 10 },
  ])
  // the split award becomes one order for each of the two suppliers
  await page.locator('[name=branchId]').selectOption({ index: 1 })
  await page.locator('main button[value=order]').click()
  await expect(page.locator('main a[href^="/client/procurement/orders/"]')).toHaveCount(2)
  const orders = await lookUp<{ net: string }>(
    `select (o.delivery_fee + sum(l.net))::text as net from app.purchase_orders o
     join app.purchase_order_lines l on l.order_id = o.id where o.request_id = $1 group by o.id order by o.number`,
    [id],
  )
  expect(orders.map(({ net }) => net)).toEqual(['3400.00', '3900.00'])
  await expectSoundPage(page, lang)
  const unknown = await page.request.get(publicPage(lang, '/quote/unknown'))
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain(say(lang, quotePageMessages.gone))
})

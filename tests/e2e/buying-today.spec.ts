import type { Page } from '@playwright/test'
import { buyingTodayMessages } from '../../messages/kitchen/buying-today.ts'
import { orderSendingMessages } from '../../messages/kitchen/order-sending.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

type Order = { id: string; number: number }

/** Approved orders of a new company to a supplier with an address. */
async function approvedOrders(clientId: string): Promise<Order[]> {
  return lookUp<Order>(
    `with b as (insert into app.branches (client_id, name, name_ar, location) values ($1, 'Olaya', 'العليا', 'Riyadh') returning id),
       s as (insert into app.suppliers (client_id, id, name_en, name_ar, email, created_by)
         values ($1, gen_random_uuid(), 'Al Noor Poultry', 'النور للدواجن', 'sales@alnoor.example', $1) returning id),
       i as (insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
         values (gen_random_uuid(), $1, 'Chicken', 'دجاج', 'g', 'poultry', $1) returning id),
       o as (insert into app.purchase_orders (id, client_id, branch_id, supplier_id, state, wanted_on, created_by, submitted_by, submitted_at)
         select gen_random_uuid(), $1, b.id, s.id, 'approved', current_date + n, $1, $1, now() from b, s, generate_series(1, 3) n
         returning id, number),
       l as (insert into app.purchase_order_lines (client_id, order_id, place, ingredient_id, pack, quantity, unit, packs, price, vat_mode, net, vat)
         select $1, o.id, 1, i.id, 'carton', 11, 'kg', 2, 165, 'excluded', 330, 49.5 from o, i)
     select id, number from o order by number`,
    [clientId],
  )
}

const states = async (clientId: string): Promise<string> =>
  (
    await lookUp<{ state: string; send: string | null }>(
      `select state, send_state as send from app.purchase_orders where client_id = $1 order by number`,
      [clientId],
    )
  )
    .map(({ state, send }) => `${state} ${send ?? '-'}`)
    .join(', ')

test('what waits in buying leads to its step, and orders are sent together unless they are stopped in time', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, buyingTodayMessages)
  const w = translator(lang, orderSendingMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await signIn(page, owner)
  await page.goto('/client/procurement')
  await hydrated(page)
  await expect(page.getByRole('link', { name: t('go_supplier') })).toHaveAttribute('href', /\/suppliers\/new$/)
  await expectSoundPage(page, lang)

  const orders = await approvedOrders(owner.id)
  const [first, second, third] = orders as [Order, Order, Order]
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-waits=send]')).toHaveCount(3)
  await expect(page.locator(`[data-waits=send] a[href$="/orders/${first.id}"]`)).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: t('several') }).click()
  await page.waitForURL(/orders\?state=approved$/)
  await hydrated(page)

  const choose = async (on: Page, some: readonly Order[]) => {
    for (const { number } of some) await on.getByLabel(w('choose', { number: String(number) }), { exact: true }).check()
    await on.locator('main button[value=send]').click()
  }
  await choose(page, [first, second])
  await expect(page.locator('main button[value=stop]')).toBeVisible()
  await expectSoundPage(page, lang)
  await page.locator('main button[value=stop]').click()
  await expect(page.getByText(w('stopped'), { exact: true })).toBeVisible()
  expect(await states(owner.id)).toBe('approved stopped, approved stopped, approved -')

  // the page is left at once and one order changes meanwhile: the other two are sent all the same, once
  await choose(page, orders)
  await expect(page.locator('main button[value=stop]')).toBeVisible()
  await lookUp(`update app.purchase_orders set revision = revision + 1 where id = $1`, [second.id])
  await page.goto('about:blank')
  await expect.poll(() => states(owner.id), { timeout: 60_000 }).toBe('sent sent, approved refused, sent sent')
  const mails = await lookUp(
    `select from app.emails where kind = 'order.sent' and (effect_key like '%' || $1 || '%' or effect_key like '%' || $2 || '%')`,
    [first.id, third.id],
  )
  expect(mails).toHaveLength(2)
  await page.goto('/client/procurement/orders')
  await hydrated(page)
  await expect(page.getByText(w('result', { sent: '2', of: '3' }), { exact: true })).toBeVisible()
  await expect(page.getByText(w('why_changed'))).toBeVisible()
  await expectSoundPage(page, lang)
})

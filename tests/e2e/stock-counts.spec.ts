import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { riyadhDay } from '../../domain/riyadh-time.ts'
import { stockMessages } from '../../messages/kitchen/stock.ts'
import { addStockKitchen, type StockKitchen } from '../stock-setup.ts'
import { asPerson } from './as-person.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectNoAxeViolations, expectSoundPage, hydrated, lookUp, signIn } from './support.ts'
import { killTab } from './kill-tab.ts'

const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
test.use({ viewport: desk, serviceWorkers: 'allow' })

/** An approved count of 88 kg three days ago, since when 18 cartons were received. */
async function openPeriod(clientId: string, { branchId, chicken, supplierId }: StockKitchen): Promise<void> {
  const [count, receipt, line] = [randomUUID(), randomUUID(), randomUUID()]
  await lookUp(
    `insert into app.stock_counts (id, client_id, branch_id, state, moment, counted_at, sales_through, submit_key, submitted_by, submitted_at,
       approved_by, approved_at, created_by, created_at)
     values ($1, $2, $3, 'approved', 'closing', now() - interval '3 days', (now() at time zone 'Asia/Riyadh')::date - 3, gen_random_uuid(), $2,
       now() - interval '3 days', $2, now() - interval '3 days', $2, now() - interval '3 days')`,
    [count, clientId, branchId],
  )
  await lookUp(
    `insert into app.stock_count_lines (client_id, count_id, branch_id, ingredient_id, entries, base_n, base_d)
     values ($1, $2, $3, $4, '[{"quantity": "8", "unit": "carton"}]', 88000, 1)`,
    [clientId, count, branchId, chicken],
  )
  await receive({ clientId, branchId, chicken, supplierId, receipt, line, cartons: 18 })
}

type Received = {
  clientId: string
  branchId: string
  chicken: string
  supplierId: string
  receipt: string
  line: string
  cartons: number
}
/** A delivery that came two days ago and is entered now. */
async function receive({ clientId, branchId, chicken, supplierId, receipt, line, cartons }: Received): Promise<void> {
  await lookUp(
    `with r as (insert into app.goods_receipts (id, client_id, branch_id, supplier_id, arrived_at, created_by)
         values ($1, $2, $3, $4, now() - interval '2 days', $2) returning id),
       l as (insert into app.goods_receipt_lines (id, client_id, receipt_id, branch_id, place, ingredient_id, pack, quantity, unit, delivered,
         accepted, refused) values ($5, $2, $1, $3, 1, $6, 'carton', 11, 'kg', $7, $7, 0))
     insert into app.stock_moves (client_id, branch_id, ingredient_id, kind, quantity, happened_at, receipt_line_id, created_by)
       values ($2, $3, $6, 'received', $7 * 11000, now() - interval '2 days', $5, $2)`,
    [receipt, clientId, branchId, supplierId, line, chicken, cartons],
  )
}

test('a count filled on a phone without a connection is sent once; 4.4 kg are unexplained until a late delivery restates', async ({
  page: first,
  context,
  line,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, stockMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  const kitchen = await addStockKitchen(lookUp, { clientId: owner.id, day: riyadhDay(new Date()) })
  await openPeriod(owner.id, kitchen)

  await signIn(first, owner)
  await first.goto('/client/procurement/counts')
  await hydrated(first)
  await expectSoundPage(first, lang)
  await first.getByRole('button', { name: t('start'), exact: true }).click()
  await expect(first.getByText(t('openTitle'))).toBeVisible()
  await expectSoundPage(first, lang)
  const address = new URL(first.url()).pathname
  const countId = address.split('/').at(-1)!

  // the sheet on the phone, kept for use without a connection
  const path = `/client/field/count/${countId}`
  await first.setViewportSize(phone)
  await first.getByRole('link', { name: t('countNow') }).click()
  await first.waitForURL(path)
  await hydrated(first)
  await expect
    .poll(() => first.evaluate(async (at) => (await caches.match(location.origin + at)) !== undefined, path))
    .toBe(true)
  await goOffline(context, line)
  const field = (page: Page, item: string, unit: string) => page.locator(`#count-${item}-${unit}`)
  await field(first, kitchen.chicken, 'carton').fill('٦')
  await field(first, kitchen.chicken, 'kg').fill('many')
  await expect(first.getByText(t('wrong'))).toBeVisible()
  await first.getByRole('button', { name: t('submitWrong') }).click()
  await expect(field(first, kitchen.chicken, 'kg')).toBeFocused()

  let page = await killTab(context, first, path)
  await expect(field(page, kitchen.chicken, 'carton')).toHaveValue('٦')
  await field(page, kitchen.chicken, 'kg').fill('5,5')
  await field(page, kitchen.rice, 'kg').fill('0')
  await expect(page.getByText(t('progress', { count: '2', of: '2' }))).toBeVisible()
  await page.setViewportSize({ ...phone, height: 1600 })
  await expectNoAxeViolations(page)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()
  page = await killTab(context, page, path)
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()
  await goOnline(context, line)
  await expect(page.locator('[data-settled=submitted]')).toBeVisible({ timeout: 60_000 })
  const lines = await lookUp<{ base: string }>(
    `select (base_n / base_d)::numeric(12, 1)::text as base from app.stock_count_lines where count_id = $1 order by base_n desc`,
    [countId],
  )
  expect(lines.map(({ base }) => base)).toEqual(['71500.0', '0.0'])

  await page.setViewportSize(desk)
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: t('approve'), exact: true }).click()
  await expect(page.getByText(t('state_approved')).first()).toBeVisible()
  const variance = page.getByRole('table', { name: t('variance') })
  for (const figure of ['88', '198', '71.5', '214.5', '206.8', '3.3', '4.4', '2.13%', '66.00'])
    await expect(variance).toContainText(figure)
  await expectSoundPage(page, lang)

  await receive({ clientId: owner.id, ...kitchen, receipt: randomUUID(), line: randomUUID(), cartons: 1 })
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(t('restatedHint'))).toBeVisible()
  await expect(variance).toContainText('15.4')
  await expect(variance).toContainText('4.4')
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSoundPage(page, lang)
  await page.setViewportSize(desk)
  await page.goto('/client/procurement/counts?state=restated')
  await hydrated(page)
  await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible()
  await expectSoundPage(page, lang)
})

import { randomUUID } from 'node:crypto'
import { riyadhDay } from '../../domain/riyadh-time.ts'
import { formMessages } from '../../messages/forms.ts'
import { parMessages } from '../../messages/kitchen/par.ts'
import { addStockKitchen } from '../stock-setup.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

test('levels of a category are set on a phone, and the missing cartons become a draft order', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, parMessages)
  const problem = translator(lang, formMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await signIn(page, owner)
  await page.goto('/client/procurement/par')
  await expect(page.getByText(t('noBranches'))).toBeVisible()
  const day = riyadhDay(new Date())
  const kitchen = await addStockKitchen(lookUp, { clientId: owner.id, day })
  const [offer, count] = [randomUUID(), randomUUID()]
  await lookUp(
    `insert into app.supplier_offers (id, client_id, supplier_id, ingredient_id, pack, quantity, unit, price, vat_mode, minimum, valid_from, created_by)
     values ($1, $2, $3, $4, 'carton', 11, 'kg', 165, 'excluded', 2, current_date - 1, $2)`,
    [offer, owner.id, kitchen.supplierId, kitchen.chicken],
  )
  await lookUp(
    `with c as (insert into app.stock_counts (id, client_id, branch_id, state, moment, counted_at, sales_through, submit_key, submitted_by, submitted_at,
         approved_by, approved_at, created_by)
       values ($1, $2, $3, 'approved', 'closing', now(), $5::date, gen_random_uuid(), $2, now(), $2, now(), $2))
     insert into app.stock_count_lines (client_id, count_id, branch_id, ingredient_id, entries, base_n, base_d)
     values ($2, $1, $3, $4, '[{"quantity": "71.5", "unit": "kg"}]', 71500, 1)`,
    [count, owner.id, kitchen.branchId, kitchen.chicken, day],
  )

  await page.goto('/client/procurement/suggestion')
  await hydrated(page)
  await expect(page.getByText(t('noLevels'))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 360, height: 800 })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('setLevels') })
    .click()
  await page.locator('select[name=category]').selectOption('poultry')
  await page.getByRole('button', { name: t('show'), exact: true }).click()
  const par = page.locator(`[name="par-${kitchen.chicken}"]`)
  const days = page.locator(`[name="days-${kitchen.chicken}"]`)
  await expect(par).toBeVisible()
  await hydrated(page)
  await expectSoundPage(page, lang)

  // bad input keeps what was typed and changes nothing
  await par.fill('lots')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(problem('buying-quantity')).first()).toBeVisible()
  await expect(par).toHaveValue('lots')
  await par.fill('150')
  await days.fill('1')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(problem('stock-one-level')).first()).toBeVisible()
  await days.fill('')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(t('saved')).first()).toBeVisible()
  expect(
    await lookUp('select par::float8 as par, safety_days from app.par_levels where client_id = $1', [owner.id]),
  ).toEqual([{ par: 150_000, safety_days: null }])

  // 150 - 71.5 = 78.5 kg are 8 cartons
  await page.goto('/client/procurement/suggestion')
  await hydrated(page)
  const packs = page.locator(`[name="packs-${offer}"]`)
  await expect(packs).toHaveValue('8')
  await expect(page.getByText('78.5').first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectSoundPage(page, lang)
  await packs.fill('1')
  await page.getByRole('button', { name: t('order'), exact: true }).click()
  await expect(page.getByText(problem('order-packs')).first()).toBeVisible()
  await packs.fill('8')
  await page.getByRole('button', { name: t('order'), exact: true }).click()
  await page.waitForURL(/\/client\/procurement\/orders\/[0-9a-f-]{36}$/)
  const made = await lookUp(
    `select o.state, l.packs from app.purchase_orders o join app.purchase_order_lines l on l.order_id = o.id where o.client_id = $1`,
    [owner.id],
  )
  expect(made).toEqual([{ state: 'draft', packs: 8 }])

  // the draft is on order: nothing more is missing
  await page.goto('/client/procurement/suggestion')
  await hydrated(page)
  await expect(page.locator(`[name="packs-${offer}"]`)).toHaveValue('')
  await expect(page.getByText(t('enough'))).toBeVisible()
})

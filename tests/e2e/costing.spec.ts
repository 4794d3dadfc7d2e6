import { randomUUID } from 'node:crypto'
import { calculatorMessages } from '../../messages/kitchen/calculator.ts'
import { ingredientMessages, ingredientPriceMessages } from '../../messages/kitchen/ingredients.ts'
import { movedMessages } from '../../messages/kitchen/moved.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

const moved = '/client/recipe-management/moved'
const calculator = '/client/product-cost-calculator'

/** Half a chicken of 550 g at 825 halalas, sold at 30.00 and 2,800 times a month. */
async function addMandi(clientId: string): Promise<{ chicken: string; mandi: string }> {
  const [chicken, mandi, version, sales] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await lookUp(
    `with b as (insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id),
       i as (insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
         values ($2, $1, 'Chicken', 'دجاج', 'g', 'poultry', $1)),
       p as (insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
         values (gen_random_uuid(), $1, $2, '11', 'kg', '11000/1', 189.75, 'included', current_date - 30, 'typed', $1)),
       r as (insert into app.recipes (id, client_id, kind, name_en, name_ar, created_by) values ($3, $1, 'dish', 'Chicken mandi', 'مندي دجاج', $1)),
       v as (insert into app.recipe_versions (id, client_id, recipe_id, number, state, kind, name_en, name_ar, from_on, published_at, published_by, created_by, updated_by)
         values ($4, $1, $3, 1, 'published', 'dish', 'Chicken mandi', 'مندي دجاج', current_date - 20, now(), $1, $1, $1)),
       l as (insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
         values (gen_random_uuid(), $1, $4, 0, $2, '550', 'g', 'ap')),
       c as (insert into app.recipe_costs (client_id, recipe_id, version_id, day, n, d, halalas, cause)
         values ($1, $3, $4, current_date - 20, 825, 1, 825, 'version')),
       d as (insert into app.dish_prices (id, client_id, recipe_id, price_halalas, starts_on, created_by)
         values (gen_random_uuid(), $1, $3, 3000, current_date - 20, $1)),
       s as (insert into app.sales_imports (id, client_id, file_name, sha256, first_day, last_day, lines, created_by)
         values ($5, $1, 'till.csv', repeat('a', 64), current_date - 1, current_date - 1, 1, $1))
     insert into app.sales_lines (client_id, import_id, branch_id, day, channel, item, recipe_id, quantity, gross_halalas)
       select $1, $5, b.id, current_date - 1, '', 'Chicken mandi', $3, 2577.5342, 7732603 from b returning id`,
    [clientId, chicken, mandi, version, sales],
  )
  return { chicken, mandi }
}

test('a chicken price up 8 % shows its riyals a month, and the dish is priced at its target', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, movedMessages)
  const price = translator(lang, ingredientPriceMessages)
  const word = translator(lang, ingredientMessages)
  const sum = translator(lang, calculatorMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)

  await signIn(page, owner)
  await page.goto(calculator)
  await hydrated(page)
  await page.locator('input[name=food]').fill('9.96')
  await page.locator('input[name=price]').fill('39')
  await page.locator('input[name=appPrice]').fill('45')
  await page.locator('input[name=commission]').fill('25')
  await page.locator('input[name=payment]').fill('2.5')
  await page.locator('input[name=appPackaging]').fill('0.95')
  await expect(page.getByText('23.95').first()).toBeVisible()
  await expect(page.getByText('15.85').first()).toBeVisible()
  await expect(page.getByText('38.50').first()).toBeVisible()
  await expectSoundPage(page, lang)
  await expect(page).toHaveURL(/appPrice=45/)
  await page.reload()
  await expect(page.getByText('15.85').first()).toBeVisible()

  const { chicken, mandi } = await addMandi(owner.id)
  await page.goto(`/client/recipe-management/ingredients/${chicken}`)
  await hydrated(page)
  await page.getByRole('button', { name: price('addPrice'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=amount]').fill('204.93')
  await dialog.getByRole('button', { name: word('save'), exact: true }).click()
  await expect(page.getByText(price('priceSaved'), { exact: true })).toBeVisible()

  await expect(async () => {
    await page.goto(moved)
    await expect(page.getByText('+1,848.00')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: t('priceTo', { price: '34.50' }) }).click()
  await expect(page.getByText(t('done_priced'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('none'), { exact: true })).toBeVisible()

  await page.goto(`${calculator}?dish=${mandi}`)
  await expect(page.locator('input[name=price]')).toHaveValue('34.50')
  await expect(page.getByText(sum('nothingToSave'), { exact: true })).toBeVisible()
  await expectSoundPage(page, lang)
})

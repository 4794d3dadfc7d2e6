import { randomUUID } from 'node:crypto'
import { allergens } from '../../domain/kitchen/book.ts'
import { menuMessages } from '../../messages/kitchen/menus.ts'
import { menuPageMessages } from '../../messages/kitchen/menu-page.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

const address = '/client/recipe-management/menus'

/** A published dish of one ingredient with a price. */
async function newDish(
  client: string,
  [en, ar]: [string, string],
  { kcal, declared }: { kcal: boolean; declared: boolean },
) {
  const id = randomUUID()
  await lookUp(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by) values ($1, $2, $3, $4, 'g', 'grains', $2) returning id`,
    [id, client, en, ar],
  )
  if (declared)
    await lookUp(
      `insert into app.ingredient_allergens (client_id, ingredient_id, allergen, state, evidence, said_on, signed_by, signed_name)
       select $2, $1, a, 'free', 'label', '2026-01-01', $2, 'Chef' from unnest($3::text[]) a returning allergen`,
      [id, client, [...allergens]],
    )
  await lookUp(
    `insert into app.ingredient_nutrients (client_id, ingredient_id, nutrient, amount, source, said_on)
     select $2, $1, n, 200, 'label', '2026-01-01' from unnest($3::text[]) n returning nutrient`,
    [id, client, kcal ? ['kcal', 'sodium'] : ['sodium']],
  )
  await lookUp(
    `with r as (insert into app.recipes (id, client_id, kind, name_en, name_ar, created_by) values ($1, $2, 'dish', $3, $4, $2)),
       v as (insert into app.recipe_versions (id, client_id, recipe_id, kind, name_en, name_ar, number, state, from_on, published_at, published_by,
         created_by, updated_by) values ($1, $2, $1, 'dish', $3, $4, 1, 'published', '2026-01-01', now(), $2, $2, $2)),
       l as (insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
         values ($1, $2, $1, 0, $1, '200', 'g', 'ap'))
     insert into app.dish_prices (id, client_id, recipe_id, price_halalas, starts_on, created_by)
     values ($1, $2, $1, 3900, '2026-01-01', $2) returning id`,
    [id, client, en, ar],
  )
  return id
}

test('a menu is published without a dish that lacks its calories, then with it; a guest avoids milk without scripts and without a connection', async ({
  page,
  lang,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, menuMessages)
  const word = translator(lang, menuPageMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  const [branch] = await lookUp<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Corniche', 'Jeddah') returning id`,
    [owner.id],
  )
  const mandi: [string, string] = ['Chicken mandi', 'مندي دجاج']
  const kabsa: [string, string] = ['Lamb kabsa', 'كبسة لحم']
  const soup: [string, string] = ['Soup of the day', 'شوربة اليوم']
  await newDish(owner.id, mandi, { kcal: true, declared: true })
  const lacking = await newDish(owner.id, kabsa, { kcal: false, declared: true })
  await newDish(owner.id, soup, { kcal: true, declared: false })
  const at = lang === 'ar' ? 1 : 0

  await signIn(page, owner)
  await page.goto(`${address}/new`)
  await hydrated(page)
  await page.locator('input[name=nameAr]').fill('القائمة')
  await page.locator('input[name=nameEn]').fill('Menu')
  await page.getByRole('button', { name: t('create') }).click()
  await expect(page).not.toHaveURL(/new$/)
  await page.getByText(t('addSection')).first().click()
  await page.locator('input[name=nameAr]').first().fill('الأطباق')
  await page.locator('input[name=nameEn]').first().fill('Mains')
  await page.getByRole('button', { name: t('addSection') }).click()
  await page.getByRole('button', { name: t('addDishes') }).click()
  for (const names of [mandi, kabsa, soup]) await page.getByRole('dialog').getByLabel(names[at]).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('add'), exact: true })
    .click()
  await expect(page.getByText(t('leftOut', { count: 2 }))).toBeVisible()

  // an owner answers for the soup; the kabsa waits for its calories
  await page.getByRole('link', { name: t('edit', { name: soup[at] }) }).click()
  await page.getByText(t('pass'), { exact: true }).click()
  await page.getByLabel(t('gap_allergens')).check()
  await page.locator('input[name=reason]').fill('The supplier answers next week')
  await page.getByRole('button', { name: t('passSave') }).click()
  await expect(page.getByRole('button', { name: t('passUndo') })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: t('publish') }).click()
  await expect(page.getByText(t('same'))).toBeVisible()
  await expectSoundPage(page, lang)
  const [row] = await lookUp<{ slug: string }>(`select slug from app.menu_slugs where client_id = $1`, [owner.id])
  const path = `${lang === 'ar' ? '/ar' : ''}/menu/${row!.slug}`

  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const guest = await plain.newPage()
  await guest.goto(path)
  const shown = (names: [string, string]) => guest.getByRole('heading', { name: names[at] })
  await expect(shown(mandi)).toBeVisible()
  await expect(shown(kabsa)).toHaveCount(0)

  await lookUp(
    `insert into app.ingredient_nutrients (client_id, ingredient_id, nutrient, amount, source, said_on)
     values ($1, $2, 'kcal', 180, 'label', '2026-01-01') returning nutrient`,
    [owner.id, lacking],
  )
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: t('publishChanges') }).click()
  await expect(page.getByText(t('same'))).toBeVisible()
  await guest.reload()
  await expect(shown(kabsa)).toBeVisible()

  // avoiding milk without scripts: what is not declared is gone, and the page says so
  await guest.locator('summary').click()
  await guest.locator('input[name=avoid][value=milk]').check()
  await guest.getByRole('button', { name: word('show') }).click()
  await expect(shown(mandi)).toBeVisible()
  await expect(shown(soup)).toBeHidden()
  await expect(guest.getByText(word('hidden', { count: 1 }))).toBeVisible()
  await plain.close()

  // sold out in the branch that the code hangs in
  const branchSlug = `corniche-${owner.id.slice(-8)}`
  await lookUp(
    `insert into app.menu_slugs (slug, client_id, menu_id, branch_id) select $2, client_id, menu_id, $3 from app.menu_slugs where client_id = $1 returning slug`,
    [owner.id, branchSlug, branch!.id],
  )
  await page.goto('/client/recipe-management/sold-out')
  await hydrated(page)
  await page.getByRole('button', { name: t('markOutOf', { name: mandi[at] }) }).click()
  await expect(page.getByRole('button', { name: t('markBackOf', { name: mandi[at] }) })).toBeVisible()

  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'allow',
  })
  const table = await phone.newPage()
  const branchPath = `${lang === 'ar' ? '/ar' : ''}/menu/${branchSlug}`
  await table.goto(branchPath)
  await expect(table.locator('.out')).toContainText(word('soldOut'))
  expect(await table.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await phone.cookies()).toEqual([])
  await table.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => table.evaluate((key) => caches.match(key).then(Boolean), `${baseURL}${branchPath}`))
    .toBe(true)
  await phone.setOffline(true)
  await table.reload()
  await expect(table.locator('#kept')).toBeVisible()
  await table.locator('summary').click()
  await table.locator('input[name=avoid][value=milk]').check()
  await expect(table.getByRole('heading', { name: soup[at] })).toBeHidden()
  await expect(table.getByRole('heading', { name: kabsa[at] })).toBeVisible()
  await phone.close()
})

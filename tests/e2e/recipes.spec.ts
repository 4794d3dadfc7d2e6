import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { cookMessages } from '../../messages/kitchen/recipe-cook.ts'
import { recipeLabelMessages } from '../../messages/kitchen/recipe-lab.ts'
import { recipeMessages } from '../../messages/kitchen/recipes.ts'
import { sheetMessages } from '../../messages/kitchen/recipe-sheet.ts'
import { errorMessages } from '../../messages/errors.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'

const address = '/client/recipe-management'

type Ingredient = {
  en: string
  ar: string
  base: 'g' | 'ml' | 'piece'
  amount: string
  content: string
  density?: string
  trim?: string
  cooking?: string
}
/** Ingredients of the worked checks with their packs, prices with VAT and yields. */
const ingredients: Ingredient[] = [
  { en: 'Cumin', ar: 'كمون', base: 'g', amount: '28.75', content: '1000/1' },
  { en: 'Coriander', ar: 'كزبرة', base: 'g', amount: '16.10', content: '1000/1' },
  { en: 'Pepper', ar: 'فلفل أسود', base: 'g', amount: '41.40', content: '1000/1' },
  { en: 'Oil', ar: 'زيت', base: 'ml', amount: '186.30', content: '18000/1', density: '0.92' },
  { en: 'Lemons', ar: 'ليمون', base: 'g', amount: '8.05', content: '1000/1', trim: '0.45' },
  { en: 'Salt', ar: 'ملح', base: 'g', amount: '23.00', content: '25000/1' },
  { en: 'Chicken', ar: 'دجاج', base: 'g', amount: '189.75', content: '11000/1' },
  { en: 'Rice', ar: 'أرز', base: 'g', amount: '276.00', content: '40000/1', trim: '1', cooking: '2.5' },
  { en: 'Onion', ar: 'بصل', base: 'g', amount: '57.50', content: '25000/1', trim: '0.88' },
  { en: 'Eggs', ar: 'بيض', base: 'piece', amount: '15.00', content: '30/1' },
]

/** As large as that of a phone: a plain one would be small enough for a form without files. */
const photo = (): Promise<Buffer> =>
  sharp(randomBytes(900 * 700 * 3), { raw: { width: 900, height: 700, channels: 3 } })
    .jpeg()
    .toBuffer()

async function addIngredients(clientId: string): Promise<void> {
  for (const one of ingredients)
    await lookUp(
      `with i as (insert into app.ingredients (id, client_id, name_en, name_ar, base, category, density, created_by)
           values (gen_random_uuid(), $1, $2, $3, $4, 'other', $5, $1) returning id),
         y as (insert into app.ingredient_preparations (id, client_id, ingredient_id, name_en, name_ar, trim, cooking, source, measured_on)
           select gen_random_uuid(), $1, i.id, 'ready', 'جاهز', $6, $7, 'test', current_date from i where $6::text is not null)
       insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
         select gen_random_uuid(), $1, i.id, '1', $4, $8, $9::numeric, 'included', current_date - 30, 'typed', $1 from i returning id`,
      [
        clientId,
        one.en,
        one.ar,
        one.base,
        one.density ?? null,
        one.trim ?? null,
        one.cooking ?? null,
        one.content,
        one.amount,
      ],
    )
}

test('the mandi is written by keyboard, costs 9.96, is published, and prints in Arabic; a missing weight is asked once; a circle is refused and named', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, sheetMessages)
  const word = translator(lang, recipeMessages)
  const say = translator(lang, errorMessages) as unknown as (code: string, values?: Record<string, string>) => string
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await addIngredients(owner.id)
  await signIn(page, owner)

  const nameOf = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const ingredient = (en: string) => nameOf(en, ingredients.find((one) => one.en === en)!.ar)
  const saved = () =>
    expect(page.getByRole('status').filter({ hasText: t('save_saved') })).toBeVisible({ timeout: 20_000 })

  async function begin(en: string, ar: string, kind: 'prep' | 'dish'): Promise<string> {
    await page.goto(`${address}/new`)
    await hydrated(page)
    await page.locator('input[name=nameEn]').fill(en)
    await page.locator('input[name=nameAr]').fill(ar)
    await page.locator(`input[name=kind][value=${kind}]`).check({ force: true })
    await page.getByRole('button', { name: word('create') }).click()
    await expect(page).not.toHaveURL(/new$/)
    await hydrated(page)
    return page.url().split('/').at(-1)!
  }
  /** Types a name, Enter, the quantity, Enter: the focus is back on the next line. */
  async function line(name: string, quantity: string): Promise<void> {
    const add = page.getByRole('combobox', { name: t('addLine') })
    await add.click()
    await add.pressSequentially(name)
    await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: t('quantityOf', { name }), exact: true })
    await expect(field.last()).toBeFocused()
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
    await expect(add).toBeFocused()
  }
  const prepare = (name: string, basis: 'ep' | 'cooked') =>
    page
      .getByRole('combobox', { name: t('preparationOf', { name }), exact: true })
      .selectOption({ index: 1 })
      .then(() => expect(page.getByRole('combobox', { name: t('basisOf', { name }), exact: true })).toHaveValue(basis))
  async function output(quantity: string, unit: string, portions = '1'): Promise<void> {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field(t('outputQuantity')).fill(quantity)
    await field(t('outputQuantity')).blur()
    await page.getByRole('combobox', { name: t('outputUnit'), exact: true }).selectOption(unit)
    await field(t('portions')).fill(portions)
    await field(t('portions')).blur()
  }
  async function publish(cost: string): Promise<void> {
    await expect(page.locator('[data-portion-cost]')).toHaveText(cost)
    await saved()
    await page.getByRole('button', { name: t('publish'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('publishNow'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: t('publish'), exact: true })).toHaveCount(0)
  }

  const mixId = await begin('Spice mix', 'خلطة بهارات', 'prep')
  await line(ingredient('Cumin'), '400')
  await line(ingredient('Coriander'), '350')
  await line(ingredient('Pepper'), '250')
  await output('960', 'g')
  await publish('23.90')
  await expectSoundPage(page, lang)

  await begin('Marinade', 'تتبيلة', 'prep')
  await line(nameOf('Spice mix', 'خلطة بهارات'), '240')
  await line(ingredient('Oil'), lang === 'ar' ? '١٠٠٠ جم' : '1000 g')
  await line(ingredient('Lemons'), '500')
  await prepare(ingredient('Lemons'), 'ep')
  await line(ingredient('Salt'), '150')
  await output('1850', 'g')
  await publish('23.66')

  await begin('Roast', 'دجاج مشوي', 'prep')
  await line(ingredient('Chicken'), '11 kg')
  await line(nameOf('Marinade', 'تتبيلة'), '925')
  await output('20', 'piece', '20')
  await publish('8.84')

  const mandiId = await begin('Mandi', 'مندي', 'dish')
  await line(nameOf('Roast', 'دجاج مشوي'), '1')
  await line(ingredient('Rice'), '400')
  await prepare(ingredient('Rice'), 'cooked')
  await line(ingredient('Onion'), '30')
  await prepare(ingredient('Onion'), 'ep')
  await line(ingredient('Oil'), '10 ml')
  // a change of a line is undone by its key
  const oil = page.getByRole('textbox', { name: t('quantityOf', { name: ingredient('Oil') }), exact: true })
  await oil.fill('20')
  await oil.press('Enter')
  await expect(page.getByRole('combobox', { name: t('addLine') })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(oil).toHaveValue('10')

  await page.getByRole('tab', { name: t('steps'), exact: true }).click()
  await page.getByRole('button', { name: t('addStep'), exact: true }).click()
  const step = page.getByRole('textbox', { name: t(lang === 'ar' ? 'stepAr' : 'stepEn', { number: 1 }), exact: true })
  await step.fill(nameOf('Plate the rice.', 'يُسكب الأرز.'))
  await step.blur()
  await page.getByLabel(t('addPhotoTo', { number: 1 })).setInputFiles({
    name: 'plate.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  })
  await expect(page.getByRole('img', { name: t('photoOf', { number: 1, photo: 1 }) })).toBeVisible({ timeout: 20_000 })
  await page.getByText(t('chooseLines'), { exact: true }).click()
  await page.getByRole('checkbox', { name: ingredient('Rice') }).check()
  await expect(page.locator('[data-step-lines="1"]')).toContainText(ingredient('Rice'))
  await saved()
  await expectSoundPage(page, lang)
  await page.getByRole('tab', { name: t('sheet'), exact: true }).click()
  await publish('9.96')
  await expectSoundPage(page, lang)

  const card = await page.request.get(`${address}/${mandiId}/card/ar`)
  expect(card.status()).toBe(200)
  expect(card.headers()['content-type']).toBe('application/pdf')
  expect((await card.body()).length).toBeGreaterThan(5_000)

  // a batch has no label before it is said how long it keeps
  await page.getByRole('tab', { name: t('card'), exact: true }).click()
  const label = translator(lang, recipeLabelMessages)
  await expect(page.getByText(label('noShelf'))).toBeVisible()
  await page.locator('input[name=hours]').fill(lang === 'ar' ? '٧٢' : '72')
  await page.getByRole('button', { name: label('saveShelf'), exact: true }).click()
  const print = page.getByRole('link', { name: label('print') })
  await expect(print).toBeVisible()
  const labels = await page.request.get((await print.getAttribute('href'))!)
  expect([labels.status(), labels.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectSoundPage(page, lang)

  await page.goto(`${address}/${mandiId}/cook`)
  await hydrated(page)
  await expect(page.getByText(ingredient('Rice')).first()).toBeVisible()
  const shown = page.getByRole('img', { name: translator(lang, cookMessages)('photo', { number: 1, photo: 1 }) })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectSoundPage(page, lang)

  // eggs are bought by the piece: a line in grams asks once what one weighs
  await begin('Omelette', 'عجة', 'prep')
  await line(ingredient('Eggs'), lang === 'ar' ? '١٠٠ جم' : '100 g')
  const bridge = page.getByRole('textbox', { name: t('bridgePiece', { name: ingredient('Eggs') }) })
  await bridge.fill('50')
  await bridge.press('Enter')
  await expect(bridge).toBeHidden()
  await expect(page.locator('[data-portion-cost]')).toHaveText('0.87')
  await line(ingredient('Eggs'), lang === 'ar' ? '٥٠ جم' : '50 g')
  await expect(page.locator('[data-portion-cost]')).toHaveText('1.30')
  await expect(bridge).toBeHidden()

  // the mix would hold the dish that holds it
  await page.goto(`${address}/${mixId}`)
  await hydrated(page)
  await line(nameOf('Mandi', 'مندي'), '1')
  const path = [
    nameOf('Spice mix', 'خلطة بهارات'),
    nameOf('Mandi', 'مندي'),
    nameOf('Roast', 'دجاج مشوي'),
    nameOf('Marinade', 'تتبيلة'),
    nameOf('Spice mix', 'خلطة بهارات'),
  ].join(' > ')
  await expect(page.getByRole('alert').filter({ hasText: say('recipe.circle', { path }) })).toBeVisible({
    timeout: 20_000,
  })
  const [kept] = await lookUp<{ drafts: number }>(
    `select count(*)::int as drafts from app.recipe_versions where recipe_id = $1 and state = 'draft'`,
    [mixId],
  )
  expect(kept!.drafts).toBe(0)

  await page.goto(address)
  await hydrated(page)
  await expect(page.getByText('9.96').first()).toBeVisible()
  await expectSoundPage(page, lang)
})

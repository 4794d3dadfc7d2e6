import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { cookMessages } from '../../messages/kitchen/recipe-cook.ts'
import { asPerson } from './as-person.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn } from './support.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

test('a recipe kept on a phone opens without a connection after a reload, and its second step shows its lines of the batch', async ({
  page,
  context,
  line,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const t = translator(lang, cookMessages)
  const owner = await newClient(
    await asPerson(playwright, baseURL!, null),
    await asPerson(playwright, baseURL!, 'admin'),
  )
  const [recipe, version, rice, onion, riceLine, onionLine, photoId] = Array.from({ length: 7 }, () => randomUUID())
  await lookUp(
    `with i as (insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
         values ($1, $3, 'Basmati rice', 'أرز بسمتي', 'g', 'grains', $3), ($2, $3, 'Onion', 'بصل', 'g', 'vegetables', $3)),
       p as (insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
         values (app.uuid7(), $3, $1, '1', 'kg', '1000/1', 987.65, 'included', current_date - 5, 'typed', $3))
     insert into app.recipes (id, client_id, kind, name_en, name_ar, created_by) values ($4, $3, 'dish', 'Chicken mandi', 'مندي دجاج', $3)`,
    [rice, onion, owner.id, recipe],
  )
  await signIn(page, owner)
  await page.goto('/client')
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  const stored = await page.evaluate(
    async ({ address, id, bytes }) => {
      const form = new FormData()
      form.set('id', id)
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'plate.jpg')
      return (await fetch(address, { method: 'POST', body: form })).status
    },
    { address: `/client/recipe-management/${recipe}/photos`, id: photoId!, bytes: [...picture] },
  )
  expect(stored).toBe(200)
  await lookUp(
    `with v as (insert into app.recipe_versions (id, client_id, recipe_id, number, state, kind, name_en, name_ar, portions, from_on, published_at,
         published_by, created_by, updated_by)
         values ($1, $2, $3, 1, 'published', 'dish', 'Chicken mandi', 'مندي دجاج', '1', current_date - 1, now(), $2, $2, $2)),
       l as (insert into app.recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
         values ($4, $2, $1, 0, $6, '400', 'g', 'ap'), ($5, $2, $1, 1, $7, '30', 'g', 'ap'))
     insert into app.recipe_steps (id, client_id, version_id, place, text_en, text_ar, photo_ids, line_ids)
       values (app.uuid7(), $2, $1, 0, 'Fry the onion.', 'يُقلى البصل.', '{}', array[$5]::uuid[]),
         (app.uuid7(), $2, $1, 1, 'Plate the rice.', 'يُسكب الأرز.', array[$8]::uuid[], array[$4]::uuid[])`,
    [version, owner.id, recipe, riceLine, onionLine, rice, onion, photoId],
  )

  // the former address of the page leads to it
  await page.goto(`/client/recipe-management/${recipe}/cook`)
  const path = `/client/field/cook/${recipe}`
  await page.waitForURL(`**${path}`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  expect(await page.content()).not.toContain('987.65')
  await page.getByRole('button', { name: t('keep'), exact: true }).click()
  await expect(page.locator('[data-kept=yes]')).toBeVisible({ timeout: 60_000 })

  await goOffline(context, line)
  await page.goto(path)
  await page.reload()
  await hydrated(page)
  const [copyOf] = cookMessages.offline[lang].split('{at}')
  await expect(page.getByRole('status').filter({ hasText: copyOf!.trim() })).toBeVisible()
  await page.getByRole('combobox', { name: t('batches'), exact: true }).selectOption('5')
  const second = page.locator('[data-uses="2"]')
  await expect(second).toContainText(lang === 'ar' ? 'أرز بسمتي' : 'Basmati rice')
  await expect(second).toContainText('2.000')
  await expect(second).not.toContainText(lang === 'ar' ? 'بصل' : 'Onion')
  const shown = page.getByRole('img', { name: t('photo', { number: 2, photo: 1 }) })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await page.getByRole('checkbox', { name: t('step', { number: 1 }), exact: true }).check()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('checkbox', { name: t('step', { number: 1 }), exact: true })).toBeChecked()
  await goOnline(context, line)
})

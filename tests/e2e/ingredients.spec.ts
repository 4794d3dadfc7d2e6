import { ingredientImportMessages } from '../../messages/kitchen/ingredient-import.ts'
import { ingredientListMessages } from '../../messages/kitchen/ingredient-list.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, signIn, test } from './support.ts'

const address = '/client/recipe-management/ingredients'

/** 300 rows of which 12 have a unit that says nothing of weight. */
const rowsOf = (lang: 'en' | 'ar') => {
  const heading = lang === 'ar' ? 'اسم الصنف\tالوحدة\tالسعر' : 'Item name\tUnit\tPrice'
  const name = (n: number) =>
    `${lang === 'ar' ? 'مادة' : 'Item'} ${String.fromCharCode(65 + (n % 26))}${n.toString(36)} ${(n * 7919).toString(36)}`
  const unit = (n: number) => (n % 25 === 3 ? (lang === 'ar' ? 'كرتون' : 'carton') : lang === 'ar' ? 'كجم' : 'kg')
  return [heading, ...Array.from({ length: 300 }, (_, n) => `${name(n)}\t${unit(n)}\t11.50`)].join('\n')
}

test('300 ingredients are pasted with 12 bad rows, five are mended, the rest is imported and taken back', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, ingredientImportMessages)
  const list = translator(lang, ingredientListMessages)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await signIn(page, owner)
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByText(list('none'), { exact: true })).toBeVisible()
  await expectSoundPage(page, lang)

  await page.goto(`${address}/import`)
  await hydrated(page)
  await page.locator('select[name=vat]').selectOption('included')
  await page.locator('textarea[name=pasted]').fill(rowsOf(lang))
  await page.getByRole('button', { name: t('checkPaste') }).click()
  await expect(page.getByRole('button', { name: t('apply', { count: 288 }) })).toBeVisible()
  const units = page.locator('input[name$="-unit"]')
  await expect(units).toHaveCount(12)
  await expectSoundPage(page, lang)
  for (let at = 0; at < 5; at += 1) await units.nth(at).fill('12 kg')
  await page.getByRole('button', { name: t('checkAgain') }).click()
  await expect(units).toHaveCount(7)
  await page.getByRole('button', { name: t('apply', { count: 293 }) }).click()
  await expect(page.getByText(t('done'), { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: t('leftOutFile') }).first()
  const file = await page.request.get(new URL((await link.getAttribute('href'))!, page.url()).href)
  expect((await file.text()).trim().split('\r\n')).toHaveLength(8)

  await page.goto(address)
  await hydrated(page)
  await expect(page.getByRole('row')).toHaveCount(51)
  await expectSoundPage(page, lang)
  // a press opens the ingredient beside the list, N a new one
  const first = page.locator('.list-row .list-link').first()
  const name = (await first.innerText()).trim()
  await first.click()
  await expect(page.getByRole('complementary', { name, exact: true })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name, exact: true })).toBeHidden()
  await page.keyboard.press('n')
  await page.waitForURL(`**${address}/new`)

  await page.goto(`${address}/import`)
  await hydrated(page)
  await page.getByRole('button', { name: t('undo'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('undo'), exact: true })
    .click()
  await expect(page.getByText(t('undone'), { exact: true })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText(list('none'), { exact: true })).toBeVisible()
})

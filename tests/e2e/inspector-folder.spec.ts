import { obligationOf } from '../../content/operations/obligations.ts'
import { paperFolderMessages } from '../../messages/operations/paper-folder.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, signIn } from './support.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

test('the folder of an inspection shows a licence in large print and its picture, also without a connection', async ({
  page,
  context,
  line,
  lang,
}) => {
  test.setTimeout(120_000)
  const t = translator(lang, paperFolderMessages)
  const licence = obligationOf('civil-defence-permit')!.name[lang]
  await signIn(page, people.saffron)
  await page.goto('/client/document-monitoring/folders')
  // why: the list of branches is ordered by their names in the reader's language
  const [paper] = await lookUp<{ branch_id: string }>(`select branch_id from app.papers where number = 'CD-771204'`, [])
  await page.locator(`a[href="/client/field/papers/${paper!.branch_id}"]`).first().click()
  await page.waitForURL(/\/client\/field\/papers\/[0-9a-f-]{36}$/)
  await hydrated(page)
  await expectSoundPage(page, lang)

  const picture = page.getByRole('dialog').locator('img')
  const show = async () => {
    await page.getByRole('button', { name: t('showNamed', { name: licence }) }).click()
    await expect(page.getByRole('dialog').getByText('CD-771204')).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(1200)
  }
  await show()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('keep') }).click()
  await expect(page.locator('[data-kept=yes]')).toBeVisible({ timeout: 60_000 })

  const path = new URL(page.url()).pathname
  await goOffline(context, line)
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByText(t('offline'))).toBeVisible()
  await show()
  await goOnline(context, line)
})

import { obligationOf } from '../../content/operations/obligations.ts'
import { paperFolderMessages } from '../../messages/operations/paper-folder.ts'
import { paperMessages } from '../../messages/operations/papers.ts'
import { asPerson } from './as-person.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { newClient } from './own-people.ts'
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

test('a worker’s card near its end is renewed: the score rises, and the card is reminded of no longer', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const t = translator(lang, paperMessages)
  // why: a company of its own, whose score no other journey changes and no cap hides
  const owner = await newClient(
    await asPerson(playwright, baseURL!, null),
    await asPerson(playwright, baseURL!, 'admin'),
  )
  const [card] = await lookUp<{ id: string; branch: string; worker: string; today: string }>(
    `with branch as (
       insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id
     ), worker as (
       insert into app.workers (id, client_id, branch_id, name_en, job, created_by)
       select app.uuid7(), $1, id, 'Salem Bakri', 'Cook', $1 from branch returning id, branch_id
     )
     insert into app.papers (id, client_id, kind, branch_id, worker_id, number, issued_on, expires_on, lead_days, is_check, owner_id, created_by)
     select app.uuid7(), $1, 'health-certificate', branch_id, id, 'HC-1', current_date - 360, current_date + 5, 30, false, $1, $1 from worker
     returning id, branch_id as branch, worker_id as worker, current_date::text as today`,
    [owner.id],
  )
  await signIn(page, owner)
  const { id, branch, worker, today } = card!
  const score = async (): Promise<number> => {
    await page.goto(`/client/government-compliance-report?branch=${branch}`)
    return Number(await page.locator('p.text-display').innerText())
  }
  const near = page.locator(`a[href="/client/document-monitoring/${id}"]`)
  const before = await score()
  await page.goto(`/client/document-monitoring?state=expiring&branch=${branch}`)
  await expect(near.first()).toBeVisible()

  await page.goto(`/client/document-monitoring/${id}`)
  await hydrated(page)
  await page.getByRole('link', { name: t('renew'), exact: true }).click()
  await page.waitForURL(/[?]renews=/)
  await hydrated(page)
  const [year, month, day] = today.split('-').map(Number)
  for (const [at, ofYear] of [year!, year! + 1, year! + 1].entries())
    for (const [type, value] of [
      ['day', day],
      ['month', month],
      ['year', ofYear],
    ] as const)
      await page.locator(`[role=spinbutton][data-type=${type}]`).nth(at).pressSequentially(String(value))
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await page.waitForURL(`**/client/document-monitoring/workers/${worker}`)

  expect(await score()).toBeGreaterThan(before)
  await page.goto(`/client/document-monitoring?state=expiring&branch=${branch}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(near).toHaveCount(0)
})

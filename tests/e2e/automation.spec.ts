import { translator } from './page-words.ts'
import { automationMessages } from '../../messages/office/automation.ts'
import { automationSentences } from '../../messages/office/automation-words.ts'
import { uiMessages } from '../../messages/ui.ts'
import { asPerson, send } from './as-person.ts'
import { guestSends } from './guest-sends.ts'
import { ownCertificate } from './own-certificate.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, test } from './support.ts'

test('an owner starts a ready rule, tries it on what has happened, and the history shows the same event and people', async ({
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  // why: three visits come before, and the rules run once a minute
  test.slow()
  const t = translator(lang, automationMessages)
  const certificate = await ownCertificate(playwright, baseURL!)
  const page = await pageOf(browser, lang, baseURL!, certificate.client)
  await page.goto('/client/automation')
  await page.getByRole('link', { name: t('newRule') }).click()
  await page.getByRole('link', { name: t('recipe_guestStars') }).click()
  await expect(page.locator('input[name=name]')).toHaveValue(t('recipe_guestStars'))
  await hydrated(page)
  await expectSoundPage(page, lang)
  // the company has no managers yet, so its owner is told
  await page.locator('input[name=s1-role-owner]').check()
  await page.locator('select[name=s2-do]').selectOption('note')
  await page.locator('textarea[name=s2-text]').fill('Ask the team about this evening.')
  await page.getByRole('button', { name: t('start'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('recipe_guestStars') })).toBeVisible()
  await expect(page.getByText(t('noRuns'))).toBeVisible()
  const address = new URL(page.url()).pathname

  const text = `Cold rice, twice. ${certificate.branch}`
  await guestSends(playwright, baseURL!, certificate, { stars: 1, text })
  await guestSends(playwright, baseURL!, certificate, { stars: 5, text: `Good food. ${certificate.branch}` })
  const reviews = await lookUp<{ id: string }>('select id from app.guest_reviews where certificate_id = $1', [
    certificate.certificateId,
  ])
  const admin = await asPerson(playwright, baseURL!, 'admin')
  for (const { id } of reviews) await send(admin, '/admin/certificates/reviews', { intent: 'publish', reviewId: id })

  const event = translator(lang, automationSentences)('said_guest.reviewed', { stars: '1' })
  await page.getByRole('link', { name: t('tryIt') }).click()
  const dry = page.locator('#dry-run')
  await expect(dry.getByText(t('wouldRun', { count: 1 }))).toBeVisible()
  await expect(dry.getByText(event)).toBeVisible()

  const history = page.getByRole('row').filter({ hasText: event })
  await expect(async () => {
    await page.goto(address)
    await expect(history.getByText(t('result_done'))).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 150_000, intervals: [5000] })
  await expect(history).toHaveCount(1)
  await expect(history).toContainText(t('told', { count: 1 }))
  await expectSoundPage(page, lang)

  await page.goto('/client/automation')
  await hydrated(page)
  await page.getByRole('link', { name: t('recipe_guestStars') }).click()
  const beside = page.getByRole('complementary', { name: t('recipe_guestStars') })
  await expect(beside.getByText('Ask the team about this evening.')).toBeVisible()
  await expect(beside.getByText(event)).toBeVisible()
  await expectSoundPage(page, lang)
  await beside.getByRole('link', { name: translator(lang, uiMessages)('openPage') }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

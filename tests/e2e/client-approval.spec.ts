import type { Lang } from '../../domain/text.ts'
import { clientMessages } from '../../messages/clients.ts'
import { formMessages } from '../../messages/forms.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'

const text = (lang: Lang, key: keyof typeof clientMessages): string => say(lang, clientMessages[key])

test('a new client is rejected with a reason, reinstated, and told each time', async ({
  page,
  browser,
  baseURL,
  lang,
}) => {
  test.slow()
  const email = uniqueEmail('waiting')
  const company = `Waiting ${email.slice(8, 14)}`
  const visitor = await browser.newPage({ baseURL })
  await visitor.goto(publicPage(lang, '/client-registration'))
  await hydrated(visitor)
  const given = {
    fullName: 'Lina',
    email,
    password: 'seven-camels',
    confirmPassword: 'seven-camels',
    companyName: company,
  }
  for (const [name, value] of Object.entries(given)) await visitor.locator(`main [name=${name}]`).fill(value)
  await visitor.locator('main [name=agreed]').check()
  await visitor.locator('main form button[type=submit]').click()
  await expect(visitor.locator('main form')).toHaveCount(0)
  await visitor.close()

  await signIn(page, people.admin)
  await page.goto(`/admin/client-approval?q=${encodeURIComponent(company)}`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('list', { name: text(lang, 'list') })
    .getByRole('link', { name: company })
    .click()
  const papers = page.getByRole('main')
  await expect(papers.getByRole('heading', { level: 2, name: company })).toBeVisible()

  await papers.getByRole('button', { name: text(lang, 'reject'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text(lang, 'reject'), exact: true }).click()
  await expect(dialog).toContainText(say(lang, formMessages.reason))
  await dialog.getByRole('textbox').fill('الرخصة منتهية')
  await dialog.getByRole('button', { name: text(lang, 'reject'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(papers).toContainText('الرخصة منتهية')
  await expectSoundPage(page, lang)

  await papers.getByRole('button', { name: text(lang, 'reinstate'), exact: true }).click()
  await expect(papers.getByRole('button', { name: text(lang, 'reinstate'), exact: true })).toHaveCount(0)
  await expect(papers.getByRole('button', { name: text(lang, 'suspend'), exact: true })).toBeVisible()

  const kinds = async () => {
    const query = `select kind, language from app.emails where to_address = $1 and kind like 'client.%' order by created_at`
    return (await lookUp<{ kind: string; language: string }>(query, [email])).map(
      ({ kind, language }) => `${kind} ${language}`,
    )
  }
  await expect.poll(kinds, { timeout: 20_000 }).toEqual([`client.rejected ${lang}`, `client.reinstated ${lang}`])
})

test('an empty search says so and leads back', async ({ page, lang }) => {
  await signIn(page, people.admin)
  await page.goto('/admin/client-approval?q=no-such-client')
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(text(lang, 'noMatch'))
  await expectSoundPage(page, lang)
  await page
    .getByRole('main')
    .getByRole('link', { name: text(lang, 'clearSearch') })
    .click()
  await expect(page.getByRole('main')).not.toContainText(text(lang, 'noMatch'))
})

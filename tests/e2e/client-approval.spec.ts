import { currentEdition } from '../../domain/terms.ts'
import type { Lang } from '../../domain/text.ts'
import { clientMessages } from '../../messages/companies/clients.ts'
import { formMessages } from '../../messages/forms.ts'
import { asPerson } from './as-person.ts'
import {
  expect,
  expectNoAxeViolations,
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

test('an empty search leads back; a new client is found, rejected with a reason, reinstated, and told each time', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const email = uniqueEmail('waiting')
  const company = `Waiting ${email.slice(8, 14)}`
  const visitor = await asPerson(playwright, baseURL!, null)
  const password = 'seven-camels'
  const form = { fullName: 'Lina', email, password, confirmPassword: password, agreed: currentEdition }
  const registered = await visitor.post(publicPage(lang, '/client-registration'), {
    form: { ...form, companyName: company },
  })
  expect(registered.ok()).toBe(true)

  await signIn(page, people.admin)
  await page.goto('/admin/client-approval?q=no-such-client')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(text(lang, 'noMatch'))
  await expectSoundPage(page, lang)
  await main.getByRole('link', { name: text(lang, 'clearSearch') }).click()
  await expect(main).not.toContainText(text(lang, 'noMatch'))
  await main.locator('input[name=q]').fill(company)
  await page.keyboard.press('Enter')
  await main
    .getByRole('list', { name: text(lang, 'list') })
    .getByRole('link', { name: company })
    .click()
  await expect(main.getByRole('heading', { level: 2, name: company })).toBeVisible()
  await expectSoundPage(page, lang)

  const button = (key: 'reject' | 'reinstate' | 'suspend') =>
    main.getByRole('button', { name: text(lang, key), exact: true })
  await button('reject').click()
  const dialog = page.getByRole('dialog')
  const reject = dialog.getByRole('button', { name: text(lang, 'reject'), exact: true })
  await reject.click()
  await expect(dialog).toContainText(say(lang, formMessages.reason))
  await expectNoAxeViolations(page)
  await dialog.getByRole('textbox').fill('الرخصة منتهية')
  await reject.click()
  await expect(dialog).toHaveCount(0)
  await expect(main).toContainText('الرخصة منتهية')

  await button('reinstate').click()
  await expect(button('reinstate')).toHaveCount(0)
  await expect(button('suspend')).toBeVisible()

  const kinds = async () => {
    const query = `select kind, language from app.emails where to_address = $1 and kind like 'client.%' order by created_at`
    return (await lookUp<{ kind: string; language: string }>(query, [email])).map(
      ({ kind, language }) => `${kind} ${language}`,
    )
  }
  await expect.poll(kinds, { timeout: 20_000 }).toEqual([`client.rejected ${lang}`, `client.reinstated ${lang}`])
})

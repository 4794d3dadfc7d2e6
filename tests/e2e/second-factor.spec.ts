import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { currentEdition } from '../../domain/terms.ts'
import { confirmationMessages } from '../../messages/confirmation.ts'
import { formMessages } from '../../messages/forms.ts'
import { billingSettingsMessages } from '../../messages/billing/invoice-page.ts'
import { ownDataMessages } from '../../messages/own-data.ts'
import { secondFactorMessages } from '../../messages/second-factor.ts'
import { field, main, sendSignIn } from './account-steps.ts'
import { asPerson } from './as-person.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  say,
  signIn,
  signInOnPage,
  test,
  uniqueEmail,
} from './support.ts'

const password = 'journey-2026'

test('a shopper signs in with two steps, takes a copy of their data, and erases the account', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const says = (key: keyof typeof secondFactorMessages) =>
    say(lang, secondFactorMessages[key] as { en: string; ar: string })
  const email = uniqueEmail('careful')
  const visitor = await asPerson(playwright, baseURL!, null)
  const form = { fullName: 'Careful Shopper', email, password, confirmPassword: password, agreed: currentEdition }
  expect((await visitor.post(`${publicPage(lang, '/join-mystery-shopper')}.data`, { form })).ok()).toBe(true)

  // Set-up after a recent sign-in: it can be left, and starts with another key
  await signIn(page, { email, password, type: 'mystery_shopper' })
  await page.goto('/account/security')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: says('start') }).click()
  await expect(page.getByRole('img', { name: says('qr') })).toBeVisible()
  await page.getByRole('button', { name: says('cancel') }).click()
  await expect(main(page)).toContainText(says('cancelled'))
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: says('start') }).click()
  await expect(page.getByRole('img', { name: says('qr') })).toBeVisible()
  await expectSoundPage(page, lang)
  const key = (await main(page)
    .locator('bdi', { hasText: /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/ })
    .textContent())!
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')), digits: 6, period: 30 })
  await field(page, 'code').fill(totp.generate())
  await page.getByRole('button', { name: says('confirm'), exact: true }).click()
  await expect(page.getByRole('heading', { name: says('codesTitle') })).toBeVisible()
  const codes = await main(page).locator('ol li').allTextContents()
  expect(codes).toHaveLength(10)
  await expectSoundPage(page, lang)

  // The password alone no longer signs in. Only plain forms from here on
  await takeScriptsFrom(page)
  await page.context().clearCookies({ name: 'session' })
  await page.goto(publicPage(lang, '/login'))
  await sendSignIn(page, email, password)
  await expect(page).toHaveURL(/\/login\/code/)
  await expectSoundPage(page, lang)
  const shut = await page.request.get('/freelancer/dashboard', { maxRedirects: 0 })
  expect(shut.headers()['location']).toMatch(/\/login\?/)
  await field(page, 'code').fill('000000')
  await page.getByRole('button', { name: says('goOn') }).click()
  await expect(main(page)).toContainText(say(lang, formMessages['code-wrong']))
  await field(page, 'code').fill(codes[0]!)
  await page.getByRole('button', { name: says('goOn') }).click()
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)

  // Export of the data, and the request to erase the account: seven days to change one's mind
  const copy = await page.request.get('/account/data/copy?format=json')
  const sections = ((await copy.json()) as { sections: { name: string; rows: { email?: string }[] }[] }).sections
  expect(sections.find(({ name }) => name === 'profile')?.rows[0]?.email).toBe(email)
  await page.goto('/freelancer/profile/data')
  await expect(page).toHaveURL(/\/account\/data$/)
  await expectSoundPage(page, lang)
  await page.getByLabel(say(lang, ownDataMessages.sure)).check()
  await page.getByRole('button', { name: say(lang, ownDataMessages.erase) }).click()
  await expect(page.locator('h1')).toHaveText(say(lang, ownDataMessages.closedTitle))
  await expectSoundPage(page, lang)
  const asked = 'select 1 from app.erasures e join app.profiles p on p.id = e.profile_id where p.email = $1'
  expect(await lookUp(asked, [email])).toHaveLength(1)
  const shutAgain = await page.request.get('/freelancer/dashboard', { maxRedirects: 0 })
  expect(shutAgain.headers()['location']).toMatch(/\/login\?/)
  await page.goto(publicPage(lang, '/login'))
  await sendSignIn(page, email, password)
  await field(page, 'code').fill(codes[1]!)
  await page.getByRole('button', { name: says('goOn') }).click()
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)
  await page.goto('/account/data')
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: say(lang, ownDataMessages.keep) }).click()
  await expect(main(page)).toContainText(say(lang, ownDataMessages.kept))
})

test('an old sign-in is asked for the password again: in place before a powerful step, on a page before a file', async ({
  page,
  lang,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInOnPage(page, lang, people.editor)
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')!
  const key = createHash('sha256').update(session.value).digest('hex')
  const growOld = () =>
    lookUp(`update auth.session set "provedAt" = now() - interval '11 minutes' where token = $1`, [key])

  await growOld()
  await page.goto('/admin/invoices/settings')
  await hydrated(page)
  await page.locator('button[value=seller]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say(lang, confirmationMessages.title))
  await expectSoundPage(page, lang)
  await page.keyboard.type('not-mine')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('input')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type(people.editor.password)
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText(say(lang, billingSettingsMessages.saved))

  await growOld()
  await page.goto('/admin/activity-logs/export')
  await expect(page).toHaveURL(/\/account\/confirm\?next=/)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await field(page, 'password').fill(people.editor.password)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: say(lang, confirmationMessages.confirm) }).click()
  expect((await arriving).suggestedFilename()).toMatch(/^activity-.*\.csv$/)
})

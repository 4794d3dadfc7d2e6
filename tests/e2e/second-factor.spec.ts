import { Secret, TOTP } from 'otpauth'
import { currentEdition } from '../../domain/terms.ts'
import { errorMessages } from '../../messages/errors.ts'
import { ownDataMessages } from '../../messages/own-data.ts'
import { secondFactorMessages } from '../../messages/second-factor.ts'
import { field, main, sendSignIn } from './account-steps.ts'
import { asPerson } from './as-person.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, expectSoundPage, hydrated, lookUp, publicPage, say, signIn, test, uniqueEmail } from './support.ts'

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

  // Set up: the password first, a wrong one keeps everything off
  await signIn(page, { email, password, type: 'mystery_shopper' })
  await page.goto('/account/security')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await field(page, 'password').fill('not-mine')
  await page.getByRole('button', { name: says('start') }).click()
  await expect(main(page)).toContainText(say(lang, errorMessages['account.password-wrong']))
  await field(page, 'password').fill(password)
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

  // The password alone no longer opens anything. From here on everything is a plain form
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
  await expect(main(page)).toContainText(say(lang, errorMessages['account.code-wrong']))
  await field(page, 'code').fill(codes[0]!)
  await page.getByRole('button', { name: says('goOn') }).click()
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)

  // A copy of the data, and the end of the account
  const copy = await page.request.get('/freelancer/profile/data/copy?format=json')
  const sections = ((await copy.json()) as { sections: { name: string; rows: { email?: string }[] }[] }).sections
  expect(sections.find(({ name }) => name === 'profile')?.rows[0]?.email).toBe(email)
  await page.goto('/freelancer/profile/data')
  await expectSoundPage(page, lang)
  await field(page, 'password').fill(password)
  await page.getByLabel(say(lang, ownDataMessages.sure)).check()
  await page.getByRole('button', { name: say(lang, ownDataMessages.erase) }).click()
  await expect(page.locator('h1')).toHaveText(say(lang, ownDataMessages.closedTitle))
  await expectSoundPage(page, lang)
  expect(await lookUp('select 1 from app.profiles where email = $1', [email])).toEqual([])
  const back = await visitor.post(publicPage(lang, '/login'), { form: { intent: 'sign-in', email, password } })
  expect(await back.text()).toContain(say(lang, errorMessages['account.wrong-credentials']))
})

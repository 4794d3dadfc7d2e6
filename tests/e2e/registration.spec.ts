import type { Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import {
  expectLanding,
  expectProblems,
  field,
  fillClientSteps,
  nextStep,
  fillPerson,
  fullName,
  main,
  open,
  password,
  sendSignIn,
  submit,
  text,
} from './account-steps.ts'
import { formMessages } from '../../messages/forms.ts'
import { post } from './post.ts'
import { expect, expectSoundPage, people, publicPage, say, test, uniqueEmail } from './support.ts'

const person = ['full-name', 'email', 'password', 'password-again'] as const
const registrations = [
  {
    path: '/client-registration',
    missing: [...person, 'company-name', 'consent'],
    landing: '/client/dashboard',
    fill: fillCompany,
  },
  { path: '/signup', missing: ['user-type', ...person, 'consent'], landing: '/client/dashboard', fill: chooseClient },
  {
    path: '/join-mystery-shopper',
    missing: [...person, 'consent'],
    landing: '/freelancer/dashboard',
    fill: fillShopper,
  },
  { path: '/join-freelancer', missing: [...person, 'consent'], landing: '/freelancer/dashboard', fill: fillFreelancer },
] as const

async function chooseClient(page: Page) {
  await page.locator('main [name=userType][value=client]').check()
}
async function fillCompany(page: Page) {
  await field(page, 'companyName').fill('مقهى الدلة')
  await field(page, 'numberOfBranches').fill('٣')
}
async function fillShopper(page: Page) {
  await field(page, 'specializations').fill('cafes، delivery')
}
async function fillFreelancer(page: Page) {
  await field(page, 'experienceYears').fill('٧')
  await field(page, 'hourlyRate').fill('75.50')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const wayOn = (page: Page, lang: Lang) => main(page).getByRole('link', { name: text(lang, 'goToSignIn') })

test('a company registers: what is wrong, a known address with the ways on, success that waits while somebody is at it and then goes on, the first sign-in', async ({
  page,
  lang,
}) => {
  const summary = main(page).getByRole('alert')
  await open(page, lang, '/client-registration')
  await expectSoundPage(page, lang)
  await nextStep(page, lang)
  await expect(field(page, 'companyName')).toBeFocused()
  await expect(main(page)).toContainText(say(lang, formMessages['company-name']))
  await fillClientSteps(page, lang, people.saffron.email.toUpperCase())
  await expectSoundPage(page, lang)
  await submit(page).click()
  await expect(summary).toContainText(text(lang, 'existsLead'))
  await expect(summary).toBeFocused()
  for (const [key, path] of [
    ['existsSignIn', '/login'],
    ['existsReset', '/forgot-password'],
  ] as const)
    await expect(summary.getByRole('link', { name: text(lang, key) })).toHaveAttribute('href', publicPage(lang, path))
  await expectSoundPage(page, lang)

  const email = uniqueEmail('new')
  await field(page, 'email').fill(email)
  await submit(page).click()
  await wayOn(page, lang).focus()
  await expect(heading(page)).toHaveText(text(lang, 'success'))
  await expectSoundPage(page, lang)
  await page.waitForTimeout(3500)
  await expect(main(page)).toContainText(text(lang, 'countdownPaused'))
  const left = Date.now()
  await heading(page).focus()
  await page.waitForURL(`**${publicPage(lang, '/login')}`)
  expect(Date.now() - left).toBeGreaterThan(900)
  expect(Date.now() - left).toBeLessThan(6000)

  await sendSignIn(page, email, password)
  await expectLanding(page, { email, name: fullName, type: 'client' })
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  // why sequential: three browser profiles that load the same files cost more than the forms
  test('every other registration: what is wrong, then success, then the first sign-in', async ({ page, lang }) => {
    for (const { path, missing, landing, fill } of registrations)
      await test.step(path, async () => {
        await page.goto(publicPage(lang, path))
        await submit(page).click()
        await expectProblems(page, lang, missing)
        await expectSoundPage(page, lang)

        const email = uniqueEmail('new')
        await fillPerson(page, email, 'five5')
        await field(page, 'confirmPassword').fill('other')
        await fill(page)
        await submit(page).click()
        await expectProblems(page, lang, ['password-short', 'passwords-differ'])
        await expect(field(page, 'email')).toHaveValue(email)

        await field(page, 'password').fill(password)
        await field(page, 'confirmPassword').fill(password)
        await submit(page).click()
        await expect(heading(page)).toHaveText(text(lang, 'success'))
        const door = publicPage(lang, '/login')
        await expect(wayOn(page, lang)).toHaveAttribute('href', door)
        // why without a page: signing in on it is tested above, and without scripts in accounts.spec.ts
        const signedIn = await post(page, door, { form: { intent: 'sign-in', email, password } })
        expect(signedIn.headers()['location']).toBe(landing)
        expect(await (await page.request.get(landing)).text()).toMatch(new RegExp(`<html[^>]* lang="${lang}"`))
        await page.context().clearCookies({ name: 'session' })
      })
  })
})

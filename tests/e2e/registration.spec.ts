import type { Page } from '@playwright/test'
import { errorMessages } from '../../messages/errors.ts'
import { formMessages } from '../../messages/forms.ts'
import {
  enter,
  expectProblems,
  field,
  fillCompany,
  fillPerson,
  main,
  open,
  password,
  submit,
  text,
} from './account-steps.ts'
import { expect, expectSoundPage, people, publicPage, say, test, uniqueEmail } from './support.ts'

const person = ['full-name', 'email', 'password', 'password-again'] as const
const registrations = [
  { path: '/signup', missing: ['user-type', ...person, 'consent'], landing: '/client/dashboard', fill: chooseClient },
  {
    path: '/client-registration',
    missing: [...person, 'company-name', 'consent'],
    landing: '/client/dashboard',
    fill: fillCompany,
  },
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
async function fillShopper(page: Page) {
  await field(page, 'specializations').fill('cafes، delivery')
}
async function fillFreelancer(page: Page) {
  await field(page, 'experienceYears').fill('٧')
  await field(page, 'hourlyRate').fill('75.50')
}

for (const { path, missing, landing, fill } of registrations) {
  test(`${path}: what is wrong, then success, then the first sign-in`, async ({ page, lang }) => {
    test.slow()
    await open(page, lang, path)
    await expectSoundPage(page, lang)
    await submit(page).click()
    await expectProblems(page, lang, [...missing])
    await expectSoundPage(page, lang)

    const email = uniqueEmail('new')
    await fillPerson(page, email, 'five5')
    await fill(page)
    await submit(page).click()
    await expectProblems(page, lang, ['password-short'])
    await field(page, 'password').fill(password)
    await submit(page).click()
    await expectProblems(page, lang, ['passwords-differ'])

    await field(page, 'confirmPassword').fill(password)
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'success'))
    await expect(main(page).getByRole('link', { name: text(lang, 'goToSignIn') })).toBeVisible()
    const shown = Date.now()
    await page.waitForURL(`**${publicPage(lang, '/login')}`)
    expect(Date.now() - shown).toBeGreaterThan(2000)
    expect(Date.now() - shown).toBeLessThan(6000)

    await enter(page, lang, email, password)
    await page.waitForURL(`**${landing}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test('the way on waits while somebody is at it', async ({ page, lang }) => {
  await open(page, lang, '/join-mystery-shopper')
  await fillPerson(page, uniqueEmail('waiting'))
  await submit(page).click()
  const button = main(page).getByRole('link', { name: text(lang, 'goToSignIn') })
  await button.focus()
  await expectSoundPage(page, lang)
  await page.waitForTimeout(3500)
  await expect(main(page)).toContainText(text(lang, 'countdownPaused'))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${publicPage(lang, '/login')}`)
})

test('a known address is told, with the ways on, and nothing typed is lost', async ({ page, lang }) => {
  await open(page, lang, '/client-registration')
  await fillPerson(page, people.saffron.email.toUpperCase())
  await fillCompany(page)
  await submit(page).click()
  const box = main(page).getByRole('alert')
  await expect(box).toContainText(text(lang, 'existsLead'))
  await expect(field(page, 'companyName')).toHaveValue('مقهى الدلة')
  await expectSoundPage(page, lang)
  await box.getByRole('link', { name: text(lang, 'existsReset') }).click()
  await page.waitForURL(`**${publicPage(lang, '/forgot-password')}`)
})

test('an administrator cannot be made by any form', async ({ page, lang }) => {
  await open(page, lang, '/signup')
  await fillPerson(page, uniqueEmail('sly'))
  await page
    .locator('main [name=userType]')
    .first()
    .evaluate((radio: HTMLInputElement) => {
      radio.value = 'admin'
      radio.checked = true
    })
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toContainText(say(lang, errorMessages['bad-request']))
})

test('without scripts everybody can still register and sign in', async ({ browser, baseURL, lang }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const email = uniqueEmail('plain')
  await page.goto(publicPage(lang, '/join-freelancer'))
  await field(page, 'fullName').fill('Omar')
  await submit(page).click()
  await expect(main(page).getByRole('alert')).toContainText(say(lang, formMessages.email))
  await expect(field(page, 'fullName')).toHaveValue('Omar')
  await fillPerson(page, email)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'success'))
  await main(page)
    .getByRole('link', { name: text(lang, 'goToSignIn') })
    .click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await submit(page).click()
  await page.waitForURL('**/freelancer/dashboard')
  await context.close()
})

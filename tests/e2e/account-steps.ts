import type { Page } from '@playwright/test'
import type { UserType } from '../../domain/actor.ts'
import type { Lang } from '../../domain/text.ts'
import { accountMessages } from '../../messages/accounts.ts'
import { clientStepMessages } from '../../messages/identity/client-steps.ts'
import { formMessages } from '../../messages/forms.ts'
import { expect, hydrated, publicPage, say } from './support.ts'

type Key = keyof typeof accountMessages
export const text = (lang: Lang, key: Key): string => {
  const entry = accountMessages[key]
  return typeof entry.en === 'string' ? say(lang, entry) : ''
}
export const password = 'seven-camels'
export const fullName = 'نورة Al-Qahtani'

export const open = async (page: Page, lang: Lang, path: string) => {
  await page.goto(publicPage(lang, path))
  await hydrated(page)
}
export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
export const submit = (page: Page) => page.locator('main form button[type=submit]').last()

export async function fillPerson(page: Page, email: string, secret = password) {
  await fillAccount(page, email, secret)
  await field(page, 'agreed').check()
}

/** Fills in and sends the sign-in form of the open page. */
export async function sendSignIn(page: Page, email: string, secret: string) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await submit(page).click()
}

export const expectProblems = async (page: Page, lang: Lang, keys: readonly (keyof typeof formMessages)[]) => {
  const links = main(page).getByRole('alert').getByRole('link')
  await expect(links).toHaveText(keys.map((key) => say(lang, formMessages[key])))
}

export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-session')))

/** Expects the area's first page after sign-in, with its single display object. */
export async function expectLanding(page: Page, who: { email: string; name: string; type: UserType }) {
  const area = who.type === 'admin' || who.type === 'client' ? who.type : 'freelancer'
  await page.waitForURL(`**/${area}/dashboard`)
  await expect.poll(() => storedKeys(page)).toEqual([`${area}-session`])
  const object = await page.evaluate((name) => JSON.parse(localStorage.getItem(name)!) as object, `${area}-session`)
  expect(object).toEqual({ email: who.email, name: who.name, role: who.type })
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('display-session')
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
}

/** Goes on to the next step of the registration of a company. */
export const nextStep = (page: Page, lang: Lang) =>
  main(page)
    .getByRole('button', { name: say(lang, clientStepMessages.next), exact: true })
    .click()

/** Fills in the three steps of the registration of a company, up to its button. */
export async function fillClientSteps(page: Page, lang: Lang, email: string) {
  await fillCompanyStep(page)
  await nextStep(page, lang)
  await fillAccount(page, email)
  await field(page, 'phone').fill('٠٥٠١٢٣٤٥٦٧')
  await nextStep(page, lang)
  await field(page, 'taxId').fill('300012345600003')
  await field(page, 'agreed').check()
}

async function fillCompanyStep(page: Page) {
  await field(page, 'companyName').fill('مقهى الدلة')
  await field(page, 'businessType').selectOption('cafe')
  await field(page, 'numberOfBranches').fill('٣')
}

async function fillAccount(page: Page, email: string, secret = password) {
  await field(page, 'fullName').fill(fullName)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await field(page, 'confirmPassword').fill(secret)
}

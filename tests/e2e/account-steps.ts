import type { Page } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { accountMessages } from '../../messages/accounts.ts'
import { formMessages } from '../../messages/forms.ts'
import { expect, hydrated, publicPage, say } from './support.ts'

type Key = keyof typeof accountMessages
export const text = (lang: Lang, key: Key): string => {
  const entry = accountMessages[key]
  return typeof entry.en === 'string' ? say(lang, entry) : ''
}
export const password = 'seven-camels'

export const open = async (page: Page, lang: Lang, path: string) => {
  await page.goto(publicPage(lang, path))
  await hydrated(page)
}
export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
export const submit = (page: Page) => page.locator('main form button[type=submit]').last()

export async function fillPerson(page: Page, email: string, secret = password) {
  await field(page, 'fullName').fill('نورة Al-Qahtani')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await field(page, 'confirmPassword').fill(secret)
  await field(page, 'agreed').check()
}

export async function enter(page: Page, lang: Lang, email: string, secret: string, door = '/login') {
  await open(page, lang, door)
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(secret)
  await submit(page).click()
}

export const expectProblems = async (page: Page, lang: Lang, keys: (keyof typeof formMessages)[]) => {
  const summary = main(page).getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText(keys.map((key) => say(lang, formMessages[key])))
  await expect(summary).toBeFocused()
}

export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-session')))

export async function fillCompany(page: Page) {
  await field(page, 'companyName').fill('مقهى الدلة')
  await field(page, 'businessType').selectOption('cafe')
  await field(page, 'phone').fill('٠٥٠١٢٣٤٥٦٧')
  await field(page, 'numberOfBranches').fill('٣')
  await field(page, 'taxId').fill('300012345600003')
}

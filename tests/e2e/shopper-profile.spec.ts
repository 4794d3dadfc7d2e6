import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { currentEdition } from '../../domain/terms.ts'
import type { DemoPerson } from '../../demo/people.ts'
import { bankOf } from '../../features/shoppers/level-tests/bank.server.ts'
import { formMessages } from '../../messages/forms.ts'
import { levelTestMessages } from '../../messages/shoppers/level-tests.ts'
import { profileAboutMessages } from '../../messages/shoppers/profile-about.ts'
import { profileDocumentsMessages, shopperProfileMessages } from '../../messages/shoppers/shopper-profile.ts'
import type { Lang } from '../../domain/text.ts'
import { asPerson, send as sendAs } from './as-person.ts'
import { plainTab } from './plain-tab.ts'
import { expect, expectSoundPage, hydrated, lookUp, say, signIn, test, uniqueEmail } from './support.ts'
import { smallPdf } from '../small-pdf.ts'

test.use({ viewport: { width: 360, height: 740 } })

const password = 'journey-2026'

/** A newly registered shopper whose profile is empty but for the agreement. */
async function newcomer(playwright: Parameters<typeof asPerson>[0], baseURL: string): Promise<DemoPerson> {
  const visitor = await asPerson(playwright, baseURL, null)
  const email = uniqueEmail('profile')
  const name = `Newcomer ${randomUUID().slice(0, 8)}`
  const form = { fullName: name, email, password, confirmPassword: password, agreed: currentEdition }
  await sendAs(visitor, '/join-mystery-shopper', form)
  await visitor.dispose()
  return { role: 'Mystery shopper', type: 'mystery_shopper', email, password, name }
}

const go = async (page: Page, part: string) => {
  await page.locator(`main a[href="/freelancer/profile${part}"]`).first().click()
  await page.waitForURL(`**/freelancer/profile${part}`)
}
const card = (page: Page, heading: string) =>
  page.locator('[data-card]').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
const save = (page: Page, lang: Lang, heading: string) =>
  card(page, heading)
    .getByRole('button', { name: say(lang, shopperProfileMessages.save), exact: true })
    .click()
/** Examines the page from its top, because targets half under the header are measured too small. */
async function sound(page: Page, lang: Lang) {
  await page.evaluate(() => scrollTo(0, 0))
  await expectSoundPage(page, lang)
}
const saved = (page: Page, lang: Lang) => page.getByText(say(lang, shopperProfileMessages.saved)).first()

/** Types a day into the segments of a date field, in any order of the language. */
async function typeDate(scope: ReturnType<typeof card>, day: string, month: string, year: string) {
  await scope.locator('[data-type=day]').first().pressSequentially(day)
  await scope.locator('[data-type=month]').first().pressSequentially(month)
  await scope.locator('[data-type=year]').first().pressSequentially(year)
}

/** Marks days by pressing; arrow keys move in reading direction. */
async function markDays(page: Page, lang: Lang): Promise<void> {
  await go(page, '/availability')
  await sound(page, lang)
  const days = page.locator('button[data-day]')
  await days.last().click()
  await expect(days.last()).toHaveAttribute('aria-pressed', 'true')
  await days.last().focus()
  await page.keyboard.press(lang === 'ar' ? 'ArrowRight' : 'ArrowLeft')
  if ((await days.count()) > 1) await expect(days.nth((await days.count()) - 2)).toBeFocused()
  // why: the day is marked immediately, but saved only when the calendar is no longer busy
  await expect(page.locator('table[aria-busy=false]')).toBeVisible()
  const kept = await page.request.get('/freelancer/profile/availability')
  expect((await kept.text()).match(/data-day="[^"]*"[^>]*aria-pressed="true"/g)).toHaveLength(1)
}

/** Sends a form of the profile by a request. */
const send = (page: Page, part: string, form: Record<string, string>) =>
  page.request.post(`/freelancer/profile${part}`, {
    form,
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })

/** Declares a conflict of interest with a company. */
async function declareEmployer(page: Page, lang: Lang): Promise<void> {
  await send(page, '/conflicts', { intent: 'add', companyName: 'مخبز الركن', kind: 'related' })
  await go(page, '/conflicts')
  await expect(page.getByRole('listitem').filter({ hasText: 'مخبز الركن' })).toBeVisible()
  await sound(page, lang)
}

const press = (form: Locator) => form.locator('[type=submit]').click()

/** Without scripts, a bank account: a wrong number remains for correction, a stored one shows its last digits only. */
async function giveAccount(plain: Page, lang: Lang): Promise<void> {
  await plain.goto('/freelancer/profile/bank')
  const form = plain.locator('form:has([name=iban])')
  await form.locator('[name=iban]').fill('SA03 8000 0000 6080 1016 7518')
  await press(form)
  await expect(form.getByText(say(lang, formMessages.iban))).toBeVisible()
  await expect(form.locator('[name=iban]')).toHaveValue('SA03 8000 0000 6080 1016 7518')
  await form.locator('[name=iban]').fill('SA03 8000 0000 6080 1016 7519')
  await press(form)
  await expect(plain.getByText('SA•• •••• 7519')).toBeVisible()
  await expectSoundPage(plain, lang)
}

/** Without scripts, one of several forms of a page: the refusal is shown in the submitted one. */
async function giveLanguages(plain: Page, lang: Lang): Promise<void> {
  await plain.goto('/freelancer/profile/about')
  const form = plain.locator('form:has([name=languages])')
  await press(form)
  await expect(form.getByText(say(lang, formMessages.languages))).toBeVisible()
  await expect(plain.locator('[aria-invalid=true]')).toHaveCount(0)
  await form.locator('[name=languages][value=ar]').check()
  await press(form)
  await expect(form.getByText(say(lang, formMessages.languages))).toBeHidden()
}

/** Uploads a document, which waits for the office and can be downloaded. */
async function giveDocument(page: Page, lang: Lang): Promise<void> {
  await go(page, '/documents')
  await page.locator('select[name=kind]').selectOption('freelance_permit')
  await page.locator('main [name=name]').fill('Permit 2026')
  await page
    .locator('[name=file]')
    .setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer: smallPdf() })
  await page.getByRole('button', { name: say(lang, profileDocumentsMessages.add), exact: true }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Permit 2026' })
  await expect(line.getByText(say(lang, profileDocumentsMessages.state_waiting))).toBeVisible()
  const file = await page.request.get((await line.getByRole('link').getAttribute('href'))!)
  expect(file.headers()['content-disposition']).toBe('attachment')
  await sound(page, lang)
}

const solutions = new Map(bankOf.professional.map((question) => [question.key, question.options[question.right]]))

/** Answers the open test with so many right answers. */
async function answer(page: Page, lang: Lang, right: number) {
  const asked = await page.locator('fieldset:has(input[name^=q-])').evaluateAll((groups) =>
    groups.map((group) => {
      const options = [...group.querySelectorAll('input')]
      return options.map(({ name, value, labels }) => ({ name, value, text: labels![0]!.textContent ?? '' }))
    }),
  )
  expect(asked).toHaveLength(10)
  for (const [index, options] of asked.entries()) {
    const solution = say(lang, solutions.get(options[0]!.name.slice(2))!)
    const { name, value } = options.find(({ text }) => text.includes(solution) === index < right)!
    await page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true })
  }
}

/** Fails a level test: answers are saved on change, then the page shows the date of the next attempt. */
async function failTest(page: Page, lang: Lang, email: string): Promise<void> {
  const t = levelTestMessages
  await go(page, '/level-test')
  await expect(page.getByRole('button', { name: say(lang, t.begin) }).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page
    .getByRole('button', { name: say(lang, t.begin) })
    .first()
    .click()
  await page.getByRole('button', { name: say(lang, t.finish) }).click()
  await expect(page.getByRole('alert').getByText(say(lang, formMessages['test-answer'])).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await answer(page, lang, 7)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect
    .poll(async () => {
      const [row] = await lookUp<{ kept: number }>(
        `select (select count(*)::int from jsonb_object_keys(t.answers)) as kept from app.level_tests t join app.profiles p on p.id = t.shopper_id where p.email = $1`,
        [email],
      )
      return row!.kept
    })
    .toBe(10)
  const again = await (await page.request.get('/freelancer/profile/level-test')).text()
  expect(again.match(/<input[^>]*name="q-[^>]*checked=""/g)).toHaveLength(10)
  await page.getByRole('button', { name: say(lang, t.finish) }).click()
  const verdict = page.locator('[data-verdict=failed]')
  await expect(verdict.getByRole('heading', { name: say(lang, t.verdictFailed) })).toBeFocused()
  await expect(verdict.getByText(say(lang, t.retryFrom))).toBeInViewport()
  await expect(page.getByRole('button', { name: say(lang, t.again) })).toHaveCount(0)
  await expectSoundPage(page, lang)
}

test('a shopper fills the profile in parts, from the identity to a level test, and what is wrong is said beside what was typed', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const person = await newcomer(playwright, baseURL!)
  await signIn(page, person)
  await page.goto('/freelancer/profile')
  await hydrated(page)
  await expect(page.getByText(say(lang, shopperProfileMessages.approval_pending))).toBeVisible()
  await sound(page, lang)

  await page.getByRole('link', { name: say(lang, shopperProfileMessages.step_identity) }).click()
  const identity = say(lang, profileAboutMessages.identityTitle)
  await expect(page.getByRole('heading', { name: identity, exact: true })).toBeVisible()
  await card(page, identity).locator('[name=legalName]').fill('نورة Al-Shehri')
  await card(page, identity).locator('[name=identityKind]').selectOption('national_id')
  await card(page, identity).locator('[name=identityNumber]').fill('١٠٠٠٠٠٠٠٠٠')
  await typeDate(card(page, identity), '12', '4', '1996')
  await save(page, lang, identity)
  await expect(card(page, identity).getByText(say(lang, formMessages['identity-national_id']))).toBeVisible()
  await expect(card(page, identity).locator('[name=legalName]')).toHaveValue('نورة Al-Shehri')
  await sound(page, lang)
  await card(page, identity).locator('[name=identityNumber]').fill('١٠٠٠٠٠٠٠٠٨')
  await save(page, lang, identity)
  await expect(card(page, identity).getByText('•••• 0008')).toBeVisible()

  const place = say(lang, profileAboutMessages.placeTitle)
  await card(page, place).locator('[name=city]').selectOption('jeddah')
  await card(page, place).locator('[name=latitude]').fill('21.5435, 39.1728')
  await expect(card(page, place).locator('[name=longitude]')).toHaveValue('39.1728')
  await save(page, lang, place)
  await expect(saved(page, lang)).toBeVisible()

  const plain = await plainTab(page)
  await giveLanguages(plain, lang)

  const [row] = await lookUp<{ city: string; latitude: number; languages: string[]; identity_sealed: string }>(
    `select s.city, s.latitude, s.languages, s.identity_sealed from app.mystery_shopper_profiles s join app.profiles p on p.id = s.profile_id where p.email = $1`,
    [person.email],
  )
  expect(row).toMatchObject({ city: 'jeddah', languages: ['ar'] })
  expect(row!.identity_sealed).not.toContain('1000000008')

  await markDays(page, lang)
  await declareEmployer(page, lang)
  await giveAccount(plain, lang)
  await plain.close()
  await giveDocument(page, lang)
  await failTest(page, lang, person.email)
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('the level test passed: the page says it and why each answer is right', async ({
    page,
    lang,
    playwright,
    baseURL,
  }) => {
    const t = levelTestMessages
    const person = await newcomer(playwright, baseURL!)
    await signIn(page, person)
    await page.goto('/freelancer/profile/level-test')
    await page
      .getByRole('button', { name: say(lang, t.begin) })
      .first()
      .click()
    await page.getByRole('button', { name: say(lang, t.finish) }).click()
    await expect(page.getByText(say(lang, formMessages['test-answer'])).first()).toBeVisible()
    await answer(page, lang, 9)
    await page.getByRole('button', { name: say(lang, t.finish) }).click()
    await expect(page.locator('[data-verdict=passed]').getByText(say(lang, t.verdictPassed))).toBeInViewport()
    await expect(page.getByText(say(lang, t.passedAt))).toBeVisible()
    await expect(page.getByText(say(lang, t.rightAnswer)).first()).toBeVisible()
  })
})

import type { PlaywrightWorkerArgs } from '@playwright/test'
import { currentEdition } from '../../domain/terms.ts'
import type { Lang } from '../../domain/text.ts'
import { translator } from './page-words.ts'
import { accountMessages } from '../../messages/accounts.ts'
import { errorMessages } from '../../messages/errors.ts'
import { shellMessages } from '../../messages/shell.ts'
import {
  expectLanding,
  expectProblems,
  field,
  fullName,
  main,
  open,
  password,
  sendSignIn,
  storedKeys,
  submit,
  text,
} from './account-steps.ts'
import { asPerson } from './as-person.ts'
import { mailTo } from './mail-to.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  accountMenu,
  expect,
  expectSoundPage,
  hydrated,
  people,
  publicPage,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']

// why only these: the other user types sign in during the journeys of their registration
test('a freelancer and an administrator land in their areas, and leave nothing behind on the browser they share', async ({
  page,
  context,
  baseURL,
  lang,
}) => {
  await open(page, lang, '/login?next=%2F%2Fevil.example')
  for (const [who, door] of [
    [people.freelancer, '/login'],
    [people.admin, '/admin-login'],
  ] as const) {
    await sendSignIn(page, who.email, who.password)
    await expectLanding(page, who)
    await hydrated(page)
    await accountMenu(page).click()
    await page.getByRole('button', { name: say(lang, shellMessages.signOut) }).click()
    await page.waitForURL(`**${publicPage(lang, door)}`)
    await expect.poll(() => storedKeys(page)).toEqual([])
    // why: the language cookie is removed as well, because the next person has their own
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => ['session', 'display-session', 'lang'].includes(name))).toEqual([])
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL! }])
    const home = await page.request.get(`/${who.type}/dashboard`, { maxRedirects: 0 })
    expect(home.headers()['location']).toMatch(/login\?next=/)
  }
})

test('an object that is missing, or that another tab has spoilt, leads to sign-in, and on from there; a forged one opens nothing, to nobody and to the wrong role', async ({
  page,
  context,
  lang,
}) => {
  await signIn(page, people.saffron)
  await context.clearCookies({ name: 'display-session' })
  await page.goto('/client/reports')
  await page.waitForURL(`**${publicPage(lang, '/login')}`)
  expect(await storedKeys(page)).toEqual([])
  await main(page)
    .getByRole('button', { name: text(lang, 'continue') })
    .click()
  await expectLanding(page, people.saffron)

  const tab = await context.newPage()
  await takeScriptsFrom(tab)
  await tab.goto('/login/code')
  await tab.evaluate(() => localStorage.setItem('client-session', '{'))
  await page.waitForURL(`**${publicPage(lang, '/login')}`)
  expect(await storedKeys(page)).toEqual([])
  await tab.close()

  await context.clearCookies({ name: 'session' })
  await page.addInitScript(() => {
    const boss = JSON.stringify({ email: 'boss@example.com', name: 'Boss', role: 'admin' })
    for (const area of ['admin', 'client', 'freelancer']) localStorage.setItem(`${area}-session`, boss)
  })
  for (const [path, door] of [
    ['/admin', '/admin-login'],
    ['/client', '/login'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === door || url.pathname === publicPage(lang, door))
    await expect.poll(() => storedKeys(page)).toEqual([])
  }
  // why without a page: tests the cookie alone, at the client's sign-in
  const shut = await page.request.get('/freelancer', { maxRedirects: 0 })
  expect(new URL(shut.headers()['location']!, page.url()).pathname).toMatch(/^(\/ar)?\/login$/)
  await signIn(page, people.dallah)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const notFound = say(lang, errorMessages['not-found'])
  const elsewhere = await page.request.get('/freelancer/dashboard')
  expect(elsewhere.status()).toBe(404)
  expect(await elsewhere.text()).toContain(notFound)
  expect((await page.goto('/admin/reports'))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: notFound })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName(/^[^:]+: ./)
  await expect(page.getByRole('link', { name: say(lang, shellMessages.goDashboard) })).toBeVisible()
  await expectSoundPage(page, lang)
  expect(faults.filter((text) => !text.includes('404'))).toEqual([])
})

test('five wrong passwords make an address wait, and say how long', async ({ playwright, baseURL, lang }) => {
  const visitor = await asPerson(playwright, baseURL!, null)
  const email = uniqueEmail('guessed')
  const guess = () =>
    visitor.post(publicPage(lang, '/login'), { form: { intent: 'sign-in', email, password: 'not-the-password' } })
  for (let attempt = 1; attempt <= 5; attempt++) {
    const refused = await guess()
    expect(await refused.text()).toContain(say(lang, errorMessages['account.wrong-credentials']))
  }
  const waits = await guess()
  expect(waits.status()).toBe(429)
  const seconds = translator(lang, accountMessages)
  const said = (await waits.text()).replaceAll(/[\u2066-\u2069]/g, '')
  expect([...Array(10).keys()].some((less) => said.includes(seconds('waitSeconds', { count: 30 - less })))).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('wrong passwords, unknown addresses and the wrong role are refused alike; the right one leads to the page that was asked for, and out again; a forgotten one is set anew by a link that is mailed and used once, and old sessions end', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    const refused = say(lang, errorMessages['account.wrong-credentials'])
    const known = await registered(playwright, baseURL!, lang)
    const nobody = uniqueEmail('nobody')
    const isRefused = async (email: string) => {
      await expect(main(page).getByRole('alert')).toContainText(refused)
      await expect(field(page, 'email')).toHaveValue(email)
    }
    await page.goto(publicPage(lang, '/admin-login'))
    await sendSignIn(page, known, password)
    await isRefused(known)
    await expectSoundPage(page, lang)

    await page.goto('/client/reports')
    await expect(page).toHaveURL(/login\?next=%2Fclient%2Freports$/)
    await submit(page).click()
    await expectProblems(page, lang, ['email', 'password'])
    for (const email of [nobody, known]) {
      await sendSignIn(page, email, 'not-the-password')
      await isRefused(email)
    }
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
    await sendSignIn(page, people.saffron.email, people.saffron.password)
    await expect(page).toHaveURL(/\/client\/reports$/)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)

    await page.goto(publicPage(lang, '/login'))
    await expect(main(page)).toContainText(people.saffron.email)
    await expectSoundPage(page, lang)
    await main(page)
      .getByRole('button', { name: text(lang, 'signOut') })
      .click()
    await expect(main(page)).not.toContainText(people.saffron.email)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')

    const email = known
    const form = { intent: 'sign-in', email, password }
    const elsewhere = await asPerson(playwright, baseURL!, null)
    expect((await elsewhere.post('/login', { form })).headers()['location']).toBe('/client/dashboard')
    expect((await elsewhere.get('/client/reports')).status()).toBe(200)

    await expect(page).toHaveURL(new RegExp(`${publicPage(lang, '/login')}$`))
    await page.getByRole('link', { name: text(lang, 'forgotLink') }).click()
    await expect(page).toHaveURL(new RegExp(`${publicPage(lang, '/forgot-password')}$`))
    await expectSoundPage(page, lang)
    await field(page, 'email').fill(uniqueEmail('nobody'))
    await submit(page).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(text(lang, 'linkSent'))
    await main(page)
      .getByRole('link', { name: text(lang, 'askAgain') })
      .click()
    await field(page, 'email').fill(email)
    await submit(page).click()
    await expect(heading).toHaveText(text(lang, 'linkSent'))
    await expectSoundPage(page, lang)

    const mail = await mailTo(email, 'account.reset')
    expect(mail.language).toBe(lang)
    const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail.body)![0]
    expect(new URL(link).pathname).toBe(publicPage(lang, '/reset-password'))
    await page.goto(link)
    await expectSoundPage(page, lang)
    await field(page, 'password').fill('eight-camels')
    await field(page, 'confirmPassword').fill('eight-horses')
    await submit(page).click()
    await expectProblems(page, lang, ['passwords-differ'])
    await field(page, 'password').fill('eight-camels')
    await field(page, 'confirmPassword').fill('eight-camels')
    await submit(page).click()
    await expect(heading).toHaveText(text(lang, 'passwordDone'))

    expect((await elsewhere.get('/client/reports')).headers()['location']).toMatch(/login\?next=/)
    expect((await elsewhere.post('/login', { form })).status()).toBeGreaterThanOrEqual(400)
    const renewed = await elsewhere.post('/login', { form: { ...form, password: 'eight-camels' } })
    expect(renewed.headers()['location']).toBe('/client/dashboard')
    await mailTo(email, 'account.password-changed')

    await page.goto(link)
    await expect(heading).toHaveText(text(lang, 'linkDead'))
    await expectSoundPage(page, lang)
  })
})

/** A client registered on the page of this language. */
async function registered(playwright: Playwright, baseURL: string, lang: Lang): Promise<string> {
  const email = uniqueEmail('client')
  const visitor = await asPerson(playwright, baseURL, null)
  const form = {
    fullName,
    email,
    password,
    confirmPassword: password,
    agreed: currentEdition,
    companyName: 'Forgetful Foods',
  }
  expect((await visitor.post(`${publicPage(lang, '/client-registration')}.data`, { form })).ok()).toBe(true)
  await visitor.dispose()
  return email
}

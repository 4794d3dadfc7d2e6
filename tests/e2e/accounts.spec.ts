import type { Browser } from '@playwright/test'
import type { Lang } from '../../domain/text.ts'
import { errorMessages } from '../../messages/errors.ts'
import {
  enter,
  expectProblems,
  field,
  fillCompany,
  fillPerson,
  main,
  open,
  password,
  storedKeys,
  submit,
  text,
} from './account-steps.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  say,
  signInOnPage,
  test,
  uniqueEmail,
} from './support.ts'

const landings = [
  [people.admin, '/admin/dashboard', 'admin-session'],
  [people.saffron, '/client/dashboard', 'client-session'],
  [people.freelancer, '/freelancer/dashboard', 'freelancer-session'],
  [people.shopper, '/freelancer/dashboard', 'freelancer-session'],
] as const

for (const [who, landing, key] of landings) {
  test(`${who.role}: lands on ${landing} and leaves nothing behind`, async ({ page, context, lang }) => {
    await enter(page, lang, who.email, who.password, '/login?next=%2F%2Fevil.example')
    await page.waitForURL(`**${landing}`)
    await expect.poll(() => storedKeys(page)).toEqual([key])
    const object = await page.evaluate((name) => JSON.parse(localStorage.getItem(name)!) as object, key)
    expect(object).toEqual({ email: who.email, name: who.name, role: who.type })
    const cookies = await context.cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('display-session')
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

    await open(page, lang, '/login')
    await expect(main(page)).toContainText(who.email)
    await expectSoundPage(page, lang)
    await main(page)
      .getByRole('button', { name: text(lang, 'signOut') })
      .click()
    await page.waitForURL(`**${publicPage(lang, who.type === 'admin' ? '/admin-login' : '/login')}`)
    await expect.poll(() => storedKeys(page)).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
    await page.goto(landing)
    await page.waitForURL(/login/)
  })
}

test('a sign-in leads back to the page that asked for it', async ({ page, lang }) => {
  await page.goto('/client/reports')
  await page.waitForURL(/login\?next=%2Fclient%2Freports$/)
  await hydrated(page)
  await field(page, 'email').fill(people.saffron.email)
  await field(page, 'password').fill(people.saffron.password)
  await submit(page).click()
  await page.waitForURL('**/client/reports')
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
})

test('wrong passwords, unknown addresses and the wrong role are refused alike', async ({ page, baseURL, lang }) => {
  await open(page, lang, '/login')
  await submit(page).click()
  await expectProblems(page, lang, ['email', 'password'])
  const refused = say(lang, errorMessages['account.wrong-credentials'])
  const known = uniqueEmail('known')
  const form = { fullName: 'Known', email: known, password, confirmPassword: password }
  await page.request.post('/join-mystery-shopper', { form, headers: { origin: baseURL! } })
  const tries = [
    ['/login', known, 'not-the-password'],
    ['/login', uniqueEmail('nobody'), 'not-the-password'],
    ['/admin-login', known, password],
  ] as const
  for (const [door, email, secret] of tries) {
    await enter(page, lang, email, secret, door)
    await expect(main(page).getByRole('alert')).toContainText(refused)
    await expect(field(page, 'email')).toHaveValue(email)
  }
  await expectSoundPage(page, lang)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
})

test('five wrong passwords make an address wait, and say how long', async ({ page, lang }) => {
  const email = uniqueEmail('guessed')
  await enter(page, lang, email, 'not-the-password')
  for (let attempt = 2; attempt <= 6; attempt++) {
    await field(page, 'password').fill(`guess-${attempt}`)
    await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), submit(page).click()])
  }
  await expect(main(page).getByRole('alert')).toContainText(/(2\d|30)/)
})

test('a forged object in the browser opens nothing', async ({ page, lang }) => {
  const forged = JSON.stringify({ email: 'boss@example.com', name: 'Boss', role: 'admin' })
  const forge = (value: string) =>
    page.evaluate((session) => {
      for (const area of ['admin', 'client', 'freelancer']) localStorage.setItem(`${area}-session`, session)
    }, value)
  await open(page, lang, '/login')
  await forge(forged)
  for (const [path, door] of [
    ['/admin', '/admin-login'],
    ['/client', '/login'],
    ['/freelancer', '/login'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === door || url.pathname === publicPage(lang, door))
  }
  await signInOnPage(page, lang, people.saffron)
  await forge(forged)
  for (const path of ['/admin', '/admin/client-approval', '/freelancer/dashboard']) {
    expect((await page.goto(path))?.status()).toBe(404)
  }
})

for (const [what, value] of [
  ['missing', null],
  ['unparsable', '{'],
  ['without e-mail', '{"name":"x"}'],
] as const) {
  test(`an object that is ${what} leads to sign-in, and on from there`, async ({ page, lang }) => {
    await signInOnPage(page, lang, people.admin)
    await expect.poll(() => storedKeys(page)).toEqual(['admin-session'])
    await page.evaluate((session) => {
      if (session === null) localStorage.removeItem('admin-session')
      else localStorage.setItem('admin-session', session)
    }, value)
    await page.goto('/admin/client-approval')
    await page.waitForURL(`**${publicPage(lang, '/admin-login')}`)
    expect(await storedKeys(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: text(lang, 'continue') })
      .click()
    await page.waitForURL('**/admin/dashboard')
    await expect.poll(() => storedKeys(page)).toEqual(['admin-session'])
  })
}

async function registerClient(browser: Browser, baseURL: string, lang: Lang, company: string): Promise<string> {
  const email = uniqueEmail('client')
  const page = await browser.newPage({ baseURL })
  await open(page, lang, '/client-registration')
  await fillPerson(page, email)
  await fillCompany(page)
  await field(page, 'companyName').fill(company)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'success'))
  await page.close()
  return email
}

/** The newest mail of a kind to an address, as soon as it is in the outbox. */
async function mailTo(address: string, kind: string): Promise<{ subject: string; body: string; language: string }> {
  const query =
    'select subject, body, language from app.emails where to_address = $1 and kind = $2 order by created_at desc'
  const find = () => lookUp<{ subject: string; body: string; language: string }>(query, [address, kind])
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return (await find())[0]!
}

test('a forgotten password: link by mail, used once, old sessions end', async ({ page, browser, baseURL, lang }) => {
  test.slow()
  const email = await registerClient(browser, baseURL!, lang, 'Forgetful Foods')
  await enter(page, lang, email, password)
  await page.waitForURL('**/client/dashboard')

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await open(other, lang, '/login')
  await other.getByRole('link', { name: text(lang, 'forgotLink') }).click()
  await other.waitForURL(`**${publicPage(lang, '/forgot-password')}`)
  await expectSoundPage(other, lang)
  for (const address of [uniqueEmail('nobody'), email]) {
    await open(other, lang, '/forgot-password')
    await field(other, 'email').fill(address)
    await submit(other).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'linkSent'))
  }
  await expectSoundPage(other, lang)

  const mail = await mailTo(email, 'account.reset')
  expect(mail.language).toBe(lang)
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(mail.body)![0]
  expect(new URL(link).pathname).toBe(publicPage(lang, '/reset-password'))
  await other.goto(link)
  await hydrated(other)
  await expectSoundPage(other, lang)
  await field(other, 'password').fill('eight-camels')
  await field(other, 'confirmPassword').fill('eight-horses')
  await submit(other).click()
  await expectProblems(other, lang, ['passwords-differ'])
  await field(other, 'confirmPassword').fill('eight-camels')
  await submit(other).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'passwordDone'))

  await page.goto('/client/dashboard')
  await page.waitForURL(/login/)
  await enter(page, lang, email, password)
  await expect(main(page).getByRole('alert')).toBeVisible()
  await enter(page, lang, email, 'eight-camels')
  await page.waitForURL('**/client/dashboard')
  await mailTo(email, 'account.password-changed')

  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text(lang, 'linkDead'))
  await expectSoundPage(other, lang)
  await elsewhere.close()
})

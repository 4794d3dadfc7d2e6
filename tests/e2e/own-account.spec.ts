import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { startServer } from '../../bench/processes.ts'
import type { Lang } from '../../domain/text.ts'
import { currentEdition } from '../../domain/terms.ts'
import { confirmationMessages } from '../../messages/confirmation.ts'
import { errorMessages } from '../../messages/errors.ts'
import { ownEmailMessages } from '../../messages/identity/email.ts'
import { identityMessages } from '../../messages/identity/identities.ts'
import { secondFactorMessages } from '../../messages/second-factor.ts'
import { openIdClient, openIdProvider } from '../openid-provider.ts'
import { field, main, sendSignIn } from './account-steps.ts'
import { asPerson } from './as-person.ts'
import { mailTo } from './mail-to.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  lookUp,
  publicPage,
  say,
  signInOnPage,
  test,
  uniqueEmail,
} from './support.ts'

const password = 'journey-2026'

/** Registers a shopper with a request. */
async function register(visitor: APIRequestContext, lang: Lang, address: string, origin = ''): Promise<void> {
  const form = { fullName: 'Own Account', email: address, password, confirmPassword: password, agreed: currentEdition }
  const path = `${origin}${publicPage(lang, '/join-mystery-shopper')}.data`
  expect((await visitor.post(path, { form, ...(origin && { headers: { origin } }) })).ok()).toBe(true)
}

/** Makes the last proof of the open session older than ten minutes. */
async function growOld(page: Page): Promise<void> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')!
  const key = createHash('sha256').update(session.value).digest('hex')
  await lookUp(`update auth.session set "provedAt" = now() - interval '11 minutes' where token = $1`, [key])
}

/** Path of the page that a mail links to. */
async function linkIn(address: string, kind: string, page: string): Promise<string> {
  const { body } = await mailTo(address, kind)
  return new RegExp(`https?://[^/\\s]+((?:/ar)?/${page}/[\\w-]+)`).exec(body)![1]!
}

async function signsIn(page: Page, lang: Lang, address: string): Promise<void> {
  await page.context().clearCookies({ name: 'session' })
  await page.goto(publicPage(lang, '/login'))
  await hydrated(page)
  await sendSignIn(page, address, password)
}

test('an old sign-in proves itself before the address changes; the previous address takes the change back', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const says = (key: keyof typeof ownEmailMessages) => say(lang, ownEmailMessages[key])
  const button = (key: keyof typeof ownEmailMessages) => page.getByRole('button', { name: says(key), exact: true })
  const [before, after] = [uniqueEmail('before'), uniqueEmail('after')]
  await register(await asPerson(playwright, baseURL!, null), lang, before)
  await signInOnPage(page, lang, { email: before, password, type: 'mystery_shopper' })

  await growOld(page)
  await page.goto('/account/email')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await field(page, 'email').fill(after)
  await button('change').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say(lang, confirmationMessages.title))
  await expectSoundPage(page, lang)
  await dialog.getByRole('button', { name: say(lang, confirmationMessages.cancel) }).click()
  await expect(field(page, 'email')).toHaveValue(after)
  await button('change').click()
  await dialog.locator('input').fill(password)
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText(says('pendingTitle'))
  await expectSoundPage(page, lang)

  await page.goto(await linkIn(after, 'account.new-email', 'verify-email'))
  await hydrated(page)
  await button('confirm').click()
  await expect(page.locator('h1')).toHaveText(says('newDone'))
  await signsIn(page, lang, after)
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)

  await page.goto(await linkIn(before, 'account.email-changed', 'undo-email'))
  await hydrated(page)
  await expectSoundPage(page, lang)
  await button('undo').click()
  await expect(page.locator('h1')).toHaveText(says('undoDone'))
  await expectSoundPage(page, lang)
  const shut = await page.request.get('/freelancer/dashboard', { maxRedirects: 0 })
  expect(shut.headers()['location']).toMatch(/\/login\?/)
  await signsIn(page, lang, before)
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)
})

test('a person who lost the phone enters with a recovery code and sets up another app', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const says = (key: 'start' | 'confirm' | 'goOn' | 'remove' | 'removed' | 'codesTitle') =>
    say(lang, secondFactorMessages[key])
  const button = (key: Parameters<typeof says>[0]) => page.getByRole('button', { name: says(key), exact: true })
  const email = uniqueEmail('lost')
  await register(await asPerson(playwright, baseURL!, null), lang, email)
  await signInOnPage(page, lang, { email, password, type: 'mystery_shopper' })

  /** Sets up an app on the open page; gives its codes, and the recovery codes. */
  async function setUp() {
    await page.goto('/account/security')
    await hydrated(page)
    await button('start').click()
    const key = main(page).locator('bdi', { hasText: /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/ })
    const secret = Secret.fromBase32((await key.textContent())!.replaceAll(' ', ''))
    const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })
    await field(page, 'code').fill(codeIn(0))
    await button('confirm').click()
    await expect(page.getByRole('heading', { name: says('codesTitle') })).toBeVisible()
    return { secret: secret.base32, codeIn, codes: await main(page).locator('ol li').allTextContents() }
  }
  const lost = await setUp()
  await signsIn(page, lang, email)
  await expect(page).toHaveURL(/\/login\/code/)
  await field(page, 'code').fill(lost.codes[0]!)
  await button('goOn').click()
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)

  await page.goto('/account/security')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await field(page, 'code').fill(lost.codes[1]!)
  await button('remove').click()
  await expect(main(page)).toContainText(says('removed'))
  const found = await setUp()
  expect(found.secret).not.toBe(lost.secret)
  await signsIn(page, lang, email)
  await expect(page).toHaveURL(/\/login\/code/)
  await field(page, 'code').fill(lost.codes[2]!)
  await button('goOn').click()
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true')
  // the next code: the present one confirmed the app
  await field(page, 'code').fill(found.codeIn(30))
  await button('goOn').click()
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)
})

test('an identity of a provider is linked, signs in, and is unlinked', async ({ page, lang, playwright, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const provider = await openIdProvider()
  const folder = mkdtempSync(join(tmpdir(), 'itqan-provider-'))
  const name = 'Example ID'
  const server = await startServer({
    DATA_DIR: folder,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: openIdClient.id,
    OIDC_CLIENT_SECRET: openIdClient.secret,
    OIDC_NAME: name,
  })
  const origin = `http://localhost:${server.port}`
  const says = (key: keyof typeof identityMessages) => say(lang, identityMessages[key])
  // a name of the other script is isolated in the sentence
  const button = (key: 'link' | 'unlink' | 'signIn') =>
    page.getByRole('button', { name: new RegExp(`^${says(key).replace('{name}', `\\W?${name}\\W?`)}$`) })
  // the provider's own page, on which the person agrees
  await page.route(`${provider.issuer}/authorize**`, async (route) => {
    const back = provider.agree(route.request().url(), 'subject-7').replaceAll('&', '&amp;')
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>ID</title><a href="${back}">Agree</a>`,
    })
  })
  const agree = () => page.getByRole('link', { name: 'Agree' }).click()
  try {
    const email = uniqueEmail('linked')
    await register(await asPerson(playwright, baseURL!, null), lang, email, origin)
    const signInAt = async () => {
      await page.context().clearCookies({ name: 'session' })
      await page.goto(`${origin}${publicPage(lang, '/login')}`)
      await hydrated(page)
    }
    await signInAt()
    await expectSoundPage(page, lang)
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(password)
    await page.locator('form:has([name=password]) button[type=submit]').first().click()
    await expect(page).toHaveURL(/\/freelancer\/dashboard/)
    await page.goto(`${origin}/account/identities`)
    await hydrated(page)
    await expect(main(page)).toContainText(says('none'))
    await button('link').click()
    await agree()
    await expect(main(page)).toContainText(says('doneLink'))
    await expectSoundPage(page, lang)

    await signInAt()
    await button('signIn').click()
    await agree()
    await expect(page).toHaveURL(/\/freelancer\/dashboard/)

    await page.goto(`${origin}/account/identities`)
    await hydrated(page)
    await button('unlink').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: says('unlink') })
      .click()
    await expect(main(page)).toContainText(says('doneUnlink'))
    await expect(main(page)).toContainText(says('none'))
    await signInAt()
    await button('signIn').click()
    await agree()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('alert')).toContainText(say(lang, errorMessages['account.identity-unknown']))
  } finally {
    await page.close()
    await server.stop()
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

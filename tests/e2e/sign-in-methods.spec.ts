import type { Page } from '@playwright/test'
import { currentEdition } from '../../domain/terms.ts'
import { formMessages } from '../../messages/forms.ts'
import { identityMessages } from '../../messages/identity/identities.ts'
import { mailSignInMessages } from '../../messages/identity/mail-sign-in.ts'
import { passkeyMessages } from '../../messages/identity/passkeys.ts'
import { phoneMessages } from '../../messages/identity/phone.ts'
import { field, main } from './account-steps.ts'
import { asPerson } from './as-person.ts'
import {
  expect,
  expectSoundPage,
  hydrated,
  pageOf,
  people,
  publicPage,
  say,
  signInOnPage,
  test,
  uniqueEmail,
} from './support.ts'

const password = 'journey-2026'

/** A device with a fingerprint reader that always agrees. */
async function device(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuses: (refuses: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !refuses }),
  }
}

test('a shopper adds a passkey, signs in with it, and removes it', async ({ page, lang, playwright, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const says = (key: keyof typeof passkeyMessages) => say(lang, passkeyMessages[key])
  const button = (key: keyof typeof passkeyMessages) => page.getByRole('button', { name: says(key), exact: true })
  const email = uniqueEmail('keys')
  const visitor = await asPerson(playwright, baseURL!, null)
  const form = { fullName: 'Keys Shopper', email, password, confirmPassword: password, agreed: currentEdition }
  expect((await visitor.post(`${publicPage(lang, '/join-mystery-shopper')}.data`, { form })).ok()).toBe(true)
  await signInOnPage(page, lang, { email, password, type: 'mystery_shopper' })
  const finger = await device(page)

  await page.goto('/account/passkeys')
  await hydrated(page)
  await expect(main(page)).toContainText(says('none'))
  await expectSoundPage(page, lang)
  await button('add').click()
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'name').fill('جوالي 1')
  await finger.refuses(true)
  await button('add').click()
  await expect(main(page)).toContainText(says('cancelled'))
  await finger.refuses(false)
  await button('add').click()
  await expect(main(page)).toContainText(says('doneAdd'))
  await expect(main(page)).toContainText(says('neverUsed'))
  await expectSoundPage(page, lang)

  await page.context().clearCookies({ name: 'session' })
  await page.goto(publicPage(lang, '/login'))
  await hydrated(page)
  await expectSoundPage(page, lang)
  await button('signIn').click()
  await expect(page).toHaveURL(/\/freelancer\/dashboard/)

  await page.goto('/account/passkeys')
  await hydrated(page)
  await expect(main(page)).toContainText(says('lastUsed'))
  await button('remove').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: says('remove') })
    .click()
  await expect(main(page)).toContainText(says('doneRemove'))
  await page.context().clearCookies({ name: 'session' })
  await page.goto(publicPage(lang, '/login'))
  await hydrated(page)
  await button('signIn').click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a visitor asks for a mail and for a text message, and the own account shows both ways', async ({
  page,
  lang,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const mails = (key: keyof typeof mailSignInMessages) => say(lang, mailSignInMessages[key])
  const phones = (key: keyof typeof phoneMessages) => say(lang, phoneMessages[key])
  await page.goto(publicPage(lang, '/login'))
  await hydrated(page)
  await page.getByRole('link', { name: mails('open') }).click()
  await expect(page.locator('h1')).toHaveText(mails('title'))
  await expectSoundPage(page, lang)
  await field(page, 'email').fill(uniqueEmail('unknown'))
  await page.getByRole('button', { name: mails('send') }).click()
  await expect(page.locator('h1')).toHaveText(mails('sent'))
  await expectSoundPage(page, lang)
  await field(page, 'code').fill('123456')
  await page.getByRole('button', { name: mails('signIn') }).click()
  await expect(main(page)).toContainText(say(lang, formMessages['code-wrong']))
  await expect(page.locator('h1')).toHaveText(mails('sent'))
  await page.goto(`${publicPage(lang, '/login/link')}?token=forged`)
  await expect(page.locator('h1')).toHaveText(mails('dead'))
  await expectSoundPage(page, lang)
  await page.goto(publicPage(lang, '/login/phone'))
  await hydrated(page)
  await expectSoundPage(page, lang)
  await field(page, 'phone').fill('0501234567')
  await page.getByRole('button', { name: phones('send') }).click()
  await expect(page.locator('h1')).toHaveText(phones('sent'))

  const own = await pageOf(browser, lang, baseURL!, people.saffron, { scripts: false })
  await own.setViewportSize({ width: 390, height: 844 })
  await own.goto('/account/identities')
  await expect(main(own)).toContainText(say(lang, identityMessages.none))
  await expectSoundPage(own, lang)
  await own.goto('/account/phone')
  await expectSoundPage(own, lang)
  await field(own, 'phone').fill('0551112223')
  await own.getByRole('button', { name: phones('send') }).click()
  await expect(main(own)).toContainText('+966551112223')
  await field(own, 'code').fill('000000')
  await own.getByRole('button', { name: phones('confirm') }).click()
  await expect(main(own)).toContainText(say(lang, formMessages['code-wrong']))
  await expectSoundPage(own, lang)
})

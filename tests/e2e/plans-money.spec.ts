import type { Page } from '@playwright/test'
import { translator } from './page-words.ts'
import { accountMessages } from '../../messages/accounts.ts'
import { planCardMessages } from '../../messages/billing/plan-cards.ts'
import { planPageMessages, planWords } from '../../messages/subscriptions.ts'
import { shellMessages } from '../../messages/shell.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, expectSoundPage, hydrated, lookUp, publicPage, say, test, uniqueEmail } from './support.ts'

const plan = '/client/invoices/plan'
const phone = { width: 360, height: 740 }
const password = 'correct-horse-battery'

/** Pays a confirmed order in the sandbox, without scripts. */
async function payBySandbox(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\?invoice=/)
  await page.locator('button[name=intent][value=pay]').click()
  await page.waitForURL(/\/payment\/sandbox\//)
  await page.locator('form:has(input[name=outcome]) button[type=submit]').click()
  await page.waitForURL(/\/payment-success\?/)
}

/** Expects the plan to begin, which happens in a job. */
const expectBegun = (email: string, tier: string) =>
  expect
    .poll(() =>
      lookUp(
        `select s.tier from app.subscriptions s join app.profiles p on p.id = s.client_id
         where p.email = $1 and s.state = 'active'`,
        [email],
      ),
    )
    .toEqual([{ tier }])

const invoicesOf = (email: string) =>
  lookUp<{ kind: string; status: string; gross: number }>(
    `select i.kind, i.status, i.gross::int from app.invoices i join app.profiles p on p.id = i.client_id
     where p.email = $1 and i.number is not null order by i.counter`,
    [email],
  )
const sentBack = async (email: string) => {
  const [row] = await lookUp<{ back: number }>(
    `select coalesce(sum(y.refunded), 0)::int as back from app.payments y join app.profiles p on p.id = y.client_id where p.email = $1`,
    [email],
  )
  return row!.back
}

test('a visitor chooses a plan, registers, pays, moves up, ends it, takes that back and gets the money back', async ({
  page,
  lang,
}) => {
  const t = translator(lang, planPageMessages)
  const word = translator(lang, planWords)
  const email = uniqueEmail('plan')
  await page.goto(publicPage(lang, '/plans'))
  await hydrated(page)
  await cardOf(page, say(lang, planCardMessages.planBasic)).getByRole('link').first().click()
  await page.waitForURL(`**${publicPage(lang, '/signup')}?plan=basic`)
  await page.locator('input[name=userType][value=client]').check({ force: true })
  await page.locator('input[name=fullName]').fill('Huda Al-Faris')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirmPassword]').fill(password)
  await page.locator('input[name=agreed]').check({ force: true })
  await page.locator('form:has(input[name=fullName]) button[type=submit]').first().click()
  await page.getByRole('link', { name: say(lang, accountMessages.goToSignIn) }).click()
  await page.waitForURL(/\/login\?next=/)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form:has(input[name=password]) button[type=submit]').first().click()
  await page.waitForURL(`**${plan}?plan=basic`)
  await hydrated(page)

  await page.getByRole('link', { name: t('toDetails') }).click()
  await page.waitForURL(`**${plan}/details?plan=basic`)
  await page.locator('input[name=legalName]').fill('مقهى هدى | Huda Cafe')
  await page.locator('input[name=vatNumber]').fill('311111111100003')
  await page.locator('input[name=street]').fill('Olaya Street')
  await page.locator('input[name=building]').fill('2322')
  await page.locator('input[name=district]').fill('Olaya')
  await page.locator('input[name=city]').fill('Riyadh')
  await page.locator('input[name=postalCode]').fill('12213')
  await page.locator('form:has(input[name=legalName]) button[type=submit]').click()
  await page.waitForURL(`**${plan}?plan=basic*`)
  await expect(page.getByText('1,148.85').first()).toBeVisible()
  await page.getByRole('button', { name: t('confirm') }).click()
  await page.waitForURL(/\/payment\?invoice=/)
  await takeScriptsFrom(page)
  await payBySandbox(page)
  await expectBegun(email, 'basic')
  expect(await invoicesOf(email)).toEqual([{ kind: 'invoice', status: 'paid', gross: 114_885 }])

  // an immediate upgrade, less the unused part of the month
  await page.goto(plan)
  await expect(planNamed(page, word('plan_basic'))).toBeVisible()
  await expect(page.getByText(say(lang, shellMessages.plan_basic)).first()).toBeAttached()
  await page.getByRole('link', { name: t('moveUp', { plan: word('plan_professional') }) }).click()
  await page.waitForURL(`**${plan}?plan=professional`)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: t('confirm') }).click()
  await payBySandbox(page)
  await expectBegun(email, 'professional')
  await page.setViewportSize(phone)
  await page.goto(plan)
  await expect(planNamed(page, word('plan_professional'))).toBeVisible()
  await expect(page.getByText(say(lang, shellMessages.plan_professional)).first()).toBeAttached()
  await expectSoundPage(page, lang)

  // cancelled for the end of the month, and resumed
  await page.locator('form:has(input[name=to][value=free]) button').click()
  await page.locator('form:has(input[name=to][value=same]) button').click()
  await expect(page.locator('form:has(input[name=to][value=free]) button')).toBeVisible()

  // refund: first without the confirmation
  const back = page.locator('form:has(input[name=sure])')
  await back.getByRole('button').click()
  await expect(back.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await back.getByRole('checkbox').check({ force: true })
  await back.getByRole('button').click()
  await expect(page.getByText(t('none'))).toBeVisible()
  const documents = await invoicesOf(email)
  expect(documents.map(({ kind, status }) => [kind, status])).toEqual([
    ['invoice', 'credited'],
    ['invoice', 'credited'],
    ['credit', 'issued'],
    ['credit', 'issued'],
  ])
  await expect
    .poll(() => sentBack(email))
    .toBe(documents.reduce((sum, { kind, gross }) => sum + (kind === 'invoice' ? gross : 0), 0))

  // a signed-in client goes straight to a plan; the largest one is by request
  await page.goto(publicPage(lang, '/plans'))
  await cardOf(page, say(lang, planCardMessages.planEnterprise)).getByRole('link').first().click()
  await page.waitForURL(`**${plan}?plan=enterprise`)
  await expectSoundPage(page, lang)
  await expect(page.locator('main').getByRole('link', { name: t('askUs') })).toHaveAttribute(
    'href',
    publicPage(lang, '/contact?subject=plans'),
  )
})

const cardOf = (page: Page, name: string) => page.locator('#plans li').filter({ hasText: name })
const planNamed = (page: Page, name: string) =>
  page.locator('main').getByRole('heading', { level: 2, name, exact: true })

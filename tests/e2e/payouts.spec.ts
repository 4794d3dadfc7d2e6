import { randomInt } from 'node:crypto'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import { translator } from '../../domain/text.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { payoutMessages } from '../../messages/payouts.ts'
import { asPerson } from './as-person.ts'
import { networkOf } from './network.ts'
import { ownReport, type OwnReport } from './own-report.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, people, say, signIn, test } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
const root = '/admin/secret-shopper-invoicing'
const grades = { facts: '5', completeness: '4', objectivity: '5', language: '4', punctuality: '5' }

/** An account that nobody else has, with check digits that fit. */
function newIban(): string {
  const account = `80${String(randomInt(1, 2 ** 40)).padStart(18, '0')}`
  const check = 98n - (BigInt(`${account}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${account}`
}

/** The shopper says who they are and where payouts go. */
async function giveAccount(playwright: Playwright, baseURL: string, { shopper }: OwnReport): Promise<string> {
  const { email, password } = shopper
  const extraHTTPHeaders = { origin: baseURL, ...networkOf(test.info()) }
  const phone = await playwright.request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders })
  await phone.post('/login', { form: { intent: 'sign-in', email, password } })
  const identityNumber = `P${randomInt(10_000_000, 99_999_999)}`
  const identity = { legalName: 'Nora Alharbi', birthOn: '1990-01-01', identityKind: 'passport', identityNumber }
  await phone.post('/freelancer/profile/about', { form: { intent: 'identity', ...identity } })
  const iban = newIban()
  expect((await phone.post('/freelancer/profile/bank', { form: { iban, password } })).status()).toBeLessThan(400)
  await phone.dispose()
  return iban
}

/** An editor releases the report, and the visit becomes a payout. */
async function release(playwright: Playwright, baseURL: string, { reportId }: OwnReport): Promise<void> {
  const editor = await asPerson(playwright, baseURL, 'admin')
  for (const form of [{ intent: 'start-review' }, { intent: 'release', note: 'Well observed.', ...grades }]) {
    const [row] = await lookUp<{ version: number }>('select version from app.mystery_shopping_reports where id = $1', [
      reportId,
    ])
    await editor.post(`/admin/reports/${reportId}`, { form: { version: String(row!.version), ...form } })
  }
  await editor.dispose()
  const payouts = () => lookUp('select state from app.payouts where report_id = $1', [reportId])
  await expect.poll(payouts, { timeout: 30_000 }).toEqual([{ state: 'accrued' }])
}

/** Five working days and the two days of a new account are over. why: no journey waits for a week. */
async function aWeekLater({ reportId }: OwnReport): Promise<void> {
  await lookUp(
    `update app.mystery_shopper_profiles set iban_changed_at = iban_changed_at - interval '7 days'
     where profile_id = (select shopper_id from app.payouts where report_id = $1)`,
    [reportId],
  )
  await lookUp(`update app.payouts set state = 'payable', payable_on = payable_on - 7 where report_id = $1`, [reportId])
}

test('a shopper is paid: due, a batch that two people approve, the bank’s file, and the notice', async ({
  page,
  browser,
  playwright,
  baseURL,
  lang,
}) => {
  test.slow()
  const t = translator(lang, payoutMessages)
  const own = await ownReport(playwright, baseURL!)
  const iban = await giveAccount(playwright, baseURL!, own)
  await release(playwright, baseURL!, own)
  await aWeekLater(own)

  await signIn(page, people.admin)
  await page.goto(`${root}?q=${encodeURIComponent(own.shopper.email)}`)
  await hydrated(page)
  await expect(page.getByRole('table').getByText(t('account_ready'), { exact: true })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('checkbox', { name: t('choose', { name: own.shopper.name }) }).check()
  await page.getByRole('button', { name: t('batchChosen') }).click()
  await page.waitForURL(/\/batches\/[0-9a-f-]{36}$/)
  const batch = new URL(page.url()).pathname

  const second = await pageOf(browser, lang, baseURL!, people.editor)
  const approvers = [
    [page, people.admin],
    [second, people.editor],
  ] as const
  for (const [desk, person] of approvers) {
    await desk.goto(batch)
    await hydrated(desk)
    await desk
      .getByRole('main')
      .getByRole('button', { name: t('approve'), exact: true })
      .click()
    const dialog = desk.getByRole('dialog')
    await dialog.locator('input[name=password]').fill(person.password)
    await dialog.getByRole('button', { name: t('approve'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByRole('main').getByRole('button', { name: t('approve'), exact: true })).toBeHidden()
  }
  await expectSoundPage(second, lang)
  await second.getByRole('button', { name: t('send') }).click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('send') })
    .click()
  const link = second.getByRole('link', { name: t('download') })
  await expect(link).toBeVisible()
  const read = async () => (await second.request.get((await link.getAttribute('href'))!)).text()
  const file = await read()
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`,Nora Alharbi,${iban},80,`)
  expect(await read()).toBe(file)

  await second.getByRole('button', { name: t('confirm') }).click()
  await second.getByRole('dialog').locator('input[name=bankReference]').fill('SARIE-2026-1')
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('confirm') })
    .click()
  await expect(second.getByText(t('batchState_done')).first()).toBeVisible()

  const paid = () =>
    lookUp<{ kind: string }>(
      `select n.kind from app.notifications n join app.profiles p on p.id = n.profile_id
       where p.email = $1 and n.kind = 'payout.paid'
       union all select e.kind from app.emails e where e.to_address = $1 and e.kind = 'payout.paid'`,
      [own.shopper.email],
    )
  await expect.poll(async () => (await paid()).length, { timeout: 30_000 }).toBe(2)
  const shopper = await pageOf(browser, lang, baseURL!, own.shopper)
  await shopper.goto('/notifications')
  const beginning = say(lang, notificationMessages['payout.paid']).split('{amount}')[0]!.trim()
  await expect(shopper.getByRole('main').getByText(beginning).first()).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import { currentEdition } from '../../domain/terms.ts'
import { translator } from './page-words.ts'
import { invoicePageMessages, toBillMessages } from '../../messages/billing/invoice-page.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { ownPayoutMessages } from '../../messages/payouts/own-payouts.ts'
import { payoutMessages } from '../../messages/payouts/payouts.ts'
import { shellMessages } from '../../messages/shell.ts'
import { timelineMessages } from '../../messages/fieldwork/timeline.ts'
import { asPerson } from './as-person.ts'
import { taxDetails } from './issued-invoice.ts'
import { aWeekLater, giveAccount, releasedVisit } from './released-visit.ts'
import { takeScriptsFrom } from './scripts.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, say, signIn, test, uniqueEmail } from './support.ts'

const root = '/admin/secret-shopper-invoicing'

test('a shopper finds what a visit earned, asks about it and reads the answer, and takes statements and lists along', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, ownPayoutMessages)
  const own = await releasedVisit(playwright, baseURL!)
  await signIn(page, own.shopper)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/freelancer/payouts')
  await hydrated(page)
  await expect(page.getByText(t('bankMissing'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('toBank') })).toHaveAttribute(
    'href',
    '/freelancer/profile/bank',
  )
  await expectSoundPage(page, lang)
  const [day] = await lookUp<{ year: string; month: string }>(
    `select to_char(earned_on, 'YYYY') as year, to_char(payable_on, 'YYYY-MM') as month from app.payouts where id = $1`,
    [own.payoutId],
  )
  const link = page.getByRole('link', { name: t('statementYear', { year: day!.year }) })
  const statement = await page.request.get((await link.getAttribute('href'))!)
  expect(statement.headers()['content-disposition']).toMatch(new RegExp(`PS-${day!.year}-[0-9A-F]{8}-${lang}\\.pdf`))
  expect((await statement.body()).subarray(0, 5).toString()).toBe('%PDF-')
  for (const address of ['statement.pdf?month=2026-13', 'statement.pdf', randomUUID()])
    expect((await page.request.get(`/freelancer/payouts/${address}`)).status()).toBe(404)
  const csv = await (await page.request.get('/freelancer/payouts/export?format=csv')).text()
  expect(csv).toContain(own.branch)

  const address = `/freelancer/payouts/${own.payoutId}`
  await page.getByRole('link', { name: own.branch }).first().click()
  await page.waitForURL(`**${address}`)
  await expect(page.getByText(t('partFee'))).toBeVisible()
  await expect(page.getByText(t('partNet'))).toBeVisible()
  const send = page.getByRole('button', { name: t('send') })
  await send.click()
  await expect(page.locator('textarea[name=text]')).toHaveAttribute('aria-invalid', 'true')
  const question = `Where is it? ${randomUUID().slice(0, 8)}`
  await page.locator('textarea[name=text]').fill(question)
  await send.click()
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByText(t('waits'))).toBeVisible()
  await expect(page.locator('textarea[name=text]')).toHaveValue('')
  await expectSoundPage(page, lang)

  const [asked] = await lookUp<{ id: string }>('select id from app.payout_queries where payout_id = $1', [own.payoutId])
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const answer = 'It goes out with the next transfer.'
  await admin.post(`${root}/queries`, { form: { queryId: asked!.id, answer } })
  await takeScriptsFrom(page)
  await page.goto(address)
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText(t('waits'))).toHaveCount(0)
  await page.goto(`/freelancer/timeline?month=${day!.month}`)
  const name = translator(lang, timelineMessages)('kind_payable')
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address)

  // other shoppers and visitors have no access
  const other = await asPerson(playwright, baseURL!, 'shopper')
  expect((await other.get(address)).status()).toBe(404)
  const stranger = await asPerson(playwright, baseURL!, null)
  expect((await stranger.get('/freelancer/payouts')).status()).toBeGreaterThanOrEqual(300)
  for (const context of [admin, other, stranger]) await context.dispose()
})

test.describe('without scripts', () => {
  test.use({ scripts: false })

  test('whoever has earned nothing yet is told how to, and finds the page in the menu', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    const t = translator(lang, ownPayoutMessages)
    const visitor = await asPerson(playwright, baseURL!, null)
    const [email, password] = [uniqueEmail('own'), 'journey-2026']
    const form = { fullName: 'New Shopper', email, password, confirmPassword: password, agreed: currentEdition }
    expect((await visitor.post('/join-mystery-shopper', { form })).ok()).toBe(true)
    await visitor.dispose()
    await signIn(page, { ...people.shopper, email, password })
    await page.goto('/freelancer/dashboard')
    await page
      .getByRole('link', { name: translator(lang, shellMessages)('payouts') })
      .first()
      .click()
    await page.waitForURL('**/freelancer/payouts')
    await expect(page.getByText(t('none'))).toBeVisible()
    await expectSoundPage(page, lang)
  })

  test('a released visit is billed once and stands on a draft of its month', async ({
    page,
    playwright,
    baseURL,
    lang,
  }) => {
    const t = translator(lang, toBillMessages)
    const own = await releasedVisit(playwright, baseURL!)
    const details = taxDetails(own.company)
    await signIn(page, people.admin)
    await page.goto(`/admin/invoices/to-bill?q=${encodeURIComponent(own.company)}`)
    await expect(page.getByText(t('detailsMissing')).first()).toBeVisible()
    const admin = await asPerson(playwright, baseURL!, 'admin')
    await admin.post(`/admin/invoices/clients/${own.clientId}`, { form: details })
    await admin.dispose()
    await page.reload()
    await expectSoundPage(page, lang)
    await page.getByRole('button', { name: t('billClient', { client: own.company }) }).click()
    await page.getByRole('link', { name: t('seeDraft') }).click()
    await expect(page.getByText(own.branch).first()).toBeVisible()
    await expect(page.getByText(translator(lang, invoicePageMessages)('standingOk'))).toBeVisible()
    await expectSoundPage(page, lang)
    expect(
      await lookUp('select request_id from app.billed_visits where client_id = $1 and request_id = $2', [
        own.clientId,
        own.requestId,
      ]),
    ).toHaveLength(1)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  })
})

test('a shopper is paid: due, a batch that another person than its maker approves, the bank’s file, and the notice', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, payoutMessages)
  const own = await releasedVisit(playwright, baseURL!)
  const iban = await giveAccount(playwright, baseURL!, own)
  await aWeekLater(own)

  await signIn(page, people.admin)
  await page.goto(`${root}?q=${encodeURIComponent(own.shopper.email)}`)
  await hydrated(page)
  await expect(page.getByRole('table').getByText(t('account_ready'), { exact: true })).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('checkbox', { name: t('choose', { name: own.shopper.name }) }).check()
  await page.getByRole('button', { name: t('batchChosen') }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText(t('batchCannotUndo'))
  await sure.getByRole('button', { name: t('batchChosen') }).click()
  await page.waitForURL(/\/batches\/[0-9a-f-]{36}$/)

  const batch = new URL(page.url()).pathname
  const [{ digest } = { digest: '' }] = await lookUp<{ digest: string }>(
    'select digest from app.payout_batches where id = $1',
    [batch.split('/').at(-1)],
  )
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const approve = main.getByRole('button', { name: t('approve'), exact: true })
  await expect(main.getByText(t('youMade'))).toBeVisible()
  await expect(main.getByText(people.editor.name).first()).toBeVisible()
  await expect(approve).toBeHidden()
  const editor = await asPerson(playwright, baseURL!, 'editor')
  const approval = { intent: 'approve', digest, password: people.editor.password }
  expect((await editor.post(batch, { form: approval })).status()).toBeLessThan(400)

  await page.reload()
  await hydrated(page)
  await expect(approve).toBeHidden()
  await expectSoundPage(page, lang)
  await main.getByRole('button', { name: t('send') }).click()
  await dialog.getByRole('button', { name: t('send') }).click()
  const link = page.getByRole('link', { name: t('download_csv') })
  await expect(link).toBeVisible()
  const read = async () => (await page.request.get((await link.getAttribute('href'))!)).text()
  const file = await read()
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain(`,Nora Alharbi,${iban},80,`)
  expect(await read()).toBe(file)

  await main.getByRole('button', { name: t('confirm') }).click()
  await dialog.locator('input[name=bankReference]').fill('SARIE-2026-1')
  await dialog.getByRole('button', { name: t('confirm') }).click()
  await expect(page.getByText(t('batchState_done')).first()).toBeVisible()

  const paid = () =>
    lookUp<{ kind: string }>(
      `select n.kind from app.notifications n join app.profiles p on p.id = n.profile_id
       where p.email = $1 and n.kind = 'payout.paid'
       union all select e.kind from app.emails e where e.to_address = $1 and e.kind = 'payout.paid'`,
      [own.shopper.email],
    )
  await expect.poll(async () => (await paid()).length, { timeout: 30_000 }).toBe(2)
  const shopper = await asPerson(playwright, baseURL!, null)
  const { email, password } = own.shopper
  await shopper.post('/login', { form: { intent: 'sign-in', email, password } })
  await shopper.post('/set-language', { form: { lang } })
  const notices = await (await shopper.get('/notifications')).text()
  expect(notices).toContain(say(lang, notificationMessages['payout.paid']).split('{amount}')[0]!.trim())
})

import { translator } from './page-words.ts'
import { formMessages } from '../../messages/forms.ts'
import { taxUnitMessages } from '../../messages/billing/tax-units.ts'
import { type FakeAuthority, fakeTaxAuthority, rightOtp } from '../fake-tax-authority.ts'
import { asPerson } from './as-person.ts'
import { invoicedClient } from './issued-invoice.ts'
import { port } from './port.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, signIn, test } from './support.ts'

const room = '/admin/invoices/units'
/** Address of the fake authority, see playwright.config.ts. */
const authorityPort = port + 1000

let authority: FakeAuthority
test.beforeAll(async () => {
  authority = await fakeTaxAuthority(authorityPort)
})
test.afterAll(() => authority.close())

const faultOf = async (name: string) => {
  const [unit] = await lookUp<{ id: string; reason: string | null }>(
    `select id, fault ->> 'reason' as reason from app.tax_units where name = $1 order by created_at desc limit 1`,
    [name],
  )
  return unit
}
const stateOf = async ({ id }: { id: string }) =>
  (await lookUp<{ state: string }>('select authority as state from app.invoices where id = $1', [id]))[0]?.state

// why: runs alone; forms and lists without scripts, and one page with them that watches the unit
test.use({ scripts: false })

test('a unit is registered with a wrong password and a fault half-way, sends documents, and is ended', async ({
  page,
  context,
  lang,
  playwright,
  baseURL,
}) => {
  const t = translator(lang, taxUnitMessages)
  const name = `ITQAN-${lang.toUpperCase()}`
  const [client] = await Promise.all([invoicedClient(playwright, baseURL!), signIn(page, people.admin)])
  await page.goto(room)
  await expect(page.getByText(t('offTitle')).first()).toBeVisible()
  await page.getByRole('link', { name: t('register') }).click()
  await expect(page).toHaveURL(new RegExp(`${room}/new$`))
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=branch]').fill('Riyadh')
  await page.locator('input[name=shortAddress]').fill('29')
  await page.locator('input[name=industry]').fill('Business services')
  await page.locator('input[name=otp]').fill('999999')
  await page.getByRole('button', { name: t('start') }).click()
  await expect(page.getByText(formMessages['tax-short-address'][lang]).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await page.locator('input[name=shortAddress]').fill('rrrd2929')
  await page.locator('input[name=otp]').fill('999999')
  await page.getByRole('button', { name: t('start') }).click()

  // the authority refuses this password; its message and ours are on the unit's page
  await expect(page.getByText(t('fault_otp')).first()).toBeVisible()
  await expect(page.getByText('The provided OTP is invalid').first()).toBeVisible()

  // the third document breaks a rule; passed ones stay passed
  for (const mood of [200, 200, 200]) authority.mood({ status: mood, honest: true })
  const errorMessages = [{ code: 'BR-KSA-17', category: 'KSA', message: 'a reason is needed' }]
  const refusal = { status: 400, body: { validationResults: { errorMessages }, clearanceStatus: 'NOT_CLEARED' } }
  authority.mood(refusal)
  await page.locator('input[name=otp]').fill(rightOtp)
  await page.getByRole('button', { name: t('enterOtp') }).click()
  await expect.poll(async () => (await faultOf(name))?.reason).toBe('document')
  const officePage = await context.newPage()
  await officePage.goto(`${room}/${(await faultOf(name))!.id}`)
  await hydrated(officePage)
  await expect(officePage.getByText(t('fault_document')).first()).toBeVisible()
  await expect(officePage.getByText('BR-KSA-17').first()).toBeVisible()
  await expect(officePage.getByText(t('samplePassed'), { exact: true })).toHaveCount(2)
  await expectSoundPage(officePage, lang)
  // why: the page updates automatically. The database is polled first, because it is cheaper than polling
  // the page.
  await officePage.getByRole('button', { name: t('goOn') }).click()
  const active = () => lookUp('select world, last_counter::int from app.tax_units where state = $1', ['active'])
  await expect.poll(active).toEqual([{ world: 'simulation', last_counter: 0 }])
  await expect(officePage.getByText(t('unit_active'), { exact: true }).first()).toBeVisible()

  const documents = `${room}/documents`
  // why: the journey in the other language runs before, and its documents stay
  const sent = await lookUp(`select 1 from app.invoices where authority <> 'none'`)
  const list = await (await page.request.get(documents)).text()
  expect(list.includes(t('noDocuments')), 'the list says that it is empty').toBe(sent.length === 0)

  // one document is accepted; the next one is refused with the rule's text, and accepted when sent again
  authority.mood({ status: 200, honest: true })
  authority.mood(refusal)
  const taken = await client.invoice('500.00')
  const refused = await client.invoice('750.00')
  await expectSoundPage(officePage, lang)
  await expect.poll(() => stateOf(taken)).toBe('cleared')
  await expect.poll(() => stateOf(refused)).toBe('rejected')
  await page.goto(documents)
  const row = ({ number }: { number: string }) => page.locator('tbody tr').filter({ hasText: number })
  await expect(row(taken).getByText(t('state_cleared'))).toBeVisible()
  await expect(row(refused).getByText('BR-KSA-17')).toBeVisible()
  await expectSoundPage(page, lang)
  await row(refused).getByRole('link', { name: refused.number }).click()
  await expect(page.getByText(t('rejectedTitle'))).toBeVisible()
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: t('sendAgain') }).click()
  await expect.poll(() => stateOf(refused)).toBe('cleared')
  await page.goto(`${documents}/${refused.id}`)
  await expect(page.getByText(t('state_cleared')).first()).toBeVisible()
  await expect(page.getByText('BR-KSA-17').first()).toBeVisible()
  expect(authority.taken).toHaveLength(2)

  await page.goto(room)
  await expect(page.getByText(name).first()).toBeVisible()
  await expectSoundPage(page, lang)
  await officePage.getByRole('button', { name: t('end') }).click()
  const dialog = officePage.getByRole('dialog')
  await expect(dialog.getByText(t('endText'))).toBeVisible()
  await dialog.getByRole('button', { name: t('end') }).click()
  await expect(dialog).toBeHidden()
  await expect(officePage.getByText(t('unit_ended'), { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('offTitle')).first()).toBeVisible()
  await expect(page.locator('tbody tr').filter({ hasText: name }).first()).toBeVisible()

  const stranger = await asPerson(playwright, baseURL!, 'saffron')
  for (const path of [room, `${room}/new`, documents, `${documents}/export`])
    expect([302, 303, 403, 404], path).toContain((await stranger.get(path)).status())
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPeople } from '../../demo/people.ts'
import type { Lang } from '../../domain/text.ts'
import { currentEdition } from '../../domain/terms.ts'
import { invitationMessages } from '../../messages/invitations.ts'
import { joinMessages, teamMessages, teamPageMessages } from '../../messages/companies/team.ts'
import { field, main, password, sendSignIn } from './account-steps.ts'
import { asPerson, send } from './as-person.ts'
import { invitationLink } from './invitation-link.ts'
import { newClient, order } from './own-people.ts'
import { translator } from './page-words.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  pageOf,
  say,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'

type Playwright = Parameters<typeof asPerson>[0]

const signedInAs = async (playwright: Playwright, baseURL: string, { email, password: secret }: Who) => {
  const request = await asPerson(playwright, baseURL, null)
  const answer = await request.post('/login', { form: { intent: 'sign-in', email, password: secret } })
  expect([302, 303]).toContain(answer.status())
  return request
}
type Who = { email: string; password: string }
const rootOf = async (clientId: string) =>
  (await lookUp<{ id: string }>("select id from app.org_nodes where client_id = $1 and kind = 'root'", [clientId]))[0]!
    .id
const accountsOf = (email: string) => lookUp('select id from app.profiles where lower(email) = $1', [email])

/** An account that has no company any more: made by an invitation, and removed from that team. */
async function formerMember(playwright: Playwright, baseURL: string, language: Lang): Promise<string> {
  const [visitor, admin] = [await asPerson(playwright, baseURL, null), await asPerson(playwright, baseURL, 'admin')]
  const employer = await newClient(visitor, admin)
  const owner = await signedInAs(playwright, baseURL, employer)
  const email = uniqueEmail('team')
  const node = await rootOf(employer.id)
  await send(owner, '/client/users/invite', { intent: 'invite', email, language, role: 'viewer', node })
  const account = { fullName: 'Maha Al-Subaie', password, confirmPassword: password, agreed: currentEdition }
  await send(visitor, await invitationLink(email), { intent: 'create', ...account })
  const [member] = await lookUp<{ id: string }>(
    'select m.id from app.members m join app.profiles p on p.id = m.profile_id where p.email = $1',
    [email],
  )
  await send(owner, `/client/users/${member!.id}`, { intent: 'remove' })
  return email
}

async function invites(page: Page, lang: Lang, email: string, branchId: string) {
  const t = translator(lang, teamPageMessages)
  await page.goto('/client/users')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page
    .getByRole('link', { name: t('invite'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/client\/users\/invite$/)
  await expectSoundPage(page, lang)
  await field(page, 'email').fill(email)
  await page.locator('input[name=role][value=viewer]').check({ force: true })
  await field(page, 'node').selectOption(branchId)
  await page.locator(`input[name=language][value=${lang}]`).check({ force: true })
  await page.getByRole('button', { name: t('send'), exact: true }).click()
  await expect(page).toHaveURL(/\/client\/users\?invited=/)
  await expect(main(page)).toContainText(t('invited', { email }))
  await expect(main(page)).toContainText(say(lang, invitationMessages.pending))
  await expectSoundPage(page, lang)
}

test('an invited address with an account joins without a second one, sees its branch alone, and nothing after the removal', async ({
  page,
  browser,
  lang,
  playwright,
  baseURL,
}) => {
  const t = translator(lang, teamPageMessages)
  const join = translator(lang, joinMessages)
  const email = await formerMember(playwright, baseURL!, lang)
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const company = `Team ${randomUUID().slice(0, 8)}`
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin, { company })
  const orders = await signedInAs(playwright, baseURL!, owner)
  const [here, elsewhere] = [`North ${company}`, `South ${company}`]
  for (const branch of [here, elsewhere]) await order(orders, { branch, inHours: 72 })
  const branches = await lookUp<{ id: string; name: string }>(
    'select id, name from app.branches where client_id = $1',
    [owner.id],
  )
  const branchId = branches.find(({ name }) => name === here)!.id

  await signIn(page, owner)
  await invites(page, lang, email, branchId)

  const member = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await member.context().addCookies((await page.context().cookies()).filter(({ name }) => name !== 'session'))
  await member.goto(await invitationLink(email))
  await hydrated(member)
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(join('title', { company }))
  await expect(main(member)).toContainText(translator(lang, teamMessages)('role_viewer'))
  await expect(main(member)).toContainText(here)
  await expectSoundPage(member, lang)
  await main(member)
    .getByRole('link', { name: join('signIn'), exact: true })
    .click()
  await sendSignIn(member, email, password)
  await member.waitForURL(/\/join\/[\w-]+$/)
  await hydrated(member)
  await expectSoundPage(member, lang)
  await member.getByRole('button', { name: join('accept'), exact: true }).click()
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(join('joined'))
  await expectNoAxeViolations(member)
  expect(await accountsOf(email)).toHaveLength(1)

  await member.goto('/client/branches')
  await expect(main(member)).toContainText(here)
  await expect(main(member)).not.toContainText(elsewhere)
  expect((await member.goto('/client/users'))!.status()).toBe(403)

  await page.goto(`/client/users/branch/${branchId}`)
  await hydrated(page)
  await expect(main(page)).toContainText(email)
  await expectSoundPage(page, lang)
  await main(page).getByRole('link', { name: 'Maha Al-Subaie' }).click()
  await expect(page).toHaveURL(/\/client\/users\/[\w-]{36}$/)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: t('remove'), exact: true }).click()
  await expectNoAxeViolations(page)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('remove'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/client\/users$/)
  await expect(main(page)).not.toContainText(email)

  await member.goto('/client/branches')
  await expect(member).toHaveURL(/\/login\?next=/)
})

test('a visitor’s page of an unknown invitation says so, and a colleague’s opens for the invited address alone', async ({
  page,
  browser,
  lang,
  playwright,
  baseURL,
}) => {
  const join = translator(lang, joinMessages)
  const start = lang === 'ar' ? '/ar/join/' : '/join/'
  expect((await page.goto(start + 'x'.repeat(43)))!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(join('dead'))

  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  const email = uniqueEmail('other')
  const requests = await signedInAs(playwright, baseURL!, owner)
  const node = await rootOf(owner.id)
  await send(requests, '/client/users/invite', { intent: 'invite', email, language: lang, role: 'viewer', node })
  const other = await pageOf(browser, lang, baseURL!, demoPeople.dallah)
  await other.goto(await invitationLink(email))
  await expect(main(other)).toContainText('@example.com')
  await expect(main(other)).not.toContainText(email)
  await expectSoundPage(other, lang)
})

import { randomUUID } from 'node:crypto'
import { companyDetailsMessages } from '../../messages/companies/company-details.ts'
import { noAccessMessages } from '../../messages/companies/team.ts'
import { ownCompanyMessages } from '../../messages/companies/own-companies.ts'
import { ownershipMessages } from '../../messages/companies/ownership.ts'
import { teamSecurityMessages } from '../../messages/companies/team-security.ts'
import { field, main, sendSignIn } from './account-steps.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, pageOf, publicPage, signIn, test } from './support.ts'

/** Adds a person with a passkey to the team, as a viewer; invitations and passkeys have journeys of their own. */
async function joins(company: { id: string }, person: { id: string }): Promise<void> {
  await lookUp(
    `with m as (insert into app.members (client_id, profile_id) values ($1, $2) returning id, client_id)
     insert into app.member_grants (client_id, member_id, node_id, role)
     select m.client_id, m.id, n.id, 'viewer' from m join app.org_nodes n on n.client_id = m.client_id and n.kind = 'root'`,
    [company.id, person.id],
  )
  await lookUp(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name)
     values ($1::uuid, $2, '\\x00', -7, true, 'Key')`,
    [person.id, randomUUID()],
  )
}
const stateOf = async ({ id }: { id: string }): Promise<string | undefined> => {
  const sql = 'select state from app.ownership_transfers where client_id = $1'
  return (await lookUp<{ state: string }>(sql, [id]))[0]?.state
}

test('an owner hands the company over to a person of two companies, leaves with the end of the waiting time, and the company works on', async ({
  page,
  browser,
  lang,
  playwright,
  baseURL,
}) => {
  const t = translator(lang, ownershipMessages)
  const [visitor, admin] = [await asPerson(playwright, baseURL!, null), await asPerson(playwright, baseURL!, 'admin')]
  const company = `Handed ${randomUUID().slice(0, 8)}`
  const giver = await newClient(visitor, admin, { company })
  const receiver = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await joins(giver, receiver)
  const [named] = await lookUp<{ id: string }>(
    `update app.profiles set full_name = 'Reem Al-Harbi' where id = $1 returning id`,
    [receiver.id],
  )
  expect(named).toBeDefined()

  // The owner begins it from the own account
  await signIn(page, giver)
  await page.goto('/account')
  await hydrated(page)
  await main(page)
    .getByRole('link', { name: translator(lang, companyDetailsMessages)('toOwnership'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/client\/users\/ownership$/)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await page.getByRole('button', { name: t('start'), exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await field(page, 'receiver').selectOption({ label: 'Reem Al-Harbi' })
  await page.locator('input[name=becomes][value=leaves]').check({ force: true })
  await page.getByRole('button', { name: t('start'), exact: true }).click()
  await expect(main(page)).toContainText(t('done_start'))
  await expectSoundPage(page, lang)

  // The receiver, on a phone, switches to the company and accepts
  const other = await pageOf(browser, lang, baseURL!, receiver)
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto('/client/users/ownership')
  await expect(main(other)).not.toContainText('Reem Al-Harbi')
  await hydrated(other)
  await other.locator('header button').first().click()
  const menu = other.getByRole('dialog')
  await menu.getByText(translator(lang, ownCompanyMessages)('switch')).click()
  await menu.getByRole('button', { name: company }).click()
  await expect(other).toHaveURL(/\/client\/dashboard$/)
  await other.goto('/client/users/ownership')
  await hydrated(other)
  await expect(main(other)).toContainText(t('offered'))
  await expectSoundPage(other, lang)
  await other.getByRole('button', { name: t('accept'), exact: true }).click()
  await expect(main(other)).toContainText(t('done_accept'))
  await expectSoundPage(other, lang)
  expect(await stateOf(giver)).toBe('accepted')

  // The 72 hours pass
  await lookUp(
    `update app.ownership_transfers set started_at = now() - interval '4 days', due_at = now() where client_id = $1`,
    [giver.id],
  )
  await expect.poll(() => stateOf(giver), { timeout: 100_000, intervals: [3000] }).toBe('done')

  // The new owner reaches what owners alone reach; the former one keeps an account without a company
  await other.goto('/client/users/security')
  await hydrated(other)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(translator(lang, teamSecurityMessages)('title'))
  await expectSoundPage(other, lang)
  await page.goto('/client/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await page.goto(publicPage(lang, '/login'))
  await hydrated(page)
  await sendSignIn(page, giver.email, giver.password)
  await page.waitForURL(/\/client\/dashboard$/)
  await expect(main(page)).toContainText(translator(lang, noAccessMessages)('noAccess'))
  await expectSoundPage(page, lang)
})

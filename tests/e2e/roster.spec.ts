import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { currentEdition } from '../../domain/terms.ts'
import { translator } from './page-words.ts'
import { assignmentMessages } from '../../messages/assignment.ts'
import { errorMessages } from '../../messages/errors.ts'
import { shopperRecordMessages } from '../../messages/office/shopper-record.ts'
import { rosterMessages } from '../../messages/roster.ts'
import { shopperPageMessages } from '../../messages/roster-page.ts'
import { uiMessages } from '../../messages/ui.ts'
import { asPerson } from './as-person.ts'
import { takeScriptsFrom } from './scripts.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  publicPage,
  signIn,
  test,
  uniqueEmail,
} from './support.ts'
import { expectListToFit } from './widths.ts'

const password = 'journey-2026'
type Joined = { id: string; name: string; email: string }

/** A newly registered shopper before the decision. */
async function joined(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  { phone = '', tag = '' } = {},
): Promise<Joined> {
  const visitor = await asPerson(playwright, baseURL, null)
  const name = `Roster ${tag}${Math.random().toString(36).slice(2, 9)}`
  const email = uniqueEmail('roster')
  const form = {
    fullName: name,
    email,
    password,
    confirmPassword: password,
    agreed: currentEdition,
    ...(phone ? { phone } : {}),
  }
  expect((await visitor.post('/join-mystery-shopper.data', { form })).ok()).toBe(true)
  await visitor.dispose()
  const [row] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email])
  return { id: row!.id, name, email }
}

const approvalOf = async (id: string) =>
  (
    await lookUp<{ approval: string; status: string }>(
      'select s.approval, p.status from app.mystery_shopper_profiles s join app.profiles p on p.id = s.profile_id where p.id = $1',
      [id],
    )
  )[0]

const decide = async (page: Page, name: string) => {
  await page.locator('main').getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

test('newcomers are found and let in together or one by one; one is raised, written to, shut out and let back', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  const tag = `${Math.random().toString(36).slice(2, 9)} `
  const [who, also] = [await joined(playwright, baseURL!, { tag }), await joined(playwright, baseURL!, { tag })]
  const t = translator(lang, rosterMessages)
  const on = translator(lang, shopperPageMessages)
  const word = translator(lang, assignmentMessages)
  await signIn(page, people.admin)
  for (const list of ['freelancers', 'clients', 'secret-shopper?queue=all', 'invoices'])
    await expectListToFit(page, `/admin/${list}`)
  await page.goto('/admin/freelancers?state=pending')
  await hydrated(page)
  await page.getByRole('searchbox').fill(tag)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: tag })).toHaveCount(2)
  await expectSoundPage(page, lang)
  await page.getByRole('checkbox', { name: t('choose', { name: also.name }) }).check()
  await page.getByRole('button', { name: t('approveChosen') }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText(t('approveText'))
  await sure.getByRole('button', { name: t('approveChosen') }).click()
  await expect(page.getByRole('checkbox', { name: tag })).toHaveCount(1)
  expect(await approvalOf(also.id)).toEqual({ approval: 'approved', status: 'active' })
  await page.getByRole('link', { name: who.name }).click()
  // the record opens beside the list; its page is one press further
  await page.getByRole('link', { name: translator(lang, uiMessages)('openPage') }).click()
  await expect(page.locator('h1')).toContainText(who.name)
  await expectSoundPage(page, lang)

  const approval = await decide(page, on('approve'))
  await expectNoAxeViolations(page)
  await approval.getByRole('button', { name: on('approve') }).click()
  await expect(approval).toBeHidden()
  await expect(page.locator('header').getByText(t('state_approved'), { exact: true })).toBeVisible()
  expect(await approvalOf(who.id)).toEqual({ approval: 'approved', status: 'active' })

  const raise = await decide(page, on('changeLevel'))
  await raise.locator('select[name=level]').selectOption('professional')
  await raise.getByRole('button', { name: on('changeLevel') }).click()
  await expect(raise.locator('[aria-invalid=true]')).toBeVisible()
  await raise.locator('[name=reason]').fill('Ten years of experience with another company')
  await raise.getByRole('button', { name: on('changeLevel') }).click()
  await expect(page.getByText(`${on('level')}: ${word('level_professional')}`)).toBeVisible()

  const letter = await decide(page, on('message'))
  await letter.locator('[name=subject]').fill('Welcome')
  await letter.locator('[name=text]').fill('Please send your identity document.')
  await letter.getByRole('button', { name: on('send') }).click()
  await expect(letter).toBeHidden()
  await expect
    .poll(() => lookUp(`select from app.emails where to_address = $1 and kind = 'message.from-office'`, [who.email]))
    .toHaveLength(1)

  const block = await decide(page, on('block'))
  await block.locator('[name=reason]').fill('Photos of another branch')
  await block.getByRole('button', { name: on('block') }).click()
  await expect(page.getByText(on('blockedFor', { reason: 'Photos of another branch' }))).toBeVisible()
  const visitor = await asPerson(playwright, baseURL!, null)
  const refused = await visitor.post(publicPage(lang, '/login'), {
    form: { intent: 'sign-in', email: who.email, password },
  })
  expect(await refused.text()).toContain(translator(lang, errorMessages)('account.blocked'))
  await visitor.dispose()

  const office = await asPerson(playwright, baseURL!, 'admin')
  await office.post(`/admin/freelancers/${who.id}.data`, { form: { intent: 'unblock' } })
  await office.dispose()
  expect(await approvalOf(who.id)).toEqual({ approval: 'approved', status: 'active' })
  // only forms and links from here on
  await takeScriptsFrom(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/freelancers/${who.id}`)
  await expect(page.getByText(t('state_approved')).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
  const record = translator(lang, shopperRecordMessages)
  const tabs = page.getByRole('navigation', { name: record('tabs') })
  for (const [tab, part] of [
    ['overview', 'ties'],
    ['visits', 'visits'],
    ['visits', 'kept'],
    ['reports', 'reports'],
    ['money', 'payouts'],
    ['papers', 'papers'],
    ['messages', 'emails'],
    ['activity', 'history'],
  ] as const) {
    await tabs.getByRole('link', { name: record(`tab_${tab}`) }).click()
    if (part === 'ties' || part === 'kept') await page.getByRole('link', { name: record(`part_${part}`) }).click()
    await page.waitForURL(`**tab=${part}`)
    await expectSoundPage(page, lang)
  }
  await expect(page.getByText('Ten years of experience with another company')).toBeVisible()
  await expect(page.getByText('Please send your identity document.')).toBeVisible()
})

test.describe('before scripts arrive', () => {
  test.use({ scripts: false })

  test('two accounts of one person become one, and only when its name is typed; the roster is exported as it is shown', async ({
    page,
    lang,
    playwright,
    baseURL,
  }) => {
    const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const [gone, stays] = [await joined(playwright, baseURL!, { phone }), await joined(playwright, baseURL!, { phone })]
    const t = translator(lang, rosterMessages)
    const on = translator(lang, shopperPageMessages)
    await signIn(page, people.admin)
    await page.goto(`/admin/freelancers/${stays.id}`)
    await expect(page.getByText(on('sameAs', { parts: on('by_phone') }))).toBeVisible()
    await page.getByRole('link', { name: on('compare') }).click()
    await expect(page.locator('h1')).toContainText(on('mergeTitle'))
    const merge = page.getByRole('button', { name: on('mergeNow') })
    await page.locator('[name=typedName]').fill('Somebody else')
    await merge.click()
    await expect(page.locator('[name=typedName][aria-invalid=true]')).toBeVisible()
    await expectSoundPage(page, lang)
    await page.locator('[name=typedName]').fill(gone.name)
    await merge.click()
    await page.waitForURL(`**/admin/freelancers/${stays.id}`)
    await page.goto(`/admin/freelancers/${gone.id}`)
    await expect(page.getByText(t('merged')).first()).toBeVisible()
    await expect(page.getByRole('link', { name: on('openOther', { name: stays.name }) })).toBeVisible()
    expect(await approvalOf(gone.id)).toMatchObject({ status: 'blocked' })

    const shown = await (await page.request.get('/admin/freelancers?q=itqan.example&sort=name')).text()
    const file = '/admin/freelancers/export?q=itqan.example&sort=name&format=csv'
    expect(shown).toContain(uiMessages.exportCsv[lang])
    expect(shown).toContain(`href="${file.replaceAll('&', '&amp;')}"`)
    const answer = await page.request.get(file)
    expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="?shoppers-.*\.csv/)
    const text = await answer.text()
    expect(text).toContain(t('reliabilityShare'))
    expect(text).toContain('shopper@itqan.example')
  })
})

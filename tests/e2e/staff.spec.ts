import { demoPeople } from '../../demo/people.ts'
import { errorMessages } from '../../messages/errors.ts'
import { invitationMessages } from '../../messages/invitations.ts'
import { joinStaffMessages, staffMessages } from '../../messages/identity/staff.ts'
import { field, main, sendSignIn } from './account-steps.ts'
import { mailTo } from './mail-to.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, say, signIn, test, uniqueEmail } from './support.ts'

const password = 'journey-of-staff-2026'

/** Path of the page that the newest invitation of an address links to, in the journey's language. */
const linkTo = async (email: string): Promise<string> => {
  const { body } = await mailTo(email, 'staff.invited')
  return /https?:\/\/[^/\s]+(\/(?:ar\/)?join-staff\/[\w-]+)/.exec(body)![1]!
}
const idOf = async (email: string): Promise<string> =>
  (await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email]))[0]!.id

test('an owner invites a person for finance, gives another role and ends the access, and the last owner stays', async ({
  page,
  browser,
  lang,
  baseURL,
}) => {
  const t = translator(lang, staffMessages)
  const join = translator(lang, joinStaffMessages)
  const email = uniqueEmail('staff')

  // The owner invites
  await signIn(page, demoPeople.admin)
  await page.goto('/admin/permissions')
  await hydrated(page)
  await expectSoundPage(page, lang)
  await main(page)
    .getByRole('link', { name: t('invite'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/admin\/permissions\/invite$/)
  await expectSoundPage(page, lang)
  await field(page, 'fullName').fill('Sami Al-Dosari')
  await field(page, 'email').fill(email)
  await field(page, 'role').selectOption('finance')
  await field(page, 'language').selectOption(lang)
  await page.getByRole('button', { name: t('send'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/permissions\?invited=/)
  await expect(main(page)).toContainText(t('invited', { email }))
  await expect(main(page)).toContainText(say(lang, invitationMessages.pending))
  await expectSoundPage(page, lang)

  // The invited person creates the account and signs in
  const member = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await member.context().addCookies((await page.context().cookies()).filter(({ name }) => name !== 'session'))
  await member.goto(await linkTo(email))
  await hydrated(member)
  await expect(main(member)).toContainText(email)
  await expectSoundPage(member, lang)
  await field(member, 'password').fill(password)
  await field(member, 'confirmPassword').fill(password)
  await member.getByRole('button', { name: join('create'), exact: true }).click()
  // to the sign-in, or by it to the second factor that the role requires
  await expect(member).toHaveURL(/\/admin-login\?joined=/)
  await expect(main(member)).toContainText(join('joined'))
  await hydrated(member)
  await expectSoundPage(member, lang)
  await sendSignIn(member, email, password)
  await member.waitForURL(/\/(admin\/dashboard|account\/security)$/)
  await member.goto('/admin/dashboard')
  await hydrated(member)
  await expectSoundPage(member, lang)

  // Finance, and no review desk: neither in the menu nor by its address
  const menu = member.getByRole('navigation').first()
  await expect(menu.locator('a[href="/admin/finance"]')).toBeVisible()
  await expect(member.locator('a[href="/admin/reports"]')).toHaveCount(0)
  await menu.locator('a[href="/admin/finance"]').click()
  await expect(member).toHaveURL(/\/admin\/finance$/)
  await expectSoundPage(member, lang)
  expect((await member.goto('/admin/reports'))!.status()).toBe(404)
  await expectSoundPage(member, lang)

  // The owner makes an editor of them: the next page follows
  await page.goto(`/admin/permissions?q=${email}`)
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Sami Al-Dosari' }).click()
  await expect(page).toHaveURL(/\/admin\/permissions\/[\w-]{36}$/)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await field(page, 'role').selectOption('editor')
  await page.getByRole('button', { name: t('saveRole'), exact: true }).click()
  await expect(page.getByText(t('roleSaved'))).toBeVisible()
  expect((await member.goto('/admin/reports'))!.status()).toBe(200)
  await expect(member.locator('a[href="/admin/finance"]')).toHaveCount(0)
  expect((await member.goto('/admin/finance'))!.status()).toBe(404)

  // The owner ends the access: the session ends with it
  await page.getByRole('button', { name: t('remove'), exact: true }).click()
  await expect(main(page)).toContainText(t('restore'))
  await expectSoundPage(page, lang)
  await member.goto('/admin/reports')
  await expect(member).toHaveURL(/\/admin-login/)

  // The last owner can neither leave nor take another role
  const others = await lookUp<{ id: string }>(
    `update app.staff_members set role = 'editor' where role = 'owner' and profile_id <> $1 returning profile_id as id`,
    [await idOf(demoPeople.admin.email)],
  )
  try {
    await page.goto(`/admin/permissions/${await idOf(demoPeople.admin.email)}`)
    await hydrated(page)
    for (const [press, role] of [
      [t('saveRole'), 'support'],
      [t('remove'), 'owner'],
    ] as const) {
      await field(page, 'role').selectOption(role)
      await page.getByRole('button', { name: press, exact: true }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: say(lang, errorMessages['staff.last-owner']) }),
      ).toBeVisible()
      await page.reload()
      await hydrated(page)
    }
    await expectSoundPage(page, lang)
  } finally {
    await lookUp(`update app.staff_members set role = 'owner' where profile_id = any ($1::uuid[])`, [
      others.map(({ id }) => id),
    ])
  }
})

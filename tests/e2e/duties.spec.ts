import { teamPeople } from '../../demo/team.ts'
import { branchMorningMessages } from '../../messages/operations/branch-morning.ts'
import { dailyMessages } from '../../messages/operations/daily-reports.ts'
import { dutyMessages } from '../../messages/operations/duties.ts'
import { asPerson } from './as-person.ts'
import { newClient } from './own-people.ts'
import { translator } from './page-words.ts'
import { expect, expectSoundPage, hydrated, lookUp, signIn, test } from './support.ts'
import { smallPdf } from '../small-pdf.ts'

const address = '/client/admin-task-tracking'
const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: smallPdf(),
}

test('the VAT preparation is proved by the receipt, the next one appears; its owner leaves, and the work goes up', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, dutyMessages)
  const title = lang === 'ar' ? 'إعداد إقرار ضريبة القيمة المضافة' : 'Prepare the VAT return'
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const owner = await newClient(await asPerson(playwright, baseURL!, null), admin)
  const colleague = await newClient(await asPerson(playwright, baseURL!, null), admin)
  await lookUp(`update app.profiles set full_name = 'Reem Al-Harbi' where id = $1`, [colleague.id])
  const [member] = await lookUp<{ id: string }>(
    `with m as (insert into app.members (client_id, profile_id) values ($1, $2) returning id, client_id), g as (
       insert into app.member_grants (client_id, member_id, node_id, role)
       select m.client_id, m.id, n.id, 'accountant' from m join app.org_nodes n on n.client_id = m.client_id and n.kind = 'root')
     select id from m`,
    [owner.id, colleague.id],
  )

  await signIn(page, owner)
  await page.goto(`${address}/duties/new`)
  await hydrated(page)
  await page.locator('input[name=title]').fill(title)
  await page.locator('select[name=repeat]').selectOption('after')
  await page.locator('input[name=afterDays]').fill('90')
  await page.locator('select[name=proof]').selectOption('file')
  await page.getByRole('button', { name: t('addDuty') }).click()
  await expect(page).not.toHaveURL(/new$/)

  await page.goto(address)
  await hydrated(page)
  await page.getByRole('link', { name: title }).first().click()
  await page.locator('input[type=file]').first().setInputFiles(receipt)
  await expect(page.getByText(receipt.name)).toBeVisible()
  await page.getByRole('button', { name: t('finish'), exact: true }).click()
  await expect(page.getByRole('link', { name: receipt.name })).toBeVisible()
  await expectSoundPage(page, lang)

  const next = () =>
    lookUp<{ id: string; owner: string | null }>(
      `select id, owner_id as owner from app.duty_tasks where client_id = $1 and state = 'todo'`,
      [owner.id],
    )
  await expect.poll(async () => (await next()).length, { timeout: 30_000 }).toBe(1)
  await page.goto(`${address}/calendar`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: title }).filter({ visible: true }).first()).toBeVisible()
  await expectSoundPage(page, lang)

  const [task] = await next()
  await page.goto(`${address}/${task!.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: t('move'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('select[name=owner]').selectOption({ label: 'Reem Al-Harbi' })
  await dialog.getByRole('button', { name: t('saveDuty'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Reem Al-Harbi').first()).toBeVisible()

  const removed = await page.request.post(`/client/users/${member!.id}.data`, {
    form: { intent: 'remove' },
    headers: { origin: baseURL! },
    maxRedirects: 0,
  })
  expect(removed.status()).toBeLessThan(400)
  await expect.poll(async () => (await next())[0]!.owner, { timeout: 30_000 }).not.toBe(colleague.id)
  await page.reload()
  await expect(page.getByText('Reem Al-Harbi')).toHaveCount(0)
  await expect(page.getByText(t('role_owner')).or(page.getByText(owner.name)).first()).toBeVisible()
})

test('a branch manager ticks a duty of today on the start page in one tap, and the daily report is one tap away', async ({
  page,
  lang,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const t = translator(lang, branchMorningMessages)
  const manager = teamPeople.branchManager
  const title = lang === 'ar' ? 'فحص طفايات الحريق' : 'Check the fire extinguishers'
  const [task] = await lookUp<{ id: string }>(
    `insert into app.duty_tasks (client_id, duty_id, node_id, occurrence, due_at, title, owner_id, proof)
     select m.client_id, d.id, g.node_id, $2::date,
       ((now() at time zone 'Asia/Riyadh')::date + time '23:59') at time zone 'Asia/Riyadh', $3, p.id, 'none'
     from app.profiles p join app.members m on m.profile_id = p.id
     join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
     join lateral (select id from app.duties d where d.client_id = m.client_id order by id limit 1) d on true
     where p.email = $1 returning id`,
    [manager.email, lang === 'ar' ? '2001-01-02' : '2001-01-01', title],
  )
  await signIn(page, manager)
  await page.goto('/client')
  await hydrated(page)
  await page.getByRole('button', { name: t('actFor', { act: t('act_tick'), title }) }).click()
  await expect(page.getByRole('button', { name: t('actFor', { act: t('act_tick'), title }) })).toHaveCount(0)
  await expect
    .poll(() => lookUp('select state from app.duty_tasks where id = $1', [task!.id]))
    .toEqual([{ state: 'done' }])

  await page.locator('a[href^="/client/field/daily/"]').first().click()
  await page.waitForURL('**/client/field/daily/**')
  await expect(page.getByLabel(translator(lang, dailyMessages)('covers')).first()).toBeVisible()
})

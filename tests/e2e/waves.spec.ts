import { randomUUID } from 'node:crypto'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import { addHours, toRiyadh } from '../../domain/riyadh-time.ts'
import { currentEdition } from '../../domain/terms.ts'
import { translator } from './page-words.ts'
import { activityMessages } from '../../messages/activity.ts'
import { waveOrderMessages } from '../../messages/ordering/wave-order.ts'
import { wavePickMessages } from '../../messages/ordering/wave-visits.ts'
import { waveRecordMessages } from '../../messages/ordering/wave-record.ts'
import { waveStaffingMessages } from '../../messages/ordering/wave-staffing.ts'
import { waveMessages, wavePlanMessages, waveWorkMessages } from '../../messages/ordering/waves.ts'
import { asPerson, send } from './as-person.ts'
import { plainTab } from './plain-tab.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, say, signIn, test, uniqueEmail } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Company = { id: string; name: string; branches: string[] }

const password = 'journey-2026'
/** An approved client with three branches, created by earlier orders. */
async function aCompany(playwright: Playwright, baseURL: string): Promise<Company> {
  const tag = randomUUID().slice(0, 8)
  const [visitor, admin] = [await asPerson(playwright, baseURL, null), await asPerson(playwright, baseURL, 'admin')]
  const name = `Wave ${tag}`
  const email = uniqueEmail('wave')
  const form = {
    fullName: `Owner ${tag}`,
    email,
    password,
    confirmPassword: password,
    agreed: currentEdition,
    companyName: name,
  }
  await send(visitor, '/client-registration', form)
  const [client] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email])
  await send(admin, '/admin/client-approval', { intent: 'approve', clientId: client!.id })
  const branches = [`North ${tag}`, `Centre ${tag}`, `South ${tag}`]
  for (const branchName of branches)
    await send(admin, '/admin/secret-shopper', {
      intent: 'order',
      clientKey: randomUUID(),
      clientId: client!.id,
      branchName,
      branchLocation: 'Riyadh',
      evaluationType: 'basic',
      visitAt: toRiyadh(addHours(new Date(), 24 * 300)),
    })
  const rows = await lookUp<{ count: number }>('select count(*)::int as count from app.branches where client_id = $1', [
    client!.id,
  ])
  expect(rows, 'branches').toEqual([{ count: 3 }])
  return { id: client!.id, name, branches }
}

const threeTimes = <T>(state: T): T[] => [state, state, state]

const statesOf = (client: string) =>
  lookUp<{ state: string; offers: number }>(
    `select q.status as state, (select count(*)::int from app.visit_offers o where o.request_id = q.id and o.status = 'offered') as offers
     from app.mystery_shopping_requests q where q.client_id = $1 and q.wave_id is not null order by q.scheduled_date`,
    [client],
  )

const confirmationOf = async (client: string) => {
  const [wave] = await lookUp<{ finished: string | null }>(
    `select w.proposal->'confirmed'->>'finishedAt' as finished from app.waves w
     where w.id = (select q.wave_id from app.mystery_shopping_requests q where q.client_id = $1 and q.wave_id is not null limit 1)`,
    [client],
  )
  return wave?.finished
}

test('a wave is planned, proposed, changed by hand, offered and cancelled', async ({
  page,
  lang,
  playwright,
  baseURL,
}) => {
  // why: two proposals are made in the background by a process of their own
  test.slow()
  const company = await aCompany(playwright, baseURL!)
  await signIn(page, people.admin)
  await page.goto(`/admin/secret-shopper/waves/new?client=${company.id}`)
  await hydrated(page)
  await expectSoundPage(page, lang)
  await expect(page.getByLabel(company.name)).toBeChecked()

  // the preview follows the input
  const preview = page.locator('section', {
    has: page.getByRole('heading', { name: say(lang, wavePlanMessages.preview) }),
  })
  const count = (visits: number) =>
    lang === 'en' ? `${visits} visits` : visits === 3 ? '3 زيارات' : `${visits} زيارات`
  await expect(preview.getByText(count(3), { exact: true })).toBeVisible()
  await page.getByLabel(say(lang, wavePlanMessages.perBranch), { exact: true }).fill('2')
  await expect(preview.getByText(count(6), { exact: true })).toBeVisible()
  await page.getByLabel(say(lang, wavePlanMessages.perBranch), { exact: true }).fill('1')

  // shares that do not add up are refused at their field, and the input remains
  await page.getByLabel(say(lang, wavePlanMessages.name)).fill(company.name)
  await page.getByRole('radio', { name: lang === 'en' ? 'Basic' : 'تقييم أساسي' }).check()
  await page.getByRole('textbox', { name: say(lang, waveMessages.part_lunch) }).fill('60')
  await page.getByRole('button', { name: say(lang, wavePlanMessages.save) }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('textbox', { name: say(lang, waveMessages.part_lunch) }).fill('50')
  await page.getByRole('button', { name: say(lang, wavePlanMessages.save) }).click()
  await page.waitForURL(/waves\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  expect(await statesOf(company.id)).toEqual([])

  // before an order the page shows cost and capacity; ordering requires confirmation
  const order = translator(lang, waveOrderMessages)
  await expect(page.getByText(order('canBeStaffed'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: order('order', { count: 3 }) }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(order('gross'))).toBeVisible()
  expect(await statesOf(company.id)).toEqual([])
  await expectSoundPage(page, lang)
  await question.getByRole('button', { name: order('order', { count: 3 }) }).click()
  await expect(page.getByRole('button', { name: say(lang, waveWorkMessages.propose) })).toBeVisible()
  expect(await statesOf(company.id)).toEqual(threeTimes({ state: 'approved', offers: 0 }))

  // a proposal, made in the background; the record names the next step and leads to it
  await page.getByRole('button', { name: say(lang, waveWorkMessages.propose) }).click()
  const toConfirm = page.getByRole('link', { name: say(lang, waveRecordMessages.toConfirm) })
  await expect(toConfirm).toBeVisible({ timeout: 60_000 })
  await expectSoundPage(page, lang)
  await toConfirm.click()
  await expect(page.getByRole('heading', { name: say(lang, waveWorkMessages.confirmTitle) })).toBeVisible()
  await expect(page.getByText(say(lang, waveWorkMessages.isBest))).toBeVisible()

  // by forms and links alone from here on
  const plain = await plainTab(page)
  const record = page.url().replace(/\?.*$/, '')
  await plain.goto(record)
  await expectSoundPage(plain, lang)

  // a manual change: left open, then filled by the next proposal
  await plain.getByRole('link', { name: company.branches[1]! }).click()
  await expect(plain.getByRole('heading', { level: 1, name: company.branches[1]! })).toBeVisible()
  await expectSoundPage(plain, lang)
  await plain.getByRole('button', { name: say(lang, wavePickMessages.leaveOpen) }).click()
  await expect(plain.getByRole('button', { name: say(lang, wavePickMessages.letDecide) })).toBeVisible()
  const choose = plain.getByRole('button', { name: lang === 'en' ? /^Choose / : /^اختيار / }).first()
  await choose.click()
  await expect(plain.getByText(say(lang, wavePickMessages.state_hand)).first()).toBeVisible()
  await plain.getByRole('link', { name: company.name }).click()
  await expect(plain.getByRole('heading', { level: 1, name: company.name })).toBeVisible()

  // offered to the shoppers
  await plain.getByRole('link', { name: say(lang, waveRecordMessages.toConfirm) }).click()
  await plain.getByRole('button', { name: lang === 'en' ? /^Confirm \d/ : /^تأكيد / }).click()
  await expect.poll(() => confirmationOf(company.id), { timeout: 60_000 }).toEqual(expect.any(String))
  const part = (name: 'tab_proposal' | 'tab_money' | 'tab_plan' | 'tab_activity') =>
    plain
      .getByRole('navigation', { name: say(lang, waveRecordMessages.tabs) })
      .getByRole('link', { name: say(lang, waveRecordMessages[name]) })
  await plain.goto(record)
  await part('tab_proposal').click()
  const staffing = translator(lang, waveStaffingMessages)
  await expect(plain.getByRole('heading', { name: staffing('title', { staffed: 0, visits: 3 }) })).toBeVisible()
  const offered = (await statesOf(company.id)).filter(({ offers }) => offers === 1)
  expect(offered.length).toBeGreaterThan(0)
  await part('tab_money').click()
  await expect(plain.getByRole('row', { name: say(lang, waveRecordMessages.now_offered) })).toBeVisible()
  await expectSoundPage(plain, lang)
  await part('tab_activity').click()
  await expect(plain.getByText(say(lang, activityMessages['waves.confirm']))).toBeVisible()

  // the visits of a stage, by the figure of the head
  await plain
    .getByRole('list', { name: say(lang, waveRecordMessages.progress) })
    .getByRole('link', { name: say(lang, wavePickMessages.stage_offered) })
    .click()
  await expect(plain.locator('tbody tr')).toHaveCount(offered.length)
  await expect(plain.getByRole('cell').getByText(say(lang, wavePickMessages.state_offered)).first()).toBeVisible()
  await plain.getByRole('link', { name: say(lang, wavePickMessages.view_shoppers) }).click()
  await expect(plain.getByRole('table', { name: say(lang, wavePickMessages.view_shoppers) })).toBeVisible()
  await expectSoundPage(plain, lang)

  // and cancelled: all offers and visits end
  await part('tab_plan').click()
  await plain.getByLabel(say(lang, waveWorkMessages.reason), { exact: true }).fill('The client closes for works')
  await plain.getByRole('button', { name: say(lang, waveWorkMessages.cancel) }).click()
  await expect(plain.getByText(say(lang, waveWorkMessages.cancelled))).toBeVisible()
  expect(await statesOf(company.id)).toEqual(threeTimes({ state: 'cancelled', offers: 0 }))

  // listed among all waves
  await plain
    .locator('main')
    .getByRole('link', { name: say(lang, waveMessages.title), exact: true })
    .click()
  await expect(plain.getByRole('heading', { level: 1, name: say(lang, waveMessages.title) })).toBeVisible()
  await expect(plain.getByRole('link', { name: company.name })).toBeVisible()
  await expectSoundPage(plain, lang)

  // with scripts its row opens it beside the list
  await page.goto(`/admin/secret-shopper/waves?q=${encodeURIComponent(company.name)}`)
  await hydrated(page)
  await page.getByRole('link', { name: company.name, exact: true }).click()
  const beside = page.getByRole('complementary', { name: company.name })
  await expect(beside.getByText(say(lang, activityMessages['waves.cancel']))).toBeVisible()
  await expectSoundPage(page, lang)
})

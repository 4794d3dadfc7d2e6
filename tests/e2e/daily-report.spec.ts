import type { Page } from '@playwright/test'
import { houseTemplate, shiftsOn } from '../../domain/operations/daily-reports/template.ts'
import { businessDayOf } from '../../domain/operations/daily-reports/business-day.ts'
import { translator } from './page-words.ts'
import { dailyFillMessages } from '../../messages/operations/daily-reports-fill.ts'
import { actionFinishMessages } from '../../messages/reporting/action-links.ts'
import { dailyFieldMessages, dailyTemplateMessages } from '../../messages/operations/daily-reports-template.ts'
import { formMessages } from '../../messages/forms.ts'
import { dailyMessages } from '../../messages/operations/daily-reports.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { expect, expectSoundPage, hydrated, lookUp, people, signIn } from './support.ts'
import { killTab } from './kill-tab.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, serviceWorkers: 'allow' })

test('an evening is filled in without a connection, closed, opened again, signed, and sent once', async ({
  page: first,
  context,
  line,
  lang,
}) => {
  test.setTimeout(120_000)
  const t = translator(lang, dailyFillMessages)
  const word = translator(lang, dailyMessages)
  await signIn(first, people.saffron)
  const [branch] = await lookUp<{ id: string }>(
    `select b.id from app.branches b join app.profiles p on p.id = b.client_id where p.email = $1 and b.closed_at is null
     order by b.name desc offset $2 limit 1`,
    [people.saffron.email, lang === 'ar' ? 0 : 1],
  )
  // why: the demo world tells the days before, and today of the first branch alone
  const day = businessDayOf(new Date(), houseTemplate.cutOff)
  const path = `/client/field/daily/${branch!.id}/${day}/${houseTemplate.shifts[0]!.key}`
  await first.goto(path)
  await hydrated(first)
  await expect
    .poll(() => first.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path))
    .toBe(true)
  await goOffline(context, line)

  const field = (page: Page, key: string) => page.getByLabel(word(key as 'covers')).first()
  const next = (page: Page, section: string) =>
    page.getByRole('button', { name: t('next', { step: word(`section_${section}` as 'section_cash') }) }).click()
  await field(first, 'sales.cash').fill('٣٬٠٠٠٫٠٠')
  await field(first, 'sales.mada').fill('3.710,75')
  await expect(first.getByText(t('wrongAmount'))).toBeVisible()
  await field(first, 'sales.mada').fill('3,710.75')
  await field(first, 'sales.cards').fill('0')
  await field(first, 'sales.apps').fill('500')
  await field(first, 'covers').fill('120')
  await next(first, 'cash')
  await expect(first.getByText(word('expectedCash'), { exact: true })).toHaveCount(0)
  await field(first, 'cash.float').fill('1000')
  await field(first, 'cash.nextFloat').fill('1000')
  await first.getByLabel(t('piecesOf', { value: '500' }), { exact: true }).fill('8')

  const page = await killTab(context, first, `${path}?step=cash`)
  await expect(page.getByLabel(t('piecesOf', { value: '500' }), { exact: true })).toHaveValue('8')
  await page.getByRole('button', { name: t('finishCount') }).click()
  await expect(page.getByText(word('expectedCash'), { exact: true })).toBeVisible()
  await expect(page.getByText(word('exact'))).toBeVisible()
  await next(page, 'waste')
  await next(page, 'staff')
  await field(page, 'staff.present').fill('7')
  await next(page, 'temperatures')
  const readings = ['9', '4', '-19', '63']
  for (const [index, { name }] of houseTemplate.points.entries()) {
    const reading = page.getByLabel(t('reading', { point: name[lang] }))
    await reading.fill(readings[index]!)
    await reading.press('Enter')
  }
  await page.getByLabel(word('done_moved')).check()
  await page.getByLabel(t('second')).fill('4.5')
  await page.getByLabel(t('second')).press('Enter')
  await page.getByLabel(t('coolingItem'), { exact: true }).fill('Rice')
  await page.getByLabel(t('coolingStart')).fill('59')
  await page.getByLabel(t('coolingStart')).press('Enter')
  await expect(page.getByText(t('coolingLow'))).toBeVisible()
  await page.getByLabel(t('coolingStart')).fill('62')
  await page.getByLabel(t('coolingStart')).press('Enter')
  for (const [stage, degrees] of [
    ['middle', '20'],
    ['end', '4'],
  ] as const) {
    await page.getByLabel(t(`coolingNext_${stage}`, { item: 'Rice' })).fill(degrees)
    await page.getByLabel(t(`coolingNext_${stage}`, { item: 'Rice' })).press('Enter')
  }
  await expect(page.getByText(word('cooling_within'))).toBeVisible()
  await next(page, 'checklist')
  // `all` takes what is there already
  await expect(page.getByRole('radio', { name: word('done'), exact: true }).first()).toBeVisible()
  for (const done of await page.getByRole('radio', { name: word('done'), exact: true }).all()) await done.check()
  await next(page, 'incidents')
  await page.getByRole('button', { name: t('sign'), exact: true }).click()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()

  await goOnline(context, line)
  await expect(page.locator('[data-settled=signed]')).toBeVisible({ timeout: 30_000 })
  const rows = await lookUp<{ state: string; revision: number; seal: string; covers: number }>(
    `select d.state, d.revision, d.content_sha256 as seal, m.covers from app.daily_reports d join app.daily_money m on m.report_id = d.id
     where d.branch_id = $1 and d.business_day = $2`,
    [branch!.id, day],
  )
  expect(rows).toEqual([{ state: 'signed', revision: 1, seal: expect.stringMatching(/^[0-9a-f]{64}$/), covers: 120 }])
  const actions = await lookUp<{ id: string }>(
    `select a.id from app.report_actions a join app.daily_reports d on d.id = a.daily_report_id
     where d.branch_id = $1 and d.business_day = $2 and a.priority = 'critical'`,
    [branch!.id, day],
  )
  expect(actions, 'the fridge at 9 °C opened one action').toHaveLength(1)
  const { id } = actions[0]!
  await expect
    .poll(() => lookUp('select kind from app.notifications where link = $1 limit 1', [`/client/tasks/${id}`]), {
      timeout: 30_000,
    })
    .toEqual([{ kind: 'daily.temperature' }])
  await page.goto(`/client/tasks/${id}`)
  await expect(page.getByText(translator(lang, actionFinishMessages)('proofNeeded'))).toBeVisible()
})

test('a company adds a field of its own, and some branches get a template of theirs', async ({ page, lang }) => {
  const t = translator(lang, dailyFieldMessages)
  const of = translator(lang, dailyTemplateMessages)
  // why: both languages run at once, and each change is the next version of its company's template
  const who = lang === 'ar' ? people.dallah : people.saffron
  await signIn(page, who)
  await page.goto('/client/daily-operations-report/template')
  await page.getByRole('link', { name: of('add') }).click()
  await page.waitForURL('**/template/branches')
  await hydrated(page)
  const [branch] = await lookUp<{ id: string }>(
    `select b.id from app.branches b join app.profiles p on p.id = b.client_id where p.email = $1 and b.closed_at is null
     order by b.name desc offset $2 limit 1`,
    [who.email, lang === 'ar' ? 0 : 2],
  )
  const name = { en: 'Airport kiosks', ar: 'أكشاك المطار' }
  await page.getByLabel(t('nameEn')).fill(name.en)
  await page.getByLabel(t('nameAr')).fill(name.ar)
  await page.getByRole('button', { name: t('saveException'), exact: true }).click()
  await expect(page.locator('fieldset#branch, fieldset [role=alert], fieldset .text-danger-ink').first()).toBeVisible()
  await page.locator(`input[name=branch][value="${branch!.id}"]`).check()
  await page.getByRole('button', { name: t('saveException'), exact: true }).click()
  await page.waitForURL(/template[?]of=t-/)
  await expect(page.getByRole('heading', { name: name[lang] })).toBeVisible()
  await expectSoundPage(page, lang)
  const template = page.url()
  await hydrated(page)
  await page.getByRole('button', { name: of('add_duties') }).click()
  const duty = { en: page.locator('[name="duties-6-en"]'), ar: page.locator('[name="duties-6-ar"]') }
  await duty.en.fill('Shutter locked')
  await page.getByRole('button', { name: of('save'), exact: true }).click()
  await expect(duty.ar).toHaveAttribute('aria-invalid', 'true')
  await expect(duty.en).toHaveValue('Shutter locked')
  await duty.ar.fill('إغلاق الباب الجرار')
  await page.getByRole('button', { name: of('save'), exact: true }).click()
  await page.waitForURL('**/client/daily-operations-report')
  await page.goto(template)

  await page.getByRole('link', { name: of('editFields') }).click()
  await page.waitForURL(/template\/fields/)
  await expectSoundPage(page, lang)
  await page.getByRole('link', { name: t('add') }).click()
  await page.waitForURL(/template\/field[?]/)
  await hydrated(page)
  await page.getByLabel(t('labelEn')).fill('Gas meter')
  await page.getByLabel(t('labelAr')).fill('عداد الغاز')
  await page.getByLabel(t('section'), { exact: true }).selectOption('incidents')
  await page.getByLabel(t('isRequired')).check()
  await page.getByLabel(t('alert_instant')).check()
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(formMessages['daily-alert'][lang]).first()).toBeVisible()
  await page.locator('[name=max]').fill('٤٠')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await page.waitForURL(/template\/fields/)
  await expect(page.getByText(lang === 'ar' ? 'عداد الغاز' : 'Gas meter')).toBeVisible()

  const day = businessDayOf(new Date(), houseTemplate.cutOff)
  const shift = shiftsOn(houseTemplate, day)[0]!.key
  await page.goto(`/client/field/daily/${branch!.id}/${day}/${shift}?step=incidents`)
  await hydrated(page)
  await page.getByLabel(lang === 'ar' ? 'عداد الغاز' : 'Gas meter').fill('41')
  await expect(page.getByText(translator(lang, dailyFillMessages)('toldAtOnce'))).toBeVisible()
  await page.goto(`/client/field/daily/${branch!.id}/${day}/${shift}?step=checklist`)
  await expect(page.getByText(lang === 'ar' ? 'إغلاق الباب الجرار' : 'Shutter locked')).toBeVisible()
})

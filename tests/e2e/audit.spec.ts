import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { boh1 } from '../../content/questionnaires/boh-1.ts'
import { auditFillMessages } from '../../messages/operations/audits-fill.ts'
import { teamPeople } from '../../demo/team.ts'
import { goOffline, goOnline, test } from './cut-line.ts'
import { translator } from './page-words.ts'
import { expect, hydrated, lookUp, signIn } from './support.ts'
import { killTab } from './kill-tab.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, serviceWorkers: 'allow' })

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a63' } })
  .png()
  .toBuffer()

test('a branch manager audits without a connection, the tab dies, and the signed audit is stored once', async ({
  page: first,
  context,
  line,
  lang,
}) => {
  test.setTimeout(180_000)
  const t = translator(lang, auditFillMessages)
  await signIn(first, teamPeople.branchManager)
  // an audit of its own for each language and repetition of the journey
  const [audit] = await lookUp<{ id: string }>(
    `insert into app.audits (id, client_id, branch_id, kind, questionnaire_id, planned_on, auditor_id, created_by)
     select gen_random_uuid(), a.client_id, a.branch_id, 'self', a.questionnaire_id, a.planned_on, a.auditor_id, a.created_by
     from app.audits a join app.profiles p on p.id = a.auditor_id where p.email = $1 and a.kind = 'self' limit 1 returning id`,
    [teamPeople.branchManager.email],
  )
  const path = `/client/field/audit/${audit!.id}`
  await first.goto(path)
  await hydrated(first)
  await expect
    .poll(() => first.evaluate(async (address) => (await caches.match(location.origin + address)) !== undefined, path))
    .toBe(true)
  await goOffline(context, line)

  const card = (page: Page, key: string) => page.locator(`#q-${key}`)
  const forward = async (page: Page, title: string) =>
    page.getByRole('button', { name: t('next', { step: title }) }).click()
  let page = first
  for (const [at, section] of boh1.sections.entries()) {
    for (const question of section.questions) {
      const one = card(page, question.key)
      if (question.type !== 'measure') {
        await one.getByText(t('yes'), { exact: true }).click()
        continue
      }
      const readings = Math.max(1, question.fewest)
      for (let number = 1; number <= readings; number += 1) {
        const typed = question.key === 'B1' ? '٩٫٠' : String(question.limit).replace('.', ',')
        await one.getByLabel(t('reading', { number })).fill(typed)
      }
    }
    if (section.key === 'B') {
      const critical = card(page, 'B1')
      await critical
        .getByRole('textbox', { name: t('note'), exact: true })
        .fill('The door of the chiller does not close')
      page = await killTab(context, page, `${path}?section=B`)
      const again = card(page, 'B1')
      await expect(again.getByRole('textbox', { name: t('note'), exact: true })).toHaveValue(
        'The door of the chiller does not close',
      )
      await expect(page.getByText(t('criticalNeeds'))).toBeVisible()
      await again.getByText(t('openAction'), { exact: true }).click()
      const file = { name: 'door.png', mimeType: 'image/png', buffer: picture }
      await again.locator('input[type=file]').first().setInputFiles(file)
    }
    await forward(page, boh1.sections[at + 1]?.title[lang] ?? t('summary'))
  }
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await expect(page.getByText(t('signatureMissing'))).toBeVisible()
  await page.getByLabel(t('signerName')).fill('Sara Al-Otaibi')
  await page.getByRole('button', { name: t('signByName') }).click()
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await expect(page.locator('[data-settled=waiting]')).toBeVisible()

  await goOnline(context, line)
  await expect(page.locator('[data-settled=signed]')).toBeVisible({ timeout: 60_000 })
  const rows = await lookUp<{ state: string; final: string }>(
    'select state, final::text from app.audits where id = $1',
    [audit!.id],
  )
  expect(rows).toEqual([{ state: 'signed', final: '59.00' }])
  const actions = await lookUp(`select priority, status from app.report_actions where audit_id = $1`, [audit!.id])
  expect(actions, 'the critical failure has its action, once').toEqual([{ priority: 'critical', status: 'open' }])
  expect(await lookUp('select id from app.audit_photos where audit_id = $1', [audit!.id])).toHaveLength(1)

  await page.goto(`/client/audits/${audit!.id}`)
  await expect(page.getByText('59.0%').first()).toBeVisible()
  await expect(page.getByText('Sara Al-Otaibi')).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import sharp from 'sharp'
import { boh1 } from '../../content/questionnaires/boh-1.ts'
import { fixedKey, fixKey, signatureKeys } from '../../content/questionnaires/manager-signature.ts'
import { demoPeople } from '../../demo/people.ts'
import { scoredQuestions } from '../../domain/questionnaire.ts'
import { assignmentMessages } from '../../messages/assignment.ts'
import { evaluationMessages, orderMessages } from '../../messages/evaluations.ts'
import { questionnaireMessages } from '../../messages/fieldwork/questionnaire.ts'
import { reportPageMessages } from '../../messages/reporting/report-page.ts'
import { clientReportMessages, reportMessages } from '../../messages/reports.ts'
import { shopperPageMessages } from '../../messages/roster-page.ts'
import { visitMessages } from '../../messages/visits.ts'
import { asPerson, send } from './as-person.ts'
import { invoicedClient } from './issued-invoice.ts'
import { networkOf } from './network.ts'
import { newShopper, release } from './own-people.ts'
import { translator } from './page-words.ts'
import { pressTwice } from './press-twice.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, pageOf, people, signIn, test } from './support.ts'
import { typeVisit } from './type-visit.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Lang = Journey['lang']
const grades = { facts: '5', completeness: '4', objectivity: '5', language: '4', punctuality: '5' }

/** Orders an audit from the page of audits; the price is outside the plan. */
async function order(page: Page, lang: Lang, branch: string): Promise<string> {
  const t = translator(lang, orderMessages)
  await page.goto('/client/secret-shopper?new=1&visit=operations_audit')
  await hydrated(page)
  // a company without visits finds the form on the page
  const form = page.getByRole('main')
  await expect(form.locator('input[name=evaluationType][value=operations_audit]')).toBeChecked()
  await expect(form).toContainText('920.00')
  await form.locator('input[role=combobox]').fill(branch)
  await page.keyboard.press('Tab')
  await form.locator('[name=branchLocation]').fill('King Fahd Road, Riyadh')
  await typeVisit(page, new Date(Date.now() + 27 * 3600 * 1000))
  await pressTwice(form.getByRole('button', { name: t('submit') }))
  await expect(page.locator('table')).toContainText(evaluationMessages.type_operations_audit[lang])
  await expectSoundPage(page, lang)
  const rows = await lookUp<{ id: string }>(
    `select id from app.mystery_shopping_requests where branch_name = $1 and evaluation_type = 'operations_audit'`,
    [branch],
  )
  expect(rows).toHaveLength(1)
  return rows[0]!.id
}

/** The office sees why a shopper may not audit, qualifies them on their record, and assigns the audit. */
async function assign(office: Page, lang: Lang, requestId: string, shopper: { id: string; name: string }) {
  const t = translator(lang, assignmentMessages)
  const word = translator(lang, shopperPageMessages)
  const visit = `/admin/secret-shopper/${requestId}?shopper=${encodeURIComponent(shopper.name)}`
  await office.goto(visit)
  await expect(office.locator('main')).toContainText(t('rule_auditor'))
  await office.goto(`/admin/freelancers/${shopper.id}`)
  await hydrated(office)
  await office.getByRole('button', { name: word('qualify') }).click()
  const dialog = office.getByRole('dialog', { name: word('qualify') })
  await dialog.locator('[name=reason]').fill('HACCP certificate seen.')
  await dialog.getByRole('button', { name: word('qualify') }).click()
  await expect(dialog).toBeHidden()
  await expect(office.locator('main')).toContainText(word('auditor'))
  await expectSoundPage(office, lang)
  await office.goto(visit)
  await hydrated(office)
  await office.getByRole('button', { name: t('assignName', { name: shopper.name }) }).click()
  await expect(office.getByText(evaluationMessages.status_assigned[lang]).first()).toBeVisible()
}

/** Answers the 45 questions as the phone sends them; typing them has a journey of its own. */
async function answerChecklist(phone: APIRequestContext, reportId: string): Promise<void> {
  const answeredAt = new Date().toISOString()
  const saves = scoredQuestions(boh1).map((question) => ({
    saveId: randomUUID(),
    questionKey: question.key,
    baseVersion: 0,
    value:
      question.type === 'measure'
        ? { readings: Array.from({ length: question.fewest }, () => ({ place: 'Line', value: question.limit })) }
        : question.key !== 'C2',
    notApplicable: false,
    naReason: '',
    comment: question.key === 'C2' ? 'The green board was used for raw chicken.' : '',
    answeredAt,
  }))
  const answer = await phone.post('/freelancer/answers', { data: { reportId, saves } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Checks in, closes the audit with the manager's signature, and hands it in. */
async function carryOut(page: Page, lang: Lang, requestId: string, phone: APIRequestContext): Promise<string> {
  const t = translator(lang, visitMessages)
  const q = translator(lang, questionnaireMessages)
  await page.goto(`/freelancer/secret-shopper/${requestId}`)
  await hydrated(page)
  await page.locator('[name=note]').fill('The branch asked for an earlier audit.')
  await page.locator('[name=brief]').check({ force: true })
  await page.getByRole('button', { name: t('checkInButton') }).click()
  await page.waitForURL(/submit-report\//)
  const reportId = new URL(page.url()).pathname.split('/').at(-1)!
  await answerChecklist(phone, reportId)
  await page.goto(`/freelancer/submit-report/${reportId}?section=unscored`)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(q('closingSection'))
  const field = (key: string) => page.locator(`section[aria-labelledby$="${key}-text"]`)
  const fixed = fixKey('C2')
  await field(fixed).locator(`[name="value.${fixed}"]`).fill('The board was replaced before I left.')
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
  await field(fixed)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer: photo })
  await field(fixedKey).locator(`[name="value.${fixedKey}"]`).fill('A hook for the boards was put up.')
  await field(signatureKeys.name).locator(`[name="value.${signatureKeys.name}"]`).fill('Maha Al-Subaie')
  const seen = field(signatureKeys.verdict).locator(`[name="value.${signatureKeys.verdict}"]`).first()
  await seen.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await seen.check({ force: true })
  const pad = field(signatureKeys.path).locator('svg[role=img]')
  await pad.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (const [x, y] of [
    [90, 30],
    [130, 70],
    [180, 40],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y)
  await page.mouse.up()
  // why: the bar at the foot lies over a target wherever a page of one screen is scrolled to
  await page.setViewportSize({ width: 390, height: 6000 })
  await expectSoundPage(page, lang)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: q('toCheck'), exact: true }).click()
  await expect(page.getByText(q('allComplete'))).toBeVisible()
  await expect(page.locator('[data-sync]')).toHaveAttribute('data-sync', 'saved')
  await page.locator('[name=declaration]').check({ force: true })
  await pressTwice(page.getByRole('button', { name: q('submit') }))
  await expect(page.locator('[data-receipt]')).toBeVisible()
  return reportId
}

/** The auditor's requests, beside the page. */
async function phoneOf(
  playwright: Playwright,
  baseURL: string,
  { email, password }: { email: string; password: string },
) {
  const extraHTTPHeaders = { origin: baseURL, accept: 'application/json', ...networkOf(test.info()) }
  const phone = await playwright.request.newContext({ baseURL, maxRedirects: 0, extraHTTPHeaders })
  await phone.post('/login', { form: { intent: 'sign-in', email, password } })
  return phone
}

test('a company buys an audit: qualified auditor, signature, report and invoice', async ({
  page,
  browser,
  baseURL,
  lang,
  playwright,
}) => {
  test.setTimeout(240_000)
  const branch = `Audited ${randomUUID().slice(0, 8)}`
  const client = await invoicedClient(playwright, baseURL!)
  const [visitor, admin] = [await asPerson(playwright, baseURL!, null), await asPerson(playwright, baseURL!, 'admin')]
  const shopper = { ...demoPeople.shopper, ...(await newShopper(visitor, admin)) }

  await signIn(page, client)
  const requestId = await order(page, lang, branch)

  await send(admin, '/admin/secret-shopper', { intent: 'approve', requestId })
  const office = await pageOf(browser, lang, baseURL!, people.admin)
  await assign(office, lang, requestId, shopper)
  await office.context().close()

  const phone = await pageOf(browser, lang, baseURL!, shopper)
  await phone.setViewportSize({ width: 390, height: 844 })
  const reportId = await carryOut(phone, lang, requestId, await phoneOf(playwright, baseURL!, shopper))
  await phone.context().close()
  await release(admin, reportId, grades)

  const action = () =>
    lookUp<{ status: string; photos: string }>(
      `select a.status, (select count(*)::text from app.report_attachments f where f.action_id = a.id) as photos
       from app.report_actions a where a.report_id = $1`,
      [reportId],
    )
  await expect.poll(action, { timeout: 60_000 }).toEqual([{ status: 'done', photos: '1' }])
  await page.goto(`/client/reports/${reportId}`)
  await expect(page.locator('#finding-C2')).toContainText(clientReportMessages.putRight[lang])
  await expect(page.locator('#finding-C2 img')).toHaveCount(1)
  await page.goto(`/client/reports/${reportId}?tab=evidence`)
  await expect(page.locator('h1')).toHaveText(translator(lang, reportMessages)('auditTitle', { branch }))
  await expect(page.locator('#words svg[role=img]')).toBeVisible()
  await expect(page.locator('#words')).toContainText('Maha Al-Subaie')
  await expect(page.getByRole('link', { name: reportPageMessages.tab_arithmetic[lang], exact: true })).toBeVisible()
  await expectSoundPage(page, lang)

  await send(admin, '/admin/invoices/to-bill', { intent: 'one', clientId: client.id })
  const lines = await lookUp<{ name: string; within_plan: boolean }>(
    `select l.name, b.within_plan from app.billed_visits b join app.invoice_lines l on l.request_id = b.request_id
     where b.request_id = $1`,
    [requestId],
  )
  expect(lines).toEqual([
    { name: expect.stringContaining(evaluationMessages.type_operations_audit.ar), within_plan: false },
  ])
})

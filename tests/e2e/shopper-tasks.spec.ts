import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, addHours, riyadhDay, toRiyadh } from '../../domain/riyadh-time.ts'
import { currentEdition } from '../../domain/terms.ts'
import { translator } from '../../domain/text.ts'
import { errorMessages } from '../../messages/errors.ts'
import { handBackMessages } from '../../messages/hand-back.ts'
import { shopperTaskMessages, whyNotMessages } from '../../messages/shopper-tasks.ts'
import { visitBriefMessages } from '../../messages/visit-brief.ts'
import { asPerson } from './as-person.ts'
import { expect, expectSoundPage, hydrated, type Journey, lookUp, signInOnPage, test, uniqueEmail } from './support.ts'

const phone = { width: 390, height: 844 }
const password = 'journey-2026'
const now = new Date()
const inDays = (days: number): string => `${toRiyadh(addHours(now, 24 * days)).slice(0, 10)}T13:00`

test.use({ viewport: phone })

/** An approved visit that nobody has yet, at a branch of its own. */
async function openVisit(owner: APIRequestContext, admin: APIRequestContext, branch: string, days: number) {
  const order = {
    intent: 'order',
    clientKey: randomUUID(),
    branchName: branch,
    branchLocation: 'Olaya Street, Riyadh',
    evaluationType: 'basic',
    visitAt: inDays(days),
    notes: '',
  }
  await owner.post('/client/secret-shopper', { form: order })
  const rows = await lookUp<{ id: string }>('select id from app.mystery_shopping_requests where branch_name = $1', [
    branch,
  ])
  const id = rows[0]!.id
  await admin.post('/admin/secret-shopper', { form: { intent: 'approve', requestId: id } })
  return id
}

async function newShopper(visitor: APIRequestContext, admin: APIRequestContext, tag: string) {
  const email = uniqueEmail('tasks')
  const form = { fullName: `Shopper ${tag}`, email, password, confirmPassword: password, agreed: currentEdition }
  expect((await visitor.post('/join-mystery-shopper', { form })).ok()).toBe(true)
  const [person] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [email])
  await admin.post('/admin/freelancers', { form: { intent: 'approve', shopperId: person!.id } })
  return { id: person!.id, email, password, type: 'mystery_shopper' as const }
}

const cardOf = (page: Page, branch: string) => page.locator('article').filter({ hasText: branch })

async function openTasks(page: Page, view: string): Promise<void> {
  await page.goto(`/freelancer/tasks?view=${view}`)
  await hydrated(page)
}

async function acceptOne(page: Page, lang: Journey['lang'], branch: string, day: string): Promise<void> {
  const t = translator(lang, shopperTaskMessages)
  await openTasks(page, 'offers')
  await expectSoundPage(page, lang)
  const offer = cardOf(page, branch)
  await expect(offer.getByRole('timer')).not.toHaveText(t('offerOver'))
  await offer.locator('select[name=day]').selectOption(day)
  await offer.locator('select[name=time]').selectOption('12:30')
  await offer.getByRole('button', { name: t('accept') }).click()
  await page.waitForURL(/view=mine/)
  await expect(cardOf(page, branch)).toBeVisible()
}

async function handBackOne(page: Page, lang: Journey['lang'], branch: string): Promise<void> {
  const t = translator(lang, handBackMessages)
  const mine = cardOf(page, branch)
  await mine.getByText(t('title')).click()
  await expect(mine.getByText(t('countsNot')).first()).toBeVisible()
  await mine.locator('input[name=cause][value=transport]').check({ force: true })
  await mine.locator('textarea[name=reason]').fill('The car broke down and no taxi goes there.')
  // why: what happens to lie half under the bar on top at this moment is no small target
  await page.evaluate(() => scrollTo(0, 0))
  await expectSoundPage(page, lang)
  await mine.getByRole('button', { name: t('button') }).click()
  await expect(mine).toHaveCount(0)
}

test('a shopper accepts and declines, hands back, reads why a visit is not open, and claims one as a senior', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  test.setTimeout(240_000)
  const t = translator(lang, shopperTaskMessages)
  const tag = randomUUID().slice(0, 8)
  const [wanted, unwanted, later, gone] = ['First', 'Second', 'Third', 'Gone'].map((word) => `${word} ${tag}`)
  const [visitor, admin] = [await asPerson(playwright, baseURL!, null), await asPerson(playwright, baseURL!, 'admin')]
  const [saffron, dallah] = [
    await asPerson(playwright, baseURL!, 'saffron'),
    await asPerson(playwright, baseURL!, 'dallah'),
  ]
  const shopper = await newShopper(visitor, admin, tag)
  const requestId = await openVisit(saffron, admin, wanted!, 6)
  const otherId = await openVisit(saffron, admin, unwanted!, 9)
  const laterId = await openVisit(dallah, admin, later!, 12)
  const goneId = await openVisit(dallah, admin, gone!, 13)
  const day = riyadhDay(addHours(now, 24 * 6))
  const window = { earliestOn: addDays(day, -1), latestOn: addDays(day, 2), dayPart: 'lunch' }
  await admin.post(`/admin/secret-shopper/${requestId}`, { form: { intent: 'describe', ...window, isOnBoard: 'on' } })
  for (const id of [requestId, otherId])
    await admin.post(`/admin/secret-shopper/${id}`, { form: { intent: 'offer', shopperId: shopper.id } })

  // The dashboard begins with what runs out.
  await signInOnPage(page, lang, shopper)
  await expect(page.getByText(t('openOffers', { count: 2 }))).toBeVisible()
  await expectSoundPage(page, lang)

  // One offer is accepted, on a day of the shopper's choice; the other one is declined.
  await acceptOne(page, lang, wanted!, addDays(day, 2))
  const [taken] = await lookUp<{ at: Date; shopper_id: string }>(
    'select scheduled_date as at, shopper_id from app.mystery_shopping_requests where id = $1',
    [requestId],
  )
  expect([toRiyadh(new Date(taken!.at)), taken!.shopper_id]).toEqual([`${addDays(day, 2)}T12:30`, shopper.id])
  await openTasks(page, 'offers')
  const declined = cardOf(page, unwanted!)
  await declined.getByText(t('declineTitle')).click()
  await declined.locator('textarea[name=reason]').fill('Too soon after the other one.')
  await declined.getByRole('button', { name: t('decline'), exact: true }).click()
  await expect(page.getByText(t('noOffers'))).toBeVisible()

  // The board says why: the same company too soon, and no more open visits at this level.
  await page.goto(`/freelancer/tasks?view=board&q=${encodeURIComponent(unwanted!)}`)
  await hydrated(page)
  const why = translator(lang, whyNotMessages)
  await expect(cardOf(page, unwanted!).getByText(why('rule_same_client'))).toBeVisible()
  await expect(cardOf(page, unwanted!).getByText(why('rule_open_jobs'))).toBeVisible()
  await expectSoundPage(page, lang)

  // The brief says what to do, what may be spent and how to get there.
  await page.goto(`/freelancer/secret-shopper/${requestId}`)
  await hydrated(page)
  const brief = translator(lang, visitBriefMessages)
  await expect(page.getByText(brief('scenario_basic'))).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(brief('directions')) })).toHaveAttribute('href', /google/)
  await expectSoundPage(page, lang)

  // It is handed back, with a cause that says beforehand that it counts.
  await openTasks(page, 'mine')
  await handBackOne(page, lang, wanted!)
  const events = await lookUp<{ cause: string; is_counted: boolean }>(
    "select cause, is_counted from app.request_events where request_id = $1 and step = 'handBack'",
    [requestId],
  )
  expect(events).toEqual([{ cause: 'transport', is_counted: true }])

  // A senior takes a visit from the board. One that is gone meanwhile is said to be gone, and leaves the list.
  await admin.post(`/admin/freelancers/${shopper.id}`, { form: { intent: 'level', level: 'senior', reason: 'Ready.' } })
  await page.goto(`/freelancer/tasks?view=board&q=${tag}`)
  await hydrated(page)
  await expect(cardOf(page, gone!).getByRole('button', { name: t('claim') })).toBeVisible()
  await admin.post(`/admin/secret-shopper/${goneId}`, { form: { intent: 'cancel', reason: 'The branch closes.' } })
  await cardOf(page, gone!)
    .getByRole('button', { name: t('claim') })
    .click()
  await expect(page.getByText(translator(lang, errorMessages)('offer.withdrawn'))).toBeVisible()
  await expect(cardOf(page, gone!)).toHaveCount(0)
  await cardOf(page, later!)
    .getByRole('button', { name: t('claim') })
    .click()
  await page.waitForURL(/view=mine/)
  await expect(cardOf(page, later!)).toBeVisible()
  await expectSoundPage(page, lang)
  const [claimed] = await lookUp<{ status: string; shopper_id: string }>(
    'select status, shopper_id from app.mystery_shopping_requests where id = $1',
    [laterId],
  )
  expect(claimed).toEqual({ status: 'assigned', shopper_id: shopper.id })
  for (const context of [visitor, admin, saffron, dallah]) await context.dispose()
})

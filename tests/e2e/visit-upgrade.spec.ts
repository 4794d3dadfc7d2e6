import type { Page } from '@playwright/test'
import { fsr1 } from '../../content/questionnaires/fsr-1.ts'
import { goOffline, goOnline, ofVisit, test } from './cut-line.ts'
import { leaveOnDevice, olderDraft } from './older-draft.ts'
import { ownVisit } from './own-visit.ts'
import { expect, hydrated, lookUp, signIn } from './support.ts'

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' })

const cachesOf = (page: Page) => page.evaluate(() => caches.keys())
/** File list in the built worker. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const script = await (await fetch('/freelancer/worker.js')).text()
    return JSON.parse(/\{.*?\}/.exec(script)![0]) as { version: string; files: string[] }
  })
const filesIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

const storedOf = async (requestId: string) => {
  const [row] = await lookUp(
    `select (select array_agg(id::text) from app.mystery_shopping_reports where request_id = $1) as reports,
       (select array_agg(x.save_id::text order by x.question_key) from app.report_answers x ${ofVisit}) as saves,
       (select array_agg(x.value order by x.question_key) from app.report_answers x ${ofVisit}) as answers,
       (select array_agg(x.id::text) from app.report_photos x ${ofVisit}) as photos,
       (select count(*)::int from app.report_moments x ${ofVisit} and x.kind = 'question' and x.detail ->> 'event' = 'answered') as moments`,
    [requestId],
  )
  return row
}

test('a draft that an older version left on a phone is there after the upgrade, and arrives once', async ({
  page,
  context,
  playwright,
  baseURL,
  line,
}) => {
  const { requestId, shopper } = await ownVisit(playwright, baseURL!, fsr1)
  const [person] = await lookUp<{ id: string }>('select id from app.profiles where email = $1', [shopper.email])
  const [questions] = await lookUp<{ id: string }>(
    `select q.id from app.questionnaires q join app.mystery_shopping_requests r on r.client_id = q.client_id
     where r.id = $1 order by q.version desc limit 1`,
    [requestId],
  )
  const account = person!.id
  const visit = `/freelancer/visit/${requestId}`
  const draft = olderDraft({ account, requestId, questionnaireId: questions!.id })
  await signIn(page, shopper)
  await page.goto('/healthz')
  const { version, files } = await workerOf(page)
  // one file is the same in both versions
  await leaveOnDevice(page, draft, [visit, `${visit}.data`], ['/assets/older-DfWD8iUg.js', files[0]!])
  const older = draft.caches.find((name) => name.startsWith('visit-files:'))!
  expect(await cachesOf(page)).toContain(older)

  line.loseReplies('/freelancer/check-in', 1)
  await page.goto(visit)
  await hydrated(page)
  await expect(page.locator('main section input:checked')).toHaveCount(4)
  await expect(page.locator('main section ul img')).toHaveCount(1)
  const stored = {
    reports: [draft.reportId],
    saves: draft.saveIds,
    answers: [true, true, 4, true],
    photos: [draft.photoId],
    moments: 4,
  }
  await expect.poll(() => storedOf(requestId), { timeout: 60_000 }).toEqual(stored)
  expect(line.lost()).toBe(1)

  // The new worker takes over: old files are removed, pages are of the new version.
  await expect.poll(async () => (await cachesOf(page)).includes(older), { timeout: 60_000 }).toBe(false)
  expect(await filesIn(page, `visit-files:${version}`)).toEqual(expect.arrayContaining(files))
  expect(await cachesOf(page)).toContain(`visit-pages:${account}`)
  await goOffline(context, line)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('main section input:checked')).toHaveCount(4)
  await goOnline(context, line)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-sync]')).toBeVisible()
  expect(await storedOf(requestId)).toEqual(stored)
})

import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { releaseReport } from '#/features/reporting/editing/release.server.ts'
import { rejectReport } from '#/features/reporting/editing/reject.server.ts'
import { startReview } from '#/features/reporting/editing/start-review.server.ts'
import { saveTranslation } from '#/features/fieldwork/translations/save-translation.server.ts'
import { now } from '#/platform/clock.ts'
import { at, grades, seen, storedReport, submit } from '#/tests/reports.ts'
import { begunVisit, fillReport, picture, save } from '#/tests/visits.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { world } from '#/tests/world.ts'
import { randomUUID } from 'node:crypto'
import { decideAlert } from './decide-alert.server.ts'
import { raiseAlert } from './raise-alert.server.ts'
import { readAlerts, readClientAlert, readWaitingAlerts } from './read-alerts.server.ts'
import { chaseAlerts, tellAlert } from './tell-alert.server.ts'

const here = await world()
const editor = await here.admin()

const comment = 'A cockroach ran under the counter at 20:15.'
/** A report with the failed critical question Q16. */
async function criticalReport(client?: Actor): Promise<string> {
  const shopper = await here.shopper({ name: 'Secret Shopper' })
  const reportId = await begunVisit(here, shopper, { type: 'basic', ...(client ? { client } : {}) })
  await fillReport(shopper, reportId, [save('Q16', false, { comment })])
  const photo = { id: randomUUID(), reportId, questionKey: 'Q16', bytes: await picture() }
  await storePhoto(shopper, photo).catch(() => {})
  await submit(shopper, reportId)
  return reportId
}
const alertsOf = async (reportId: string) => {
  const { rows } = await here.owner.query('select * from app.report_alerts where report_id = $1 order by number', [
    reportId,
  ])
  return rows
}
const alertOf = async (reportId: string) => (await alertsOf(reportId))[0]
const noticesOf = async (profileId: string, kind: string) => {
  const { rows } = await here.owner.query('select link from app.notifications where profile_id = $1 and kind = $2', [
    profileId,
    kind,
  ])
  return rows
}

test('a critical failure starts its two hours with the hand-in itself, and the editors are told', async () => {
  const reportId = await criticalReport()
  expect(await storedReport(here, reportId)).toMatchObject({ status: 'submitted', has_critical: true })
  const alert = await alertOf(reportId)
  expect(alert).toMatchObject({ state: 'waiting', questions: ['Q16'] })
  expect(Math.abs(alert.due_at.getTime() - addHours(now(), 2).getTime())).toBeLessThan(60_000)
  await raiseAlert({ reportId, questions: 'Q16' })
  await raiseAlert({ reportId, questions: 'Q16' })
  const told = await noticesOf(editor.id, 'alert.waiting')
  expect(told.filter(({ link }) => link === `/admin/reports/${reportId}`)).toHaveLength(1)
  expect((await readWaitingAlerts(editor)).first.map((one) => one.reportId)).toContain(reportId)
})

test('a checked failure reaches the owner and the contacts outside the team, each in their language, and never says who saw it', async () => {
  const client = await here.client()
  for (const [name, language] of [
    ['Area manager', 'en'],
    ['مدير التشغيل', 'ar'],
  ])
    await here.owner.query(
      `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, $2, $3, $4, $1)`,
      [client.id, name, `${language}-${client.id}@example.com`, language],
    )
  const reportId = await criticalReport(client)
  const told = (await readAlerts(editor, reportId, 'ar'))[0]?.people.map(({ name }) => name)
  expect(told).toEqual([client.name, 'Area manager', 'مدير التشغيل'])
  await decideAlert(editor, { reportId, questions: ['Q16'], outcome: 'send', note: 'Please close the counter.' })
  const { id } = await alertOf(reportId)
  await tellAlert({ alertId: id })
  await tellAlert({ alertId: id })
  const { rows } = await here.owner.query(
    `select to_address, language, body from app.emails where kind = 'report.alert' and to_address like $1 order by language desc`,
    [`%${client.id}@example.com`],
  )
  expect(rows.map(({ language }) => language)).toEqual(['en', 'ar'])
  for (const { body } of rows) {
    expect(body).toContain(comment)
    expect(body).toContain('Please close the counter.')
    expect(body).toContain(`/client/alerts/${id}`)
    expect(body).not.toContain('Secret Shopper')
  }
  expect(await noticesOf(client.id, 'alert.finding')).toHaveLength(1)
  const read = await readClientAlert(client, id, 'en')
  expect(read).toMatchObject({ reportId: null, note: 'Please close the counter.', seen: [{ comment }] })
  expect(JSON.stringify(read)).not.toContain('Secret Shopper')
  for (const stranger of [await here.client(), editor, await here.shopper()])
    await expect(readClientAlert(stranger, id, 'en')).rejects.toMatchObject({ code: /not-found|not-allowed/ })
})

test('mail and page of an alert tell the shopper’s words in the language of their reader, with a mark', async () => {
  const client = await here.client({ language: 'ar' })
  const reportId = await criticalReport(client)
  await startReview(editor, await seen(here, reportId))
  const send = { reportId, questions: ['Q16'], outcome: 'send', note: '' } as const
  const missing = await criticalReport(client)
  await decideAlert(editor, { ...send, reportId: missing })
  const text = 'مر صرصور تحت الكاونتر الساعة 20:15.'
  const of = { questionKey: 'Q16', field: 'comment', original: comment, version: 0, text } as const
  await saveTranslation(editor, { reportId, ...of })
  await decideAlert(editor, send)
  const bodyOf = async (alertId: string): Promise<string> => {
    await tellAlert({ alertId })
    const { rows } = await here.owner.query(
      `select body from app.emails where kind = 'report.alert' and body like $1`,
      [`%/client/alerts/${alertId}%`],
    )
    return rows[0].body
  }
  const [told, untold] = [(await alertOf(reportId)).id, (await alertOf(missing)).id]
  expect(await bodyOf(told)).toContain(`${text} (مترجم)`)
  expect(await bodyOf(untold)).toContain(`${comment} (النص الأصلي بالإنجليزية)`)
  expect((await readClientAlert(client, told, 'ar')).seen).toMatchObject([{ comment, told: { lang: 'en', text } }])
  expect((await readClientAlert(client, told, 'en')).seen).toMatchObject([{ comment, told: null }])
})

test('setting it aside needs a note; a decision is made once; the client hears nothing', async () => {
  const client = await here.client()
  const reportId = await criticalReport(client)
  const dismiss = { reportId, questions: ['Q16'], outcome: 'dismiss', note: 'It was a leaf.' } as const
  await expect(decideAlert(editor, { ...dismiss, note: ' ' })).rejects.toMatchObject({ code: 'report.reason-required' })
  const outcomes = await Promise.allSettled([
    decideAlert(editor, dismiss),
    decideAlert(await here.admin(), { reportId, questions: ['Q16'], outcome: 'send', note: '' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(decideAlert(editor, dismiss)).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('when another critical question fails after one was set aside, that one stays aside and the new one waits', async () => {
  const reportId = await criticalReport()
  await decideAlert(editor, { reportId, questions: ['Q16'], outcome: 'dismiss', note: 'It was a leaf.' })
  await raiseAlert({ reportId, questions: 'Q16' })
  expect(await alertsOf(reportId)).toMatchObject([{ state: 'dismissed' }])
  await raiseAlert({ reportId, questions: 'Q16 Q17' })
  await raiseAlert({ reportId, questions: 'Q16 Q17' })
  expect(await alertsOf(reportId)).toMatchObject([
    { number: 1, state: 'dismissed', questions: ['Q16'], note: 'It was a leaf.' },
    { number: 2, state: 'waiting', questions: ['Q17'], note: null },
  ])
})

test('an overdue alert notifies every administrator once', async () => {
  const reportId = await criticalReport()
  const link = `/admin/reports/${reportId}`
  const late = async () => (await noticesOf(editor.id, 'alert.late')).filter((one) => one.link === link)
  await chaseAlerts()
  expect(await late()).toEqual([])
  await at(addHours(now(), 3), chaseAlerts)
  await at(addHours(now(), 4), chaseAlerts)
  expect(await late()).toHaveLength(1)
})

test('a release tells of a failure that still stands, a rejection sets it aside', async () => {
  const [first, second] = [await criticalReport(), await criticalReport()]
  await startReview(editor, await seen(here, first))
  await releaseReport(editor, { ...(await seen(here, first)), grades })
  expect(await alertOf(first)).toMatchObject({ state: 'sent', decided_by: editor.id })
  await startReview(editor, await seen(here, second))
  await rejectReport(editor, { ...(await seen(here, second)), reason: 'Another branch.' })
  expect(await alertOf(second)).toMatchObject({ state: 'dismissed', note: 'Another branch.' })
})

test('strangers neither read nor decide alerts', async () => {
  const client = await here.client()
  const reportId = await criticalReport(client)
  for (const stranger of [client, await here.shopper(), await here.freelancer()]) {
    await expect(
      decideAlert(stranger, { reportId, questions: ['Q16'], outcome: 'send', note: '' }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    })
    await expect(readWaitingAlerts(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readAlerts(stranger, reportId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const { id } = await alertOf(reportId)
  await expect(readClientAlert(client, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
})

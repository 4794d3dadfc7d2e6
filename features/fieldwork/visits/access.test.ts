import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { removePhoto } from '#/features/fieldwork/evidence/remove-photo.server.ts'
import { storePhoto } from '#/features/fieldwork/evidence/store-photo.server.ts'
import { findFile } from '#/features/fieldwork/evidence/find-file.server.ts'
import { arrival, assignedVisit, begunVisit, picture, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { checkIn } from './check-in.server.ts'
import { listOpenReports, listVisits } from './list-visits.server.ts'
import { readReportForm } from './read-report-form.server.ts'
import { readVisit } from './read-visit.server.ts'
import { saveAnswers } from './save-answers.server.ts'
import { saveSection } from './save-section.server.ts'
import { submitReport } from './submit-report.server.ts'
import { readVisitUnderWay } from './visit-under-way.server.ts'

const here = await world()
const owner = await here.shopper()
const client = await here.client()
const requestId = await assignedVisit(here, owner, { client })
const reportId = await begunVisit(here, owner, { client })
const bytes = await picture()
const kept = await storePhoto(owner, { id: randomUUID(), reportId, questionKey: 'Q3', bytes })

const verbs: Record<string, (actor: Actor) => Promise<unknown>> = {
  checkIn: (actor) => checkIn(actor, arrival(requestId)),
  readVisit: (actor) => readVisit(actor, requestId),
  readReportForm: (actor) => readReportForm(actor, reportId),
  saveAnswers: (actor) => saveAnswers(actor, { reportId, saves: [save('Q2', 4)] }),
  saveSection: (actor) => saveSection(actor, reportId, { intent: 'section', section: 'S1', next: '', 'value.Q2': '4' }),
  submitReport: (actor) => submitReport(actor, { reportId, submissionKey: randomUUID(), declaration: true }),
  storePhoto: (actor) => storePhoto(actor, { id: randomUUID(), reportId, questionKey: 'Q3', bytes }),
  removePhoto: (actor) => removePhoto(actor, { id: kept.id, reportId }),
}

test.each(Object.keys(verbs))('%s: another shopper does not find the visit', async (name) => {
  await expect(verbs[name]!(await here.shopper())).rejects.toMatchObject({ code: 'not-found' })
  await expect(verbs[name]!(await here.freelancer())).rejects.toMatchObject({ code: 'not-found' })
})

test.each(Object.keys(verbs))('%s: neither the client nor an admin may do it', async (name) => {
  const refused = /^not-(allowed|found)$/
  await expect(verbs[name]!(client)).rejects.toMatchObject({ code: expect.stringMatching(refused) })
  await expect(verbs[name]!(await here.admin())).rejects.toMatchObject({ code: expect.stringMatching(refused) })
})

test('lists show a shopper nothing of another’s', async () => {
  const stranger = await here.shopper()
  expect(await listVisits(stranger, 1)).toEqual({ visits: [], paidTotal: 0 })
  expect(await listOpenReports(stranger)).toEqual([])
  expect(await readVisitUnderWay(stranger)).toBeNull()
  await expect(readVisitUnderWay(client)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(listOpenReports(client)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a photo of an unreleased report is seen by its shopper and the editors only', async () => {
  expect(await findFile(owner, kept.fileId)).not.toBeNull()
  expect(await findFile(await here.admin(), kept.fileId)).not.toBeNull()
  expect(await findFile(await here.shopper(), kept.fileId)).toBeNull()
  expect(await findFile(client, kept.fileId)).toBeNull()
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import type { Actor } from '#/domain/actor.ts'
import { type AuditAnswer, type AuditValues, emptyAnswer } from '#/domain/operations/audits/answers.ts'
import { scoredQuestions } from '#/domain/questionnaire.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { storeAuditPhoto } from '#/features/operations/audits/photos.server.ts'
import { planAudits } from '#/features/operations/audits/plan.server.ts'
import { saveAudit } from '#/features/operations/audits/save.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { newBranch, picture } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { auditDocument } from './audit-document.server.ts'

let w: World
let client: Actor
let viewer: Actor
let auditId: string

const answers: AuditValues = Object.fromEntries(
  scoredQuestions(boh1).map((question) => {
    const reading = { place: '', value: question.type === 'measure' ? question.limit : 0 }
    const readings = Array.from({ length: question.type === 'measure' ? question.fewest : 0 }, () => reading)
    const value: AuditAnswer['value'] = question.type === 'measure' ? { readings } : true
    return [question.key, { ...emptyAnswer, value }]
  }),
)
const warm: AuditAnswer = {
  value: { readings: ['Walk-in', 'الثلاجة', 'Bar'].map((place) => ({ place, value: 9 })) },
  na: false,
  note: 'The door does not close #panic("x")',
  act: { id: randomUUID(), kind: 'fixed', title: 'Close the door', ownerId: null, ownerName: '', dueOn: '', note: '' },
}

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const branchId = await newBranch(w, client)
  viewer = await w.member(client, [{ role: 'viewer', node: branchId }])
  const input = { clientKey: randomUUID(), kind: 'company' as const, day: riyadhDay(new Date()), auditor: client.id }
  await planAudits(client, { ...input, branch: [branchId] })
  const { rows } = await w.owner.query<{ id: string }>('select id from app.audits where client_id = $1', [client.id])
  auditId = rows[0]!.id
}, 60_000)

test('before the signature there is no document', async () => {
  await expect(auditDocument(client, auditId, 'en')).rejects.toMatchObject({ code: 'not-found' })
})

test('the result is set in both languages, with findings, photos, actions and the signature', async () => {
  const bytes = await picture()
  const photo = { auditId, takenAt: new Date().toISOString(), bytes }
  for (const questionKey of ['B1', 'fix:B1']) await storeAuditPhoto(client, { ...photo, id: randomUUID(), questionKey })
  const changes = Object.entries({ ...answers, B1: warm }).map(([key, to]) => ({ key, from: null, to }))
  const signature = { name: 'Sara Al-Otaibi', path: 'M10 10L40 60L80 20', verdict: 'disagree' as const }
  const step = { key: randomUUID(), at: new Date().toISOString(), signature }
  expect(await saveAudit(client, { auditId, changes, device: 'phone', step })).toMatchObject({ state: 'signed' })

  const english = await auditDocument(client, auditId, 'en')
  expect(english.name).toBe('audit-1-en.pdf')
  const text = pdfPages(english.bytes).join('\n')
  for (const part of [
    '59',
    'Critical',
    'Walk-in',
    '9',
    '#panic("x")',
    'Close the door',
    'Sara Al-Otaibi',
    'Seen, disagrees',
  ])
    expect(text).toContain(part)
  expect(text).toContain('Signed, not released yet')
  const arabic = pdfPages((await auditDocument(client, auditId, 'ar')).bytes).join('\n')
  expect(arabic).toContain('Close the door')
  expect(arabic).toContain('59')
})

test(
  'it is read as its page is: not before the release by readers, never by strangers',
  { timeout: 60_000 },
  async () => {
    await expect(auditDocument(viewer, auditId, 'en')).rejects.toMatchObject({ code: 'not-found' })
    await expect(auditDocument(await w.client(), auditId, 'en')).rejects.toMatchObject({ code: 'not-found' })
    await expect(auditDocument(await w.shopper(), auditId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
  },
)

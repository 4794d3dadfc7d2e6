import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveAnswers } from '#/features/fieldwork/visits/save-answers.server.ts'
import { scene } from '#/tests/scenes.ts'
import { begunVisit, save } from '#/tests/visits.ts'
import { distanceText } from '#/ui/distance-text.ts'
import { world } from '#/tests/world.ts'
import { langs } from '#/domain/text.ts'
import { evidenceReasonKeys } from '#/domain/fieldwork/evidence.ts'
import { readEvidence } from './read-evidence.server.ts'
import { durationText, reasonText, reasonWhy } from './reason-text.ts'
import { storeMoments } from './store-moments.server.ts'
import { storePhoto } from './store-photo.server.ts'
import { weighEvidence } from './weigh.server.ts'

const here = await world()
const editor = await here.admin()

test('an editor reads the score, its reasons, the course of the visit and what looks copied', async () => {
  const shopper = await here.shopper()
  const [earlier, reportId] = [await begunVisit(here, shopper), await begunVisit(here, shopper)]
  const bytes = await scene(3)
  const comment = 'We asked twice for the menu in Arabic and were told that it is being printed anew this week.'
  for (const id of [earlier, reportId]) {
    await storePhoto(shopper, { id: randomUUID(), reportId: id, questionKey: 'Q3', bytes })
    await saveAnswers(shopper, { reportId: id, saves: [save('Q2', 2, { comment })] })
  }
  const at = (name: 'ordered' | 'left', minutes: number) => ({
    id: randomUUID(),
    kind: 'stamp' as const,
    name,
    deviceAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  })
  await storeMoments(shopper, { reportId, moments: [at('left', 20), at('ordered', 2)] })
  expect(await readEvidence(editor, reportId, 'en')).toBeNull()
  await weighEvidence({ reportId })
  const evidence = await readEvidence(editor, reportId, 'ar')
  expect(evidence).toMatchObject({
    word: 'weak',
    photos: [{ other: { reportId: earlier, branch: 'Olaya' } }],
    words: [{ other: { reportId: earlier }, pieces: [{ reused: true }, { text: '.', reused: false }] }],
    differing: [],
  })
  expect(evidence!.doubtful.toSorted()).toEqual(['Q2', 'Q3'])
  expect(evidence!.timeline.map(({ name }) => name)).toEqual(['checkIn', 'ordered', 'left'])
  for (const lang of langs) for (const reason of evidence!.reasons) expect(reasonText(reason, lang)).not.toMatch(/[{}]/)
})

test('an answer that contradicts the stamps of the visit is named with both times', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const at = (name: 'paid' | 'served', minutes: number) => ({
    id: randomUUID(),
    kind: 'stamp' as const,
    name,
    deviceAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  })
  await storeMoments(shopper, { reportId, moments: [at('paid', 1), at('served', 12)] })
  await saveAnswers(shopper, { reportId, saves: [save('Q8', 4)] })
  await weighEvidence({ reportId })
  const { differing, doubtful } = (await readEvidence(editor, reportId, 'en'))!
  expect({ differing, doubtful }).toEqual({
    differing: [{ questionKey: 'Q8', answered: 4, stamped: 11 }],
    doubtful: [],
  })
})

test('only reviewers read it; the shopper of the report reads neither it nor the score', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  await weighEvidence({ reportId })
  for (const actor of [shopper, await here.client(), await here.freelancer()])
    await expect(readEvidence(actor, reportId, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
  for (const id of [randomUUID(), 'nothing'])
    await expect(readEvidence(editor, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  const { rows } = await here.owner.query(
    `select r as role, has_column_privilege(r, 'app.mystery_shopping_reports', c, 'select') as may
     from unnest(array['itqan_shopper', 'itqan_client', 'itqan_visitor']) r, unnest(array['evidence', 'evidence_score']) c`,
  )
  expect(rows.filter(({ may }) => may)).toEqual([])
})

test('every reason has a sentence in both languages, and a length of time is said as people say it', () => {
  const facts = {
    distance: 2,
    accuracy: 3,
    minutes: 4,
    least: 35,
    seconds: 2.5,
    answers: 9,
    count: 3,
    total: 100,
    stated: 200,
    percent: 80,
    way: 'late',
  }
  for (const lang of langs)
    for (const key of evidenceReasonKeys)
      expect(reasonText({ key, facts, points: 0, tone: 'good' }, lang)).not.toMatch(/[{}]|undefined|NaN/)
  for (const lang of langs)
    for (const key of evidenceReasonKeys) {
      const why = reasonWhy({ key }, lang)
      const supports = /-(verified|kept|right|full|calm|fits|own)$/.test(key)
      if (supports) expect(why, key).toBeNull()
      else expect(why, key).toMatch(/^[^{}]{20,}[.؟?]$/)
    }
  expect([0, 999, 1000, 412_345].map((metres) => distanceText(metres, 'en'))).toEqual([
    '0 m',
    '999 m',
    '1 km',
    '412.3 km',
  ])
  expect(distanceText(1249, 'ar')).toBe('1.2 كم')
  expect([1, 119, 120, 2879, 2880].map((minutes) => durationText(minutes, 'en'))).toEqual([
    '1 minute',
    '119 minutes',
    '2 hours',
    '48 hours',
    '2 days',
  ])
  expect(durationText(120, 'ar')).toBe('ساعتين')
})

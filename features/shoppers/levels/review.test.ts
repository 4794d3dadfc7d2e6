import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { changeLevel } from '#/features/ordering/assignment/change-level.server.ts'
import { now, setClock } from '#/platform/clock.ts'
import { aRequest } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { reviewLevel, reviewLevels } from './review.server.ts'
import { readLevelStanding } from './standing.server.ts'

let w: World
let client: Actor
let questionnaire: string
beforeAll(async () => {
  w = await world()
  client = await w.client()
  const { rows } = await w.owner.query('select id from app.questionnaires limit 1')
  questionnaire = rows[0].id
})

/** A released report of this grade, `minutesAgo` minutes ago. */
async function released(shopper: Actor, grade: number, minutesAgo: number, late = false): Promise<void> {
  const id = await aRequest(w, client, 'completed', shopper)
  // why: a report's steps have their own tests; only grade and time matter here
  await w.owner.query(
    `insert into app.mystery_shopping_reports (request_id, client_id, shopper_id, questionnaire_id, status, overall_score, checked_in_at, due_at, submitted_at, released_at)
     values ($1, $2, $3, $4, 'released', $5, now(), now() - interval '1 hour', now() - interval '1 hour' + $6::interval, $7)`,
    [
      id,
      client.id,
      shopper.id,
      questionnaire,
      grade,
      late ? '1 minute' : '-1 minute',
      new Date(now().getTime() - minutesAgo * 60_000),
    ],
  )
}
const passTest = (shopper: Actor, level: string) =>
  w.owner.query(
    `insert into app.level_tests (shopper_id, level, questions, correct, passed, finished_at) values ($1, $2, '[]', 10, true, now())`,
    [shopper.id, level],
  )
const levelOf = async (shopper: Actor) => (await readLevelStanding(shopper)).level
const toldOf = async (shopper: Actor): Promise<string[]> => {
  const { rows } = await w.owner.query('select kind from app.emails where profile_id = $1 order by created_at', [
    shopper.id,
  ])
  return rows.map(({ kind }) => kind)
}
async function onDay<T>(day: string, work: () => Promise<T>): Promise<T> {
  const back = setClock(() => fromRiyadh(`${day}T09:00`)!)
  try {
    return await work()
  } finally {
    back()
  }
}

test('three good reports and the test raise a beginner, who is told once', async () => {
  const shopper = await w.shopper({ level: 'basic', language: 'ar' })
  for (let n = 0; n < 3; n++) await released(shopper, 4, n)
  await reviewLevel({ shopperId: shopper.id })
  expect(await levelOf(shopper)).toBe('basic')
  expect((await readLevelStanding(shopper)).requirements).toEqual([
    { name: 'reports', needed: 3, have: 3, met: true },
    { name: 'grade', needed: 4, have: 4, met: true },
    { name: 'test', needed: 1, have: 0, met: false },
  ])
  await passTest(shopper, 'professional')
  await Promise.all([reviewLevel({ shopperId: shopper.id }), reviewLevel({ shopperId: shopper.id })])
  expect(await levelOf(shopper)).toBe('professional')
  expect(await toldOf(shopper)).toEqual(['level.rose'])
})

test('weak reports warn, thirty days later the level falls, and three good ones lead back', async () => {
  const shopper = await w.shopper({ level: 'senior' })
  for (let n = 0; n < 5; n++) await released(shopper, 3.5, 100 + n)
  await reviewLevels()
  await reviewLevels()
  const today = riyadhDay(now())
  const { warning } = await readLevelStanding(shopper)
  expect(warning).toMatchObject({
    until: addDays(today, 30),
    level: 'professional',
    reasons: [{ name: 'grade', have: 3.5 }],
  })
  await onDay(addDays(today, 29), reviewLevels)
  expect(await levelOf(shopper)).toBe('senior')
  await onDay(addDays(today, 30), reviewLevels)
  expect(await levelOf(shopper)).toBe('professional')
  await onDay(addDays(today, 31), reviewLevels)
  expect(await readLevelStanding(shopper)).toMatchObject({ level: 'professional', warning: null })
  expect(await toldOf(shopper)).toEqual(['level.warned', 'level.fell'])
  for (let n = 0; n < 3; n++) await released(shopper, 4.5, n - 60 * 24 * 60)
  await reviewLevels()
  expect(await levelOf(shopper)).toBe('senior')
})

test('good reports take a warning away', async () => {
  const shopper = await w.shopper({ level: 'professional' })
  for (let n = 0; n < 3; n++) await released(shopper, 3, 100 + n)
  await reviewLevel({ shopperId: shopper.id })
  expect((await readLevelStanding(shopper)).warning).not.toBeNull()
  for (let n = 0; n < 9; n++) await released(shopper, 5, n)
  await reviewLevel({ shopperId: shopper.id })
  expect((await readLevelStanding(shopper)).warning).toBeNull()
})

test('what an administrator gives is kept for ninety days, and takes a warning away', async () => {
  const [admin, shopper] = [await w.admin(), await w.shopper({ level: 'professional' })]
  for (let n = 0; n < 3; n++) await released(shopper, 3, 100 + n)
  await reviewLevel({ shopperId: shopper.id })
  await changeLevel(admin, shopper.id, 'senior')
  expect(await readLevelStanding(shopper)).toMatchObject({ level: 'senior', by: 'admin', warning: null })
  await reviewLevel({ shopperId: shopper.id })
  const today = riyadhDay(now())
  expect((await readLevelStanding(shopper)).warning?.until).toBe(addDays(today, 90))
  await onDay(addDays(today, 89), reviewLevels)
  expect(await levelOf(shopper)).toBe('senior')
  await onDay(addDays(today, 90), reviewLevels)
  expect(await levelOf(shopper)).toBe('professional')
})

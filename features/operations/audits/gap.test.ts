import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { assumedMargin, gapOf } from '#/domain/operations/audits/gap.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { readGap } from './read-gap.server.ts'

const w = await world()
const editor = await w.admin()
const [client, stranger] = [await w.client(), await w.client({ company: 'Dallah' })]

/** A result in which one question got so many of 100 points. */
const scoreOf = (key: string, earned: number) => JSON.stringify({ questions: [{ key, earned, possible: 100 }] })

/** A mystery visit; Q12 is a question of cleanliness. Answers its branch. */
async function visitWith(earned: number): Promise<string> {
  const id = await releasedReport(w, editor, { client })
  const { rows } = await w.owner.query<{ branch_id: string }>(
    `update app.mystery_shopping_reports set score = $2::jsonb where id = $1 returning branch_id`,
    [id, scoreOf('Q12', earned)],
  )
  return rows[0]!.branch_id
}

/** A released audit of the company; F3 is a question of cleanliness. */
const auditWith = (branch: string, earned: number) =>
  w.owner.query(
    `insert into app.audits (id, client_id, branch_id, kind, questionnaire_id, planned_on, auditor_id, state, score, calculated, final,
       signature, started_at, submitted_at, signed_at, released_at, released_by, created_by)
     select $1, $2, $3, 'company', id, current_date, $2, 'released', $4::jsonb, $5, $5, '{}', now(), now(), now(), now(), $2, $2
     from app.questionnaires where code = 'BOH-1' order by version desc limit 1`,
    [randomUUID(), client.id, branch, scoreOf('F3', earned), earned],
  )
const cleanliness = async (actor = client) =>
  (await readGap(actor, null)).topics.find(({ topic }) => topic === 'cleanliness')

test('audits 96 and guests 81 with a spread of 9: one result on each side shows no difference', async () => {
  await auditWith(await visitWith(81), 96)
  const gap = await cleanliness()
  expect(gap).toMatchObject({
    audits: { n: 1, mean: 96 },
    guests: { n: 1, mean: 81 },
    gap: { difference: 15, isShown: false, isAssumed: true },
  })
  expect(gap!.gap!.margin).toBeCloseTo(assumedMargin(1, 1), 6)
  expect(gap!.gap!.margin).toBeCloseTo(24.95, 2)
})

test('with more results the own spread counts', async () => {
  for (const [guests, audits] of [
    [72, 95],
    [90, 97],
  ] as const)
    await auditWith(await visitWith(guests), audits)
  expect(await cleanliness()).toMatchObject({
    audits: { n: 3, mean: 96 },
    guests: { n: 3, mean: 81 },
    gap: gapOf([97, 95, 96], [90, 72, 81])!,
  })
  expect(gapOf([96, 95, 97], [81, 72, 90])).toMatchObject({ difference: 15, isAssumed: false })
})

test('a stranger compares nothing', async () => {
  expect(await cleanliness(stranger)).toBeUndefined()
})

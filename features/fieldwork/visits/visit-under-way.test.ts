import { expect, test } from 'vitest'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { begunVisit, save } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { saveAnswers } from './save-answers.server.ts'
import { readVisitUnderWay } from './visit-under-way.server.ts'

const here = await world()

test('no visit under way, one just begun, one half answered, and which of two is more urgent', async () => {
  const shopper = await here.shopper()
  expect(await readVisitUnderWay(shopper)).toBeNull()

  const reportId = await begunVisit(here, shopper)
  const first = bas1.sections[0]!
  const begun = await readVisitUnderWay(shopper)
  expect(begun).toMatchObject({ reportId, answered: 0, savedAt: null, others: 0, returned: false })
  expect(begun?.section).toEqual({ key: first.key, title: first.title })

  await saveAnswers(shopper, { reportId, saves: [save('Q2', 4)] })
  const later = await readVisitUnderWay(shopper)
  expect(later).toMatchObject({ answered: 1, total: begun?.total })
  expect(Date.parse(later!.savedAt!)).toBeLessThanOrEqual(Date.now())

  const urgent = await begunVisit(here, shopper)
  await here.owner.query(`update app.mystery_shopping_reports set due_at = due_at - interval '1 hour' where id = $1`, [
    urgent,
  ])
  expect(await readVisitUnderWay(shopper)).toMatchObject({ reportId: urgent, others: 1 })
})

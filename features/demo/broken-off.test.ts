import { expect, test } from 'vitest'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { world } from '#/tests/world.ts'
import { gatherPeople, settleStandings } from './demo-person.server.ts'
import { seedDemo } from './seed-demo.server.ts'
import type { Story } from './stories.ts'
import { saffronHistory } from './stories-saffron.ts'
import { tellStories } from './tell-stories.server.ts'
import { withTimeTravel } from './time-travel.server.ts'

const here = await world()

test(
  'a seeding that was killed on its way goes on at the next start, with the same dates',
  { timeout: 180_000 },
  async () => {
    const begun = addMinutes(startOfDay(addDays(riyadhDay(new Date()), -1)), 4)
    const progress = JSON.stringify({ begun: begun.toISOString(), complete: false })
    await here.owner.query(`insert into app.settings (key, value) values ('demo.seeded', $1)`, [progress])
    const cast = await gatherPeople()
    const unfinished: Story[] = saffronHistory.slice(0, 2).map((story) => ({
      ...story,
      assigned: { ...story.assigned!, fate: { state: 'draft' } },
    }))
    await withTimeTravel(async () => {
      await settleStandings(cast)
      await tellStories([...unfinished, saffronHistory[3]!], cast, begun)
    })

    await seedDemo()
    const { rows } = await here.owner.query(
      `select (select count(*)::int from app.profiles) as people, (select count(*)::int from app.mystery_shopping_requests) as requests,
       (select count(*)::int from app.mystery_shopping_requests where status = 'completed') as completed,
       (select count(*)::int from app.mystery_shopping_reports) as reports,
       (select count(*)::int from app.request_events where step = 'assign') as assigned,
       (select value->>'complete' from app.settings where key = 'demo.seeded') as complete`,
    )
    expect(rows).toEqual([{ people: 15, requests: 38, completed: 23, reports: 28, assigned: 30, complete: 'true' }])
  },
)

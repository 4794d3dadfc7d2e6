import { expect, test } from 'vitest'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { world } from '#/tests/world.ts'
import { gatherPeople, settleStandings } from '../demo-person.server.ts'
import { saffronHistory } from '../stories/stories-saffron.ts'
import { withTimeTravel } from '../time-travel.server.ts'
import { tellAutomation } from './tell-automation.server.ts'
import { tellCompanies } from './tell-companies.server.ts'
import { tellActions } from './tell-corrective-actions.server.ts'
import { tellFirstHomes } from './tell-homes.server.ts'
import { tellStaff } from './tell-staff.server.ts'
import { tellStories } from './tell-stories.server.ts'
import { tellTeam } from './tell-team.server.ts'

const here = await world()
const present = addHours(startOfDay(addDays(riyadhDay(new Date()), -1)), 12)
const runs = async () =>
  (
    await here.owner.query(
      `select r.event, (u.ran_at at time zone 'Asia/Riyadh')::date::text as day, u.result, u.steps
       from app.automation_runs u join app.automation_rules r on r.id = u.rule_id where r.client_id is not null`,
    )
  ).rows

test('the rules of the demo world have followed what happened since they were added; a second run changes nothing', async () => {
  const cast = await gatherPeople()
  await withTimeTravel(async () => {
    await settleStandings(cast)
    await tellFirstHomes(cast, present)
    await tellCompanies(cast, present)
    await tellStories(saffronHistory, cast, present)
    await tellActions(cast.admin, cast.saffron, present)
    await tellTeam(cast, present)
    await tellStaff(cast, present)
    await tellAutomation(cast, present)
    await tellAutomation(cast, present)
  })
  const { rows } = await here.owner.query(
    `select r.event, p.email as owner, r.state, r.client_id is null as of_team from app.automation_rules r
     join app.profiles p on p.id = r.owner_id order by r.event`,
  )
  expect(rows).toEqual([
    { event: 'action.overdue', owner: 'client@itqan.example', state: 'active', of_team: false },
    { event: 'invoice.overdue', owner: 'admin@itqan.example', state: 'active', of_team: true },
    { event: 'paper.expires', owner: 'client@itqan.example', state: 'active', of_team: false },
    { event: 'report.released', owner: 'region@itqan.example', state: 'paused', of_team: false },
    { event: 'request.open', owner: 'admin@itqan.example', state: 'active', of_team: true },
  ])
  // an action of the Jeddah branch was due three days ago, and its region has no manager
  const day = riyadhDay(present)
  expect(await runs()).toEqual([{ event: 'action.overdue', day, result: 'done', steps: [{ do: 'notify', told: 1 }] }])
})

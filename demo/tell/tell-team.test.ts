import { expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { gatherPeople, settleStandings } from '../demo-person.server.ts'
import { saffronHistory } from '../stories/stories-saffron.ts'
import { teamPeople } from '../team.ts'
import { withTimeTravel } from '../time-travel.server.ts'
import { tellCompanies } from './tell-companies.server.ts'
import { tellFirstHomes } from './tell-homes.server.ts'
import { tellStories } from './tell-stories.server.ts'
import { tellTeam } from './tell-team.server.ts'

const here = await world()
const present = new Date()

test('the team of the chain has every role, each on its part, and one invitation waits; a second run changes nothing', async () => {
  const cast = await gatherPeople()
  await withTimeTravel(async () => {
    await settleStandings(cast)
    await tellFirstHomes(cast, present)
    await tellCompanies(cast, present)
    const olaya = saffronHistory.find(({ branch }) => branch.name === 'Olaya')!
    await tellStories([olaya], cast, present)
    await tellTeam(cast, present)
    await tellTeam(cast, present)
  })
  const { rows } = await here.owner.query(
    `select p.email, g.role, n.name_en as part, n.kind from app.members m join app.profiles p on p.id = m.profile_id
       join app.member_grants g on g.member_id = m.id join app.org_nodes n on n.id = g.node_id
       join app.companies c on c.id = m.client_id where c.name_en = 'Saffron House Restaurants' and m.state = 'active' order by p.email`,
  )
  expect(rows).toEqual([
    { email: 'accounts@itqan.example', role: 'accountant', part: 'Saffron House Restaurants', kind: 'root' },
    { email: 'client@itqan.example', role: 'owner', part: 'Saffron House Restaurants', kind: 'root' },
    { email: 'olaya@itqan.example', role: 'branch_manager', part: 'Olaya', kind: 'branch' },
    { email: 'region@itqan.example', role: 'manager', part: 'Central region', kind: 'region' },
    { email: 'viewer@itqan.example', role: 'viewer', part: 'Saffron House', kind: 'brand' },
  ])
  const waiting = await here.owner.query(
    "select email from app.member_invitations where state = 'pending' and expires_at > now()",
  )
  expect(waiting.rows).toEqual([{ email: 'western@itqan.example' }])
  const companies = await here.owner.query(
    'select id from app.companies where founder_id in (select id from app.profiles where email = any ($1))',
    [Object.values(teamPeople).map(({ email }) => email)],
  )
  expect(companies.rows).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { answerInvitation } from '#/features/companies/members/answer-invitation.server.ts'
import { invitationToken } from '#/features/companies/members/invitation-token.server.ts'
import { inviteMember } from '#/features/companies/members/invite.server.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { announceStep } from '#/features/ordering/requests/announce.server.ts'
import { submittedReport } from '#/tests/reports.ts'
import { statusOf } from '#/tests/requests.ts'
import { assignedVisit, begunVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { endConflictOfMember } from './joined-team.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

/** The shopper accepts an invitation to the team; the job of joining runs, twice. */
async function joins(shopper: Actor, client: Actor): Promise<void> {
  const { id: node } = (await readTree(client))[0]!
  const grants = [{ node, role: 'viewer' as const }]
  const { id } = await inviteMember(client, { email: shopper.email, language: 'en', grants })
  await answerInvitation(shopper, { token: invitationToken(id) }, 'accept')
  const [job] = (await w.waitingJobs('evaluations.joined-team')).slice(-1)
  for (let run = 0; run < 2; run++) await endConflictOfMember(job as { memberId: string })
}
const newsOf = async (kind: string, { id }: Actor) =>
  (
    await w.owner.query<{ params: Record<string, string> }>(
      'select params from app.notifications where kind = $1 and profile_id = $2 order by created_at',
      [kind, id],
    )
  ).rows.map(({ params }) => params)
const shopperOf = async (visit: string) =>
  (await w.owner.query('select shopper_id from app.mystery_shopping_requests where id = $1', [visit])).rows[0]
    .shopper_id
const eventsOf = async (visit: string) =>
  (await w.owner.query('select id, step, is_counted from app.request_events where request_id = $1', [visit])).rows

test('a visit that has not begun goes back to the pool; our team is told, the shopper reads why, the company learns nothing', async () => {
  const client = await w.client({ company: 'Copper Pot' })
  const shopper = await w.shopper({ name: 'Joining Shopper' })
  const visit = await assignedVisit(w, shopper, { client, scheduledAt: new Date(Date.now() + 3 * 86_400_000) })
  const elsewhere = await assignedVisit(w, shopper)
  await joins(shopper, client)
  expect([await statusOf(w, visit), await shopperOf(visit)]).toEqual(['approved', null])
  expect(await shopperOf(elsewhere)).toBe(shopper.id)
  const [event, ...more] = await eventsOf(visit)
  expect([event, more]).toMatchObject([{ step: 'takeBack', is_counted: false }, []])
  await announceStep({ eventId: event.id })
  const mails = await w.owner.query(
    "select body from app.emails where kind = 'request.taken-back' and profile_id = $1",
    [shopper.id],
  )
  expect(mails.rows).toEqual([{ body: expect.stringMatching(/You joined the team of this company.*انضممت/s) }])
  expect(await newsOf('request.taken-back', shopper)).toHaveLength(1)
  const told = { shopper: 'Joining Shopper', outcome_en: 'withdrawn and open again' }
  expect(await newsOf('visit.team-conflict', admin)).toMatchObject([told])
  const { rows } = await w.owner.query(
    "select kind from app.notifications where profile_id = $1 and kind not like 'team.%'",
    [client.id],
  )
  expect(rows).toEqual([])
})

test.each(['begun', 'submitted'] as const)(
  'a visit that is %s stays and is flagged to our team once',
  async (state) => {
    const client = await w.client()
    const shopper = await w.shopper({ name: `In the middle, ${state}` })
    const reportId = await (state === 'begun'
      ? begunVisit(w, shopper, { client })
      : submittedReport(w, { client, shopper }))
    const { rows } = await w.owner.query('select request_id from app.mystery_shopping_reports where id = $1', [
      reportId,
    ])
    const visit = rows[0].request_id
    await joins(shopper, client)
    expect([await statusOf(w, visit), await shopperOf(visit)]).toEqual(['in_progress', shopper.id])
    const told = (await newsOf('visit.team-conflict', admin)).filter((news) => news['shopper'] === shopper.name)
    expect(told).toMatchObject([{ outcome_en: expect.stringContaining('already started') }])
    const flags = await w.owner.query(
      "select from app.activity_log where action = 'evaluations.team-conflict' and entity_id = $1",
      [visit],
    )
    expect(flags.rowCount).toBe(1)
  },
)

test('offers of the company to the shopper end, those of others stay', async () => {
  const client = await w.client()
  const shopper = await w.shopper()
  const offered = async (of: Actor) => {
    const visit = await assignedVisit(w, shopper, { client: of })
    await w.owner.query(
      "update app.mystery_shopping_requests set status = 'approved', shopper_id = null where id = $1",
      [visit],
    )
    await w.owner.query(
      `insert into app.visit_offers (request_id, client_id, shopper_id, fit, expires_at)
       values ($1, $2, $3, 50, now() + interval '1 day')`,
      [visit, of.id, shopper.id],
    )
    return async () =>
      (await w.owner.query('select status from app.visit_offers where request_id = $1', [visit])).rows[0].status
  }
  const [own, other] = [await offered(client), await offered(await w.client())]
  await joins(shopper, client)
  expect([await own(), await other()]).toEqual(['expired', 'offered'])
})

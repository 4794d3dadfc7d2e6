import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addMonths, fromRiyadh, addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  readDeclaredConflicts,
  removeDeclaredConflict,
} from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { acceptOffer } from '#/features/ordering/offers/answer-offer.server.ts'
import { claimVisit } from '#/features/ordering/offers/claim-visit.server.ts'
import { readJobBoardEntry } from '#/features/ordering/offers/job-board.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { matchEmployer } from '#/features/shoppers/administration/ties.server.ts'
import { now } from '#/platform/clock.ts'
import { anOrder } from './requests.ts'
import { waveScenes } from './wave-scenes.ts'
import { type World, world } from './world.ts'

/** A shopper in the team of a company makes no visits there, now and for 24 months after leaving. */
let w: World
let admin: Actor
let client: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  client = await w.client({ company: 'Team Company' })
})

async function joins(shopper: Actor, company = client): Promise<string> {
  const { rows } = await w.owner.query<{ id: string }>(
    'insert into app.members (client_id, profile_id) values ($1, $2) returning id',
    [company.id, shopper.id],
  )
  return rows[0]!.id
}
const becomes = (member: string, state: 'suspended' | 'active' | 'removed', at: Date | null = null) =>
  w.owner.query('update app.members set state = $2, removed_at = $3 where id = $1', [member, state, at])
async function openVisit(): Promise<string> {
  const visitAt = fromRiyadh(`${addDays(riyadhDay(now()), 20)}T12:00`)!
  const { id } = await requestEvaluation(client, anOrder({ visitAt, evaluationType: 'basic' }))
  await approveRequest(admin, id)
  return id
}
const refusalsOf = async (shopper: Actor, visit: string) => (await readJobBoardEntry(shopper, visit))!.refusals
const refused = { code: 'evaluation.shopper-refused', details: { rules: 'conflict' } }

test('a member is refused by assignment, offers and the job board', async () => {
  const shopper = await w.shopper()
  const visit = await openVisit()
  expect(await refusalsOf(shopper, visit)).toEqual([])
  await joins(shopper)
  expect(await refusalsOf(shopper, visit)).toEqual([{ rule: 'conflict', until: null }])
  await expect(assignVisit(admin, visit, shopper.id)).rejects.toMatchObject(refused)
  await expect(offerVisit(admin, visit, shopper.id)).rejects.toMatchObject(refused)
  await expect(claimVisit(shopper, visit)).rejects.toMatchObject(refused)
})

test('an offer from before joining can no longer be accepted', async () => {
  const shopper = await w.shopper()
  const visit = await openVisit()
  await offerVisit(admin, visit, shopper.id)
  await joins(shopper)
  const { rows } = await w.owner.query<{ id: string }>('select id from app.visit_offers where request_id = $1', [visit])
  await expect(acceptOffer(shopper, rows[0]!.id)).rejects.toMatchObject(refused)
})

test('a wave leaves members out', async () => {
  const chain = await w.client({ company: 'Wave Company' })
  const scene = waveScenes(w, admin)
  await w.owner.query("update app.mystery_shopper_profiles set approval = 'rejected'")
  await scene.aBranch(chain, 'One')
  const [member, other] = [await scene.aShopper('Member', 1), await scene.aShopper('Other', 5)]
  await joins(member, chain)
  const id = await scene.created(chain)
  await scene.proposed(id)
  const picks = await scene.picksOf(id)
  expect(JSON.stringify(picks)).toContain(other.id)
  expect(JSON.stringify(picks)).not.toContain(member.id)
})

test('after leaving it lasts 24 months; a suspended membership has not ended, and a second one counts anew', async () => {
  const shopper = await w.shopper()
  const visit = await openVisit()
  const member = await joins(shopper)
  await becomes(member, 'suspended')
  expect(await refusalsOf(shopper, visit)).toEqual([{ rule: 'conflict', until: null }])
  await becomes(member, 'active')
  await becomes(member, 'removed', now())
  const until = addMonths(riyadhDay(now()), 24)
  expect(await refusalsOf(shopper, visit)).toEqual([{ rule: 'conflict', until }])
  await w.owner.query('update app.shopper_employers set ended_on = $2 where member_id = $1', [
    member,
    addDays(riyadhDay(now()), -900),
  ])
  expect(await refusalsOf(shopper, visit)).toEqual([])
  await joins(shopper)
  expect(await refusalsOf(shopper, visit)).toEqual([{ rule: 'conflict', until: null }])
})

test('neither the shopper nor staff can lift it, and members of other kinds have none', async () => {
  const shopper = await w.freelancer()
  await joins(shopper)
  const [conflict] = await readDeclaredConflicts(shopper)
  expect(conflict).toMatchObject({ companyName: 'Team Company', kind: 'worked_there', isMatched: true, endedOn: null })
  await expect(removeDeclaredConflict(shopper, conflict!.id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(matchEmployer(admin, conflict!.id, null)).rejects.toMatchObject({ code: 'not-found' })
  const colleague = await w.member(client, [{ role: 'viewer' }])
  const { rows } = await w.owner.query('select from app.shopper_employers where shopper_id = $1', [colleague.id])
  expect(rows).toEqual([])
})

import { expect, test } from 'vitest'
import { type NoticeGroup, noticeGroups, type NoticeGroupName, switchesFor } from '#/domain/notice-groups.ts'
import { keepChoices, readSwitchedOff } from '#/features/messaging/notifications/switches.server.ts'
import { world } from '#/tests/world.ts'
import { topicsOf } from './topics-of.ts'

const w = await world()
const client = await w.client()
const names = (groups: readonly NoticeGroup[]) => groups.map(({ name }) => name)

test('owners and other types of accounts have every topic of their type', async () => {
  expect(names(topicsOf(client))).toEqual(names(noticeGroups.client))
  const shopper = await w.shopper()
  expect(names(topicsOf(shopper))).toEqual(names(noticeGroups.mystery_shopper))
})

test('a member has the topics of the own rights, one without a role that of the account alone', async () => {
  const of = async (role: 'manager' | 'branch_manager' | 'viewer' | 'accountant') =>
    names(topicsOf(await w.member(client, [{ role }])))
  expect(await of('accountant')).toEqual(expect.arrayContaining(['account', 'invoices', 'payments']))
  for (const topic of ['results', 'disputes', 'guestReviews', 'stories', 'critical', 'actions'] as NoticeGroupName[])
    expect(await of('accountant')).not.toContain(topic)
  expect(await of('branch_manager')).toEqual(expect.arrayContaining(['account', 'results', 'critical', 'actions']))
  for (const topic of ['invoices', 'payments', 'plan', 'stories'] as NoticeGroupName[])
    expect(await of('branch_manager')).not.toContain(topic)
  expect(names(topicsOf(await w.member(client, [])))).toEqual(['account'])
})

test('saving the shown topics leaves the choices about the others as they were', async () => {
  const member = await w.member(client, [{ role: 'manager' }])
  await keepChoices(member, { on: switchesFor('client').filter(({ group }) => group !== 'results') })
  const without = { ...member, company: { ...member.company, permissions: [] } }
  await keepChoices(without, { on: [] })
  expect(await readSwitchedOff(member)).toEqual(switchesFor('client').filter(({ group }) => group === 'results'))
})

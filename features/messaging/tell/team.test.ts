import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import type { Permission } from '#/domain/permissions.ts'
import { kinds } from '#/features/messaging/kinds/kinds.ts'
import { markRead } from '#/features/messaging/notifications/mark-read.server.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { world } from '#/tests/world.ts'
import { alertReadersOf } from './audience.server.ts'
import { membersWith } from './team.server.ts'
import { tell } from './tell.server.ts'

const w = await world()

const branchOf = async (client: Actor, name: string, parent?: string): Promise<string> => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [client.id, name],
  )
  const { id } = rows[0]!
  if (parent) await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [id, parent])
  return id
}

const client = await w.client()
const [north, south] = [await w.node(client, 'region', 'North'), await w.node(client, 'region', 'South')]
const [olaya, malqa, corniche] = [
  await branchOf(client, 'Olaya', north),
  await branchOf(client, 'Malqa', north),
  await branchOf(client, 'Corniche', south),
]
const team = {
  owner: await w.member(client, [{ role: 'owner' }], { language: 'ar' }),
  manager: await w.member(client, [{ role: 'manager' }]),
  accountant: await w.member(client, [{ role: 'accountant' }], { language: 'ar' }),
  northern: await w.member(client, [{ role: 'manager', node: north }], { language: 'ar' }),
  southern: await w.member(client, [{ role: 'manager', node: south }]),
  atOlaya: await w.member(client, [{ role: 'branch_manager', node: olaya }]),
  atMalqa: await w.member(client, [{ role: 'branch_manager', node: malqa }]),
  viewer: await w.member(client, [{ role: 'viewer', node: olaya }]),
  mixed: await w.member(client, [
    { role: 'viewer', node: corniche },
    { role: 'manager', node: malqa },
  ]),
}
const names = new Map(Object.entries({ founder: client, ...team }).map(([name, { id }]) => [id, name]))
const gone = {
  suspended: await w.member(client, [{ role: 'manager' }]),
  removed: await w.member(client, [{ role: 'owner' }]),
  ended: await w.member(client, [{ role: 'owner' }]),
}
await w.owner.query(`update app.members set state = 'suspended' where id = $1`, [gone.suspended.memberId])
await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [
  gone.removed.memberId,
])
await w.owner.query(`update app.member_grants set ends_on = '2020-01-01' where member_id = $1`, [gone.ended.memberId])
const stranger = await w.client()

const told = async (effectKey: string) => {
  const { rows } = await w.owner.query<{ profile_id: string }>(
    'select profile_id from app.notifications where effect_key = $1',
    [effectKey],
  )
  return rows.map(({ profile_id }) => names.get(profile_id) ?? 'someone else').toSorted()
}
const mailed = async (effectKey: string) => {
  const { rows } = await w.owner.query<{ profile_id: string | null; to_address: string; language: string }>(
    'select profile_id, to_address, language from app.emails where effect_key like $1',
    [`${effectKey}%`],
  )
  return rows
    .map(({ profile_id, to_address, language }) => `${names.get(profile_id ?? '') ?? to_address} ${language}`)
    .toSorted()
}
const released = (branch: string, effectKey: string) =>
  asSystem('a test tells a team', (tx) =>
    tell(
      tx,
      { client: client.id, branch },
      'report.released',
      { branch: { en: 'Olaya', ar: 'العليا' }, score: 80, report: randomUUID() },
      { effectKey },
    ),
  )

describe('the readers of a kind', () => {
  test('of a branch are the members whose grants cover it, each in the own language and once', async () => {
    await released(olaya, 'olaya')
    await released(olaya, 'olaya')
    const readers = ['atOlaya', 'founder', 'manager', 'northern', 'owner', 'viewer']
    expect(await told('olaya')).toEqual(readers)
    const inArabic = new Set(['owner', 'northern'])
    expect(await mailed('olaya')).toEqual(readers.map((name) => `${name} ${inArabic.has(name) ? 'ar' : 'en'}`))
  })

  test('follow a branch that moves', async () => {
    await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [malqa, south])
    await released(malqa, 'moved')
    await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [malqa, north])
    await released(malqa, 'moved back')
    expect(await told('moved')).toEqual(['atMalqa', 'founder', 'manager', 'mixed', 'owner', 'southern'])
    expect(await told('moved back')).toEqual(['atMalqa', 'founder', 'manager', 'mixed', 'northern', 'owner'])
  })

  test('of an invoice are owners and accountants', async () => {
    const facts = { number: 'INV-1', amount: 115_00, due: '2026-12-01', invoice: randomUUID() }
    await asSystem('a test tells a team', (tx) =>
      tell(tx, { client: client.id }, 'invoice.issued', facts, { effectKey: 'invoice' }),
    )
    expect(await told('invoice')).toEqual(['accountant', 'founder', 'owner'])
  })

  test('leave out the bell line of the one who did it', async () => {
    const facts = {
      number: 'R-1',
      branch: { en: 'Olaya', ar: 'العليا' },
      location: 'Riyadh',
      visit: '2026-12-01T10:00:00Z',
      price: 1,
      vat: 1,
      total: 2,
      within: { en: 'no', ar: 'لا' },
      request: randomUUID(),
    }
    await asSystem('a test tells a team', (tx) =>
      tell(tx, { client: client.id, branch: olaya }, 'request.received', facts, {
        effectKey: 'ordered',
        doneBy: team.northern.id,
      }),
    )
    expect(await told('ordered')).toEqual(['founder', 'manager', 'owner'])
    expect(await mailed('ordered')).toContain('northern ar')
  })

  test('are those whom row-level security lets read, for each permission of a kind, role and branch', async () => {
    const needed = Object.values(kinds).flatMap(({ to }) =>
      Object.values(to).flatMap((way) => ('needs' in way ? [way.needs] : [])),
    )
    const permissions = [...new Set<Permission>(needed)]
    expect(permissions.length).toBeGreaterThan(8)
    const extra = await Promise.all(
      memberRoles.flatMap((role) =>
        [undefined, south, corniche].map((node) => w.member(client, [{ role, ...(node && { node }) }])),
      ),
    )
    const people = [...Object.values(team), ...extra].filter(({ company }) => company.mode === 'member')
    for (const permission of permissions) {
      const readers = await asSystem('a test compares the two rules', async (tx) => ({
        all: await membersWith(tx, client.id, permission, null),
        of: new Map([
          [olaya, await membersWith(tx, client.id, permission, olaya)],
          [corniche, await membersWith(tx, client.id, permission, corniche)],
        ]),
      }))
      for (const person of people) {
        const may = await asActor(person, async (tx) => {
          const { rows } = await sql<{ all: boolean; branches: string[] }>`
            select priv.may(${permission}) as all, priv.my_branches(${permission}) as branches`.execute(tx)
          return rows[0]!
        })
        const hears = (list: { id: string }[]) => list.some(({ id }) => id === person.id)
        expect(hears(readers.all), `${permission} company`).toBe(may.all)
        for (const [branch, list] of readers.of) expect(hears(list), permission).toBe(may.branches.includes(branch))
      }
    }
    await w.owner.query(`delete from app.member_grants where member_id = any ($1)`, [
      extra.map(({ memberId }) => memberId),
    ])
  })
})

describe('a critical failure', () => {
  const addresses = async (branch: string) =>
    (await asSystem('a test asks who hears', (tx) => alertReadersOf(tx, client.id, branch))).map(
      ({ profileId, address }) => names.get(profileId ?? '') ?? address,
    )

  test('is told to the nearest level first, and to the contacts outside the team', async () => {
    const contacts = ['pest-control@example.com', team.northern.email.toUpperCase()]
    for (const email of contacts)
      await w.owner.query(
        `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, 'n', $2, 'en', $1)`,
        [client.id, email],
      )
    expect(await addresses(olaya)).toEqual(['atOlaya', 'pest-control@example.com', contacts[1]])
    expect(await addresses(corniche)).toEqual(['southern', 'pest-control@example.com', contacts[1]])
  })

  test('is told to the owners where there is no manager', async () => {
    const small = await w.client()
    const branch = await branchOf(small, 'Only')
    const partner = await w.member(small, [{ role: 'owner' }])
    await w.member(small, [{ role: 'viewer' }])
    await w.member(small, [{ role: 'accountant' }])
    const readers = await asSystem('a test asks who hears', (tx) => alertReadersOf(tx, small.id, branch))
    expect(readers.map(({ profileId }) => profileId)).toEqual([small.id, partner.id])
  })
})

describe('a notice', () => {
  test('is dropped when its reader loses the scope, and is back with it', async () => {
    const reader = await w.member(client, [{ role: 'manager', node: north }])
    await released(olaya, 'dropped')
    expect(await readNotices(reader, { most: 10 })).toMatchObject({ unread: 1, notices: [{ kind: 'report.released' }] })
    await w.owner.query('update app.member_grants set node_id = $2 where member_id = $1', [reader.memberId, south])
    expect(await readNotices(reader, { most: 10 })).toMatchObject({ unread: 0, unreadRows: 0, notices: [] })
    await markRead(reader, { intent: 'all' })
    await w.owner.query('update app.member_grants set node_id = $2 where member_id = $1', [reader.memberId, north])
    expect(await readNotices(reader, { most: 10 })).toMatchObject({ unread: 1 })
    await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [reader.memberId])
    expect(await readNotices(reader, { most: 10 })).toMatchObject({ unread: 0, unreadRows: 0, notices: [] })
  })

  test('of one company is not shown while its reader acts for another', async () => {
    await released(olaya, 'two companies')
    const elsewhere = { ...client, company: { ...team.owner.company, id: stranger.id } }
    expect((await readNotices(elsewhere, { most: 50 })).notices).toEqual([])
    expect((await readNotices(client, { most: 50 })).notices.length).toBeGreaterThan(0)
    expect((await readNotices(stranger, { most: 50 })).notices).toEqual([])
  })

  test('about the account alone needs no company', async () => {
    const reader = await w.member(client, [{ role: 'viewer', node: south }])
    await asSystem('a test tells a person', (tx) =>
      tell(
        tx,
        { person: reader.id },
        'account.welcome',
        { company: { en: 'x', ar: 'x' }, home: '/client' },
        {
          effectKey: 'personal',
        },
      ),
    )
    expect(await readNotices({ ...reader, company: null }, { most: 10 })).toMatchObject({ unread: 1 })
  })
})

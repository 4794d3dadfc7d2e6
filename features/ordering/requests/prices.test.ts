import { beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { aRequest } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { browseOwnRequests, latestOwnRequests, ownRequestRows, ownTotals } from './list.server.ts'
import { ownRequestList } from './list.ts'
import { readOwnRequest } from './read-request.server.ts'

const w = await world()
const [client, shopper] = [await w.client(), await w.shopper()]
const price = 500_00
let visit: string
let branch: string
let elsewhere: string

beforeAll(async () => {
  visit = await aRequest(w, client, 'completed', shopper)
  elsewhere = await aRequest(w, client, 'completed', shopper)
  await w.owner.query('update app.mystery_shopping_requests set price = $1', [price])
  const { rows } = await w.owner.query<{ branch_id: string }>(
    'select branch_id from app.mystery_shopping_requests where id = $1',
    [visit],
  )
  branch = rows[0]!.branch_id
})

const query = (address = '') => readList(ownRequestList, new URLSearchParams(address))
const fileOf = async (actor: Actor) => {
  const lines = []
  for await (const line of await exportList(actor, ownRequestList, query(), ownRequestRows, 'en')) lines.push(line)
  return lines
}
/** Costs of visits wherever the actor may read a visit. */
async function costsFor(actor: Actor) {
  const [totals, list, latest, one, file] = [
    await ownTotals(actor),
    await browseOwnRequests(actor, query('sort=-cost')),
    await latestOwnRequests(actor, 5),
    await readOwnRequest(actor, visit),
    await fileOf(actor),
  ]
  const column = file[0]!.findIndex((heading) => typeof heading === 'string' && heading.startsWith('Cost'))
  return {
    total: totals.cost,
    list: list.rows.map(({ cost }) => cost),
    latest: latest.map(({ cost }) => cost),
    one: one.price,
    file: column < 0 ? 'no column' : file.slice(1).map((cells) => cells[column]),
  }
}
const memberAs = (role: Exclude<MemberRole, 'owner'>, node?: string) =>
  w.member(client, [{ role, ...(node !== undefined && { node }) }])
const managersSeeMoney = (are: boolean) =>
  w.owner.query('update app.companies set team_settings = $2 where id = $1', [
    client.id,
    are ? ['managers-see-money'] : [],
  ])
const both = [price, price]
const shown = { total: 2 * price, list: both, latest: both, one: price, file: both.map((halalas) => ({ halalas })) }

describe('the cost of visits', () => {
  test('is shown to the owner, to those who pay, and to managers where the owners say so', async () => {
    await managersSeeMoney(true)
    for (const reader of [client, await memberAs('manager'), await memberAs('accountant')])
      expect(await costsFor(reader)).toEqual(shown)
    const regional = { total: price, list: [price], latest: [price], one: price, file: [{ halalas: price }] }
    expect(await costsFor(await memberAs('manager', branch))).toEqual(regional)
    await managersSeeMoney(false)
    for (const manager of [await memberAs('manager'), await memberAs('manager', branch)])
      expect(await costsFor(manager)).toMatchObject({ total: null, one: null, file: 'no column' })
  })

  test.each(['branch_manager', 'viewer'] as const)('is not answered to a %s, who sees the visit', async (role) => {
    const none = { total: null, list: [null], latest: [null], one: null, file: 'no column' }
    expect(await costsFor(await memberAs(role, branch))).toEqual(none)
  })

  test('of a branch that a member only views is left empty beside that of the own branches', async () => {
    const { rows } = await w.owner.query<{ branch_id: string }>(
      'select branch_id from app.mystery_shopping_requests where id = $1',
      [elsewhere],
    )
    await managersSeeMoney(true)
    const mixed = await w.member(client, [
      { role: 'manager', node: branch },
      { role: 'viewer', node: rows[0]!.branch_id },
    ])
    const { list, total } = await costsFor(mixed)
    expect(new Set(list)).toEqual(new Set([price, null]))
    expect(total).toBe(price)
  })
})

describe('the database', () => {
  const asked = (actor: Actor) =>
    asActor(actor, (tx) => tx.selectFrom('mystery_shopping_requests').select('price').execute())
  const priced = async (actor: Actor) =>
    (await asActor(actor, (tx) => tx.selectFrom('visit_prices').select('request_id').execute())).length

  test('refuses the column to every member, and answers prices by branch', async () => {
    for (const role of ['manager', 'branch_manager', 'viewer', 'accountant'] as const)
      await expect(asked(await memberAs(role))).rejects.toThrow('permission denied')
    await managersSeeMoney(false)
    expect(await priced(await memberAs('manager'))).toBe(0)
    await managersSeeMoney(true)
    expect(await priced(await memberAs('manager'))).toBe(2)
    expect(await priced(await memberAs('manager', branch))).toBe(1)
    expect(await priced(await memberAs('accountant'))).toBe(2)
    expect(await priced(await memberAs('branch_manager', branch))).toBe(0)
    expect(await priced(await memberAs('viewer'))).toBe(0)
    const stranger = await w.client()
    expect(await priced(await w.member(stranger, [{ role: 'manager' }]))).toBe(0)
  })

  test('follows a changed price, and holds none of a visit that is withheld until its report is released', async () => {
    const owner = await w.client()
    const id = await aRequest(w, owner, 'assigned', shopper)
    await w.owner.query('update app.mystery_shopping_requests set price = 1 where id = $1', [id])
    const stored = async () =>
      (await w.owner.query<{ price: number }>('select price from app.visit_prices where request_id = $1', [id])).rows
    expect(await stored()).toEqual([{ price: '1' }])
    await w.owner.query('delete from app.visit_prices where request_id = $1', [id])
    await w.owner.query('update app.mystery_shopping_requests set is_withheld = true, price = 2 where id = $1', [id])
    expect(await stored()).toEqual([])
    await w.owner.query(`update app.mystery_shopping_requests set status = 'completed' where id = $1`, [id])
    expect(await stored()).toEqual([{ price: '2' }])
  })
})

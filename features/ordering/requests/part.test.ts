import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { browseOwnRequests } from './list.server.ts'
import { ownRequestList } from './list.ts'
import { requestEvaluation } from './request.server.ts'
import { anOrder } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { branchesBelow, readParts } from '#/features/companies/hierarchy/parts.server.ts'

const w = await world()
let client: Actor
let brand: string
let north: string
let south: string

/** A branch below a node, with one visit ordered. */
async function branchBelow(node: string, name: string): Promise<string> {
  const id = randomUUID()
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    id,
    client.id,
    name,
  ])
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [id, node])
  await requestEvaluation(client, anOrder({ branchId: id }))
  return id
}

beforeAll(async () => {
  client = await w.client()
  brand = await w.node(client, 'brand', 'Saffron')
  north = await w.node(client, 'region', 'North', brand)
  south = await w.node(client, 'region', 'South', brand)
  await w.owner.query(`update app.org_nodes set name_ar = 'الشمال' where id = $1`, [north])
  await branchBelow(north, 'Olaya')
  await branchBelow(south, 'Abha')
})

const seenBy = async (actor: Actor, part: string) => {
  const query = readList(ownRequestList, new URLSearchParams({ part }))
  return (await browseOwnRequests(actor, query)).rows.map(({ branch }) => branch).toSorted()
}

describe('the filter by a group', () => {
  test('takes everything below the group, as the company is structured today', async () => {
    expect(await seenBy(client, brand)).toEqual(['Abha', 'Olaya'])
    expect(await seenBy(client, north)).toEqual(['Olaya'])
    const moved = await branchBelow(north, 'Malqa')
    expect(await seenBy(client, north)).toEqual(['Malqa', 'Olaya'])
    await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [moved, south])
    expect(await seenBy(client, north)).toEqual(['Olaya'])
    expect(await branchesBelow(client, south)).toContain(moved)
  })

  test('gives members no more than their scope, and strangers nothing', async () => {
    const member = await w.member(client, [{ role: 'manager', node: north }])
    expect(await seenBy(member, brand)).toEqual(['Olaya'])
    expect(await seenBy(member, south)).toEqual([])
    expect((await readParts(member)).map(({ label }) => label)).toEqual(['Saffron', 'Saffron › North'])
    const other = await w.client()
    expect(await seenBy(other, brand)).toEqual([])
    expect(await readParts(other)).toEqual([])
    expect(await branchesBelow(other, brand)).toEqual([brand])
  })

  test('names the groups in the language of the reader', async () => {
    const labels = (await readParts({ ...client, language: 'ar' })).map(({ label }) => label)
    expect(labels).toEqual(['Saffron', 'Saffron ‹ الشمال', 'Saffron ‹ South'])
  })
})

test('a member with few branches and one with many read the same list; the index is a shortcut, not a right', async () => {
  const few = async (actor: Actor, most: number) =>
    (
      await asActor(actor, (tx) =>
        sql<{ few: string[] | null }>`select priv.few_branches('evaluations.read', ${most}) as few`.execute(tx),
      )
    ).rows[0]!.few
  const member = await w.member(client, [{ role: 'manager', node: south }])
  const branches = await branchesBelow(client, south)
  expect((await few(member, branches.length))!.toSorted()).toEqual(branches.toSorted())
  expect(await few(member, branches.length - 1)).toBeNull()
  expect(await few(await w.member(client, []), 5)).toEqual([])
  // a branch manager sees finished visits only, also through the index
  const ofBranch = await w.member(client, [{ role: 'branch_manager', node: branches[0]! }])
  expect(await few(ofBranch, 5)).toEqual([branches[0]])
  expect(await seenBy(ofBranch, '')).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asActor, visitor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { setClock } from '#/platform/clock.ts'
import { type World, world } from '#/tests/world.ts'
import { readRegister, registerPageSize } from './register.server.ts'

let w: World
let client: Actor
let restore = () => {}
beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Saffron House' })
})
afterEach(() => restore())

type Issued = { number: string; holder?: string; state?: string; listed?: boolean; issued?: string; expires?: string }

// why: issuing is another capability's verb; only public reads of the register matter here
async function issue(of: Issued): Promise<void> {
  const branchId = randomUUID()
  const { number, holder = 'Saffron House', state = 'active', listed = true } = of
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    branchId,
    client.id,
    `Branch ${number}`,
  ])
  await w.owner.query(
    `insert into app.certificates (number, client_id, branch_id, holder_name, branch_name, city, level, state, is_listed, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, 'Riyadh', 'gold', $6, $7, $8, $9)`,
    [
      number,
      client.id,
      branchId,
      holder,
      `فرع ${number}`,
      state,
      listed,
      of.issued ?? '2026-06-01T00:00:00Z',
      of.expires ?? '2099-06-01T00:00:00Z',
    ],
  )
}

it('says that nothing was ever issued only while that is so', async () => {
  expect(await readRegister('', 1)).toEqual({ rows: [], total: 0, isEmpty: true })
  await issue({ number: 'ITQ-2026-0001' })
  expect(await readRegister('nobody', 1)).toEqual({ rows: [], total: 0, isEmpty: false })
})

describe('with holders', () => {
  beforeAll(async () => {
    await issue({ number: 'ITQ-2026-0002', holder: 'مطعم الأصالة' })
    await issue({ number: 'ITQ-2026-0003', listed: false })
    await issue({ number: 'ITQ-2026-0004', state: 'revoked' })
    await issue({ number: 'ITQ-2026-0005', expires: '2026-07-01T00:00:00Z' })
    await issue({ number: 'ITQ-2026-0006', state: 'suspended' })
  })

  it('finds by name in either spelling, by branch and by number, and takes wildcards literally', async () => {
    const numbers = async (q: string) => (await readRegister(q, 1)).rows.map(({ number }) => number)
    expect(await numbers('الاصاله')).toEqual(['ITQ-2026-0002'])
    expect(await numbers('2026-0004')).toEqual(['ITQ-2026-0004'])
    expect(await numbers('%')).toEqual([])
    expect(await numbers("' or 1=1 --")).toEqual([])
  })

  it('shows the state of today', async () => {
    restore = setClock(() => new Date('2026-11-21T09:00:00Z'))
    const states = Object.fromEntries((await readRegister('', 1)).rows.map(({ number, state }) => [number, state]))
    expect(states).toMatchObject({
      'ITQ-2026-0001': 'valid',
      'ITQ-2026-0004': 'revoked',
      'ITQ-2026-0005': 'expired',
      'ITQ-2026-0006': 'suspended',
    })
  })

  it('keeps those who are not listed out of list and count', async () => {
    expect((await readRegister('0003', 1)).total).toBe(0)
    const seen = await asActor(visitor, (tx) => tx.selectFrom('certificates').select('number').execute())
    expect(seen.map(({ number }) => number)).not.toContain('ITQ-2026-0003')
  })

  it('tells a visitor nothing but the public columns', async () => {
    await expect(
      asActor(visitor, (tx) => tx.selectFrom('certificates').select(['number', 'client_id']).execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(
      asActor(visitor, (tx) => tx.updateTable('certificates').set({ state: 'active' }).execute()),
    ).rejects.toThrow(/permission denied/)
  })

  it('turns pages', async () => {
    for (let i = 100; i < 100 + registerPageSize; i++) await issue({ number: `ITQ-2026-${i}` })
    const [first, second] = [await readRegister('', 1), await readRegister('', 2)]
    expect(first.rows).toHaveLength(registerPageSize)
    expect(second.rows).toHaveLength(first.total - registerPageSize)
    expect(new Set([...first.rows, ...second.rows].map(({ number }) => number)).size).toBe(first.total)
  })
})

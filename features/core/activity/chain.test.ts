import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { env } from '#/platform/env.server.ts'
import { world } from '#/tests/world.ts'
import { recordActivity } from './record.server.ts'
import { sealActivity } from './seal.server.ts'
import { assertChain, entryAtLink, verifyChain } from './verify-chain.server.ts'

const { owner, admin } = await world()
const actor: Actor = await admin()

const record = (reason: string) =>
  asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'settings.update', entity: 'setting', entityId: 'prices', reason }),
  )

/** Six sealed entries in two rounds, before an attack with database access. */
beforeEach(async () => {
  await owner.query('truncate app.activity_seals, app.activity_log')
  rmSync(join(env().dataDir, 'activity-anchors.log'), { force: true })
  for (const reason of ['a', 'b|', 'c']) await record(reason)
  await sealActivity()
  for (const reason of ['d', 'e', 'f']) await record(reason)
  await sealActivity()
})

const entryAt = async (position: number): Promise<string> => {
  const { rows } = await owner.query<{ id: string }>(
    'select activity_id as id from app.activity_seals where position = $1',
    [position],
  )
  return rows[0]!.id
}

/** Rebuilds the chain from a position with correct hashes, as an attacker with our functions could. */
async function sealAnew(from: number) {
  await owner.query('delete from app.activity_seals where position >= $1', [from])
  await owner.query('select priv.seal_activity(5000)')
}

describe('the chain of the activity log', () => {
  test('holds over all entries, and sealing again changes nothing', async () => {
    await sealActivity()
    expect(await verifyChain(actor)).toMatchObject({ state: 'holds', sealed: 6 })
  })

  test('is empty before anything was sealed', async () => {
    await owner.query('truncate app.activity_seals, app.activity_log')
    rmSync(join(env().dataDir, 'activity-anchors.log'))
    expect(await verifyChain(actor)).toEqual({ state: 'empty' })
  })

  test.each(['reason', 'actor_type', 'action', 'entity_id'])('finds an entry whose %s was edited', async (column) => {
    await owner.query(`update app.activity_log set ${column} = 'other' where id = $1`, [await entryAt(3)])
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 3 })
  })

  test('finds text that was moved from one field to the next', async () => {
    await owner.query(`update app.activity_log set reason = 'b', request_id = '|' where id = $1`, [await entryAt(2)])
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 2 })
  })

  test('finds an entry that was removed from the middle', async () => {
    const id = await entryAt(4)
    await owner.query('delete from app.activity_seals where activity_id = $1', [id])
    await owner.query('delete from app.activity_log where id = $1', [id])
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 5 })
  })

  test('finds a removed first entry', async () => {
    await owner.query('delete from app.activity_seals where position = 1')
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 2 })
  })

  test('finds that the end was cut off', async () => {
    const id = await entryAt(6)
    await owner.query('delete from app.activity_seals where position = 6')
    await owner.query('delete from app.activity_log where id = $1', [id])
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 6 })
  })

  test('finds a chain that was written anew with correct hashes', async () => {
    await owner.query(`update app.activity_log set reason = 'nothing happened' where id = $1`, [await entryAt(2)])
    await sealAnew(1)
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 6 })
  })

  test('finds that everything was removed', async () => {
    await owner.query('truncate app.activity_seals, app.activity_log')
    expect(await verifyChain(actor)).toEqual({ state: 'broken', position: 1 })
  })

  test('is checked by a job, which fails for a changed entry and names its link', async () => {
    await assertChain()
    const id = await entryAt(3)
    expect(await entryAtLink(actor, 3)).toBe(id)
    await owner.query(`update app.activity_log set reason = 'other' where id = $1`, [id])
    await expect(assertChain()).rejects.toThrow('link 3')
    expect(await entryAtLink(actor, 99)).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { announceAuditor } from '#/features/ordering/assignment/announce-auditor.server.ts'
import { qualifyAuditor } from '#/features/ordering/assignment/qualify-auditor.server.ts'
import { world } from './world.ts'

const w = await world()
const admin = await w.admin()

const told = async ({ id }: Actor) => {
  const kindsIn = async (table: 'notifications' | 'emails') => {
    const { rows } = await w.owner.query<{ kind: string }>(
      `select kind from app.${table} where profile_id = $1 and kind like 'auditor.%'`,
      [id],
    )
    return rows.map(({ kind }) => kind)
  }
  return { bells: await kindsIn('notifications'), mails: await kindsIn('emails') }
}

test('the shopper is notified of it in the bell and by mail, once, and not of what changed back meanwhile', async () => {
  const shopper = await w.shopper({ name: 'Is Told' })
  await qualifyAuditor(admin, shopper.id, true, 'Probe calibrated')
  const effect = randomUUID()
  const tellOf = (qualified: boolean) => announceAuditor({ shopperId: shopper.id, qualified, effect })
  for (let n = 0; n < 2; n++) await tellOf(true)
  await tellOf(false)
  expect(await told(shopper)).toEqual({ bells: ['auditor.qualified'], mails: ['auditor.qualified'] })
  await qualifyAuditor(admin, shopper.id, false, 'Certificate lapsed')
  await tellOf(false)
  expect((await told(shopper)).bells.toSorted()).toEqual(['auditor.qualified', 'auditor.withdrawn'])
})

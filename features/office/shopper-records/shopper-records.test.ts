import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { may } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'
import { now } from '#/platform/clock.ts'
import { bankedShopper, payablePayout } from '#/tests/payouts.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { shopperParts, shopperPartsFor, shopperTabOf, shopperTabsWith } from './parts.ts'
import { readShopperPart } from './read-part.server.ts'
import { readShopperRecord } from './read-record.server.ts'

let w: World
let admin: Actor
let shopper: Actor
let other: Actor
const none = new URLSearchParams()

beforeAll(async () => {
  w = await world()
  admin = await w.admin()
  shopper = await bankedShopper(w, 'Nora Alharbi')
  other = await w.shopper({ name: 'Reem Al-Harbi' })
}, 60_000)

describe('a shopper’s record', () => {
  it('says what is owed and when the next visit is', async () => {
    expect(await readShopperRecord(admin, shopper.id)).toMatchObject({
      owed: { total: 0, payable: 0, stopped: 0 },
      next: null,
    })
    await payablePayout(w, admin, shopper)
    const later = await assignedVisit(w, shopper, { scheduledAt: addHours(now(), 72) })
    await assignedVisit(w, shopper, { scheduledAt: addHours(now(), 200) })
    const { owed, next } = await readShopperRecord(admin, shopper.id)
    const { rows } = await readShopperPart(admin, shopper.id, 'payouts', none)
    expect(rows).toHaveLength(1)
    expect(owed).toEqual({ total: rows[0]!.net, payable: rows[0]!.net, stopped: 0 })
    expect(next).toMatchObject({ id: later, isLate: false })
    await w.owner.query(`update app.mystery_shopping_requests set scheduled_date = $2 where id = $1`, [
      later,
      addHours(now(), -2),
    ])
    expect((await readShopperRecord(admin, shopper.id)).next).toMatchObject({ id: later, isLate: true })
  })

  it('lists reports with their grades, money and messages of this person only', async () => {
    const { rows, total } = await readShopperPart(admin, shopper.id, 'reports', none)
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({ status: 'released', grades: { facts: expect.any(Number) } })
    expect(rows[0]!.grade).toBeGreaterThan(0)
    expect((await readShopperPart(admin, other.id, 'reports', none)).total).toBe(0)
    expect((await readShopperPart(admin, other.id, 'payouts', none)).rows).toEqual([])
    await w.owner.query(
      `insert into app.emails (profile_id, to_address, kind, subject, language, body, effect_key)
        values ($1, 'reem@example.com', 'message.from-office', 'Welcome', 'en', 'Welcome', 'a mail of the test')`,
      [other.id],
    )
    const { rows: mails } = await readShopperPart(admin, other.id, 'emails', none)
    expect(mails.map(({ to }) => to)).toContain('reem@example.com')
    expect((await readShopperPart(admin, shopper.id, 'emails', none)).rows.map(({ to }) => to)).not.toContain(
      'reem@example.com',
    )
  })
})

describe('rights', () => {
  it('every part has a tab, and a tab without a readable part is left out', () => {
    expect(shopperParts.map(shopperTabOf)).toEqual(
      shopperTabsWith(shopperParts).flatMap(({ tab, parts }) => parts.map(() => tab)),
    )
    expect(shopperTabsWith(['overview'])).toEqual([{ tab: 'overview', parts: ['overview'] }])
  })

  it('a role without the right sees neither the tab nor the figure', async () => {
    for (const role of builtinRoles) {
      const person = await w.admin({ role })
      const seen = shopperPartsFor(person)
      const reads = may(person, 'shoppers.read')
      for (const part of shopperParts) {
        const reading = readShopperPart(person, shopper.id, part, none)
        if (reads && seen.includes(part)) expect((await reading).part, `${role} ${part}`).toBe(part)
        else await expect(reading, `${role} ${part}`).rejects.toMatchObject({ code: 'not-allowed' })
      }
      const reading = readShopperRecord(person, shopper.id)
      if (!reads) await expect(reading, role).rejects.toMatchObject({ code: 'not-allowed' })
      else {
        const { owed, next } = await reading
        expect([owed !== undefined, next !== undefined], role).toEqual([
          may(person, 'payouts.browse'),
          may(person, 'requests.browse'),
        ])
      }
    }
  })

  it('strangers are refused, and a client or an unknown person is no shopper', async () => {
    const client = await w.client()
    for (const stranger of [client, shopper, other])
      await expect(readShopperRecord(stranger, shopper.id)).rejects.toMatchObject({ code: 'not-allowed' })
    for (const id of [client.id, '019a0000-0000-7000-8000-000000000001', 'x'])
      await expect(readShopperRecord(admin, id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

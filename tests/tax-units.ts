import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { askForUnit } from '#/features/billing/tax-authority/ask-for-unit.server.ts'
import { rehearseUnit } from '#/features/billing/tax-authority/rehearse.server.ts'
import { forgetAttempts } from '#/platform/attempts.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { type FakeAuthority, fakeTaxAuthority, rightOtp } from './fake-tax-authority.ts'
import { giveTaxSeller } from './tax.ts'
import type { World } from './world.ts'

export const askedUnit = (more: Record<string, string> = {}) => ({
  clientKey: randomUUID(),
  world: 'simulation' as const,
  name: 'ITQAN-HQ',
  branch: 'Riyadh',
  shortAddress: 'RRRD2929',
  industry: 'Business services',
  otp: rightOtp,
  ...more,
})
export type UnitOfTest = {
  id: string
  state: string
  world: string
  rehearsal: { name: string }[]
  fault: { step: string; reason: string; document?: string; messages: { code: string; text: string }[] } | null
  last_counter: number
  last_hash: string
  certificate: string | null
  sealed_key: string
}

/** Units with a fake authority, new for each test; afterwards the unit without a certificate issues again. */
export async function taxUnits(w: World) {
  let server: FakeAuthority
  const admin: Actor = await w.admin()
  await giveTaxSeller(w.owner)
  beforeEach(async () => {
    server = await fakeTaxAuthority()
    await forgetAttempts('tax authority by account', admin.id)
    setEnv({ ...env(), TAX_AUTHORITY_URL: server.address, LOG_LEVEL: 'debug' })
  })
  afterEach(async () => {
    await server.close()
    await w.owner.query(`update app.tax_units set state = 'ended', ended_at = now() where world <> 'none'`)
    await w.owner.query(`update app.tax_units set state = 'active', ended_at = null where world = 'none'`)
    await w.owner.query(`update app.tax_units set leased_until = null`)
  })
  const unit = async (id: string): Promise<UnitOfTest> =>
    (await w.owner.query<UnitOfTest>('select *, last_counter::int from app.tax_units where id = $1', [id])).rows[0]!
  return {
    admin,
    server: () => server,
    unit,
    active: async () =>
      (await w.owner.query<{ id: string; world: string }>(`select id, world from app.tax_units where state = 'active'`))
        .rows,
    paths: () => server.seen.map(({ method, path }) => `${method} ${path}`),
    noticesOf: async (kind: string) =>
      (
        await w.owner.query<{ params: Record<string, string> }>(
          'select params from app.notifications where kind = $1',
          [kind],
        )
      ).rows,
    async onboard(): Promise<string> {
      const { id } = await askForUnit(admin, askedUnit())
      await rehearseUnit({ unitId: id })
      expect((await unit(id)).state).toBe('active')
      return id
    },
  }
}

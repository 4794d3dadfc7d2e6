import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { action } from '#/app/routes/client/ordering/programme/new.tsx'
import type { Actor } from '#/domain/actor.ts'
import { contextOf } from '#/server/describe-request.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { quoteProgramme, readProgrammeUses } from './quote.server.ts'
import type { NewProgramme } from './rule.ts'
import { createProgramme } from './write-programme.server.ts'

const w = await world()
await withSeller(w)
beforeAll(() => itIs('2027-01-01'))
afterAll(() => itIs(null))

async function withBranches(client: Actor, count: number): Promise<Actor> {
  await w.owner.query(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || n, 'Street' from generate_series(1, $2::int) n`,
    [client.id, count],
  )
  return client
}
const programme = (with_: Partial<NewProgramme> = {}): NewProgramme => ({
  name: 'P',
  type: 'basic',
  rule: {
    cadence: 'month',
    visits: 2,
    times: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '12:00', until: '15:00' }],
    ramadanTimes: null,
    closed: [],
  },
  startsOn: '2027-02-01',
  branchIds: null,
  beyondPlan: true,
  alertsAtOnce: false,
  notes: null,
  ...with_,
})

test('visits, allowance and price are found before the programme is saved, beside the other programmes', async () => {
  const client = await withBranches(await clientOn(w, 'professional'), 20)
  const { each, first } = await quoteProgramme(client, programme())
  expect(each).toEqual({ visits: 40, within: 30, beyond: 10, left: 0, net: 10 * 30_000 })
  expect(first).toMatchObject({ visits: 40, within: 30, period: { from: '2027-02-01', until: '2027-03-01' } })
  expect((await quoteProgramme(client, programme({ beyondPlan: false }))).each).toMatchObject({ beyond: 10, net: 0 })
  const id = await createProgramme(client, randomUUID(), programme({ rule: { ...programme().rule, visits: 1 } }))
  expect(await readProgrammeUses(client)).toEqual({ [id]: { visits: 20, within: 20, beyond: 0, left: 10, net: 0 } })
  expect((await quoteProgramme(client, programme())).each).toMatchObject({ within: 10, beyond: 30 })
  expect((await quoteProgramme(client, programme(), id)).each).toMatchObject({ within: 30, beyond: 10 })
})

test('a sum that the form did not show is shown in place of the saving, with what was typed', async () => {
  const client = await withBranches(await w.client({ plan: 'free' }), 2)
  const key = randomUUID()
  const send = (fields: Record<string, string>) => {
    const form = new URLSearchParams({
      clientKey: key,
      name: 'Typed',
      evaluationType: 'basic',
      cadence: 'quarter',
      visits: '1',
      which: 'all',
      weekday: '0',
      from: '12:00',
      until: '15:00',
      startsOn: '2027-02-01',
      alerts: 'report',
      ...fields,
    })
    const request = new Request('http://localhost/client/programme/new', { method: 'POST', body: form })
    const context = contextOf(someInfo({ actor: client }))
    return action({ request, context, params: {} })
  }
  const programmes = async () =>
    (await w.owner.query('select name from app.visit_programmes where client_id = $1', [client.id])).rowCount
  const shown = await send({ budget: 'beyond', intent: 'save' })
  expect(shown).toMatchObject({
    data: { ok: true, result: { programme: { name: 'Typed' }, quote: { each: { visits: 2, net: 60_000 } } } },
  })
  expect(await programmes()).toBe(0)
  const { seen } = (shown as { data: { result: { seen: string } } }).data.result
  expect(await send({ budget: 'beyond', intent: 'save', seen })).toBeInstanceOf(Response)
  expect(await programmes()).toBe(1)
})

test('a stranger is refused', async () => {
  const shopper = await w.shopper()
  await expect(quoteProgramme(shopper, programme())).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readProgrammeUses(shopper)).rejects.toMatchObject({ code: 'not-allowed' })
})

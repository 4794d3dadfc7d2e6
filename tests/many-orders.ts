import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { ManyOrder } from '#/features/ordering/order-many/form.ts'
import type { World } from './world.ts'

/** Branches of a client, written as the owner: making them has its own tests. */
export async function branchesOf(w: World, client: Actor, count: number): Promise<string[]> {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || lpad(n::text, 3, '0'), 'Street ' || n
     from generate_series(1, $2::int) n returning id`,
    [client.id, count],
  )
  return rows.map(({ id }) => id)
}

/** An order of many visits as the form makes it, with overrides. */
export const many = (with_: Partial<ManyOrder> = {}): ManyOrder => ({
  intent: 'order',
  clientKey: randomUUID(),
  branchId: [],
  evaluationType: 'full_service',
  how: 'day',
  days: ['2027-01-20'],
  from: '',
  until: '',
  weekdays: [],
  each: 1,
  time: '13:00',
  dayPart: null,
  free: 0,
  sheet: '',
  notes: null,
  seen: null,
  ...with_,
})

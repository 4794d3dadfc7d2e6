import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { type EvaluationOrder, requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now, setClock } from '#/platform/clock.ts'
import { anOrder } from './requests.ts'
import type { World } from './world.ts'

type Offer = { id: string; shopper_id: string; status: string; ended_by: string | null; is_standby: boolean }

/** Runs work at another time. */
export async function inTime<T>(at: Date, work: () => Promise<T>): Promise<T> {
  const back = setClock(() => at)
  try {
    return await work()
  } finally {
    back()
  }
}

/** Visits to be offered, and shoppers of whom the first is nearest. */
export function offerScene(w: World, admin: Actor) {
  /** Excludes the shoppers of earlier tests. */
  const clearField = () => w.owner.query("update app.mystery_shopper_profiles set approval = 'rejected'")
  const offersOf = async (requestId: string): Promise<Offer[]> => {
    const { rows } = await w.owner.query<Offer>(
      `select id, shopper_id, status, ended_by, is_standby from app.visit_offers where request_id = $1 order by offered_at, is_standby`,
      [requestId],
    )
    return rows
  }
  return {
    clearField,
    offersOf,
    async approved(order: Partial<EvaluationOrder> = {}): Promise<{ id: string; client: Actor }> {
      const client = await w.client()
      const { id } = await requestEvaluation(client, anOrder({ visitAt: addHours(now(), 200), ...order }))
      await approveRequest(admin, id)
      return { id, client }
    },
    /** Every offer of the visit in a few words. */
    async standing(requestId: string): Promise<string[]> {
      const words = ({ is_standby, status, ended_by }: Offer) =>
        `${is_standby ? 'standby ' : ''}${status} ${ended_by ?? ''}`.trim()
      return (await offersOf(requestId)).map(words)
    },
    openTo: async (requestId: string, isStandby = false): Promise<Offer | undefined> =>
      (await offersOf(requestId)).find((offer) => offer.status === 'offered' && offer.is_standby === isStandby),
    async shopperOf(requestId: string): Promise<string | null> {
      const { rows } = await w.owner.query('select shopper_id from app.mystery_shopping_requests where id = $1', [
        requestId,
      ])
      return rows[0].shopper_id
    },
    async three(): Promise<[Actor, Actor, Actor]> {
      await clearField()
      const [one, two, three] = [await w.shopper(), await w.shopper(), await w.shopper()]
      for (const [{ id }, latitude] of [[one, 24.7] as const, [two, 24.75] as const, [three, 24.9] as const])
        await w.owner.query(
          'update app.mystery_shopper_profiles set latitude = $2, longitude = 46.7 where profile_id = $1',
          [id, latitude],
        )
      return [one, two, three]
    },
    placeBranch: (requestId: string) =>
      w.owner.query(
        `update app.branches b set latitude = 24.7, longitude = 46.7 from app.mystery_shopping_requests r
         where r.id = $1 and b.id = r.branch_id and b.client_id = r.client_id`,
        [requestId],
      ),
  }
}

import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

type Ordered = { clientId: string; client: Text; count: number; approved: number; first: string; last: string }

/** Notifies our team and the client of an order of many visits, once each. */
export const announceMany = ({ batchId }: JobPayload<'evaluations.announce-many'>): Promise<void> =>
  asSystem('a job notifies about an order of many visits', async (tx) => {
    const { rows } = await sql<Ordered & { price: number }>`
      select batch.client_id as "clientId", ${companyInBoth('batch.client_id')} as client, count(*)::int as count, batch.price,
        (count(*) filter (where request.status <> 'pending'))::int as approved,
        min(request.scheduled_date) as first, max(request.scheduled_date) as last
      from order_batches batch join mystery_shopping_requests request on request.batch_id = batch.id
      where batch.id = ${batchId}::uuid
      group by batch.id`.execute(tx)
    const ordered = rows[0]
    if (!ordered) return
    const { clientId, client, count, approved, price } = ordered
    const effect = (kind: string) => ({ effectKey: `${batchId}:${kind}` })
    const from = riyadhDay(new Date(ordered.first))
    const until = riyadhDay(new Date(ordered.last))
    await tell(tx, { admins: 'all' }, 'request.many-placed', { client, count }, effect('request.many-placed'))
    const facts = { count, approved, from, until, price }
    await tell(tx, { client: clientId }, 'request.many-received', facts, effect('request.many-received'))
  })

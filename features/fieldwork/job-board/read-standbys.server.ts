import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'

export type Standby = {
  offerId: string
  code: string
  branchName: string
  clientName: string
  branchLocation: string
  visitAt: string
}

/** Upcoming visits with the shopper on standby, without the assigned shopper's identity. */
export async function readMyStandbys(actor: Actor): Promise<Standby[]> {
  authorize(actor, 'offers.read')
  const { rows } = await readAs(actor, (db) =>
    sql<Omit<Standby, 'code'> & { number: number }>`
      select offer_id as "offerId", number, branch_name as "branchName", client_name as "clientName",
        branch_location as "branchLocation", scheduled_date as "visitAt"
      from priv.own_standbys(${now()}) order by scheduled_date limit 20`.execute(db),
  )
  return rows.map(({ number, ...row }) => ({ ...row, code: requestCode(number) }))
}

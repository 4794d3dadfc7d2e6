import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

export type UnreadAlert = { id: string; branch: string; sentAt: string }

const alertDays = 60
const mostShown = 50

/** Critical failures at branches for which the actor answers, which no one there has opened yet. */
export const selectUnreadAlerts = (db: Tx, actor: Actor): Promise<UnreadAlert[]> =>
  db
    .selectFrom('report_alerts as a')
    // why by a function: the report itself may not be released yet
    .innerJoin('branches as b', (join) => join.on(sql<boolean>`b.id = priv.branch_of_report(a.report_id)`))
    .select(['a.id', branchNow('b').as('branch'), 'a.created_at as sentAt'])
    .where('a.client_id', '=', companyOf(actor))
    .where('a.state', '=', 'sent')
    .where('a.opened_at', 'is', null)
    .where('a.created_at', '>=', addDays(riyadhDay(now()), -alertDays))
    .where(sql<boolean>`priv.may_branch('reports.reply', b.id)`)
    .orderBy('a.created_at', 'desc')
    .limit(mostShown)
    .execute()

import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { businessDayOf } from '#/domain/operations/daily-reports/business-day.ts'
import { forBranch, shiftsOn } from '#/domain/operations/daily-reports/template.ts'
import { now } from '#/platform/clock.ts'
import { readTemplate } from './template.server.ts'

const mostBranches = 4

/** Addresses of today's reports that a phone keeps: of those who fill in few branches. */
export async function pagesOfToday(actor: Actor): Promise<string[]> {
  authorize(actor, 'daily.write')
  return readAs(actor, async (db) => {
    const { template } = await readTemplate(db, companyOf(actor))
    const day = businessDayOf(now(), template.cutOff)
    const branches = await db
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('closed_at', 'is', null)
      .limit(mostBranches + 1)
      .execute()
    if (branches.length > mostBranches) return []
    return branches.flatMap(({ id }) =>
      shiftsOn(forBranch(template, id), day).map((shift) =>
        href('/client/field/daily/:branchId/:day/:shift', { branchId: id, day, shift: shift.key }),
      ),
    )
  })
}

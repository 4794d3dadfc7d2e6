import { asSystem } from '#/db/database.server.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

/** Tells the client and our team how many visits of a period are planned, without their days. */
export const announceProgramme = ({ programmeId, period: from }: JobPayload<'programmes.announce'>): Promise<void> =>
  asSystem('a job notifies about the drawn visits of a programme', async (tx) => {
    const drawn = await tx
      .selectFrom('visit_programme_draws as draw')
      .innerJoin('visit_programmes as programme', 'programme.id', 'draw.programme_id')
      .where('draw.programme_id', '=', programmeId)
      .where('draw.from_on', '=', from)
      .select(['programme.name', 'programme.client_id as clientId', 'draw.until_on as until'])
      .select((of) => of.fn.sum<number>('draw.planned').as('count'))
      .groupBy(['programme.name', 'programme.client_id', 'draw.until_on'])
      .executeTakeFirst()
    if (!drawn) return
    const facts = {
      programme: drawn.name,
      count: drawn.count,
      from,
      until: addDays(drawn.until, -1),
      id: programmeId,
    }
    const effect = { effectKey: `programme.planned:${programmeId}:${from}` }
    await tell(tx, { client: drawn.clientId }, 'programme.planned', facts, effect)
    await tell(tx, { admins: 'all' }, 'programme.planned', facts, effect)
  })

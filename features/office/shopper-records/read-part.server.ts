import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ListShape, type QueryOf, readList } from '#/domain/list.ts'
import { pageNumber } from '#/domain/page-number.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Grades, ReportStatus } from '#/domain/report.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { readEmails } from '#/features/messaging/emails/list.server.ts'
import { payoutList } from '#/features/payouts/payouts/payout-list.ts'
import { browsePayouts } from '#/features/payouts/payouts/payout-list.server.ts'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { rosterPageSize } from '#/features/shoppers/roster/lists.ts'
import {
  readHistory,
  readPapers,
  readRecords,
  readTies,
  readVisits,
} from '#/features/shoppers/roster/read-parts.server.ts'
import { type ShopperPart, shopperPartsFor } from './parts.ts'

export type ReportLine = {
  id: string
  number: number
  client: string
  branch: string
  status: ReportStatus
  submittedAt: string | null
  inTime: boolean | null
  grade: number | null
  grades: Grades | null
}

/** A list narrowed to one person, with the order and page of the person's page. */
function ofPerson<L extends ListShape>(list: L, filter: string, id: string, asked: URLSearchParams): QueryOf<L> {
  const params = new URLSearchParams({ [filter]: id })
  for (const name of ['sort', 'page', 'rows']) {
    const value = asked.get(name)
    if (value !== null) params.set(name, value)
  }
  return readList(list, params)
}

/** A shopper's reports, newest first, with the grades of the editor. */
async function readReports(actor: Actor, shopperId: string, page: number) {
  return readAs(actor, async (db) => {
    const of = db.selectFrom('mystery_shopping_reports as r').where('r.shopper_id', '=', recordId(shopperId))
    const [rows, { total }] = await Promise.all([
      of
        .innerJoin('mystery_shopping_requests as q', (on) =>
          on.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
        )
        .select(['r.id', 'r.receipt_number as number', shownClient('q').as('client'), shownBranch('q').as('branch')])
        .select(['r.status', 'r.submitted_at as submittedAt', 'r.overall_score as grade'])
        .select([
          sql<boolean | null>`r.submitted_at <= r.due_at`.as('inTime'),
          sql<Grades | null>`r.grades`.as('grades'),
        ])
        .orderBy('r.checked_in_at', 'desc')
        .orderBy('r.id')
        .limit(rosterPageSize)
        .offset((page - 1) * rosterPageSize)
        .execute(),
      of.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ])
    return { rows: rows satisfies ReportLine[], total }
  })
}

async function readOpenPart(actor: Actor, shopperId: string, part: ShopperPart, asked: URLSearchParams) {
  authorize(actor, 'shoppers.read')
  if (!shopperPartsFor(actor).includes(part)) throw new AppError('not-allowed')
  const page = pageNumber(asked.get('page'))
  switch (part) {
    case 'overview':
      return { part, standing: await readLevelStanding(actor, shopperId) }
    case 'ties':
      return { part, ties: await readTies(actor, shopperId) }
    case 'visits':
      return { part, visits: await readVisits(actor, shopperId, page) }
    case 'kept':
      return { part, kept: await readRecords(actor, shopperId) }
    case 'reports':
      return { part, ...(await readReports(actor, shopperId, page)) }
    case 'payouts': {
      const query = ofPerson(payoutList, 'shopper', recordId(shopperId), asked)
      const { rows, total } = await browsePayouts(actor, query)
      return { part, query, rows, total }
    }
    case 'papers':
      return { part, papers: await readPapers(actor, shopperId) }
    case 'emails': {
      const query = ofPerson(emailList, 'person', recordId(shopperId), asked)
      return { part, query, ...(await readEmails(actor, query)) }
    }
    case 'history':
      return { part, history: await readHistory(actor, shopperId) }
  }
}
export type ShopperPartData = Awaited<ReturnType<typeof readOpenPart>>
export type ShopperPartOf<Part extends ShopperPart> = Extract<ShopperPartData, { part: Part }>

/** Data of one part of a shopper's record; lists of other pages are read narrowed to the shopper. */
export const readShopperPart = async <Part extends ShopperPart>(
  actor: Actor,
  shopperId: string,
  part: Part,
  asked: URLSearchParams,
): Promise<ShopperPartOf<Part>> =>
  // why the cast: the compiler does not follow which branch of the switch answers which part
  (await readOpenPart(actor, shopperId, part, asked)) as ShopperPartOf<Part>

import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type ClientApprovalStatus, clientApprovalStatuses } from '#/domain/client-approval.ts'
import { normaliseArabic } from '#/domain/digits.ts'
import { authorize } from '#/domain/permissions.ts'

/** Same as in the page's links. */
const pageSize = 25
export type ApprovalQuery = { state: ClientApprovalStatus; search: string; page: number }

export type WaitingClient = { id: string; name: string; person: string; email: string; registeredAt: string }
export type ApprovalList = {
  counts: Record<ClientApprovalStatus, number>
  total: number
  clients: WaitingClient[]
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const matching = (db: Tx, search: string) => {
  const clients = db
    .selectFrom('client_profiles as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('p.user_type', '=', 'client')
  const words = normaliseArabic(search).split(' ').filter(Boolean).slice(0, 6)
  return words.reduce((found, word) => {
    const haystack = sql<string>`app.fold(concat_ws(' ', p.company_name, p.full_name, p.email, p.phone, c.tax_id, c.business_license))`
    return found.where(sql<boolean>`${haystack} like app.fold(${`%${escapeLike(word)}%`})`)
  }, clients)
}

/** Clients by account state: counts, and one page of the selected state, newest first. */
export async function browseApprovals(actor: Actor, { state, search, page }: ApprovalQuery): Promise<ApprovalList> {
  authorize(actor, 'clients.read')
  return readAs(actor, async (db) => {
    const [counted, clients] = await Promise.all([
      matching(db, search)
        .select(['c.approval', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('c.approval')
        .execute(),
      matching(db, search)
        .select(['p.id', 'p.company_name', 'p.full_name', 'p.email', 'p.created_at'])
        .where('c.approval', '=', state)
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
    ])
    const countOf = (status: ClientApprovalStatus) => counted.find((row) => row.approval === status)?.count ?? 0
    const counts = Object.fromEntries(clientApprovalStatuses.map((status) => [status, countOf(status)]))
    return {
      counts: counts as ApprovalList['counts'],
      total: countOf(state),
      clients: clients.map((row) => ({
        id: row.id,
        name: row.company_name ?? row.full_name,
        person: row.full_name,
        email: row.email,
        registeredAt: row.created_at,
      })),
    }
  })
}

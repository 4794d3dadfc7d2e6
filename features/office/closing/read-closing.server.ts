import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type ClosingBlock, closingDue, isClosingBlock } from '#/domain/office/closing.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Names, readCompany } from '#/features/companies/companies/read-company.server.ts'
import { now } from '#/platform/clock.ts'

export type OpenClosing = { id: string; dueOn: Day }
export type Block = { what: ClosingBlock; count: number }

export async function openClosing(db: Tx, clientId: string): Promise<OpenClosing | null> {
  const row = await db
    .selectFrom('company_closings')
    .select(['id', sql<Day>`due_on::text`.as('dueOn')])
    .where('client_id', '=', clientId)
    .where('kept_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** What must end before the own company closes. Only in a transaction of an owner. */
export async function ownBlocks(db: Tx): Promise<Block[]> {
  const { rows } = await sql<{
    what: string
    count: string
  }>`select what, count from priv.own_closing_blocks()`.execute(db)
  return rows.flatMap(({ what, count }) => (isClosingBlock(what) ? [{ what, count: Number(count) }] : []))
}

export type ClosingPage = {
  names: Names
  closing: OpenClosing | null
  blocks: Block[]
  /** Requests without a shopper, which closing cancels. */
  free: number
  today: Day
  /** The day of the erasing, if closed today or already closing. */
  dueOn: Day
}

/** The page of closing, for owners: what blocks it, and how many requests it cancels. */
export async function readClosing(actor: Actor): Promise<ClosingPage> {
  authorize(actor, 'company.write')
  const { names } = await readCompany(actor)
  return readAs(actor, async (db) => {
    const [closing, blocks, free] = await Promise.all([
      openClosing(db, companyOf(actor)),
      actor.company?.mode === 'view' ? [] : ownBlocks(db),
      db
        .selectFrom('mystery_shopping_requests')
        .select((count) => count.fn.countAll<string>().as('count'))
        .where('client_id', '=', companyOf(actor))
        .where('status', 'in', ['pending', 'approved'])
        .executeTakeFirstOrThrow(),
    ])
    const today = riyadhDay(now())
    return { names, closing, blocks, free: Number(free.count), today, dueOn: closing?.dueOn ?? closingDue(today) }
  })
}

export type ClosingState = { dueOn: Day; isErased: boolean }

/** The closing of a client, for our team; null while the company is open. */
export async function readClosingOf(actor: Actor, client: string): Promise<ClosingState | null> {
  authorize(actor, 'clients.read')
  if (actor.type !== 'admin') throw new AppError('not-allowed')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('company_closings')
      .select([sql<Day>`due_on::text`.as('dueOn'), 'erased_at'])
      .where('client_id', '=', recordId(client))
      .where('kept_at', 'is', null)
      .executeTakeFirst(),
  )
  return row ? { dueOn: row.dueOn, isErased: row.erased_at !== null } : null
}

import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'

export type PaperPerson = { id: string; name: string }
type Subject = { branchId: string | null; workerId: string | null }
type Asked = { subject: Subject; isFinance: boolean; ownerId: string | null; before: string | null }

/** Members among whom the owner of a paper is chosen; none for a reader who keeps no papers, or in a view by our team. */
export async function readPaperPeople(db: Tx, actor: Actor): Promise<PaperPerson[]> {
  if (actor.company?.mode === 'view') return []
  const { rows } = await sql<PaperPerson>`select id, name from priv.paper_people() limit 1000`.execute(db)
  return rows
}

const readerOf = (
  tx: Tx,
  { branchId, workerId }: Subject,
  isFinance: boolean,
  person: string | null,
  role: string | null,
) =>
  callFunction<string | null>(
    tx,
    sql`priv.paper_reader(${branchId}::uuid, ${workerId !== null}, ${isFinance}, ${person}::uuid, ${role}::text)`,
  )

/**
 * Who is reminded of a paper first: the chosen member, who has to read it; else the owner of the paper before it, as long
 * as that person reads it; else the manager of the branch; else who enters it. Throws `bad-request` at `ownerId`.
 */
export async function paperOwner(
  tx: Tx,
  actor: Actor,
  { subject, isFinance, ownerId, before }: Asked,
): Promise<string> {
  if (ownerId !== null) {
    const chosen = await readerOf(tx, subject, isFinance, ownerId, null)
    if (chosen === null) throw new AppError('bad-request', {}, { ownerId: 'paper-owner' })
    return chosen
  }
  const kept = before === null ? null : await readerOf(tx, subject, isFinance, before, null)
  if (kept !== null) return kept
  const manager = subject.branchId === null ? null : await readerOf(tx, subject, isFinance, null, 'branch_manager')
  return manager ?? actor.id
}

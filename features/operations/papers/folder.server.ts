import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, nodeName } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'
import { paperFileResponse } from './paper-file.server.ts'
import { paperLineOf, type PaperLine, selectPapers } from './read-paper.server.ts'

export type FolderFile = 'picture' | 'pdf'
export type FolderPaper = PaperLine & { file: FolderFile | null }
export type PaperFolder = {
  account: string
  branchId: string
  branch: string
  company: string
  readAt: string
  /** Changes with what is in the folder. */
  version: string
  papers: FolderPaper[]
}

const shown = new Set(['valid', 'expiring', 'renewing'])

/** Records that papers of these workers were opened, each person once an hour for a folder that is read again and again. */
async function noteFolder(tx: Tx, actor: Actor, workerIds: readonly string[]): Promise<void> {
  await tx
    .insertInto('worker_openings')
    .columns(['client_id', 'worker_id', 'opened_by'])
    .expression(
      tx
        .selectFrom('workers as w')
        .select(['w.client_id', 'w.id', sql<string>`${actor.id}::uuid`.as('opened_by')])
        .where('w.id', 'in', workerIds)
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('worker_openings as o')
                .select('o.id')
                .whereRef('o.worker_id', '=', 'w.id')
                .where('o.opened_by', '=', actor.id)
                // why not the clock of the platform: the database writes the time of an opening
                .where(sql<boolean>`o.opened_at > now() - interval '1 hour'`),
            ),
          ),
        ),
    )
    .execute()
}

/**
 * Valid papers of a branch with those of the company that the reader sees, for an inspection; the opening of papers of
 * workers is recorded. Throws `not-found` for a branch of others.
 */
export async function readPaperFolder(actor: Actor, branchId: string): Promise<PaperFolder> {
  authorize(actor, 'documents.all')
  const id = recordId(branchId)
  const found = await readAs(actor, async (db) => {
    const branch = await db
      .selectFrom('branches as b')
      .innerJoin('companies as c', 'c.id', 'b.client_id')
      .select(['b.id', branchNow('b').as('name'), nodeName('c').as('company')])
      .where('b.client_id', '=', companyOf(actor))
      .where('b.id', '=', id)
      .executeTakeFirst()
    if (!branch) throw new AppError('not-found')
    const rows = await selectPapers(db, actor)
      .where((of) => of.or([of('p.branch_id', '=', id), of('p.branch_id', 'is', null)]))
      .where('p.replaced_at', 'is', null)
      .where('p.rejected_at', 'is', null)
      .where('w.left_on', 'is', null)
      .orderBy('p.expires_on')
      .orderBy('p.id')
      .execute()
    return { branch, rows, types: await readTypes(db, actor, id), catalogue: await readCatalogue(db) }
  })
  const rows = found.rows.filter((row) => shown.has(paperLineOf(row, found.catalogue).state))
  const workers = [...new Set(rows.flatMap(({ worker_id: worker }) => (worker === null ? [] : [worker])))]
  if (workers.length > 0) await asActor(actor, (tx) => noteFolder(tx, actor, workers))
  const words = rows.map(({ id: paper, revision, file_id: file }) => `${paper} ${revision} ${file}`)
  return {
    account: actor.id,
    branchId: id,
    branch: found.branch.name,
    company: found.branch.company,
    readAt: now().toISOString(),
    version: createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 16),
    papers: rows.map((row) => ({ ...paperLineOf(row, found.catalogue), file: found.types.get(row.id) ?? null })),
  }
}

/** Whether the file of a paper is a picture or a PDF. In a view by our team there are no files. */
async function readTypes(db: Tx, actor: Actor, branchId: string): Promise<Map<string, FolderFile>> {
  if (actor.company?.mode === 'view') return new Map()
  const { rows } = await sql<{ id: string; type: string }>`
    select p.id, f.content_type as type from papers p cross join lateral priv.paper_file(p.id) f
    where p.client_id = ${companyOf(actor)}::uuid and (p.branch_id = ${branchId}::uuid or p.branch_id is null)
      and p.file_id is not null and p.replaced_at is null`.execute(db)
  return new Map(rows.map(({ id, type }) => [id, type === 'application/pdf' ? 'pdf' : 'picture']))
}

/** The file of a paper of the folder. Throws `not-found`, also for a paper of another branch. */
export async function folderFileResponse(
  actor: Actor,
  { branchId, documentId }: { branchId: string; documentId: string },
  lang: Lang,
): Promise<Response> {
  authorize(actor, 'documents.all')
  const [branch, paper] = [recordId(branchId), recordId(documentId)]
  const found = await readAs(actor, (db) =>
    db
      .selectFrom('papers')
      .select('branch_id')
      .where('id', '=', paper)
      .where((of) => of.or([of('branch_id', '=', branch), of('branch_id', 'is', null)]))
      .executeTakeFirst(),
  )
  if (!found) throw new AppError('not-found')
  return paperFileResponse(actor, paper, lang)
}

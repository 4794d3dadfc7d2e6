import type { Tx } from '#/db/database.server.ts'

/** A file beside a dispute or an action, for its readers. */
export type Attachment = {
  id: string
  name: string
  kind: 'photo' | 'pdf'
  src: string
  /** Shows what an action puts right. */
  ofProblem?: true
}

type Column = 'dispute_id' | 'action_id'

/** Attachments by dispute or action, each in order of place; as far as row-level security shows them. */
export async function attachmentsOf(
  db: Tx,
  column: Column,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('report_attachments as x')
    .innerJoin('files as f', 'f.id', 'x.file_id')
    .select(['x.file_id', 'x.name', 'f.content_type', 'x.of_problem', `x.${column} as of`])
    .where(`x.${column}`, 'in', [...ids])
    .orderBy('x.place')
    .execute()
  for (const { file_id: id, name, content_type, of_problem, of } of rows) {
    if (of === null) continue
    const kind = content_type === 'application/pdf' ? 'pdf' : 'photo'
    found.set(of, [
      ...(found.get(of) ?? []),
      { id, name, kind, src: `/files/${id}`, ...(of_problem && { ofProblem: true }) },
    ])
  }
  return found
}

import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Declared, type Wording, wordingFits } from '#/domain/messaging/wording.ts'
import { authorize } from '#/domain/permissions.ts'
import { declaredOf, messageKinds, programWording } from '#/features/messaging/wording/declared.ts'
import type { TemplateRow, TemplateState } from './list.ts'
import { templateName } from './list.server.ts'

export type TemplateVersion = {
  version: number
  /** Null: return to the text of the program. */
  texts: Wording | null
  by: string | null
  at: string
}
export type Template = {
  kind: string
  name: TemplateRow['name']
  declared: Declared
  /** Texts in use. */
  texts: Wording
  state: TemplateState
  /** Newest version; 0: none yet. */
  version: number
  /** Newest first. */
  versions: TemplateVersion[]
}

const versionsShown = 50

/** A message of the system; an unknown one is not found. */
export function assertKind(kind: string): void {
  if (!messageKinds.includes(kind)) throw new AppError('not-found')
}

/** A message with its texts in use, its variables and its versions. */
export async function readTemplate(actor: Actor, kind: string): Promise<Template> {
  authorize(actor, 'templates.read')
  assertKind(kind)
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('message_texts as m')
      .leftJoin('profiles as p', 'p.id', 'm.saved_by')
      .select(['m.version', 'm.texts', 'p.full_name as by', 'm.saved_at as at'])
      .where('m.kind', '=', kind)
      .orderBy('m.version', 'desc')
      .limit(versionsShown)
      .execute(),
  )
  const versions = rows.map((row) => ({ ...row, texts: row.texts as Wording | null }))
  const declared = declaredOf(kind)
  const saved = versions[0]?.texts ?? null
  const fits = saved !== null && wordingFits(saved, declared)
  return {
    kind,
    name: templateName(kind),
    declared,
    texts: fits ? saved : programWording(kind),
    state: saved === null ? 'program' : fits ? 'own' : 'misfit',
    version: versions[0]?.version ?? 0,
    versions,
  }
}

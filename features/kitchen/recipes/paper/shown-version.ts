import type { Sheet, SheetVersion } from '../read-sheet.server.ts'
import type { Draft } from '../draft.ts'

/** The version that is cooked and printed: the one in force, or the draft while none is published. */
export const printedVersion = (
  sheet: Pick<Sheet, 'versions' | 'inForce' | 'content'>,
): { version: SheetVersion | null; content: Draft } => {
  const version = sheet.versions.find(({ id }) => id === sheet.inForce) ?? null
  return { version, content: version?.content ?? sheet.content }
}

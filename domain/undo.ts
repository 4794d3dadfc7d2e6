/** A row as it was before a bulk step. */
export type Before = { id: string; was: string }

/** Result of an undo: rows restored, and the names of those left alone because they changed since the step. */
export type Undone = { undone: number; kept: string[] }

/** Rows before a step, as the value of one field. */
export const writeBefore = (rows: readonly Before[]): string => rows.map(({ id, was }) => `${id}:${was}`).join(' ')

const pair = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([\w\-./]{1,100})$/i

/** Reads what `writeBefore` wrote; null where a part is none or an id comes twice. */
export function readBefore(text: string): Before[] | null {
  const rows = text.split(' ').map((part) => pair.exec(part))
  const found = rows.flatMap((match) => (match ? [{ id: match[1]!.toLowerCase(), was: match[2]! }] : []))
  return found.length === rows.length && new Set(found.map(({ id }) => id)).size === rows.length ? found : null
}

/** Fields of the form that undoes a step, sent to the page that took it; null where nothing can be undone. */
export type UndoFields = Readonly<Record<string, string>> | null

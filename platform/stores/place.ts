/** Range of bytes: both ends are included; null is the end of the file. */
export type Part = { from: number; to: number | null }
/** Bytes as a web stream; `bytes` in the stream, `size` of the whole file, offset of the stream. */
export type OpenedFile = { stream: ReadableStream; bytes: number; size: number; from: number }
export type Entry = { name: string; bytes: number; changedAt: Date }

/**
 * A place of named bytes: a folder, or a bucket below a prefix. Names are relative paths with `/`. A name holds whole bytes or
 * nothing. Errors: `storage.full`, `storage.unreachable`.
 */
export type Place = {
  kind: 'folder' | 's3'
  /** Stores bytes at a name, in place of those before, durably before it returns. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Opens bytes, or a range of them; null when the name is not there. A range is cut to the file's size. */
  open: (name: string, part?: Part) => Promise<OpenedFile | null>
  /** Removes a name; one that is not there is no error. */
  remove: (name: string) => Promise<void>
  /** Moves bytes to another name, with that time of change where the place keeps one. Throws when `from` is not there. */
  move: (from: string, to: string, at: Date) => Promise<void>
  /** Lists the names below a folder in batches. An empty name is the whole place. */
  list: (folder: string) => AsyncGenerator<Entry[]>
  /** Removes what broken-off writes left in a folder before then; returns their number. */
  removeDrafts: (folder: string, before: Date) => Promise<number>
}

/** Limits a range to a file of that size. Returns the offset and the number of bytes. */
export function cut(part: Part | undefined, size: number): { from: number; bytes: number } {
  if (!part) return { from: 0, bytes: size }
  const from = Math.min(part.from, Math.max(0, size - 1))
  const to = Math.max(from, Math.min(part.to ?? size - 1, size - 1))
  return { from, bytes: size === 0 ? 0 : to - from + 1 }
}

/** All bytes of a name; null when it is not there. */
export async function readWhole(place: Place, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const opened = await place.open(name)
  return opened && new Uint8Array(await new Response(opened.stream).arrayBuffer())
}

/** All entries of a folder. */
export async function entriesOf(place: Place, folder: string): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const entries of place.list(folder)) found.push(...entries)
  return found
}

import { crc32, constants, deflateRawSync } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>
/** A file in an archive: its path and its text, whole or in parts. */
export type ArchiveFile = readonly [path: string, text: string | AsyncIterable<string>]

/** Text is compressed in pieces of about this many characters, so that memory does not grow with the file. */
const pieceLength = 256 * 1024

/**
 * A file that Node's zlib compresses in pieces, each ending on a byte (sync flush), with bounded memory. fflate writes the headers only: its own
 * compression takes twice the time, and its streaming one can write broken data (fflate issue 282).
 */
class CompressedFile implements ZipInputFile {
  readonly compression = 8
  readonly mtime = new Date(1980, 0, 1)
  size = 0
  crc = 0
  declare ondata: NonNullable<ZipInputFile['ondata']>
  readonly filename: string
  constructor(filename: string) {
    this.filename = filename
  }
  push(text: string, last: boolean): void {
    const bytes = Buffer.from(text)
    this.size += bytes.length
    this.crc = crc32(bytes, this.crc)
    const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, deflateRawSync(bytes, { finishFlush }), last)
  }
}

/** Collects the output of the archive writer. */
function openArchive(): { zip: Zip; taken: () => Bytes[] } {
  const ready: Bytes[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  return { zip, taken: () => ready.splice(0) }
}

/** Streams a ZIP archive while its files are read. All files are dated 1980-01-01: equal content gives equal bytes. */
export async function* archiveOf(files: Iterable<ArchiveFile>): AsyncGenerator<Bytes> {
  const { zip, taken } = openArchive()
  for (const [path, text] of files) {
    const file = new CompressedFile(path)
    zip.add(file)
    let waiting: string[] = []
    let length = 0
    for await (const part of typeof text === 'string' ? [text] : text) {
      waiting.push(part)
      length += part.length
      if (length < pieceLength) continue
      file.push(waiting.join(''), false)
      yield* taken()
      waiting = []
      length = 0
    }
    file.push(waiting.join(''), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** A small ZIP archive in memory. */
export function wholeArchiveOf(files: Iterable<readonly [path: string, text: string]>): Bytes {
  const { zip, taken } = openArchive()
  for (const [path, text] of files) {
    const file = new CompressedFile(path)
    zip.add(file)
    file.push(text, true)
  }
  zip.end()
  return new Uint8Array(Buffer.concat(taken()))
}

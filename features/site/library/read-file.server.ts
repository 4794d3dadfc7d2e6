import { unzipSync } from 'fflate'
import { AppError } from '#/domain/errors.ts'
import { libraryFileTypes, type LibraryFileType, mostLibraryBytes } from '#/domain/site/library.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'

export type SentFile = { name: string; bytes: Uint8Array }
export type ReadFile = { name: string; bytes: Uint8Array; contentType: string }

const contents = '[Content_Types].xml'
/** The list of parts in an office file is a few kilobytes; a longer one is an attack. */
const mostContents = 512 * 1024
const mainParts = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
} as const

const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Kind of an office file by its list of parts; null: another archive, or one with macros. Only that list is unpacked. */
function officeTypeOf(bytes: Uint8Array): LibraryFileType | null {
  if (!isArchive(bytes)) return null
  let hasMacros = false
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (/vbaProject\.bin$/i.test(name)) hasMacros = true
        return name === contents && originalSize <= mostContents
      },
    })
    const list = parts[contents]
    if (!list || hasMacros) return null
    const text = Buffer.from(list).toString('utf8')
    const found = (Object.keys(mainParts) as (keyof typeof mainParts)[]).find((type) => text.includes(mainParts[type]))
    return found ?? null
  } catch {
    return null
  }
}

/** File name without path, ending and invisible characters. */
function tidyName(name: string): string {
  const readable = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/["<>:|?*]/g, ' ')
    .trim()
  return readable.slice(0, 150) || 'document'
}

/**
 * A file for the library: PDF, an office file without macros, or a picture, which is written anew without embedded data.
 * `field` is the field of the form that a refusal points to.
 */
export async function readLibraryFile({ name, bytes }: SentFile, field: string): Promise<ReadFile> {
  if (bytes.length > mostLibraryBytes) throw new AppError('too-large', {}, { [field]: 'library-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { [field]: 'file-broken' })
  const kept = (type: LibraryFileType, content = bytes): ReadFile => ({
    name: `${tidyName(name)}.${type}`,
    bytes: content,
    contentType: libraryFileTypes[type],
  })
  if (isPdf(bytes)) return kept('pdf')
  const office = officeTypeOf(bytes)
  if (office) return kept(office)
  if (isArchive(bytes)) throw new AppError('file.type-unsupported', {}, { [field]: 'library-type' })
  try {
    return kept('jpg', (await readPicture(bytes)).bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, {}, { [field]: error.code === 'file.unreadable' ? 'file-broken' : 'library-type' })
  }
}

/** Bytes at the end in which the end of a PDF is looked for. */
const tailBytes = 2048
/** Bytes of the table of objects, or of its dictionary, that are looked at. */
const tableBytes = 64 * 1024
const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(Math.max(0, from), to)).toString('latin1')

/**
 * Whether a file has the frame of a PDF: its head, its end, and at the address that the end names the table of objects
 * with the root of the document. Only the frame is read; nothing in the file is opened.
 */
export function isPdf(bytes: Uint8Array): boolean {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes, 0, 8))) return false
  const tail = latin(bytes, bytes.length - tailBytes, bytes.length)
  const ends = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)]
  const at = Number(ends.at(-1)?.[1] ?? 0)
  if (at < 8 || at >= bytes.length) return false
  const table = latin(bytes, at, at + tableBytes)
  if (/^\s*\d+\s+\d+\s+obj\b/.test(table)) return /\/XRef\b/.test(table) && /\/Root\b/.test(table)
  // a long table of many objects ends behind the bytes that are looked at: its trailer is then near the end
  return /^\s*xref\s+\d/.test(table) && (/trailer[\s\S]*\/Root\b/.test(table) || /trailer[\s\S]*\/Root\b/.test(tail))
}

/** Whether a file calls itself a PDF and is none. */
export const isBrokenPdf = (bytes: Uint8Array): boolean => latin(bytes, 0, 5) === '%PDF-' && !isPdf(bytes)

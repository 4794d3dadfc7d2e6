import type { XmlDocument } from 'libxml2-wasm'

const namespaces = {
  i: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** Reads a document by paths; nothing of the code that wrote it is used. */
export function readerOf(document: XmlDocument) {
  const texts = (path: string): string[] => document.find(path, namespaces).map((node) => node.content)
  const text = (path: string): string | null => texts(path)[0] ?? null
  const count = (path: string): number => texts(path).length
  return { texts, text, count }
}
export type Reader = ReturnType<typeof readerOf>

/** Hundredths of an amount as it is written; NaN when it is none. Whole numbers, so that sums are exact. */
export const cents = (text: string | null): number => {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text ?? '')
  return parts ? (parts[1] ? -1 : 1) * (Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))) : NaN
}
export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
/** Half up, of a whole number of hundredths times a whole percentage. */
export const taxOf = (base: number, percent: number): number => Math.floor((base * percent + 50) / 100)

/** Whether a document keeps one of the rules. */
export type Rule = (of: Reader) => boolean
export const filled = (text: string | null): boolean => text !== null && text.trim() !== ''

import type { XmlDocument } from 'libxml2-wasm'

const namespaces = {
  i: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

/** Reads a document by paths, independently of the code that wrote it. */
export function readerOf(document: XmlDocument) {
  const texts = (path: string): string[] => document.find(path, namespaces).map((node) => node.content)
  const text = (path: string): string | null => texts(path)[0] ?? null
  const count = (path: string): number => texts(path).length
  return { texts, text, count }
}
export type Reader = ReturnType<typeof readerOf>

/** Hundredths of a written amount, as integers so that sums are exact; NaN when invalid. */
export const cents = (text: string | null): number => {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text ?? '')
  return parts ? (parts[1] ? -1 : 1) * (Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))) : NaN
}
export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
/** Tax rounded half up, of integer hundredths and an integer percentage. */
export const taxOf = (base: number, percent: number): number => Math.floor((base * percent + 50) / 100)

/** Whether a document satisfies a rule. */
export type Rule = (of: Reader) => boolean
export const filled = (text: string | null): boolean => text !== null && text.trim() !== ''

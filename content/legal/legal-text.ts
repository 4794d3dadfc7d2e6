import type { LegalDocument } from '#/domain/terms.ts'
import type { Text } from '#/domain/text.ts'

/** One numbered part of a document. `{company}` and `{email}` are replaced by the company's name and address. */
export type Clause = { title: Text; text?: readonly Text[]; list?: readonly Text[] }
export type LegalText = { key: LegalDocument; title: Text; summary: Text; clauses: readonly Clause[] }

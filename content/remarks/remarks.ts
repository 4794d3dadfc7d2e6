import type { Text } from '#/domain/text.ts'

/** What shoppers write to a question: to a low answer, a middling one, a full mark, or when it did not apply. */
export type Remark = {
  low: readonly Text[]
  mid?: readonly Text[]
  high?: readonly Text[]
  na?: readonly Text[]
}
export type Remarks = Readonly<Record<string, Remark>>

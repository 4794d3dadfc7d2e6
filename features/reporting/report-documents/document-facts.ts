import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'

/** Content of a document: the facts of the client's page, and the client's reply. */
export type DocumentFacts = {
  report: ClientReport
  /** Name of the branch in the other language; null where it has none. */
  otherName: string | null
  reply: { text: string; at: string } | null
}

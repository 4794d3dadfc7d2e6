import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'

/** What a document is made of: the facts of the client's page, and the client's reply that stands beside them. */
export type DocumentFacts = {
  report: ClientReport
  reply: { text: string; at: string } | null
}

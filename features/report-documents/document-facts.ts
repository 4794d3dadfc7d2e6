import type { ClientReport } from '#/features/reports/read-client-report.server.ts'

/** A mean and of how many visits. */
export type Average = { mean: number; n: number }
/** What a document is made of: the facts of the client's page, and what stands beside them. */
export type DocumentFacts = {
  report: ClientReport
  revision: number
  reply: { text: string; at: string } | null
  /** The branch's own earlier visits of this kind, by section. */
  own: Readonly<Record<string, Average>>
  /** Everybody's visits of this kind in the city, without names; null when there are too few. */
  city: { overall: Average | null; sections: Readonly<Record<string, Average>>; least: number } | null
}

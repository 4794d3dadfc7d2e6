import type { RiskHours } from '#/domain/visit-risk.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'

/** The settings behind the risk of a visit, selected with its row. */
export const riskColumns = () =>
  [settingSql('visits.at-risk-hours').as('atRiskHours'), settingSql('reports.client-hours').as('clientHours')] as const

export const riskHoursOf = (row: { atRiskHours: number; clientHours: number }): RiskHours => ({
  atRisk: row.atRiskHours,
  client: row.clientHours,
})

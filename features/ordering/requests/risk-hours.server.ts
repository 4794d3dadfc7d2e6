import type { RiskHours } from '#/domain/visit-risk.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'

/** Risk settings, selected with the row. */
export const riskColumns = () =>
  [settingSql('visits.at-risk-hours').as('atRiskHours'), settingSql('reports.client-hours').as('clientHours')] as const

export const riskHoursOf = (row: { atRiskHours: number; clientHours: number }): RiskHours => ({
  atRisk: row.atRiskHours,
  client: row.clientHours,
})

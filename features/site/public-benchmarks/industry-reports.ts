import type { MysteryType } from '#/domain/evaluation.ts'
import type { Lang } from '#/domain/text.ts'

/** The industry reports by address: one for each type of visit, because types have different questions. */
export const industryReports = {
  'restaurant-service': 'full_service',
  'cafe-service': 'basic',
} as const satisfies Record<string, MysteryType>
export type IndustryReport = keyof typeof industryReports

export const isIndustryReport = (slug: string): slug is IndustryReport => Object.hasOwn(industryReports, slug)
export const industryReportPath = (slug: IndustryReport): string => `/reports/${slug}`
/** English addresses of the reports. */
export const industryReportPaths: readonly string[] = (Object.keys(industryReports) as IndustryReport[]).map(
  industryReportPath,
)
/** Report of a type of visit. */
export const reportOfType = (type: MysteryType): IndustryReport =>
  type === 'full_service' ? 'restaurant-service' : 'cafe-service'

export const reportFile = (slug: IndustryReport, lang: Lang): string => `itqan-${slug}-${lang}.pdf`

import type { Average } from '#/domain/anonymous-margin.ts'
import { cities, type CityKey } from '#/domain/cities.ts'
import { cuisines, type CuisineKey } from '#/domain/cuisines.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { type IndustryReport, industryReports } from './industry-reports.ts'
import { readStatistics } from './read-statistics.server.ts'
import { standards } from './standards.ts'

export type NamedAverage = Average & { key: string; name: string }
export type ReportFigures = {
  total: Average
  sections: (NamedAverage & { weight: number })[]
  cities: NamedAverage[]
  citiesHidden: boolean
  cuisines: NamedAverage[]
  cuisinesHidden: boolean
}
export type ReadReport = {
  type: MysteryType
  from: Day
  /** Last day of the period. */
  last: Day
  /** Day from which this edition holds. */
  edition: Day
  code: string
  version: number
  /** Null below the threshold. */
  figures: ReportFigures | null
}

/** Figures of an industry report with names in a language. */
export async function readIndustryReport(slug: IndustryReport, lang: Lang): Promise<ReadReport> {
  const type = industryReports[slug]
  const { from, until, types } = await readStatistics()
  const { byCity, byCuisine, sections } = types.find((one) => one.type === type)!
  const { code, version, sections: defined } = standards[type]
  const facts = { type, from, last: addDays(until, -1), edition: until, code, version }
  if (!byCity.total) return { ...facts, figures: null }
  return {
    ...facts,
    figures: {
      total: byCity.total,
      sections: sections.map(({ key, ...average }) => {
        const { title, weight } = defined.find((section) => section.key === key)!
        return { key, name: title[lang], weight, ...average }
      }),
      cities: byCity.cells.map(({ group, ...average }) => ({
        key: group,
        name: cities[group as CityKey].name[lang],
        ...average,
      })),
      citiesHidden: byCity.hidden,
      cuisines: byCuisine.cells.map(({ group, ...average }) => ({
        key: group,
        name: cuisines[group as CuisineKey].name[lang],
        ...average,
      })),
      cuisinesHidden: byCuisine.hidden,
    },
  }
}

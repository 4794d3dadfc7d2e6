import { readAs } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { AveragePeriod } from '#/domain/reporting/averages.ts'
import { currentAverage, periodAverage, type CurrentAverage } from '#/domain/reporting/averages.ts'
import { onSlide, type Standing, standingsOf } from '#/domain/reporting/deck.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Lang } from '#/domain/text.ts'
import { listVisits, selectVisits } from '#/features/reporting/insights/counted-visits.server.ts'
import { inPart } from '#/features/reporting/insights/in-part.server.ts'
import type { InsightQuery } from '#/features/reporting/insights/query.ts'
import {
  chosenSheet,
  selectBranches,
  selectBySection,
  selectDefinition,
  selectSheets,
} from '#/features/reporting/insights/tallies.server.ts'
import { type ClientReport, readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'

export type Section = { key: string; title: string; score: number | null }
export type SectionLoss = {
  key: string
  title: string
  /** Points of the overall score in a visit. */ lost: number
  mean: number
}
export type DeckFacts = {
  company: string
  /** Name of the chosen group; null for the whole company. */
  part: string | null
  type: MysteryType
  period: AveragePeriod
  standings: Standing[]
  shown: (Standing & { sections: Section[] })[]
  current: CurrentAverage | null
  losses: { sections: SectionLoss[]; visits: number }
  /** Last report of the branch with the lowest score. */
  lowest: ClientReport
}

/** Visits looked through for the last one of each branch. */
const mostVisits = 5000

/** Everything that the slides show, of one type and questionnaire. Throws `deck.empty` without a counted visit. */
export async function readDeck(actor: Actor, query: InsightQuery, lang: Lang): Promise<DeckFacts> {
  authorize(actor, 'insights.read')
  authorize(actor, 'reports.document')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const { asked, part, isIn } = await inPart(actor, { ...query, branch: [] })
  const found = await readAs(actor, async (db) => {
    const sheets = await selectSheets(db, companyOf(actor), asked)
    const sheet = chosenSheet(sheets, asked)
    if (!sheet) throw new AppError('deck.empty')
    const [{ company }, branches, visits, tallies, definition] = await Promise.all([
      db
        .selectFrom('companies')
        .select(nodeName('companies').as('company'))
        .where('id', '=', companyOf(actor))
        .executeTakeFirstOrThrow(),
      selectBranches(db, companyOf(actor)),
      listVisits(db, companyOf(actor), asked, sheet, mostVisits),
      selectBySection(db, companyOf(actor), asked, sheet),
      selectDefinition(db, sheet.code),
    ])
    const standings = standingsOf(
      branches.filter(({ id }) => isIn(id)),
      visits,
      now(),
    )
    const shown = onSlide(standings)
    const ids = shown.flatMap(({ last }) => last?.id ?? [])
    if (ids.length === 0) throw new AppError('deck.empty')
    const scored = await selectVisits(db, companyOf(actor), { ...asked, ids }, sheet, ids.length)
    const sectionsOf = (id: string | undefined): Section[] => {
      const parts = scored.find((visit) => visit.id === id)?.score.sections ?? []
      return definition.sections.map(({ key, title }) => ({
        key,
        title: title[lang],
        score: parts.find((candidate) => candidate.key === key)?.score ?? null,
      }))
    }
    const total = tallies.find(({ section }) => section === '')?.n ?? 0
    return {
      company,
      part,
      type: sheet.type,
      period: query.period,
      standings,
      shown: shown.map((standing) => ({ ...standing, sections: sectionsOf(standing.last?.id) })),
      current: currentAverage(standings.flatMap(({ last }) => last?.final ?? [])),
      losses: {
        visits: total,
        sections: definition.sections
          .flatMap(({ key, title }): SectionLoss[] => {
            const tally = tallies.find(({ section }) => section === key)
            const average = tally && periodAverage([tally])
            return average ? [{ key, title: title[lang], lost: tally.lost / 100 / total, mean: average.mean }] : []
          })
          .toSorted((a, b) => b.lost - a.lost),
      },
    }
  })
  const lowest = found.standings.findLast(({ last }) => last !== null)!.last!
  return { ...found, lowest: await readClientReport(actor, lowest.id, lang) }
}

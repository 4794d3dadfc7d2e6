import { addDays, type Day } from '../../riyadh-time.ts'
import type { Obligation } from './obligation.ts'

/** An obligation with the day of its last review; one that is off asks for nothing and stays readable. */
export type CatalogueEntry = Obligation & { reviewedOn: Day; isActive: boolean }
/** An entry as it is from a day on. */
export type DatedEntry = CatalogueEntry & { startsOn: Day }

/** Days after which an entry is to be compared with the authority's page again. */
export const reviewDays = 180

export const isReviewDue = ({ reviewedOn, isActive }: CatalogueEntry, today: Day): boolean =>
  isActive && addDays(reviewedOn, reviewDays) <= today

/**
 * The catalogue as it was on a day: seeds, with the last change of each that had begun by then, and what was added.
 * `changes` are in the order in which they were made.
 */
export function catalogueOn(
  seeds: readonly CatalogueEntry[],
  changes: readonly DatedEntry[],
  day: Day,
): CatalogueEntry[] {
  const entries = new Map(seeds.map((seed) => [seed.code, seed]))
  const begins = new Map<string, Day>()
  for (const { startsOn, ...entry } of changes) {
    if (startsOn > day || startsOn < (begins.get(entry.code) ?? startsOn)) continue
    begins.set(entry.code, startsOn)
    entries.set(entry.code, entry)
  }
  return [...entries.values()]
}

/** The earliest review of what is on; null: nothing is. */
export const reviewedSince = (entries: readonly CatalogueEntry[]): Day | null =>
  entries
    .filter(({ isActive }) => isActive)
    .map(({ reviewedOn }) => reviewedOn)
    .toSorted()[0] ?? null

/** Code of an added obligation, from its English name: 'Grease trap permit' is 'grease-trap-permit'. */
export const codeFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')

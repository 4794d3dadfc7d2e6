import { catalogueReviewedOn, obligations, offAtFirst } from '#/content/operations/obligations.ts'
import type { Tx } from '#/db/database.server.ts'
import {
  type CatalogueEntry,
  catalogueOn,
  type DatedEntry,
  reviewedSince,
} from '#/domain/operations/papers/catalogue.ts'
import { authorities, type Authority, type Obligation, paperScopes } from '#/domain/operations/papers/obligation.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** What forms of papers need of an obligation. */
export type PaperKind = Pick<Obligation, 'code' | 'name' | 'scope' | 'proof' | 'isCritical' | 'isFinance' | 'authority'>

export type Catalogue = {
  /** Those that ask for something. */
  active: CatalogueEntry[]
  all: CatalogueEntry[]
  /** Also one that is off; null: unknown. */
  of: (code: string) => CatalogueEntry | null
  nameOf: (code: string) => Obligation['name']
  reviewedOn: Day
}

export const seeds: readonly CatalogueEntry[] = obligations.map((each) => ({
  ...each,
  reviewedOn: catalogueReviewedOn,
  isActive: !offAtFirst.has(each.code),
}))

const selectVersions = (db: Tx) => db.selectFrom('obligation_versions').selectAll().orderBy('created_at').orderBy('id')
export type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number]

const rhythmOf = ({ rhythm_months: months, rhythm_days: days }: VersionRow): Obligation['rhythm'] =>
  months !== null ? { months } : days !== null ? { days } : null

const finance = new Set(obligations.filter(({ isFinance }) => isFinance).map(({ code }) => code))

/** A stored change as an entry. What was added is never of finance: the database knows those by their code. */
export const entryOf = (row: VersionRow): DatedEntry => ({
  code: row.code,
  name: { en: row.name_en, ar: row.name_ar },
  authority: authorities.find((each) => each === row.authority) ?? ('contracts' satisfies Authority),
  scope: paperScopes.find((each) => each === row.scope) ?? 'company',
  proof: row.proof === 'check' ? 'check' : 'paper',
  rhythm: rhythmOf(row),
  lead: row.lead,
  weight: row.weight,
  isCritical: row.is_critical,
  isFinance: finance.has(row.code),
  basis: row.basis === 'A' || row.basis === 'B' ? row.basis : 'C',
  source: row.source,
  ...(row.note_en !== null && row.note_ar !== null && { note: { en: row.note_en, ar: row.note_ar } }),
  reviewedOn: row.reviewed_on,
  isActive: row.is_active,
  startsOn: row.starts_on,
})

/** The catalogue as it was on a day, by default today. */
export async function readCatalogue(db: Tx, day: Day = riyadhDay(now())): Promise<Catalogue> {
  const rows = await selectVersions(db).where('starts_on', '<=', day).execute()
  const all = catalogueOn(seeds, rows.map(entryOf), day)
  const byCode = new Map(all.map((each) => [each.code, each]))
  return {
    all,
    active: all.filter(({ isActive }) => isActive),
    of: (code) => byCode.get(code) ?? null,
    nameOf: (code) => byCode.get(code)?.name ?? { en: code, ar: code },
    reviewedOn: reviewedSince(all) ?? catalogueReviewedOn,
  }
}

export const kindOf = ({ code, name, scope, proof, isCritical, isFinance, authority }: Obligation): PaperKind => ({
  code,
  name,
  scope,
  proof,
  isCritical,
  isFinance,
  authority,
})

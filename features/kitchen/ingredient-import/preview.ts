import type { Names } from '#/domain/kitchen/book.ts'
import type { PlannedRow } from '#/domain/kitchen/import-plan.ts'
import type { ImportColumn, ImportHeading, ImportProblem, ImportRow } from '#/domain/kitchen/import-rows.ts'
import { shownPrice } from '#/domain/kitchen/ingredient.ts'

export type PreviewRow = {
  line: number
  names: Names
  outcome: PlannedRow['outcome']
  /** What is wrong, and in which column. */
  problem: ImportProblem | null
  column: ImportColumn | null
  /** Line of the earlier row of the same ingredient. */
  other: number | null
  question: 'same' | 'jump' | null
  /** Names of the known ingredient that the row means or may mean. */
  known: Names | null
  base: 'g' | 'ml' | 'piece' | null
  /** Halalas of a kilogram, litre or piece without VAT: before and after. */
  from: number | null
  to: number | null
  /** Cells of a row that needs an answer or a correction. */
  cells: Partial<Record<ImportColumn, string>> | null
}

export const outcomes = ['new', 'changed', 'question', 'error', 'unchanged', 'skipped'] as const
export type ImportCounts = Record<(typeof outcomes)[number], number>

export type ImportPreview = {
  counts: ImportCounts
  /** Rows that need something first, then others up to a readable number. */
  rows: PreviewRow[]
  found: ImportColumn[]
  /** Texts of the heading with what they are taken for. */
  headings: ImportHeading[]
  /** Confirms exactly this preview. */
  seal: string
}

/** Rows shown beside those that need something. */
const shownRows = 100

export function countsOf(plan: readonly PlannedRow[]): ImportCounts {
  const counts: ImportCounts = { new: 0, changed: 0, question: 0, error: 0, unchanged: 0, skipped: 0 }
  for (const { outcome } of plan) counts[outcome] += 1
  return counts
}

const nothing = {
  problem: null,
  column: null,
  other: null,
  question: null,
  known: null,
  base: null,
  from: null,
  to: null,
}

function partsOf(row: PlannedRow): Omit<PreviewRow, 'line' | 'names' | 'outcome' | 'cells'> {
  if (row.outcome === 'error') return { ...nothing, problem: row.problem, column: row.column, other: row.other }
  if (row.outcome === 'new') {
    const base = row.row.pack?.base ?? null
    return { ...nothing, base, to: row.net && base && shownPrice(row.net, base) }
  }
  if (row.outcome === 'skipped') return nothing
  const { base, names } = row.known
  if (row.outcome === 'unchanged') return { ...nothing, known: names, base }
  return {
    ...nothing,
    known: names,
    base,
    question: row.outcome === 'question' ? row.question : null,
    from: row.from && shownPrice(row.from, base),
    to: row.to && shownPrice(row.to, base),
  }
}

const needs = ({ outcome }: PlannedRow): boolean => outcome === 'error' || outcome === 'question'

/** A plan as the page shows it. */
export function previewOf(
  plan: readonly PlannedRow[],
  { rows, found, headings }: { rows: readonly ImportRow[]; found: ImportColumn[]; headings: ImportHeading[] },
  seal: string,
): ImportPreview {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const cells = (row: PlannedRow): PreviewRow['cells'] => {
    const of = needs(row) ? byLine.get(row.line) : undefined
    return of ? Object.fromEntries(found.map((column) => [column, of[column]])) : null
  }
  const first = plan.filter(needs)
  const others = plan.filter((row) => !needs(row)).slice(0, shownRows)
  const shown = [...first.slice(0, 500), ...others].map((row) => ({
    line: row.line,
    names: row.names,
    outcome: row.outcome,
    cells: cells(row),
    ...partsOf(row),
  }))
  return { counts: countsOf(plan), rows: shown, found, headings, seal }
}

import { fold } from '../fold.ts'
import type { Rational } from '../rational.ts'
import { isLess, rational } from '../rational.ts'
import type { BookIngredient, Names } from './book.ts'
import type { ImportColumn, ImportProblem, TypedRow } from './import-rows.ts'
import { LookAlikes } from './look-alike.ts'
import { asksFirst, netOf } from './prices.ts'
import { toBase } from './units.ts'

/** An ingredient that the company has, as far as an import compares it. */
export type KnownIngredient = Pick<BookIngredient, 'id' | 'names' | 'base' | 'units' | 'density' | 'pieceWeight'> & {
  aliases: readonly string[]
  sku: string | null
  barcode: string | null
  /** Halalas of a base unit without VAT. */
  net: Rational | null
}

/** What a person answered about a row: the known ingredient is the same, it is a new one, the price is right, leave it out. */
export type Answer = 'same' | 'new' | 'yes' | 'skip'

export type PlannedRow = { line: number; names: Names } & (
  | { outcome: 'error'; column: ImportColumn; problem: ImportProblem; other: number | null }
  | {
      outcome: 'question'
      question: 'same' | 'jump'
      known: KnownIngredient
      from: Rational | null
      to: Rational | null
    }
  | { outcome: 'new'; row: TypedRow; net: Rational | null }
  | {
      outcome: 'changed'
      row: TypedRow
      known: KnownIngredient
      content: Rational
      from: Rational | null
      to: Rational
    }
  | { outcome: 'unchanged'; known: KnownIngredient }
  | { outcome: 'skipped' }
)

/** What was read of a row. */
export type ReadRow = TypedRow | { line: number; names: Names; column: ImportColumn; problem: ImportProblem }

const keysOf = ({ names }: { names: Names }): string[] =>
  [names.en, names.ar].flatMap((name) => (name === null ? [] : [fold(name)]))

/** Known ingredients by number, barcode and folded name, and those with similar names. */
function index(known: readonly KnownIngredient[]) {
  const bySku = new Map(known.flatMap((item) => (item.sku ? [[item.sku.toLowerCase(), item] as const] : [])))
  const byBarcode = new Map(known.flatMap((item) => (item.barcode ? [[item.barcode, item] as const] : [])))
  const named = known.flatMap((item) =>
    [item.names.en, item.names.ar, ...item.aliases].flatMap((name) => (name ? [{ item, name }] : [])),
  )
  const byName = new Map(named.map(({ item, name }) => [fold(name), item]))
  const alike = new LookAlikes(named)
  return {
    match: (row: TypedRow): KnownIngredient | null =>
      (row.sku ? bySku.get(row.sku.toLowerCase()) : undefined) ??
      (row.barcode ? byBarcode.get(row.barcode) : undefined) ??
      keysOf(row)
        .map((key) => byName.get(key))
        .find((item) => item !== undefined) ??
      null,
    near: (row: TypedRow): KnownIngredient | null =>
      [row.names.en, row.names.ar]
        .flatMap((name) => (name === null ? [] : [alike.nearest(name)]))
        .filter((near) => near !== null)
        .toSorted((a, b) => b.similarity - a.similarity)[0]?.item ?? null,
  }
}

const isSame = (a: Rational, b: Rational): boolean => !isLess(a, b) && !isLess(b, a)
const error = (
  { line, names }: { line: number; names: Names },
  column: ImportColumn,
  problem: ImportProblem,
  other: number | null = null,
): PlannedRow => ({ line, names, outcome: 'error', column, problem, other })

/** The plan of a row that means a known ingredient. */
function compared(row: TypedRow, known: KnownIngredient, answer: Answer | undefined): PlannedRow {
  const { line, names, pack, amount, mode } = row
  if (amount === null || pack === null) return { line, names, outcome: 'unchanged', known }
  const found = toBase(known, pack.content, pack.base === 'piece' ? 'piece' : pack.base)
  if ('needs' in found) return error(row, 'unit', 'base')
  const price = { amount: rational(amount), mode, rate: rational(15), content: found.base }
  const to = netOf(price)
  if (known.net !== null && isSame(known.net, to)) return { line, names, outcome: 'unchanged', known }
  if (answer !== 'yes' && asksFirst(known.net, to))
    return { line, names, outcome: 'question', question: 'jump', known, from: known.net, to }
  return { line, names, outcome: 'changed', row, known, content: found.base, from: known.net, to }
}

/**
 * What an import would do, by row: a known ingredient by number, barcode or folded name gets a new price; a similar name
 * and a large change are asked about; two rows of one ingredient are a mistake. `answers` by line.
 */
export function planImport(
  rows: readonly ReadRow[],
  known: readonly KnownIngredient[],
  answers: ReadonlyMap<number, Answer>,
): PlannedRow[] {
  const { match, near } = index(known)
  const seen = new Map<string, number>()
  return rows.map((row): PlannedRow => {
    const answer = answers.get(row.line)
    if (answer === 'skip') return { line: row.line, names: row.names, outcome: 'skipped' }
    if ('problem' in row) return error(row, row.column, row.problem)
    const found = match(row)
    const similar = found ? null : near(row)
    const same = found ?? (similar && (answer === 'same' || answer === 'yes') ? similar : null)
    const keys = same
      ? [same.id]
      : [...keysOf(row), ...(row.sku ? [`#${row.sku.toLowerCase()}`] : []), ...(row.barcode ? [`|${row.barcode}`] : [])]
    const earlier = keys.map((key) => seen.get(key)).find((line) => line !== undefined)
    if (earlier !== undefined) return error(row, 'name', 'twice', earlier)
    for (const key of keys) seen.set(key, row.line)
    if (same) return compared(row, same, answer)
    if (similar && answer !== 'new')
      return {
        line: row.line,
        names: row.names,
        outcome: 'question',
        question: 'same',
        known: similar,
        from: null,
        to: null,
      }
    if (row.pack === null) return error(row, 'unit', 'no-unit')
    const price =
      row.amount === null
        ? null
        : { amount: rational(row.amount), mode: row.mode, rate: rational(15), content: row.pack.content }
    return { line: row.line, names: row.names, outcome: 'new', row, net: price && netOf(price) }
  })
}

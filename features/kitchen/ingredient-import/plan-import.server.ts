import { createHash } from 'node:crypto'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Names } from '#/domain/kitchen/book.ts'
import type { Category } from '#/domain/kitchen/ingredient.ts'
import { categories } from '#/domain/kitchen/ingredient.ts'
import { type KnownIngredient, planImport, type PlannedRow, type ReadRow } from '#/domain/kitchen/import-plan.ts'
import {
  type ImportColumn,
  importColumns,
  type ImportHeading,
  type ImportRow,
  importRows,
  readRow,
} from '#/domain/kitchen/import-rows.ts'
import { type ChosenColumns, likelyHeading } from '#/domain/sheet-rows.ts'
import { netOf, priceInForce } from '#/domain/kitchen/prices.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { packPriceOf } from '#/features/kitchen/ingredients/price-rules.server.ts'
import { readIngredientBook, storedPrices } from '#/features/kitchen/ingredients/read-book.server.ts'
import { categoryMessages } from '#/messages/kitchen/terms.ts'
import { now } from '#/platform/clock.ts'
import { readSheet } from '#/platform/read-sheet.server.ts'
import type { SheetInput } from './form.ts'
import { type ImportPreview, previewOf } from './preview.ts'

/** Most rows of a sheet, the heading not counted. */
export const mostRows = 5000

/** Who imports: those who publish ingredients and add prices. */
export function authorizeIngredientImport(actor: Actor): void {
  authorize(actor, 'kitchen.publish')
  authorize(actor, 'kitchen.prices')
  authorize(actor, 'kitchen.costs')
}

const categoryNames = Object.fromEntries(
  categories.map((code) => [code, [categoryMessages[code].en, categoryMessages[code].ar]]),
) as unknown as Record<Category, string[]>

export type SheetContent = { rows: ImportRow[]; found: ImportColumn[]; headings: ImportHeading[] }

/** What headings meant in earlier imports of the company, the latest one of each; what is chosen now comes first. */
export async function chosenColumns(
  tx: Tx,
  company: string,
  columns: SheetInput['columns'],
): Promise<ChosenColumns<ImportColumn>> {
  const rows = await tx
    .selectFrom('ingredient_imports')
    .select('columns')
    .where('client_id', '=', company)
    .orderBy('created_at', 'desc')
    .limit(mostRemembered)
    .execute()
  const remembered = rows.toReversed().flatMap((row) => Object.entries(row.columns as Record<string, string>))
  const known = (column: string): ImportColumn | null => importColumns.find((each) => each === column) ?? null
  return new Map([...remembered, ...columns].map(([key, column]) => [key, known(column)]))
}
/** Imports whose headings are remembered. */
const mostRemembered = 20

/** Rows of a sheet with the cells that were corrected on the page. Throws `ingredient.file-unreadable`, `…-long`. */
export async function sheetRows(
  { content, fixes }: Pick<SheetInput, 'content' | 'fixes'>,
  chosen: ChosenColumns<ImportColumn>,
): Promise<SheetContent> {
  // rows above the heading, and one row more than allowed to detect longer files
  const rows = await readSheet(Buffer.from(content, 'base64'), mostRows + 13)
  const sheet = rows && importRows(rows, chosen)
  if (rows && !sheet) {
    // none of the headings is known: the page asks which one is the name
    const headings = likelyHeading<ImportColumn>(rows)
    if (headings) return { rows: [], found: [], headings }
  }
  if (!sheet || sheet.rows.length === 0) throw new AppError('ingredient.file-unreadable')
  if (sheet.rows.length > mostRows) throw new AppError('ingredient.file-long')
  return {
    found: sheet.found,
    headings: sheet.texts,
    rows: sheet.rows.map((row) => ({ ...row, ...fixes.get(row.line) })),
  }
}

/** Ingredients of the company as an import compares them. */
export async function knownIngredients(tx: Tx, actor: Actor): Promise<KnownIngredient[]> {
  const company = companyOf(actor)
  const today = riyadhDay(now())
  const rows = await tx
    .selectFrom('ingredients')
    .select(['id', 'aliases', 'sku', 'barcode'])
    .where('client_id', '=', company)
    .where('state', 'in', ['active', 'proposed'])
    .execute()
  const book = await readIngredientBook(tx, { on: today, clientId: company })
  const prices = await storedPrices(tx, company, null)
  return rows.flatMap(({ id, aliases, sku, barcode }) => {
    const item = book.get(id)
    if (!item) return []
    const row = priceInForce(prices.get(id) ?? [], { on: today })
    const price = row && packPriceOf(row)
    return [{ ...item, aliases, sku, barcode, net: price && netOf(price) }]
  })
}

const namesOf = (row: ImportRow): Names => ({ en: row.nameEn || row.name || null, ar: row.nameAr || null })

/** Reads each row; one that cannot be read keeps its names, so that it can be found on the page. */
const read = (rows: readonly ImportRow[], vat: SheetInput['vat']): ReadRow[] =>
  rows.map((row) => {
    const found = readRow(row, { mode: vat, categoryNames })
    return 'problem' in found ? { line: row.line, names: namesOf(row), ...found } : found
  })

export type FoundPlan = { plan: PlannedRow[]; sheet: SheetContent; seal: string }

/** The plan of a sheet under what the company has now. */
export async function planSheet(tx: Tx, actor: Actor, sheet: SheetContent, input: SheetInput): Promise<FoundPlan> {
  const plan = planImport(read(sheet.rows, input.vat), await knownIngredients(tx, actor), input.answers)
  return { plan, sheet, seal: sealOf(plan) }
}

const fraction = (value: { n: bigint; d: bigint } | null): string | null => value && `${value.n}/${value.d}`

/** What a person confirmed: each row with its outcome and its prices. */
const sealOf = (plan: readonly PlannedRow[]): string => {
  const facts = plan.map((row) => {
    if (row.outcome === 'new') return [row.line, 'new', row.names, fraction(row.net)]
    if (row.outcome === 'changed') return [row.line, row.known.id, fraction(row.from), fraction(row.to)]
    return [row.line, row.outcome]
  })
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** Preview of a sheet: each row as new, change, question or mistake. Nothing is written. */
export async function planIngredientImport(actor: Actor, input: SheetInput): Promise<ImportPreview> {
  authorizeIngredientImport(actor)
  const chosen = await readAs(actor, (tx) => chosenColumns(tx, companyOf(actor), input.columns))
  const sheet = await sheetRows(input, chosen)
  const { plan, seal } = await readAs(actor, (tx) => planSheet(tx, actor, sheet, input))
  return previewOf(plan, sheet, seal)
}

/** Texts of the cells of a row, in the order of the columns. */
export const cellsOf = (row: ImportRow): string[] => importColumns.map((column) => row[column])

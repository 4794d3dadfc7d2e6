import { randomUUID } from 'node:crypto'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { csvLine, csvMark } from '#/domain/csv.ts'
import { AppError } from '#/domain/errors.ts'
import type { PlannedRow } from '#/domain/kitchen/import-plan.ts'
import { importColumns } from '#/domain/kitchen/import-rows.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { checkRoom, insertIngredients } from '#/features/kitchen/ingredients/add-ingredient.server.ts'
import { insertPrices, type NewPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { numberTaken } from '#/features/kitchen/ingredients/hold.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { now } from '#/platform/clock.ts'
import type { SheetInput } from './form.ts'
import { givenBy } from './given.ts'
import {
  authorizeIngredientImport,
  cellsOf,
  chosenColumns,
  planSheet,
  type SheetContent,
  sheetRows,
} from './plan-import.server.ts'
import { countsOf, type ImportCounts } from './preview.ts'

/** Rows above which a job imports them. */
export const mostAtOnce = 500

export type ImportReceipt = {
  importId: string
  counts: ImportCounts
  /** A job imports it; the list of imports shows how far it is. */
  isWaiting: boolean
}

type New = Extract<PlannedRow, { outcome: 'new' }>
type Changed = Extract<PlannedRow, { outcome: 'changed' }>

const priceOf = (row: New | Changed, ingredientId: string, importId: string): NewPrice[] => {
  const { pack, amount, mode, validFrom, supplier } = row.row
  if (pack === null || amount === null) return []
  return [
    {
      id: randomUUID(),
      ingredientId,
      quantity: pack.quantity,
      unit: pack.unit,
      content: row.outcome === 'changed' ? row.content : pack.content,
      amount,
      mode,
      validFrom: validFrom ?? riyadhDay(now()),
      source: 'import',
      supplier,
      importId,
    },
  ]
}

/** Rows that were left out, as CSV with the reason of each. */
function leftOut(plan: readonly PlannedRow[], { rows }: SheetContent, lang: 'en' | 'ar'): string {
  const t = translator(lang, ingredientImportMessages)
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const reason = (row: PlannedRow): string | null => {
    if (row.outcome === 'error') return t(`problem_${row.problem}`)
    if (row.outcome === 'question') return t('leftUnanswered')
    return row.outcome === 'skipped' ? t('leftSkipped') : null
  }
  const lines = plan.flatMap((row) => {
    const why = reason(row)
    const cells = byLine.get(row.line)
    return why && cells ? [csvLine([row.line, ...cellsOf(cells), why])] : []
  })
  if (lines.length === 0) return ''
  const heading = [t('line'), ...importColumns.map((column) => t(`column_${column}`)), t('reason')]
  return csvMark + csvLine(heading) + lines.join('')
}

/** Rows written at once; after each part of them the progress is told. */
const atOnce = 500
const parts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce))

type Progress = (written: number) => Promise<void>

/** Writes what a plan adds and changes, in parts. */
export async function writePlan(
  tx: Tx,
  actor: Actor,
  { importId, plan, told }: { importId: string; plan: readonly PlannedRow[]; told?: Progress },
): Promise<void> {
  const added = plan.filter((row) => row.outcome === 'new').map((row) => ({ id: randomUUID(), row }))
  const changed = plan.filter((row) => row.outcome === 'changed')
  await checkRoom(tx, actor, added.length)
  let written = 0
  for (const rows of parts(added)) {
    await insertIngredients(
      tx,
      actor,
      rows.map(({ id, row: { names, row } }) => ({
        id,
        nameEn: names.en,
        nameAr: names.ar,
        base: row.pack!.base,
        category: row.category ?? 'other',
        sku: row.sku,
        barcode: row.barcode,
        importId,
      })),
    ).catch((error: unknown) => {
      throw numberTaken(error)
    })
    await insertPrices(
      tx,
      actor,
      rows.flatMap(({ id, row }) => priceOf(row, id, importId)),
    )
    written += rows.length
    await told?.(written)
  }
  for (const rows of parts(changed)) {
    await insertPrices(
      tx,
      actor,
      rows.flatMap((row) => priceOf(row, row.known.id, importId)),
    )
    written += rows.length
    await told?.(written)
  }
}

/** Headings with the columns that they were read as; empty: not read. */
const columnsOf = ({ headings }: SheetContent): Record<string, string> =>
  Object.fromEntries(headings.map(({ key, column }) => [key, column ?? '']))

/** Rows of a plan that are written. */
export const writtenRows = (counts: ImportCounts): number => counts.new + counts.changed

/**
 * Imports what the preview showed as new or changed, in one transaction; mistakes and unanswered questions are left out
 * and kept as a file. Above `mostAtOnce` rows a job does it. Throws `changed-meanwhile` when it would do something else than
 * was confirmed. Sent twice, it answers the first receipt.
 */
export async function applyIngredientImport(
  actor: Actor,
  input: SheetInput & { clientKey: string; seal: string },
): Promise<ImportReceipt> {
  authorizeIngredientImport(actor)
  const company = companyOf(actor)
  const sheet = await sheetRows(input, await readAs(actor, (tx) => chosenColumns(tx, company, input.columns)))
  return asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('ingredient_imports')
      .select(['id', 'counts', 'state'])
      .where('client_id', '=', company)
      .where('id', '=', input.clientKey)
      .executeTakeFirst()
    if (before)
      return { importId: before.id, counts: before.counts as ImportCounts, isWaiting: before.state === 'waiting' }
    const { plan, seal } = await planSheet(tx, actor, sheet, input)
    if (seal !== input.seal) throw new AppError('changed-meanwhile')
    const counts = countsOf(plan)
    const isWaiting = writtenRows(counts) > mostAtOnce
    if (isWaiting) await checkRoom(tx, actor, counts.new)
    await tx
      .insertInto('ingredient_imports')
      .values({
        id: input.clientKey,
        client_id: company,
        counts: JSON.stringify(counts),
        left_out: leftOut(plan, sheet, actor.language),
        columns: JSON.stringify(columnsOf(sheet)),
        rows: writtenRows(counts),
        created_by: actor.id,
        ...(isWaiting && {
          state: 'waiting' as const,
          sheet: input.content,
          given: JSON.stringify(givenBy(actor, input)),
        }),
      })
      .execute()
    if (isWaiting) await enqueue(tx, 'recipes.import-ingredients', { clientId: company, importId: input.clientKey })
    else await writePlan(tx, actor, { importId: input.clientKey, plan })
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    const { new: added, changed } = counts
    await recordActivity(tx, actor, {
      action: 'ingredients.import',
      ...entry,
      after: { added, changed, leftOut: counts.error + counts.question + counts.skipped },
    })
    return { importId: input.clientKey, counts, isWaiting }
  })
}

import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
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
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { now } from '#/platform/clock.ts'
import type { SheetInput } from './form.ts'
import { authorizeIngredientImport, cellsOf, planSheet, type SheetContent, sheetRows } from './plan-import.server.ts'
import { countsOf, type ImportCounts } from './preview.ts'

export type ImportReceipt = { importId: string; counts: ImportCounts }

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

async function write(tx: Tx, actor: Actor, importId: string, plan: readonly PlannedRow[]): Promise<void> {
  const added = plan.filter((row) => row.outcome === 'new').map((row) => ({ id: randomUUID(), row }))
  await checkRoom(tx, actor, added.length)
  await insertIngredients(
    tx,
    actor,
    added.map(({ id, row: { names, row } }) => ({
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
  const changed = plan.filter((row) => row.outcome === 'changed')
  await insertPrices(tx, actor, [
    ...added.flatMap(({ id, row }) => priceOf(row, id, importId)),
    ...changed.flatMap((row) => priceOf(row, row.known.id, importId)),
  ])
}

/**
 * Imports what the preview showed as new or changed, in one transaction; mistakes and unanswered questions are left out
 * and kept as a file. Throws `changed-meanwhile` when it would do something else than was confirmed. Sent twice, it
 * answers the first receipt.
 */
export async function applyIngredientImport(
  actor: Actor,
  input: SheetInput & { clientKey: string; seal: string },
): Promise<ImportReceipt> {
  authorizeIngredientImport(actor)
  const sheet = await sheetRows(input)
  return asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const before = await tx
      .selectFrom('ingredient_imports')
      .select(['id', 'counts'])
      .where('client_id', '=', company)
      .where('id', '=', input.clientKey)
      .executeTakeFirst()
    if (before) return { importId: before.id, counts: before.counts as ImportCounts }
    const { plan, seal } = await planSheet(tx, actor, sheet, input)
    if (seal !== input.seal) throw new AppError('changed-meanwhile')
    const counts = countsOf(plan)
    await tx
      .insertInto('ingredient_imports')
      .values({
        id: input.clientKey,
        client_id: company,
        counts: JSON.stringify(counts),
        left_out: leftOut(plan, sheet, actor.language),
        created_by: actor.id,
      })
      .execute()
    await write(tx, actor, input.clientKey, plan)
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    const { new: added, changed } = counts
    await recordActivity(tx, actor, {
      action: 'ingredients.import',
      ...entry,
      after: { added, changed, leftOut: counts.error + counts.question + counts.skipped },
    })
    return { importId: input.clientKey, counts }
  })
}

import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { BookRecipe } from '#/domain/kitchen/book.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { ofCompany } from '#/features/kitchen/settings/read-settings.server.ts'
import { bookRecipeOf, type Draft, type DraftLine, type DraftStep } from './draft.ts'
import { readLabValues } from './lab-results.server.ts'

export const versionColumns = [
  'id',
  'recipe_id',
  'number',
  'state',
  'kind',
  'name_en',
  'name_ar',
  'output_quantity',
  'output_unit',
  'piece_en',
  'piece_ar',
  'portions',
  'allowance',
  'cross_contact',
  'labour_minutes',
  'revision',
] as const

type VersionRow = {
  id: string
  recipe_id: string
  number: number | null
  state: string
  kind: string
  name_en: string | null
  name_ar: string | null
  output_quantity: string | null
  output_unit: string | null
  piece_en: string | null
  piece_ar: string | null
  portions: string
  allowance: string
  cross_contact: string[]
  labour_minutes: string | null
  revision: number
}

const selectLines = (tx: Tx, versions: readonly string[]) =>
  tx
    .selectFrom('recipe_lines')
    .select([
      'version_id',
      'id',
      'ingredient_id as ingredientId',
      'sub_recipe_id as recipeId',
      'quantity',
      'unit',
      'basis',
      'preparation_id as preparationId',
      'scaling',
      'damping',
      'is_optional as optional',
      'heading',
      'note_en as noteEn',
      'note_ar as noteAr',
    ])
    .where('version_id', 'in', versions)
    .orderBy('version_id')
    .orderBy('place')

/** Lines of versions, by version. */
export async function readLines(tx: Tx, versions: readonly string[]): Promise<Map<string, DraftLine[]>> {
  if (versions.length === 0) return new Map()
  const rows = await selectLines(tx, versions).execute()
  const lines = new Map<string, DraftLine[]>()
  for (const { version_id, ...row } of rows) {
    const before = lines.get(version_id)
    if (before) before.push(row)
    else lines.set(version_id, [row])
  }
  return lines
}

export async function readSteps(tx: Tx, version: string): Promise<DraftStep[]> {
  return tx
    .selectFrom('recipe_steps')
    .select(['id', 'text_en as textEn', 'text_ar as textAr', 'timer_seconds as timerSeconds', 'temperature', 'station'])
    .select(['photo_ids as photoIds', 'line_ids as lineIds'])
    .where('version_id', '=', version)
    .orderBy('place')
    .execute()
}

export const draftOf = (row: VersionRow, lines: DraftLine[], steps: DraftStep[]): Draft => ({
  kind: row.kind as Draft['kind'],
  nameEn: row.name_en,
  nameAr: row.name_ar,
  outputQuantity: row.output_quantity,
  outputUnit: row.output_unit as Draft['outputUnit'],
  pieceEn: row.piece_en,
  pieceAr: row.piece_ar,
  portions: row.portions,
  allowance: row.allowance,
  crossContact: row.cross_contact as Draft['crossContact'],
  labourMinutes: row.labour_minutes,
  lines,
  steps,
})

const toBook = (row: VersionRow, lines: DraftLine[]): BookRecipe => ({
  ...bookRecipeOf(row.recipe_id, row.id, draftOf(row, lines, [])),
  ...((row.piece_en ?? row.piece_ar) ? { piece: { en: row.piece_en, ar: row.piece_ar } } : {}),
})

type Asked = {
  /** The company, where no person acts; otherwise the acting one. */
  clientId?: string | undefined
  on: Day
  /** Recipes to begin with; their inner ones are read with them. Missing: all of the company. */
  ids?: readonly string[] | undefined
  /** Also drafts of recipes that were never published: for the pages on which they are written. */
  withDrafts?: boolean | undefined
}

const inForce = (tx: Tx, { clientId, on, withDrafts }: Asked, ids: readonly string[] | null) =>
  tx
    .selectFrom('recipe_versions')
    .select(versionColumns)
    .distinctOn('recipe_id')
    .where(ofCompany(clientId))
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'published'), eb('from_on', '<=', on)]),
        ...(withDrafts
          ? [
              eb.and([
                eb('state', '=', 'draft'),
                eb.not(
                  eb.exists(
                    eb
                      .selectFrom('recipe_versions as p')
                      .select('p.id')
                      .whereRef('p.client_id', '=', 'recipe_versions.client_id')
                      .whereRef('p.recipe_id', '=', 'recipe_versions.recipe_id')
                      .where('p.state', '=', 'published')
                      .where('p.from_on', '<=', on),
                  ),
                ),
              ]),
            ]
          : []),
      ]),
    )
    .$if(ids !== null, (found) => found.where('recipe_id', 'in', ids!))
    .orderBy('recipe_id')
    .orderBy(sql`state = 'published'`, 'desc')
    .orderBy('from_on', 'desc')
    .orderBy('number', 'desc')
    .execute()

/** Recipes in force on a day as the book has them, with those inside them. */
export async function readBookRecipes(tx: Tx, asked: Asked): Promise<Map<string, BookRecipe>> {
  const recipes = new Map<string, BookRecipe>()
  let wanted: readonly string[] | null = asked.ids ?? null
  while (wanted === null || wanted.length > 0) {
    const rows = await inForce(tx, asked, wanted)
    const lines = await readLines(
      tx,
      rows.map(({ id }) => id),
    )
    const labs = await readLabValues(tx, { ...asked, ids: rows.map(({ recipe_id: id }) => id) })
    for (const row of rows) {
      const lab = labs.get(row.recipe_id)
      recipes.set(row.recipe_id, { ...toBook(row, lines.get(row.id) ?? []), ...(lab && { lab }) })
    }
    if (wanted === null) break
    const inner = [...lines.values()].flat().flatMap(({ recipeId }) => recipeId ?? [])
    wanted = [...new Set(inner)].filter((id) => !recipes.has(id))
    if (rows.length === 0) break
  }
  return recipes
}

/** Ingredients that recipes use. */
export const ingredientIdsOf = (recipes: Iterable<BookRecipe>): string[] => {
  const ids = new Set<string>()
  for (const { lines } of recipes) for (const { of } of lines) if ('ingredientId' in of) ids.add(of.ingredientId)
  return [...ids]
}

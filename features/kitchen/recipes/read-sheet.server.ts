import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Book, BookIngredient, BookRecipe, Names } from '#/domain/kitchen/book.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { now } from '#/platform/clock.ts'
import type { Draft } from './draft.ts'
import { readLabValues } from './lab-results.server.ts'
import { readCategories } from './list.server.ts'
import { readBook } from './read-recipes.server.ts'
import { draftOf, ingredientIdsOf, readBookRecipes, readLines, readSteps, versionColumns } from './versions.server.ts'

/** Versions that the sheet compares at most, the newest first. */
const mostVersions = 20

export type SheetVersion = { id: string; number: number; from: Day; content: Draft }
export type UsedIn = { id: string; names: Names }
export type CostPoint = { day: Day; halalas: number; isOpen: boolean; cause: string }

export type Sheet = {
  id: string
  isArchived: boolean
  category: string | null
  /** What a laboratory measured, as it counts today. */
  lab: NonNullable<BookRecipe['lab']> | null
  /** How long the output keeps, in hours. */
  shelfHours: number | null
  /** Categories of the company's recipes. */
  categories: string[]
  /** What is edited: the draft, or the version that a first change would begin it from. */
  content: Draft
  /** Revision of the draft; 0: there is none. */
  revision: number
  versions: SheetVersion[]
  /** The version in force today. */
  inForce: string | null
  book: { recipes: BookRecipe[]; ingredients: BookIngredient[] }
  usedIn: UsedIn[]
  costs: CostPoint[]
  today: Day
  rights: { costs: boolean; write: boolean; publish: boolean }
}

async function readUsedIn(db: Tx, company: string, id: string): Promise<UsedIn[]> {
  const rows = await db
    .selectFrom('recipe_lines as l')
    .innerJoin('recipe_versions as v', 'v.id', 'l.version_id')
    .innerJoin('recipes as r', 'r.id', 'v.recipe_id')
    .select(['r.id', 'r.name_en', 'r.name_ar'])
    .distinct()
    .where('l.client_id', '=', company)
    .where('l.sub_recipe_id', '=', id)
    .where('r.archived_at', 'is', null)
    .limit(50)
    .execute()
  return rows.map((row) => ({ id: row.id, names: { en: row.name_en, ar: row.name_ar } }))
}

async function readCosts(db: Tx, company: string, id: string): Promise<CostPoint[]> {
  const rows = await db
    .selectFrom('recipe_costs')
    .select(['day', 'halalas', 'open_lines', 'cause'])
    .where('client_id', '=', company)
    .where('recipe_id', '=', id)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(30)
    .execute()
  return rows.map(({ day, halalas, open_lines, cause }) => ({
    day,
    halalas,
    isOpen: open_lines > 0,
    cause,
  }))
}

/** A recipe as its sheet shows it, with the book that its figures are computed from. Throws `not-found`. */
export async function readSheet(actor: Actor, recipeId: string): Promise<Sheet> {
  authorize(actor, 'kitchen.read')
  const company = companyOf(actor)
  const id = recordId(recipeId)
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const [recipe, rows] = await Promise.all([
      db
        .selectFrom('recipes')
        .select(['id', 'archived_at', 'category', 'shelf_hours'])
        .where('client_id', '=', company)
        .where('id', '=', id)
        .executeTakeFirst(),
      db
        .selectFrom('recipe_versions')
        .select(versionColumns)
        .select('from_on')
        .where('client_id', '=', company)
        .where('recipe_id', '=', id)
        .orderBy(sql`number desc nulls first`)
        .limit(mostVersions + 1)
        .execute(),
    ])
    if (!recipe || rows.length === 0) throw new AppError('not-found')
    const lines = await readLines(
      db,
      rows.map((row) => row.id),
    )
    const contents = await Promise.all(
      rows.map(async (row) => draftOf(row, lines.get(row.id) ?? [], await readSteps(db, row.id))),
    )
    const versions = rows.flatMap((row, at) =>
      row.number === null || row.from_on === null
        ? []
        : [{ id: row.id, number: row.number, from: row.from_on, content: contents[at]! }],
    )
    const draftAt = rows.findIndex(({ state }) => state === 'draft')
    const inForce = versions
      .filter(({ from }) => from <= today)
      .toSorted((a, b) => b.from.localeCompare(a.from) || b.number - a.number)[0]
    const shown = draftAt >= 0 ? contents[draftAt]! : (versions[0]?.content ?? contents[0]!)
    const inner = contents.flatMap((content) => content.lines.flatMap((line) => line.recipeId ?? []))
    const used = contents.flatMap((content) => content.lines.flatMap((line) => line.ingredientId ?? []))
    const seesCosts = may(actor, 'kitchen.costs')
    const [book, own, usedIn, costs, categories, labs] = await Promise.all([
      inner.length > 0 ? readBook(db, { on: today, ids: [...new Set(inner)], withDrafts: true }) : null,
      readIngredientBook(db, { on: today, ids: [...new Set(used)] }),
      readUsedIn(db, company, id),
      seesCosts ? readCosts(db, company, id) : [],
      readCategories(db, company),
      readLabValues(db, { on: today, ids: [id] }),
    ])
    const ingredients = new Map([...(book?.ingredients ?? []), ...own])
    return {
      id,
      isArchived: recipe.archived_at !== null,
      category: recipe.category,
      categories,
      lab: labs.get(id) ?? null,
      shelfHours: recipe.shelf_hours,
      content: shown,
      revision: draftAt >= 0 ? rows[draftAt]!.revision : 0,
      versions,
      inForce: inForce?.id ?? null,
      book: { recipes: [...(book?.recipes.values() ?? [])], ingredients: [...ingredients.values()] },
      usedIn,
      costs,
      today,
      rights: { costs: seesCosts, write: may(actor, 'kitchen.write'), publish: may(actor, 'kitchen.publish') },
    }
  })
}

export type Found = {
  recipes: BookRecipe[]
  ingredients: BookIngredient[]
  order: { id: string; kind: 'ingredient' | 'recipe' }[]
}
const mostFound = 8

/** Ingredients and recipes whose name holds the words, with everything that a line of them is computed from. */
export async function findForLine(actor: Actor, { q, recipeId }: { q: string; recipeId: string }): Promise<Found> {
  authorize(actor, 'kitchen.write')
  const company = companyOf(actor)
  if (q.trim() === '') return { recipes: [], ingredients: [], order: [] }
  return readAs(actor, async (db) => {
    const [ingredients, recipes] = await Promise.all([
      db
        .selectFrom('ingredients')
        .select('id')
        .where('client_id', '=', company)
        .where('state', '=', 'active')
        .where(wordsMatch(sql`concat_ws(' ', name_en, name_ar, array_to_string(aliases, ' '))`, q))
        .orderBy(sql`length(coalesce(name_en, name_ar))`)
        .orderBy('id')
        .limit(mostFound)
        .execute(),
      db
        .selectFrom('recipes')
        .select('id')
        .where('client_id', '=', company)
        .where('archived_at', 'is', null)
        .where('id', '<>', recordId(recipeId))
        .where(wordsMatch(sql`concat_ws(' ', name_en, name_ar)`, q))
        .orderBy(sql`length(coalesce(name_en, name_ar))`)
        .orderBy('id')
        .limit(mostFound)
        .execute(),
    ])
    const on = riyadhDay(now())
    const inner =
      recipes.length > 0
        ? await readBookRecipes(db, { on, ids: recipes.map(({ id }) => id), withDrafts: true })
        : new Map<string, BookRecipe>()
    const ids = [...new Set([...ingredients.map(({ id }) => id), ...ingredientIdsOf(inner.values())])]
    const book: Book = { recipes: inner, ingredients: await readIngredientBook(db, { on, ids }) }
    return {
      recipes: [...book.recipes.values()],
      ingredients: [...book.ingredients.values()],
      order: [
        ...ingredients.map(({ id }) => ({ id, kind: 'ingredient' as const })),
        ...recipes.filter(({ id }) => book.recipes.has(id)).map(({ id }) => ({ id, kind: 'recipe' as const })),
      ],
    }
  })
}

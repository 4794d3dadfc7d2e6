import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BookIngredient, BookRecipe } from '#/domain/kitchen/book.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { now } from '#/platform/clock.ts'
import { openNamedFile } from '#/platform/files.server.ts'
import type { Draft } from '../draft.ts'
import { readSheet } from '../read-sheet.server.ts'
import { printedVersion } from '../paper/shown-version.ts'

/** A recipe as the cook reads it. It stays open in the kitchen and on phones, so it has no costs for any reader. */
export type CookPage = {
  id: string
  /** The version in force; null: it is cooked from the draft. */
  version: { number: number; from: Day } | null
  content: Draft
  ingredients: BookIngredient[]
  recipes: BookRecipe[]
  /** Changes with what is cooked. */
  key: string
  /** ISO moment of the copy. */
  readAt: string
}

/** The version in force, or the draft while none is published. Throws `not-found`. */
export async function readCookPage(actor: Actor, recipeId: string): Promise<CookPage> {
  const sheet = await readSheet(actor, recipeId)
  const { version, content } = printedVersion(sheet)
  const used = new Set(content.lines.map((line) => line.ingredientId ?? line.recipeId))
  return {
    id: sheet.id,
    version: version && { number: version.number, from: version.from },
    content: { ...content, labourMinutes: null },
    ingredients: sheet.book.ingredients
      .filter(({ id }) => used.has(id))
      .map((item) => ({ ...item, price: null, nutrients: {}, allergens: {} })),
    recipes: sheet.book.recipes
      .filter(({ id }) => used.has(id))
      .map((inner) => ({ ...inner, lines: [], labourMinutes: null })),
    key: version ? `version ${version.number}` : `draft ${sheet.revision}`,
    readAt: now().toISOString(),
  }
}

/** A photo of a step of a version of the recipe. Throws `not-found`, also for a photo of another recipe. */
export async function cookPhotoResponse(
  actor: Actor,
  { recipeId, photoId }: { recipeId: string; photoId: string },
  lang: Lang,
): Promise<Response> {
  authorize(actor, 'kitchen.read')
  const [recipe, photo] = [recordId(recipeId), recordId(photoId)]
  const file = await readAs(actor, (db) =>
    db
      .selectFrom('files as f')
      .select(['f.storage_key', 'f.content_type'])
      .where('f.id', '=', photo)
      .where('f.client_id', '=', companyOf(actor))
      .where('f.purpose', '=', 'recipe_photo')
      .where((of) =>
        of.exists(
          of
            .selectFrom('recipe_steps as s')
            .innerJoin('recipe_versions as v', (join) =>
              join.onRef('v.client_id', '=', 's.client_id').onRef('v.id', '=', 's.version_id'),
            )
            .select('s.id')
            .where('v.client_id', '=', companyOf(actor))
            .where('v.recipe_id', '=', recipe)
            .where(sql<boolean>`${photo}::uuid = any(s.photo_ids)`),
        ),
      )
      .executeTakeFirst(),
  )
  if (!file) throw new AppError('not-found')
  const opened = await openNamedFile(file.storage_key)
  if (!opened) return missingFile(file.content_type, lang)
  return new Response(opened.stream, {
    headers: {
      'content-type': file.content_type,
      'content-length': String(opened.bytes),
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** An ingredient or a recipe in force, with its names. */
export type WasteChoice = { kind: 'ingredient' | 'recipe'; id: string; en: string | null; ar: string | null }

/** The page is kept on the phone: a kitchen with more writes the rest in words. */
const mostChoices = 3000

/** What waste can name so that it has a value: the ingredients of a company and its published recipes. */
export async function wasteChoices(tx: Tx, clientId: string): Promise<WasteChoice[]> {
  const recipes = await tx
    .selectFrom('recipes as r')
    .select(['r.id', 'r.name_en as en', 'r.name_ar as ar'])
    .select(sql<'recipe'>`'recipe'`.as('kind'))
    .where('r.client_id', '=', clientId)
    .where('r.archived_at', 'is', null)
    .where('r.kind', '<>', 'option')
    .where(
      sql<boolean>`exists (select from app.recipe_versions v where v.client_id = r.client_id and v.recipe_id = r.id and v.state = 'published')`,
    )
    .orderBy(sql`app.fold(coalesce(r.name_en, r.name_ar))`)
    .limit(mostChoices)
    .execute()
  const ingredients = await tx
    .selectFrom('ingredients as i')
    .select(['i.id', 'i.name_en as en', 'i.name_ar as ar'])
    .select(sql<'ingredient'>`'ingredient'`.as('kind'))
    .where('i.client_id', '=', clientId)
    .where('i.state', '=', 'active')
    .where('i.merged_into', 'is', null)
    .orderBy(sql`app.fold(coalesce(i.name_en, i.name_ar))`)
    .limit(mostChoices - recipes.length)
    .execute()
  return [...ingredients, ...recipes]
}

import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Lang } from '#/domain/text.ts'
import { AppError } from '#/domain/errors.ts'
import { structureFault } from '#/domain/kitchen/circles.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** One at a time in a company: two people who each close half of a circle would not see one another's half. */
export const lockRecipes = (tx: Tx, company: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('recipes ' || ${company}::text, 0))`.execute(tx)

/**
 * Which recipes each recipe uses in the versions that count from today on: the one in force, those that begin later, and
 * the draft of a recipe that was never published.
 */
export async function readUses(tx: Tx, company: string): Promise<Map<string, string[]>> {
  const today = riyadhDay(now())
  const { rows } = await sql<{ above: string; below: string }>`
    select distinct v.recipe_id as above, l.sub_recipe_id as below
    from app.recipe_versions v
    join app.recipe_lines l on l.client_id = v.client_id and l.version_id = v.id and l.sub_recipe_id is not null
    where v.client_id = ${company}::uuid and case v.state
      when 'published' then v.from_on > ${today}::date or not exists (
        select from app.recipe_versions n where n.client_id = v.client_id and n.recipe_id = v.recipe_id and n.state = 'published'
          and n.from_on <= ${today}::date and (n.from_on, n.number) > (v.from_on, v.number))
      else not exists (
        select from app.recipe_versions n where n.client_id = v.client_id and n.recipe_id = v.recipe_id and n.state = 'published')
      end`.execute(tx)
  const uses = new Map<string, string[]>()
  for (const { above, below } of rows) uses.set(above, [...(uses.get(above) ?? []), below])
  return uses
}

/** Names of recipes in the order of their ids, in one language. */
export async function recipeNames(tx: Tx, ids: readonly string[], lang: Lang): Promise<string[]> {
  const rows = await tx
    .selectFrom('recipes')
    .select(['id', 'name_en', 'name_ar'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const names = new Map(
    rows.map(({ id, name_en, name_ar }) => [id, (lang === 'ar' ? (name_ar ?? name_en) : (name_en ?? name_ar)) ?? '']),
  )
  return ids.map((id) => names.get(id) ?? '')
}

/** Throws `recipe.circle` or `recipe.too-deep`, each naming the way, when the recipe with these sub-recipes would go round. */
export async function refuseFault(
  tx: Tx,
  { company, recipeId, below, lang }: { company: string; recipeId: string; below: readonly string[]; lang: Lang },
): Promise<void> {
  if (below.length === 0) return
  const uses = await readUses(tx, company)
  uses.set(recipeId, [...new Set([...(uses.get(recipeId) ?? []), ...below])])
  const fault = structureFault(uses, recipeId)
  if (!fault) return
  const path = (await recipeNames(tx, fault.path, lang)).join(' > ')
  throw new AppError(fault.kind === 'circle' ? 'recipe.circle' : 'recipe.too-deep', { path })
}

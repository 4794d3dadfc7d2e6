import type { Tx } from '#/db/database.server.ts'
import { fold } from '#/domain/fold.ts'

export type Meaning = { recipeId: string | null; channelId: string | null; isPassedOver: boolean }
const unknown: Meaning = { recipeId: null, channelId: null, isPassedOver: false }

type Named = { id: string; name_en: string | null; name_ar: string | null }

/** Ids by folded name; a name that two have means neither. */
function byName(rows: readonly Named[]): Map<string, string> {
  const found = new Map<string, string | null>()
  for (const { id, name_en: en, name_ar: ar } of rows)
    for (const name of new Set([en, ar].flatMap((text) => (text ? [fold(text)] : []))))
      found.set(name, found.has(name) ? null : id)
  return new Map([...found].flatMap(([name, id]) => (id ? [[name, id] as const] : [])))
}

/** What names of tills mean in a company: as people said, else a dish or channel of the very same name. */
export async function readMeanings(db: Tx, company: string) {
  const said = await db
    .selectFrom('sales_mappings')
    .select(['kind', 'name', 'recipe_id', 'channel_id', 'is_passed_over'])
    .where('client_id', '=', company)
    .execute()
  const dishes = await db
    .selectFrom('recipes')
    .select(['id', 'name_en', 'name_ar'])
    .where('client_id', '=', company)
    .where('kind', '<>', 'prep')
    .where('archived_at', 'is', null)
    .execute()
  const channels = await db
    .selectFrom('sales_channels')
    .select(['id', 'name_en', 'name_ar'])
    .where('client_id', '=', company)
    .where('archived_at', 'is', null)
    .execute()
  const known = new Map(
    said.map((row) => [
      `${row.kind} ${row.name}`,
      { recipeId: row.recipe_id, channelId: row.channel_id, isPassedOver: row.is_passed_over },
    ]),
  )
  const [dishByName, channelByName] = [byName(dishes), byName(channels)]
  return {
    ofItem: (item: string): Meaning => {
      const name = fold(item)
      return known.get(`item ${name}`) ?? { ...unknown, recipeId: dishByName.get(name) ?? null }
    },
    ofChannel: (channel: string): Meaning => {
      const name = fold(channel)
      return known.get(`channel ${name}`) ?? { ...unknown, channelId: channelByName.get(name) ?? null }
    },
  }
}

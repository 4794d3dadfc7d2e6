import type { Tx } from '#/db/database.server.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export type KitchenSetting = {
  /** Takes VAT off prices and gets that of purchases back. */
  isRegistered: boolean
  /** Food cost in per cent that prices aim at, as decimal text. */
  target: string
  /** Riyals of an hour of work, as decimal text; null: labour is not counted. */
  hourly: string | null
}

/** What the kitchen of a company reckons with on a day. Without a row: registered, 30 %, no labour. */
export async function readKitchenSetting(db: Tx, company: string, on: Day): Promise<KitchenSetting> {
  const row = await db
    .selectFrom('kitchen_settings')
    .select(['vat_from', 'vat_until', 'target_food_cost', 'labour_hour'])
    .where('client_id', '=', company)
    .executeTakeFirst()
  if (!row) return { isRegistered: true, target: '30', hourly: null }
  const { vat_from: from, vat_until: until } = row
  return {
    isRegistered: from !== null && from <= on && (until === null || on <= until),
    target: String(Number(row.target_food_cost)),
    hourly: row.labour_hour === null ? null : String(Number(row.labour_hour)),
  }
}

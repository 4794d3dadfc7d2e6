import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type CountEntry,
  type CountState,
  type CountMoment,
  countUnits,
  type CountValues,
} from '#/domain/kitchen/buying/count.ts'
import type { Names } from '#/domain/kitchen/book.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { deviceKeyOf } from '#/features/fieldwork/visits/device-key.server.ts'
import { now } from '#/platform/clock.ts'
import { selectCount } from './hold.server.ts'

export type SheetItem = { id: string; names: Names; units: { name: string; names: Names | null }[] }
export type SheetPlace = 'ambient' | 'chilled' | 'frozen' | 'other'
export type CountFilling = {
  countId: string
  version: number
  account: string
  deviceKey: string
  branch: string
  state: CountState
  moment: CountMoment
  places: { place: SheetPlace; items: SheetItem[] }[]
  values: CountValues
}

const order: readonly SheetPlace[] = ['chilled', 'frozen', 'ambient', 'other']

/** The sheet of a count on the phone of the person who counts: items by where they are kept. What is expected is not on it. */
export async function readCountFilling(actor: Actor, countId: string): Promise<CountFilling> {
  authorize(actor, 'stock.write')
  return readAs(actor, async (db) => {
    const count = await selectCount(db, actor, countId).executeTakeFirst()
    if (!count) throw new AppError('not-found')
    const company = companyOf(actor)
    const rows = await db
      .selectFrom('ingredients')
      .select(['id', 'storage', 'category'])
      .where('client_id', '=', company)
      .where('state', '=', 'active')
      .where('merged_into', 'is', null)
      .limit(5000)
      .execute()
    const book = await readIngredientBook(db, { on: riyadhDay(now()), ids: rows.map(({ id }) => id) })
    const lines = await db
      .selectFrom('stock_count_lines')
      .select(['ingredient_id', 'entries'])
      .where('client_id', '=', company)
      .where('count_id', '=', count.id)
      .execute()
    const sorted = rows
      .flatMap(({ id, storage, category }) => {
        const item = book.get(id)
        return item ? [{ item, category, place: storage ?? ('other' as const) }] : []
      })
      .toSorted(
        (a, b) => a.category.localeCompare(b.category) || nameOf(a.item.names).localeCompare(nameOf(b.item.names)),
      )
    return {
      countId: count.id,
      version: count.version,
      account: actor.id,
      deviceKey: deviceKeyOf(actor),
      branch: count.branch,
      state: count.state,
      moment: count.moment,
      places: order.flatMap((place) => {
        const items = sorted
          .filter((one) => one.place === place)
          .map(({ item }) => ({
            id: item.id,
            names: item.names,
            units: countUnits(item).map((name) => ({
              name,
              names: item.units.find((unit) => unit.name === name)?.names ?? null,
            })),
          }))
        return items.length > 0 ? [{ place, items }] : []
      }),
      values: Object.fromEntries(lines.map((line) => [line.ingredient_id, line.entries as unknown as CountEntry[]])),
    }
  })
}

const nameOf = ({ en, ar }: Names): string => en ?? ar ?? ''

import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BookIngredient } from '#/domain/kitchen/book.ts'
import {
  countedBase,
  type CountEntry,
  type CountState,
  type CountValues,
  shownSize,
  shownUnit,
} from '#/domain/kitchen/buying/count.ts'
import { businessDayOf } from '#/domain/operations/daily-reports/business-day.ts'
import { over, plus, type Rational, rational, zero } from '#/domain/rational.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { CountSubmission } from './form.ts'
import { type CountRow, selectCount } from './hold.server.ts'

/** The business day of a restaurant ends at five in the morning. */
const cutOff = '05:00'

/**
 * Takes a count from a phone: the whole sheet at once. Sent twice under the same key it changes nothing. Throws
 * `changed-meanwhile` when the count was submitted from elsewhere, and `bad-request` for a unit or an item that is unknown.
 */
export async function submitCount(actor: Actor, sent: CountSubmission): Promise<{ state: CountState }> {
  authorize(actor, 'stock.write')
  await takeAttempt('report work by account', actor.id)
  return asActor(actor, async (tx) => {
    const count = await selectCount(tx, actor, sent.countId).forUpdate('c').executeTakeFirst()
    if (!count) throw new AppError('not-found')
    if (count.submit_key === sent.key) return { state: count.state }
    if (count.state !== 'open') throw new AppError('changed-meanwhile')
    if (Object.keys(sent.values).length === 0) throw new AppError('bad-request')
    await writeLines(tx, actor, count, sent.values)
    const at = new Date(Math.min(new Date(sent.at).getTime(), now().getTime()))
    const day = businessDayOf(at, cutOff)
    await tx
      .updateTable('stock_counts')
      .set({
        state: 'submitted',
        counted_at: at,
        sales_through: count.moment === 'closing' ? day : addDays(day, -1),
        submit_key: sent.key,
        submitted_by: actor.id,
        submitted_at: now(),
        version: count.version + 1,
      })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', count.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'stock.submit-count',
      entity: 'stock-count',
      entityId: count.id,
      clientId: companyOf(actor),
      after: { lines: Object.keys(sent.values).length },
    })
    return { state: 'submitted' }
  })
}

const mostEntries = 8
type ReadLine = { item: BookIngredient; entries: readonly CountEntry[] }

/** Entries as typed; those of several merged ingredients together, which are more than a line holds, as their sum. */
function keptEntries(own: readonly ReadLine[], base: Rational): CountEntry[] {
  const entries = own.flatMap((one) => one.entries)
  if (entries.length <= mostEntries) return entries
  const { base: unit } = own[0]!.item
  const shown = over(base, rational(Number(shownSize(unit))))
  return [{ quantity: String(Number((Number(shown.n) / Number(shown.d)).toFixed(6))), unit: shownUnit(unit) }]
}

async function writeLines(tx: Tx, actor: Actor, count: CountRow, values: CountValues): Promise<void> {
  const company = companyOf(actor)
  const ids = Object.keys(values)
  const book = await readIngredientBook(tx, { on: riyadhDay(now()), ids })
  const read = ids.map((id) => {
    const item = book.get(id)
    const base = item ? countedBase(item, values[id]!) : null
    if (!item || !base) throw new AppError('bad-request')
    return { item, base, entries: values[id]! }
  })
  // why: an ingredient that was merged while the sheet was open is counted with the one it went into
  const lines = [...Map.groupBy(read, ({ item }) => item.id)].map(([id, own]) => {
    const base = own.reduce((sum, one) => plus(sum, one.base), zero)
    return {
      client_id: company,
      count_id: count.id,
      branch_id: count.branch_id,
      ingredient_id: id,
      entries: JSON.stringify(keptEntries(own, base)),
      base_n: String(base.n),
      base_d: String(base.d),
    }
  })
  await tx.deleteFrom('stock_count_lines').where('client_id', '=', company).where('count_id', '=', count.id).execute()
  for (let at = 0; at < lines.length; at += 500)
    await tx
      .insertInto('stock_count_lines')
      .values(lines.slice(at, at + 500) as never)
      .execute()
}

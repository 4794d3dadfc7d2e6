import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { daysBetween, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Text, textOf } from '#/domain/text.ts'
import { selectAged } from '#/features/kitchen/ingredients/list.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'

const why = 'prices of ingredients became old'
/** Ingredients named in a mail. */
const mostLines = 12
const week = 7
/** A Sunday, from which weeks are counted. */
const firstSunday = '2018-01-07'

type Aged = { name_en: string | null; name_ar: string | null; since: string | null }
const lineOf = ({ name_en: en, name_ar: ar, since }: Aged): Text =>
  textOf((lang) =>
    [lang === 'ar' ? (ar ?? en) : (en ?? ar), since && formatDay(since, lang)].filter(Boolean).join(' · '),
  )

/**
 * Tells those who see costs which prices became old within the last seven days, at most once a week and company: run each
 * day, the first run of a week that finds one tells.
 */
export async function tellOldPrices(): Promise<void> {
  const on = riyadhDay(now())
  const weekOf = Math.floor(daysBetween(firstSunday, on) / week)
  const aged = await readAsSystem(why, (db) => selectAged(db, { on, days: week }).execute())
  for (const [clientId, rows] of Map.groupBy(aged, ({ client_id }) => client_id)) {
    const lines = rows.slice(0, mostLines).map(lineOf)
    const facts = {
      first: lines[0]!,
      count: rows.length,
      lines: textOf((lang) => lines.map((line) => line[lang]).join('\n')),
    }
    await asSystem(why, (tx) =>
      tell(tx, { client: clientId }, 'prices.old', facts, { effectKey: `old-prices:${weekOf}:${clientId}` }),
    )
  }
}

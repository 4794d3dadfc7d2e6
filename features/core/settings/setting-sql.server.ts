import { type RawBuilder, sql } from 'kysely'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { type NumberSettingKey, settings } from '#/domain/settings.ts'
import { now } from '#/platform/clock.ts'

/**
 * SQL of a numeric setting: today's value, or that of the day in an expression. Only for settings readable with the
 * statement's rights.
 */
export const settingSql = (key: NumberSettingKey, day?: Day | RawBuilder<unknown>): RawBuilder<number> => {
  const on = day === undefined || typeof day === 'string' ? sql`${day ?? riyadhDay(now())}::date` : day
  return sql<number>`coalesce((select (v.value #>> '{}')::float8 from app.setting_values v
    where v.key = ${key} and v.counts_from <= ${on} and v.withdrawn_at is null
    order by v.counts_from desc, v.id desc limit 1), ${sql.lit(settings[key].default)})`
}

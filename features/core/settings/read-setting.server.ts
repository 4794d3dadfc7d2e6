import { sql } from 'kysely'
import { readAsSystem, type Tx } from '#/db/database.server.ts'
import { riyadhDay, type Day } from '#/domain/riyadh-time.ts'
import { type SettingKey, settingOr, settings, type SettingValue, type SettingValues } from '#/domain/settings.ts'
import { now } from '#/platform/clock.ts'

const officeRoles = new Set(['itqan_admin', 'itqan_system'])

/**
 * Values on a day, default today, read with the transaction's rights. Throws for an office setting in a client's or
 * shopper's transaction, because row-level security would silently return the default.
 */
export async function readSettings<const K extends SettingKey>(
  tx: Tx,
  keys: readonly K[],
  day: Day = riyadhDay(now()),
): Promise<SettingValues<K>> {
  const { rows } = await sql<{ role: string; key: K; value: unknown }>`
    select current_user as role, asked.key, counted.value from unnest(${[...keys]}::text[]) as asked (key)
    left join lateral (
      select v.value from app.setting_values v
      where v.key = asked.key and v.counts_from <= ${day}::date and v.withdrawn_at is null
      order by v.counts_from desc, v.id desc limit 1) as counted on true`.execute(tx)
  const hidden = rows.find(({ role, key }) => settings[key].readers === 'office' && !officeRoles.has(role))
  if (hidden) throw new Error(`${hidden.role} may not read the setting ${hidden.key}: use settingsInForce`)
  return Object.fromEntries(rows.map(({ key, value }) => [key, settingOr(key, value)])) as SettingValues<K>
}

export const readSetting = async <K extends SettingKey>(tx: Tx, key: K, day?: Day): Promise<SettingValue<K>> =>
  (await readSettings(tx, [key], day))[key]

/** Current values for rules independent of the person: read by the platform, outside a person's transaction. */
export const settingsInForce = <const K extends SettingKey>(keys: readonly K[], day?: Day): Promise<SettingValues<K>> =>
  readAsSystem('settings in force are the same for every reader', (db) => readSettings(db, keys, day))

export const settingInForce = async <K extends SettingKey>(key: K, day?: Day): Promise<SettingValue<K>> =>
  (await settingsInForce([key], day))[key]

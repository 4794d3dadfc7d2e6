import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { isSettingKey, type SettingKey, settingKeys, settingOr, settings } from '#/domain/settings.ts'
import { now } from '#/platform/clock.ts'
import { type AnyValue, isFound } from './words.ts'

/** A saved value with its predecessor, start, author and time. */
export type SavedValue = {
  id: number
  key: SettingKey
  value: AnyValue
  from: Day
  at: string
  by: string | null
  withdrawn: boolean
}
export type SettingRow = { key: SettingKey; value: AnyValue; last: SavedValue | null; planned: SavedValue[] }
export type SettingDetail = SettingRow & { history: SavedValue[]; today: Day }

type Row = { id: string; key: string; value: unknown; from: Day; at: Date; by: string | null; withdrawn: boolean }

/** Values of settings in order of effect, newest first: the first that has begun is in force. */
async function savedValues(tx: Tx, keys: readonly SettingKey[], most: number): Promise<SavedValue[]> {
  const { rows } = await sql<Row>`
    select v.id::text as id, v.key, v.value, to_char(v.counts_from, 'YYYY-MM-DD') as "from", v.saved_at as at,
      p.full_name as by, v.withdrawn_at is not null as withdrawn
    from unnest(${[...keys]}::text[]) as asked (key) cross join lateral (
      select * from app.setting_values s where s.key = asked.key order by s.counts_from desc, s.id desc limit ${most}) v
    left join app.profiles p on p.id = v.saved_by
    order by v.counts_from desc, v.id desc`.execute(tx)
  return rows.flatMap(({ key, ...row }) =>
    isSettingKey(key)
      ? [{ ...row, id: Number(row.id), key, at: new Date(row.at).toISOString(), value: settingOr(key, row.value) }]
      : [],
  )
}

function rowOf(key: SettingKey, saved: readonly SavedValue[], today: Day): SettingRow {
  const kept = saved.filter((one) => one.key === key && !one.withdrawn)
  const last = kept.find(({ from }) => from <= today) ?? null
  const planned = kept.filter(({ from }) => from > today).toReversed()
  return { key, value: last?.value ?? settings[key].default, last, planned }
}

const mostListed = 20
const mostHistory = 200

/** Settings matching the typed words, each with its current value, last change and planned values. */
export async function browseSettings(actor: Actor, typed: string): Promise<SettingRow[]> {
  authorize(actor, 'settings.update')
  const keys = settingKeys.filter((key) => isFound(key, typed))
  const saved = await readAs(actor, (tx) => savedValues(tx, keys, mostListed))
  const today = riyadhDay(now())
  return keys.map((key) => rowOf(key, saved, today))
}

/** One setting with its history. */
export async function readSettingDetail(actor: Actor, key: string): Promise<SettingDetail> {
  authorize(actor, 'settings.update')
  if (!isSettingKey(key)) throw new AppError('not-found')
  const history = await readAs(actor, (tx) => savedValues(tx, [key], mostHistory))
  const today = riyadhDay(now())
  return { ...rowOf(key, history, today), history, today }
}

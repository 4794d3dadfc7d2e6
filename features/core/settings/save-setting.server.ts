import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { addMonths, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { isSettingValue, movesMoney, type SettingKey, settings, type SettingValue } from '#/domain/settings.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { readSetting } from './read-setting.server.ts'

const mostMonthsAhead = 24

/** Serialises changes of one setting, so that each entry's value before is the previous one's value after. */
const takeTurns = (tx: Tx, key: SettingKey) =>
  sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`.execute(tx)

/** Sets a value from today or a later day in Riyadh, as an administrator. `null`: the default. */
export async function saveSetting<K extends SettingKey>(
  actor: Actor,
  key: K,
  value: SettingValue<K> | null,
  from?: Day,
): Promise<void> {
  authorize(actor, 'settings.update')
  if (movesMoney(key)) await confirmedRecently(actor)
  if (value !== null && !isSettingValue(key, value)) throw new AppError('setting.value', {}, { value: 'setting-value' })
  const today = riyadhDay(now())
  const countsFrom = from ?? today
  if (countsFrom < today || countsFrom > addMonths(today, mostMonthsAhead))
    throw new AppError('setting.day', {}, { from: 'setting-day' })
  await asActor(actor, async (tx) => {
    await takeTurns(tx, key)
    const before = await readSetting(tx, key, countsFrom)
    const after = value ?? settings[key].default
    await tx
      .insertInto('setting_values')
      .values({
        key,
        value: value === null ? null : JSON.stringify(value),
        counts_from: countsFrom,
        is_public: settings[key].readers === 'public',
        saved_at: now().toISOString(),
        saved_by: actor.id,
      })
      .execute()
    await recordActivity(tx, actor, {
      action: 'settings.save',
      entity: 'setting',
      entityId: key,
      before: { value: before },
      after: { value: after, countsFrom },
    })
    if (settings[key].readers === 'public') await announcePublished(tx)
  })
}

/** Saves a typed value; refused as a problem of its field when invalid. */
export async function saveTypedSetting(
  actor: Actor,
  key: SettingKey,
  typed: number | boolean | string,
  from?: Day,
): Promise<void> {
  authorize(actor, 'settings.update')
  if (!isSettingValue(key, typed)) throw new AppError('setting.value', {}, { value: 'setting-value' })
  await saveSetting(actor, key, typed, from)
}

/** Withdraws a planned value before its day. */
export async function withdrawSetting(actor: Actor, key: SettingKey, id: number): Promise<void> {
  authorize(actor, 'settings.update')
  if (movesMoney(key)) await confirmedRecently(actor)
  const today = riyadhDay(now())
  await asActor(actor, async (tx) => {
    const gone = await tx
      .updateTable('setting_values')
      .set({ withdrawn_at: now().toISOString(), withdrawn_by: actor.id })
      .where('id', '=', id)
      .where('key', '=', key)
      .where('withdrawn_at', 'is', null)
      .where(sql<boolean>`counts_from > ${today}::date`)
      .returning(['value', sql<Day>`to_char(counts_from, 'YYYY-MM-DD')`.as('from')])
      .executeTakeFirst()
    if (!gone) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'settings.withdraw',
      entity: 'setting',
      entityId: key,
      before: { value: gone.value, countsFrom: gone.from },
    })
  })
}

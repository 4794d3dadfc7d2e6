import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { now } from '#/platform/clock.ts'

const rowOf = (by: Actor | null, value: unknown) => ({
  value: JSON.stringify(value),
  updated_at: now().toISOString(),
  updated_by: by?.id ?? null,
})

/** Overwrites a value of the table `settings`; `isPublic`: readable without signing in. */
export async function writeSettingsRow(
  tx: Tx,
  by: Actor | null,
  key: string,
  value: unknown,
  { isPublic = false } = {},
): Promise<void> {
  const row = { ...rowOf(by, value), ...(isPublic ? { is_public: true } : {}) }
  await tx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Writes the version after `seen` (0: none yet). Throws `changed-meanwhile` when another one is stored. */
export async function writeNextVersion<T extends object>(
  tx: Tx,
  by: Actor,
  key: string,
  { seen, value, isPublic = false }: { seen: number; value: T; isPublic?: boolean },
): Promise<T & { version: number }> {
  const next = { ...value, version: seen + 1 }
  const row = rowOf(by, next)
  const stands = sql<boolean>`coalesce((settings.value ->> 'version')::int, 0) = ${seen}`
  const written =
    seen === 0
      ? await tx
          .insertInto('settings')
          .values({ key, is_public: isPublic, ...row })
          // why: two concurrent first saves both find no row; only one may write version 1
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where(stands))
          .returning('key')
          .executeTakeFirst()
      : await tx
          .updateTable('settings')
          .set(row)
          .where('key', '=', key)
          .where(stands)
          .returning('key')
          .executeTakeFirst()
  if (!written) throw new AppError('changed-meanwhile')
  return next
}

import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'

export type Owner = { id: string; name: string; email: string; type: string }

const most = 20

/** Possible owners by name or address: colleagues first, then freelancers and shoppers. */
export async function findOwners(actor: Actor, typed: string): Promise<Owner[]> {
  authorize(actor, 'work.write')
  const like = sql`'%' || app.fold(${typed
    .trim()
    .slice(0, 100)
    .replace(/[\\%_]/g, '\\$&')}) || '%'`
  return readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select(['id', 'full_name as name', 'email', 'user_type as type'])
      .where('user_type', 'in', ['admin', 'freelancer', 'mystery_shopper'])
      .where('status', '=', 'active')
      .where(sql<boolean>`app.fold(full_name || ' ' || email) like ${like}`)
      .orderBy(sql`user_type = 'admin' desc`)
      .orderBy(sql`app.fold(full_name)`)
      .orderBy('id')
      .limit(most)
      .execute(),
  )
}

import { sql } from 'kysely'
import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { statusListSize } from '#/features/certification/credentials/addresses.ts'
import { activeKeyOpens } from '#/features/certification/credentials/keys.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import type { KeyRow, keyList, KeysQuery } from './key-list.ts'

const keys = (db: Tx) =>
  db
    .selectFrom('signing_keys as k')
    .leftJoin('profiles as p', 'p.id', 'k.created_by')
    .select([
      'k.kid',
      'k.created_at as createdAt',
      'p.full_name as createdBy',
      'k.retired_at as retiredAt',
      'k.compromised_at as compromisedAt',
      'k.retired_reason as reason',
      sql<number>`(select count(*)::int from certificates c where c.key_id = k.kid)`.as('bears'),
      sql<number>`(select count(*)::int from signed_anew s where s.kid = k.kid)`.as('affected'),
      sql<number>`(select count(s.signed_at)::int from signed_anew s where s.kid = k.kid)`.as('done'),
    ])

type StoredKey = Omit<KeyRow, 'state'>
const keyOf = (row: StoredKey): KeyRow => ({
  ...row,
  state: row.compromisedAt ? 'compromised' : row.retiredAt ? 'retired' : 'used',
})

/** The keys of a query: of the page and of the file. */
export const keyRows: RowsOf<typeof keyList, KeyRow, StoredKey> = (db) => ({
  select: keys(db),
  order: { newest: sql.ref('k.created_at') },
  id: 'k.kid',
  finish: (rows) => rows.map(keyOf),
})

/** One page of the keys, with the current one and the published data. */
export async function readKeys(actor: Actor, query: KeysQuery) {
  authorize(actor, 'certificates.keys')
  const [rows, used, count, newest, opens] = await Promise.all([
    readAs(actor, (db) => pageRows(db, actor, query, keyRows)),
    readAs(actor, (db) => keys(db).where('k.retired_at', 'is', null).executeTakeFirst()),
    readAs(actor, (db) =>
      db
        .selectFrom('signing_keys')
        .select((e) => e.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow(),
    ),
    readAs(actor, (db) =>
      db.selectFrom('certificates').select('status_place').orderBy('status_place', 'desc').limit(1).executeTakeFirst(),
    ),
    readAsSystem('checks only that the private key can be decrypted; returns no key', activeKeyOpens),
  ])
  return {
    rows,
    total: count.all,
    used: used ? keyOf(used) : null,
    opens,
    newestList: newest ? Math.floor(newest.status_place / statusListSize) : null,
  }
}

export async function readKey(actor: Actor, kid: string): Promise<KeyRow> {
  authorize(actor, 'certificates.keys')
  const row = await readAs(actor, (db) => keys(db).where('k.kid', '=', kid).executeTakeFirst())
  if (!row) throw new AppError('not-found')
  return keyOf(row)
}

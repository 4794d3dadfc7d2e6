import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { certificateWords, shownBranch, shownHolder } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CertificateState, stateAt } from '#/domain/certification/certificate.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { Key, SignedList, SignedQuery, SignedRow } from './signed-list.ts'

type StoredRow = Omit<SignedRow, 'state' | 'again'> & { state: CertificateState; expires: string; anew: string | null }

/** Certificates signed by a key: for a compromised key the list stored when it was marked, else the current ones. */
function signedBy(db: Tx, { kid, isCompromised }: Key) {
  const all = db
    .selectFrom('certificates as c')
    .leftJoin('signed_anew as s', (join) => join.onRef('s.certificate_id', '=', 'c.id').on('s.kid', '=', kid))
  return isCompromised ? all.where('s.kid', 'is not', null) : all.where('c.key_id', '=', kid)
}

const found = (db: Tx, key: Key, { q, again }: SignedQuery) =>
  signedBy(db, key)
    .where(wordsMatch(certificateWords('c'), q))
    .$if(again === 'done', (rows) => rows.where('s.signed_at', 'is not', null))
    .$if(again === 'waiting', (rows) => rows.where('s.kid', 'is not', null).where('s.signed_at', 'is', null))

/** The certificates of a key under a query: of the page and of the file. */
export const signedRows =
  (key: Key): RowsOf<SignedList, SignedRow, StoredRow> =>
  (db, query) => ({
    select: found(db, key, query)
      .select(['c.id', 'c.number', shownHolder('c').as('holder'), shownBranch('c').as('branch'), 'c.level', 'c.state'])
      .select(['c.expires_at as expires', 'c.signed_at as signed', 's.signed_at as anew']),
    order: { number: sql`c.number`, holder: sql`app.fold(${shownHolder('c')})`, signed: sql`c.signed_at` },
    id: 'c.id',
    finish: (rows) =>
      rows.map(({ expires, anew, ...row }) => ({
        ...row,
        state: stateAt({ state: row.state, expiresAt: expires }, now()),
        again: key.isCompromised ? (anew ? 'done' : 'waiting') : null,
      })),
  })

/** The certificates that a key signed, one page of them. */
export async function browseSigned(
  actor: Actor,
  key: Key,
  query: SignedQuery,
): Promise<{ rows: SignedRow[]; total: number }> {
  authorize(actor, 'certificates.keys')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, signedRows(key)),
      found(db, key, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type ShownState, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { type SignedQuery, signedOnPage, type SignedSort, type SignedState } from './lists.ts'

export type SignedRow = {
  id: string
  number: string
  holder: string
  branch: string
  level: CertificateLevel
  state: ShownState
  signedAt: string | null
  /** Of a compromised key: whether the certificate is re-signed. */
  again: SignedState | null
}

/** Certificates of a key: for a compromised one the list at that time, else those with its signature today. */
function signedBy(db: Tx, kid: string, isCompromised: boolean) {
  const all = db
    .selectFrom('certificates as c')
    .leftJoin('signed_anew as s', (join) => join.onRef('s.certificate_id', '=', 'c.id').on('s.kid', '=', kid))
  return isCompromised ? all.where('s.kid', 'is not', null) : all.where('c.key_id', '=', kid)
}

const found = (db: Tx, kid: string, isCompromised: boolean, { q, again }: SignedQuery) =>
  signedBy(db, kid, isCompromised)
    .$if(q !== '', (rows) =>
      rows.where(
        sql<boolean>`app.fold(c.holder_name || ' ' || c.branch_name || ' ' || c.number) like ${likePattern(q)}`,
      ),
    )
    .$if(again === 'done', (rows) => rows.where('s.signed_at', 'is not', null))
    .$if(again === 'waiting', (rows) => rows.where('s.kid', 'is not', null).where('s.signed_at', 'is', null))

const order: Record<SignedSort, ReturnType<typeof sql>> = {
  number: sql`c.number`,
  holder: sql`app.fold(c.holder_name)`,
  signed: sql`c.signed_at`,
}

type Asked = { kid: string; isCompromised: boolean; query: SignedQuery }
const rowsOf = async (
  db: Tx,
  { kid, isCompromised, query }: Asked,
  limit: number,
  offset: number,
): Promise<SignedRow[]> => {
  const direction = query.descending ? 'desc' : 'asc'
  const rows = await found(db, kid, isCompromised, query)
    .select(['c.id', 'c.number', 'c.holder_name', 'c.branch_name', 'c.level', 'c.state', 'c.expires_at', 'c.signed_at'])
    .select('s.signed_at as anew')
    .orderBy(order[query.sort], direction)
    .orderBy('c.number', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    holder: row.holder_name,
    branch: row.branch_name,
    level: row.level,
    state: stateAt({ state: row.state, expiresAt: row.expires_at }, now()),
    signedAt: row.signed_at,
    again: isCompromised ? (row.anew ? 'done' : 'waiting') : null,
  }))
}

/** One page of the certificates signed by a key. */
export async function browseSigned(actor: Actor, asked: Asked): Promise<{ rows: SignedRow[]; total: number }> {
  authorize(actor, 'certificates.keys')
  const { kid, isCompromised, query } = asked
  const [rows, count] = await Promise.all([
    readAs(actor, (db) => rowsOf(db, asked, signedOnPage, (query.page - 1) * signedOnPage)),
    readAs(actor, (db) =>
      found(db, kid, isCompromised, query)
        .select((e) => e.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow(),
    ),
  ])
  return { rows, total: count.all }
}

type Cells = readonly (string | number | null)[]
const atOnce = 1000

async function* cellsOf(actor: Actor, asked: Asked, lang: Lang): AsyncGenerator<Cells> {
  const [t, words] = [translator(lang, signingKeyMessages), translator(lang, certificateWords)]
  const heading = [words('number'), words('holder'), words('branch'), words('level'), words('state'), t('signedAt')]
  yield asked.isCompromised ? [...heading, t('again')] : heading
  for (let from = 0; ; from += atOnce) {
    const rows = await readAs(actor, (db) => rowsOf(db, asked, atOnce, from))
    for (const { number, holder, branch, level, state, signedAt, again } of rows) {
      const cells = [
        number,
        holder,
        branch,
        words(`level_${level}`),
        words(`state_${state}`),
        signedAt && riyadhDay(new Date(signedAt)),
      ]
      yield again ? [...cells, t(`again_${again}`)] : cells
    }
    if (rows.length < atOnce) return
  }
}

/** Exports the same certificates; the export is logged. */
export async function exportSigned(actor: Actor, asked: Asked, lang: Lang): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'certificates.keys')
  await confirmedRecently(actor)
  const entry = { action: 'certificates.export-signed', entity: 'signing-key', entityId: asked.kid } as const
  await asActor(actor, (tx) => recordActivity(tx, actor, { ...entry, after: { ...asked.query } }))
  return cellsOf(actor, asked, lang)
}

import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { endsSoonDays, type ReasonClass, type ShownState, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { cities, isCity } from '#/domain/cities.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'

export const certificateSorts = ['issued', 'expires', 'holder', 'level', 'number'] as const
export type CertificateSort = (typeof certificateSorts)[number]
/** Query of the register of all certificates; null: all. */
export type CertificateQuery = {
  q: string
  state: 'all' | ShownState
  level: CertificateLevel | null
  city: string | null
  /** The id of a client. */
  client: string | null
  /** Days until expiry. */
  within?: number | null
  sort: CertificateSort
  descending: boolean
  page: number
}
export type CertificateRow = {
  id: string
  publicId: string
  number: string
  holder: string
  clientId: string
  branch: string
  branchId: string
  city: string | null
  level: CertificateLevel
  state: ShownState
  reasonClass: ReasonClass | null
  stateChangedAt: string
  issuedAt: string
  expiresAt: string
  version: number
  mean: number | null
  showsBand: boolean
  isListed: boolean
  /** Number of its published guest reviews. */
  reviews: number
}
export type CertificatePage = { rows: CertificateRow[]; total: number; pages: number }

export const certificatePageSize = 25

/** SQL of `stateAt` for filters; rows use the domain function. */
export function isInState(state: ShownState, at: Date): Expression<SqlBool> {
  const soon = sql`(c.expires_at at time zone 'Asia/Riyadh')::date <= ${addDays(riyadhDay(at), endsSoonDays)}::date`
  if (state === 'revoked') return sql`c.state = 'revoked'`
  if (state === 'expired')
    return sql`(c.state = 'expired' or (c.state in ('active', 'suspended') and c.expires_at <= ${at}))`
  if (state === 'suspended') return sql`(c.state = 'suspended' and c.expires_at > ${at})`
  const lasts = sql<SqlBool>`(c.state = 'active' and c.expires_at > ${at})`
  return state === 'valid' ? sql`(${lasts} and not ${soon})` : sql`(${lasts} and ${soon})`
}

const order: Record<CertificateSort, RawBuilder<unknown>> = {
  issued: sql`c.issued_at`,
  expires: sql`c.expires_at`,
  holder: sql`app.fold(c.holder_name)`,
  level: sql`array_position(array['silver', 'gold', 'platinum'], c.level)`,
  number: sql`c.number`,
}

export const matching = (db: Tx, { q, state, level, city, client, within }: CertificateQuery, at: Date) =>
  db
    .selectFrom('certificates as c')
    .$if(q !== '', (found) =>
      found.where(
        sql<boolean>`app.fold(c.holder_name || ' ' || c.branch_name || ' ' || c.number) like ${likePattern(q)}`,
      ),
    )
    .$if(state !== 'all', (found) => found.where(isInState(state as ShownState, at)))
    .$if(level !== null, (found) => found.where('c.level', '=', level))
    .$if(city !== null, (found) => found.where('c.city', '=', city))
    .$if(client !== null, (found) => found.where('c.client_id', '=', client))
    .$if(typeof within === 'number', (found) =>
      found
        .where('c.state', 'in', ['active', 'suspended'])
        .where('c.expires_at', '>', at.toISOString())
        .where(
          sql<boolean>`(c.expires_at at time zone 'Asia/Riyadh')::date <= ${addDays(riyadhDay(at), within!)}::date`,
        ),
    )

const sorted = (db: Tx, query: CertificateQuery, at: Date) =>
  matching(db, query, at)
    .select([
      'c.id',
      'c.public_id',
      'c.number',
      'c.holder_name',
      'c.client_id',
      'c.branch_name',
      'c.branch_id',
      'c.city',
    ])
    .select(['c.level', 'c.state', 'c.reason_class', 'c.state_changed_at', 'c.issued_at', 'c.expires_at', 'c.version'])
    .select(['c.mean', 'c.shows_band', 'c.is_listed'])
    .select(
      sql<number>`(select count(*)::int from guest_reviews g where g.client_id = c.client_id and g.certificate_id = c.id
        and g.state = 'published')`.as('reviews'),
    )
    .orderBy(sql`${order[query.sort]} ${sql.raw(query.descending ? 'desc' : 'asc')}`)
    .orderBy('c.number')

type Row = Awaited<ReturnType<ReturnType<typeof sorted>['execute']>>[number]
const rowOf = (row: Row, at: Date): CertificateRow => ({
  id: row.id,
  publicId: row.public_id,
  number: row.number,
  holder: row.holder_name,
  clientId: row.client_id,
  branch: row.branch_name,
  branchId: row.branch_id,
  city: row.city,
  level: row.level,
  state: stateAt({ state: row.state, expiresAt: row.expires_at }, at),
  reasonClass: row.reason_class,
  stateChangedAt: row.state_changed_at,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  version: row.version,
  mean: row.mean,
  showsBand: row.shows_band,
  isListed: row.is_listed,
  reviews: row.reviews,
})

/** Register of all certificates, searched, filtered, sorted and paged in SQL. */
export async function browseCertificates(actor: Actor, query: CertificateQuery): Promise<CertificatePage> {
  authorize(actor, 'certificates.issue')
  const at = now()
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      sorted(db, query, at)
        .limit(certificatePageSize)
        .offset((query.page - 1) * certificatePageSize)
        .execute(),
      matching(db, query, at)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    const pages = Math.max(1, Math.ceil(total / certificatePageSize))
    return { rows: rows.map((row) => rowOf(row, at)), total, pages }
  })
}

type Cells = readonly (string | number | null)[]
const atOnce = 1000

async function* cellsOf(actor: Actor, query: CertificateQuery, lang: Lang): AsyncGenerator<Cells> {
  const word = translator(lang, certificateWords)
  const at = now()
  const named = [word('number'), word('state'), word('holder'), word('branch'), word('city'), word('level')]
  yield [...named, word('issued'), word('expires'), word('reason'), word('publicAddress')]
  for (let from = 0; ; from += atOnce) {
    const rows = await readAs(actor, (db) => sorted(db, query, at).limit(atOnce).offset(from).execute())
    for (const row of rows.map((one) => rowOf(one, at)))
      yield [
        row.number,
        word(`state_${row.state}`),
        row.holder,
        row.branch,
        row.city && isCity(row.city) ? cities[row.city].name[lang] : row.city,
        word(`level_${row.level}`),
        riyadhDay(new Date(row.issuedAt)),
        riyadhDay(new Date(row.expiresAt)),
        row.reasonClass && word(`reason_${row.reasonClass}`),
        `${env().origin}/review/${row.publicId}`,
      ]
    if (rows.length < atOnce) return
  }
}

/** Exports the register's certificates; the export is logged. */
export async function exportCertificates(
  actor: Actor,
  query: CertificateQuery,
  lang: Lang = actor.language,
): Promise<AsyncGenerator<Cells>> {
  authorize(actor, 'certificates.issue')
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'certificates.export',
      entity: 'certificate',
      entityId: 'list',
      after: { ...query },
    }),
  )
  return cellsOf(actor, query, lang)
}

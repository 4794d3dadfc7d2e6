import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { certificateWords, companyOfProfile, shownBranch, shownHolder } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type CertificateState, endsSoonDays, stateAt } from '#/domain/certification/certificate.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { type CertificateRow, type RegisterQuery, registerList, type RegisterTab } from './register-list.ts'

type Register = { rows: CertificateRow[]; total: number; counts: Record<RegisterTab, number> }
type StoredRow = Omit<CertificateRow, 'state' | 'publicAddress'> & { state: CertificateState; publicId: string }

const endsBy = (days: number, at: Date): RawBuilder<boolean> =>
  sql`(c.expires_at at time zone 'Asia/Riyadh')::date <= ${addDays(riyadhDay(at), days)}::date`

/** `stateAt` as SQL, for tabs; rows use the domain function. */
function isOnTab(tab: RegisterTab, at: Date): RawBuilder<boolean> {
  if (tab === 'all') return sql`true`
  if (tab === 'revoked') return sql`c.state = 'revoked'`
  if (tab === 'expired')
    return sql`(c.state = 'expired' or (c.state in ('active', 'suspended') and c.expires_at <= ${at}))`
  if (tab === 'suspended') return sql`(c.state = 'suspended' and c.expires_at > ${at})`
  const soon = endsBy(endsSoonDays, at)
  return sql`(c.state = 'active' and c.expires_at > ${at} and ${tab === 'valid' ? sql`not ${soon}` : soon})`
}

const matching = (db: Tx, { q, level, city, client, branch, within }: RegisterQuery, at: Date) =>
  db
    .selectFrom('certificates as c')
    .where(wordsMatch(certificateWords('c'), q))
    .$if(level !== null, (found) => found.where('c.level', '=', level))
    .$if(city !== null, (found) => found.where('c.city', '=', city))
    .$if(client !== null, (found) => found.where('c.client_id', '=', client))
    .$if(branch !== null, (found) => found.where('c.branch_id', '=', branch))
    .$if(within !== null, (found) =>
      found
        .where('c.state', 'in', ['active', 'suspended'])
        .where('c.expires_at', '>', at.toISOString())
        .where(endsBy(Number(within), at)),
    )

/** The certificates of a query: of the page and of the file. */
export const registerRows: RowsOf<typeof registerList, CertificateRow, StoredRow> = (db, query) => {
  const at = now()
  return {
    select: matching(db, query, at)
      .where(isOnTab(query.tab, at))
      .select([
        'c.id',
        'c.number',
        shownHolder('c').as('holder'),
        shownBranch('c').as('branch'),
        'c.branch_id as branchId',
      ])
      .select(['c.city', 'c.level', 'c.state', 'c.issued_at as issued', 'c.expires_at as expires'])
      .select(['c.reason_class as reason', 'c.public_id as publicId'])
      .select(sql<'shown' | 'hidden'>`case when c.shows_band then 'shown' else 'hidden' end`.as('band'))
      .select(
        sql<number>`(select count(*)::int from guest_reviews g where g.client_id = c.client_id
          and g.certificate_id = c.id and g.state = 'published')`.as('reviews'),
      ),
    order: {
      issued: sql`c.issued_at`,
      expires: sql`c.expires_at`,
      holder: sql`app.fold(${shownHolder('c')})`,
      level: sql`array_position(array['silver', 'gold', 'platinum'], c.level)`,
      number: sql`c.number`,
    },
    id: 'c.id',
    finish: (rows) =>
      rows.map(({ publicId, ...row }) => ({
        ...row,
        state: stateAt({ state: row.state, expiresAt: row.expires }, at),
        publicAddress: `${env().origin}/review/${publicId}`,
      })),
  }
}

/** One page of the register, with current counts of the matching certificates per state. */
export async function browseRegister(actor: Actor, query: RegisterQuery): Promise<Register> {
  authorize(actor, 'certificates.browse')
  const at = now()
  const tabs = registerList.tabs.values
  return readAs(actor, async (db) => {
    const [rows, counted] = await Promise.all([
      pageRows(db, actor, query, registerRows),
      matching(db, query, at)
        .select(tabCounts(tabs, (tab) => isOnTab(tab, at)))
        .executeTakeFirstOrThrow(),
    ])
    const counts = countsIn(tabs, counted)
    return { rows, total: counts[query.tab], counts }
  })
}

/** The name of the client whose certificates alone are shown. */
export async function clientNamed(actor: Actor, clientId: string | null): Promise<string | null> {
  authorize(actor, 'certificates.browse')
  if (!clientId) return null
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('profiles')
      .select(companyOfProfile('profiles').as('name'))
      .where('id', '=', clientId)
      .where('user_type', '=', 'client')
      .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
      .executeTakeFirst(),
  )
  return row?.name ?? null
}

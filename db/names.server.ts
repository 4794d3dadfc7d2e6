import { type RawBuilder, sql } from 'kysely'
import { callFunction } from './call-function.server.ts'
import type { Tx } from './database.server.ts'
import type { Text } from '#/domain/text.ts'

const column = (of: string, name: string) => sql.ref(of ? `${of}.${name}` : name)
const shown = (of: string, name: string): RawBuilder<string> =>
  sql<string>`app.named(${column(of, name)}, ${column(of, `${name}_ar`)})`
const both = (of: string, name: string): RawBuilder<Text> =>
  sql<Text>`app.names(${column(of, name)}, ${column(of, `${name}_ar`)})`

/**
 * Names in the reader's language, else in the other one; the database knows the language from the actor. `of` is the
 * alias of the table. Those of requests and certificates are the names of their time.
 */
export const shownBranch = (of = '') => shown(of, 'branch_name')
export const shownClient = (of = '') => shown(of, 'client_name')
export const shownHolder = (of = '') => shown(of, 'holder_name')
/** Of a row of `branches`, as it is called now. */
export const branchNow = (of = 'branches') => shown(of, 'name')
/** Of a row of `companies` or `org_nodes`. */
export const nodeName = (of: string): RawBuilder<string> =>
  sql<string>`app.named(coalesce(${column(of, 'name_en')}, ${column(of, 'name_ar')}), ${column(of, 'name_ar')})`
/** Of the company with this id, for staff, who see accounts rather than companies. `profile` is the alias of its founder's profile. */
export const companyOfProfile = (profile: string): RawBuilder<string> =>
  sql<string>`coalesce(priv.company_name(${column(profile, 'id')}), ${column(profile, 'company_name')}, ${column(profile, 'full_name')})`

/** The same names in both languages, for mails, notices and pages without an actor. */
export const branchInBoth = (of = '') => both(of, 'branch_name')
export const clientInBoth = (of = '') => both(of, 'client_name')
export const holderInBoth = (of = '') => both(of, 'holder_name')
export const branchNowInBoth = (of = 'branches') => both(of, 'name')
export const companyInBoth = (id: string): RawBuilder<Text> => sql<Text>`priv.company_names(${sql.ref(id)})`

/** Of one company, for staff and the platform. */
export const companyNames = (tx: Tx, id: string): Promise<Text> =>
  callFunction<Text>(tx, sql`priv.company_names(${id}::uuid)`)

/** What a certificate is found by: the names in both languages and the number, as in its index. */
export const certificateWords = (of = ''): RawBuilder<string> => {
  const [holder, branch] = [column(of, 'holder_name_ar'), column(of, 'branch_name_ar')]
  return sql<string>`${column(of, 'holder_name')} || ' ' || ${column(of, 'branch_name')} || ' ' || ${column(of, 'number')}
    || coalesce(' ' || ${holder}, '') || coalesce(' ' || ${branch}, '')`
}

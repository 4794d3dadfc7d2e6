import pg from 'pg'

export const operations = ['select', 'insert', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]
type Column = { name: string; select: boolean; insert: boolean; update: boolean; generated: boolean; json: boolean }
export type Table = { name: string; key: string[]; columns: Column[] }
type Row = Record<string, unknown>
/** Identity of a probe: database role, person, company acted for. */
export type Asking = { role: string; userId: string; companyId?: string }

/** Every application table with its key, from the catalogue, so that new tables are always in the matrix. */
export async function allTables(owner: pg.Client): Promise<{ name: string; key: string[] }[]> {
  const { rows } = await owner.query<{ name: string; key: string[] }>(`
    select c.relname as name, array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`)
  return rows
}

export async function columnsFor(owner: pg.Client, table: string, role: string): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select a.attname::text as name, has_column_privilege($2, a.attrelid, a.attnum, 'select') as select,
       has_column_privilege($2, a.attrelid, a.attnum, 'insert') as insert, has_column_privilege($2, a.attrelid, a.attnum, 'update') as update,
       a.attidentity <> '' as generated, a.atttypid = 'jsonb'::regtype as json
     from pg_attribute a where a.attrelid = ('app.' || $1)::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table, role],
  )
  return rows
}

/** Rights of a role on a table, or on a column of it. */
async function grantsFor(owner: pg.Client, table: string, role: string): Promise<Record<Operation, boolean>> {
  const { rows } = await owner.query<Record<Operation, boolean>>(
    `select has_table_privilege($1, 'app.' || $2, 'select') or has_any_column_privilege($1, 'app.' || $2, 'select') as select,
       has_table_privilege($1, 'app.' || $2, 'insert') or has_any_column_privilege($1, 'app.' || $2, 'insert') as insert,
       has_table_privilege($1, 'app.' || $2, 'update') or has_any_column_privilege($1, 'app.' || $2, 'update') as update,
       has_table_privilege($1, 'app.' || $2, 'delete') as delete`,
    [role, table],
  )
  return rows[0]!
}

/** Runs one statement as an identity and rolls it back. Returns the number of affected rows, or 'refused'. */
async function attempt(app: pg.Client, identity: Asking, text: string, values: unknown[]): Promise<number | 'refused'> {
  const [role, userId, companyId] = [identity.role, identity.userId, identity.companyId ?? ''].map(pg.escapeLiteral)
  // in one message: there are thousands of attempts
  await app.query(
    `begin; select set_config('role', ${role}, true), set_config('app.user_id', ${userId}, true), set_config('app.company_id', ${companyId}, true)`,
  )
  try {
    return (await app.query(text, values)).rowCount ?? 0
  } catch (error) {
    const code = (error as pg.DatabaseError).code
    if (code === '42501') return 'refused'
    if (['23000', '23503', '23505', '23514'].includes(code!)) return 1 // the policy let it pass; only a constraint stopped it
    throw error
  } finally {
    await app.query('rollback')
  }
}

const where = (key: string[], from = 1) => key.map((name, i) => `${name} = $${from + i}`).join(' and ')

export function statementFor(
  operation: Operation,
  table: string,
  key: string[],
  columns: Column[],
  row: Row,
): [string, unknown[]] | null {
  const keyValues = key.map((name) => row[name])
  if (operation === 'select') return [`select 1 from app.${table} where ${where(key)}`, keyValues]
  if (operation === 'delete') return [`delete from app.${table} where ${where(key)}`, keyValues]
  if (operation === 'update') {
    const column = columns.find((c) => c.update) ?? columns[0]!
    return [
      `update app.${table} set ${column.name} = ${column.select ? column.name : 'null'} where ${where(key)}`,
      keyValues,
    ]
  }
  const given = columns.filter((c) => c.insert && !c.generated)
  if (given.length === 0) return null
  const values = given.map(({ name, json }) => (json && row[name] !== null ? JSON.stringify(row[name]) : row[name]))
  return [`insert into app.${table} (${given.map((c) => c.name)}) values (${given.map((_, i) => `$${i + 1}`)})`, values]
}

/**
 * Reach of an identity in the rows of tenants A and B, one word per operation: the reachable tenants, '.' for invisible
 * rows, '-' without any grant.
 */
export async function probe(
  owner: pg.Client,
  app: pg.Client,
  table: { name: string; key: string[] },
  identity: Asking,
  rowsOf: Record<'A' | 'B', Row[]>,
): Promise<string> {
  const columns = await columnsFor(owner, table.name, identity.role)
  const words: string[] = []
  async function reachesOne(operation: Operation, rows: readonly Row[]): Promise<boolean> {
    for (const row of rows) {
      const statement = statementFor(operation, table.name, table.key, columns, row)
      const outcome = statement ? await attempt(app, identity, ...statement) : 'refused'
      if (outcome !== 'refused' && outcome > 0) return true
    }
    return false
  }
  const granted = await grantsFor(owner, table.name, identity.role)
  for (const operation of operations) {
    let word = ''
    for (const tenant of ['A', 'B'] as const) {
      // without a grant the database refuses before it looks at rows
      if (granted[operation] && (await reachesOne(operation, rowsOf[tenant]))) word += tenant
    }
    words.push(word || (granted[operation] ? '.' : '-'))
  }
  return words.join(' ')
}

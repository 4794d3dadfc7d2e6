import type { World } from '../world.ts'

/** Tables in which a refused call may leave its own trace. */
const traces = ['api_calls', 'api_keys', 'activity_log']

/**
 * How many rows each table of a company has and which transaction wrote last: equal before and after means that nothing
 * was written.
 */
export async function companyRows(w: World, clientId: string): Promise<() => Promise<Record<string, string>>> {
  const { rows: tables } = await w.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
     where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1) order by 1`,
    [traces],
  )
  const text = tables
    .map(
      ({ name }) =>
        `select '${name}' as t, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as n from app."${name}" where client_id = $1`,
    )
    .join(' union all ')
  return async () => {
    const { rows } = await w.owner.query<{ t: string; n: string }>({ name: 'company-rows', text, values: [clientId] })
    return Object.fromEntries(rows.map(({ t, n }) => [t, n]))
  }
}

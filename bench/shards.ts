import pg from 'pg'
import type { Embedded } from '#/db/embedded.server.ts'
import { filledDatabase } from './filled-database.ts'

const shards = 32
const companies = 100_000
const aimRows = 100_000_000

type Table = {
  name: string
  kind: 'distributed' | 'reference' | 'local'
  rows: number
  /** Bytes per row with indexes; null where the table has too few rows to tell. */
  bytesPerRow: number | null
  /** Unique keys without the company, which a distributed table cannot have. */
  uniqueKeys: string[]
  /** Foreign keys to other distributed tables without the company. */
  foreignKeys: string[]
}
type Spread = { exponent: number; largest: number; fullest: number; emptiest: number }
export type ShardsResult = { rows: number; tables: Table[]; spreads: Spread[] }

/** Classes of the tables by the rules of Citus, from the catalogue. */
const catalogue = `
  with own as (
    select c.oid, c.relname as name, greatest(c.reltuples, 0)::float as rows, pg_total_relation_size(c.oid)::float as bytes,
      (select attnum from pg_attribute a where a.attrelid = c.oid and attname = 'client_id' and not attisdropped) as company
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app' and c.relkind = 'r')
  select o.name, o.rows, o.bytes, case when o.company is not null then 'distributed'
      when exists (select from pg_constraint f join own d on d.oid = f.conrelid and d.company is not null
        where f.contype = 'f' and f.confrelid = o.oid) then 'reference' else 'local' end as kind,
    array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = o.oid and x.indisunique
      and o.company is not null and not o.company = any(x.indkey::int2[]) order by 1) as "uniqueKeys",
    array(select f.conname::text from pg_constraint f join own t on t.oid = f.confrelid and t.company is not null
      where f.contype = 'f' and f.conrelid = o.oid and o.company is not null
        and not exists (select from unnest(f.conkey, f.confkey) as pair (mine, theirs)
          where pair.mine = o.company and pair.theirs = t.company) order by 1) as "foreignKeys"
  from own o order by o.name`

/** Companies of a size that falls with their rank, each on the shard of its id: Citus cuts the hash into equal ranges. */
const spreadOf = `
  with sized as (
    select power(n, -$2::float) as size,
      (uuid_hash(md5('company ' || n)::uuid)::bigint + 2147483648) * $3 / 4294967296 as shard
    from generate_series(1, $1::int) as n),
  filled as (select shard, sum(size) as size from sized group by shard)
  select (max(size) / (sum(size) / $3)) as fullest, (min(size) / (sum(size) / $3)) as emptiest,
    (select max(size) / sum(size) from sized) as largest from filled`

/** Reads the catalogue of a filled database, and simulates how companies spread over shards. */
export async function measureShards(cluster: Embedded, rows: number): Promise<ShardsResult> {
  const { ownerUrl } = await filledDatabase(cluster, rows)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const found = await owner.query<Omit<Table, 'bytesPerRow'> & { bytes: number }>(catalogue)
    const tables = found.rows.map(({ bytes, ...table }) => ({
      ...table,
      bytesPerRow: table.rows >= 1000 ? bytes / table.rows : null,
    }))
    const spreads: Spread[] = []
    for (const exponent of [0, 0.5, 0.8, 1]) {
      const spread = await owner.query<Omit<Spread, 'exponent'>>(spreadOf, [companies, exponent, shards])
      spreads.push({ exponent, ...spread.rows[0]! })
    }
    return { rows, tables, spreads }
  } finally {
    await owner.end()
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function describeShards({ rows, tables, spreads }: ShardsResult): string {
  const of = (kind: Table['kind']) => tables.filter((table) => table.kind === kind)
  const measured = tables.filter(({ bytesPerRow }) => bytesPerRow !== null).sort((a, b) => b.rows - a.rows)
  const distributed = of('distributed')
  const withKeys = distributed.filter(({ uniqueKeys }) => uniqueKeys.length > 0)
  const withForeign = distributed.filter(({ foreignKeys }) => foreignKeys.length > 0)
  return [
    `${tables.length} tables: ${distributed.length} have client_id and would be distributed, ${of('reference').length} are named by these and would be reference tables, ${of('local').length} would stay local.`,
    '',
    `| Table (database of ${rows} requests) | Bytes a row with indexes | At ${aimRows / 1e6} million rows |`,
    '|---|---|---|',
    ...measured
      .slice(0, 15)
      .map(
        ({ name, bytesPerRow }) =>
          `| ${name} | ${Math.round(bytesPerRow!)} | ${Math.round((bytesPerRow! * aimRows) / 1e9)} GB |`,
      ),
    '',
    `| Size of a company by its rank | The largest holds | Fullest of ${shards} shards | Emptiest |`,
    '|---|---|---|---|',
    ...spreads.map(
      ({ exponent, largest, fullest, emptiest }) =>
        `| 1 / rank^${exponent} | ${percent(largest)} of all rows | ${percent(fullest)} of the mean | ${percent(emptiest)} |`,
    ),
    '',
    `Unique keys without client_id, which would need it: ${withKeys.reduce((sum, { uniqueKeys }) => sum + uniqueKeys.length, 0)} in ${withKeys.length} distributed tables, most of them primary keys of an id that is unique everywhere.`,
    `Foreign keys between distributed tables without client_id: ${withForeign.reduce((sum, { foreignKeys }) => sum + foreignKeys.length, 0)} in ${withForeign.length} tables: ${withForeign.map(({ name }) => name).join(', ')}.`,
  ].join('\n')
}

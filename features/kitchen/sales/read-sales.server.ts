import { sql } from 'kysely'
import { branchNow } from '#/db/names.server.ts'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'

export type SalesImport = {
  id: string
  fileName: string
  first: string
  last: string
  lines: number
  leftOut: number
  at: string
}
export type UnmappedName = { kind: 'item' | 'channel'; name: string; quantity: number; gross: number }
export type Choice = { id: string; names: { en: string | null; ar: string | null } }

export type SalesPage = {
  imports: SalesImport[]
  /** Names without a meaning, those with the most riyals first, and how many there are. */
  unmapped: UnmappedName[]
  unmappedCount: number
  unmappedGross: number
  /** Names that people gave a meaning, the last first. */
  mapped: { kind: 'item' | 'channel'; name: string; meaning: string }[]
  dishes: Choice[]
  channels: Choice[]
  branches: { id: string; name: string }[]
  mayChange: boolean
}

/** Most names on the page; each has a choice of all dishes. */
const mostNames = 25

const choices = (rows: readonly { id: string; name_en: string | null; name_ar: string | null }[]): Choice[] =>
  rows.map(({ id, name_en: en, name_ar: ar }) => ({ id, names: { en, ar } }))

async function unmappedOf(db: Tx, company: string) {
  const { rows } = await sql<{
    kind: 'item' | 'channel'
    name: string
    quantity: number
    gross: number
    all: number
    sum: number
  }>`
    select kind, name, quantity::float8 as quantity, gross::float8 as gross, count(*) over ()::int as all, sum(gross) over ()::float8 as sum from (
      select 'item' as kind, min(item) as name, sum(quantity) as quantity, sum(gross_halalas) as gross from app.sales_lines
        where client_id = ${company}::uuid and recipe_id is null and not is_passed_over group by app.fold(item)
      union all
      select 'channel', min(channel), sum(quantity), sum(gross_halalas) from app.sales_lines l
        where client_id = ${company}::uuid and channel_id is null and channel <> '' and not exists (
          select from app.sales_mappings m where m.client_id = l.client_id and m.kind = 'channel' and m.name = app.fold(l.channel))
        group by app.fold(channel)) u
    order by gross desc, name limit ${mostNames}`.execute(db)
  return rows
}

export async function readSales(actor: Actor): Promise<SalesPage> {
  authorize(actor, 'kitchen.costs')
  const company = companyOf(actor)
  return readAs(actor, async (db) => {
    const imports = await db
      .selectFrom('sales_imports')
      .select(['id', 'file_name', 'first_day', 'last_day', 'lines', 'left_out', 'created_at'])
      .where('client_id', '=', company)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute()
    const unmapped = await unmappedOf(db, company)
    const mapped = await db
      .selectFrom('sales_mappings')
      .select(['kind', 'name', 'recipe_id', 'channel_id'])
      .where('client_id', '=', company)
      .orderBy('mapped_at', 'desc')
      .limit(mostNames)
      .execute()
    const dishes = await db
      .selectFrom('recipes')
      .select(['id', 'name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('kind', '<>', 'prep')
      .where('archived_at', 'is', null)
      .limit(2000)
      .execute()
    const channels = await db
      .selectFrom('sales_channels')
      .select(['id', 'name_en', 'name_ar'])
      .where('client_id', '=', company)
      .where('archived_at', 'is', null)
      .execute()
    const branches = await db
      .selectFrom('branches')
      .select(['id', branchNow().as('name')])
      .where('client_id', '=', company)
      .where('closed_at', 'is', null)
      .orderBy('name')
      .limit(300)
      .execute()
    return {
      imports: imports.map((row) => ({
        id: row.id,
        fileName: row.file_name,
        first: row.first_day,
        last: row.last_day,
        lines: row.lines,
        leftOut: row.left_out,
        at: row.created_at,
      })),
      unmapped: unmapped.map(({ kind, name, quantity, gross }) => ({ kind, name, quantity, gross })),
      unmappedCount: unmapped[0]?.all ?? 0,
      unmappedGross: unmapped[0]?.sum ?? 0,
      mapped: mapped.map((row) => ({
        kind: row.kind === 'channel' ? 'channel' : 'item',
        name: row.name,
        meaning: row.recipe_id ?? row.channel_id ?? 'none',
      })),
      dishes: choices(dishes),
      channels: choices(channels),
      branches,
      mayChange: may(actor, 'kitchen.publish'),
    }
  })
}

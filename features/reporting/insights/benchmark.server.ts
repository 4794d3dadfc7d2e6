import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { monthOf } from '#/domain/months.ts'
import { now } from '#/platform/clock.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'

export type Average = { mean: number; n: number }
/** Null where a mean has too few visits or clients to be shown. */
export type Benchmark = { overall: Average | null; sections: Record<string, Average | null> }
type Asked = { city: string | null; type: MysteryType; sections: readonly string[]; code?: string }

const months = 12
type Rows = Map<string, Average>
const kept = new TtlCache<Rows>(60 * 60 * 1000, 500)

/** Clears the cache, for tests and demos. */
export const forgetBenchmarks = (): void => kept.forget()

/**
 * Anonymous average of a city over the last twelve complete months, overall and per section, in whole per cent.
 * Sections are compared only within one questionnaire: `code`, or the general one in use. The same for every client, so
 * it is cached for an hour.
 */
export async function benchmarkOf(db: Tx, { city, type, sections, code }: Asked): Promise<Benchmark> {
  const none: Benchmark = { overall: null, sections: Object.fromEntries(sections.map((key) => [key, null])) }
  if (!city) return none
  const before = monthOf(now())
  const key = JSON.stringify([city, type, code ?? null, before])
  const found = await kept.answer(key, () => read(db, { city, type, code, before }))
  return {
    overall: found.get('') ?? null,
    sections: Object.fromEntries(sections.map((section) => [section, found.get(section) ?? null])),
  }
}

type Read = { city: string; type: MysteryType; code: string | undefined; before: string }

async function read(db: Tx, { city, type, code, before }: Read): Promise<Rows> {
  const first = monthOf(new Date(`${before}T12:00:00Z`), -months)
  const questionnaire = code
    ? sql<string>`${code}`
    : sql<string>`(select code from app.questionnaires where client_id is null and evaluation_type = ${type} order by created_at desc limit 1)`
  const { rows } = await sql<{ section: string; n: number; mean: number }>`
    select section, n, mean from priv.city_benchmark(${city}, ${type}, ${questionnaire}, ${first}::date, ${before}::date)`.execute(
    db,
  )
  return new Map(rows.map(({ section, n, mean }) => [section, { n, mean }]))
}

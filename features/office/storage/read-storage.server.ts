import { sql } from 'kysely'
import { readAs, readAsSystem } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { countUnnamed } from '#/features/office/stored-files/sweep.server.ts'
import { storageMessages } from '#/messages/office/storage.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'
import { readStoreFacts, type StoreFacts } from './store-facts.server.ts'

type KindKey = Extract<keyof typeof storageMessages, `kind_${string}`>
/** Files of a kind, as their records count them. */
export type KindUse = { kind: KindKey; files: number; bytes: number }
export type CompanyUse = { id: string; company: string; files: number; bytes: number }
export type StorageView = {
  store: StoreFacts
  files: number
  bytes: number
  kinds: KindUse[]
  companies: CompanyUse[]
  sweptAt: string | null
}

const shownCompanies = 10
const kindOf = (purpose: string): KindKey => {
  const key = `kind_${purpose}`
  return key in storageMessages ? (key as KindKey) : 'kind_other'
}

/** Sums over all companies: no row of a file is read, so that staff see how much is stored and nothing of whose content. */
const readSums = (lang: 'en' | 'ar') =>
  readAsSystem('the storage page adds up the files of all companies', async (db) => {
    const [purposes, media, library, companies] = await Promise.all([
      db
        .selectFrom('files')
        .select(['purpose', sql<number>`count(*)::int`.as('files'), sql<number>`sum(bytes)::float8`.as('bytes')])
        .groupBy('purpose')
        .execute(),
      db
        .selectFrom('media')
        .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes')])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('library_files')
        .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes')])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom((of) =>
          of
            .selectFrom('files')
            .select(['client_id', sql<number>`count(*)::int`.as('files'), sql<number>`sum(bytes)::float8`.as('bytes')])
            .where('client_id', 'is not', null)
            .groupBy('client_id')
            .orderBy('bytes', 'desc')
            .limit(shownCompanies)
            .as('f'),
        )
        .innerJoin('companies as c', 'c.id', 'f.client_id')
        .select(['c.id', 'f.files', 'f.bytes', 'c.name_en', 'c.name_ar', nodeName('c').as('company')])
        .orderBy('f.bytes', 'desc')
        .orderBy('c.id')
        .execute(),
    ])
    const kinds = [
      ...purposes.map(({ purpose, ...sums }) => ({ kind: kindOf(purpose), ...sums })),
      { kind: 'kind_media' as const, ...media },
      { kind: 'kind_library' as const, ...library },
    ]
    return {
      kinds: kinds.filter(({ files }) => files > 0).toSorted((one, other) => other.bytes - one.bytes),
      companies: companies.map(({ id, files, bytes, name_en: en, name_ar: ar, company }) => ({
        id,
        files,
        bytes,
        company: (lang === 'en' ? en : ar) ?? company,
      })),
    }
  })

// why: the sums read every row of the files
const sums = new TtlCache<Awaited<ReturnType<typeof readSums>>>(60_000)

async function lastSweep(actor: Actor): Promise<string | null> {
  return readAs(actor, async (db) => {
    const { rows } = await sql<{ ended_at: Date | string | null }>`select ended_at
      from priv.queued_jobs(array['completed'], 'files', 1, 0) where job = 'files.sweep'`.execute(db)
    const at = rows[0]?.ended_at ?? null
    return at === null ? null : new Date(at).toISOString()
  })
}

/** The store with its files by kind and by company. The sums are at most a minute old. */
export async function readStorage(actor: Actor): Promise<StorageView> {
  authorize(actor, 'integrations.read')
  const [store, { kinds, companies }, sweptAt] = await Promise.all([
    readStoreFacts(),
    sums.answer(actor.language, () => readSums(actor.language)),
    lastSweep(actor),
  ])
  const add = (of: 'files' | 'bytes') => kinds.reduce((all, kind) => all + kind[of], 0)
  return { store, files: add('files'), bytes: add('bytes'), kinds, companies, sweptAt }
}

/** Counts stored files that no record names. Reads the whole store, so it is limited. */
export async function checkStorage(actor: Actor): Promise<number> {
  authorize(actor, 'integrations.change')
  await takeAttempt('tests of an integration', actor.id)
  return countUnnamed()
}

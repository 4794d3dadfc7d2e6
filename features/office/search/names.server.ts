import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { certificateWords, shownBranch, shownHolder } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { fold } from '#/domain/fold.ts'
import { type FoundRecord, mostFound } from './records.ts'
import { certificateRecord } from './shown.server.ts'
import type { Typed } from './typed.ts'

/** Ids taken of each kind of name; also branches and clients whose newest visits are looked for. */
export const mostPlaces = 10

export const sources = ['branch', 'client', 'company', 'shopper', 'staff', 'wave', 'task'] as const
export type Source = (typeof sources)[number]
export type Ids = Record<Source, string[]>

/** Ids of names, best first, for those of the sources that the actor may read. */
export async function foundNames(tx: Tx, { text, patterns, skeletons }: Typed, asked: readonly Source[]): Promise<Ids> {
  const columns = asked.map(
    (source) =>
      sql`array(select priv.found_names(${source}, ${text}, ${patterns}::text[], ${JSON.stringify(skeletons)}::jsonb, ${mostPlaces}))
        as ${sql.ref(source)}`,
  )
  const { rows } = columns.length > 0 ? await sql<Ids>`select ${sql.join(columns)}`.execute(tx) : { rows: [] }
  return { branch: [], client: [], company: [], shopper: [], staff: [], wave: [], task: [], ...rows[0] }
}

export const exactIf = (typed: Typed, ...names: (string | null)[]) =>
  names.some((name) => name !== null && fold(name) === typed.text) ? ({ exact: true } as const) : {}

/** Holds every typed word. */
export const holdsWords = (words: ReturnType<typeof sql<string>>, { patterns }: Typed) =>
  sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`' ' || app.fold(${words}) like ${pattern}`),
    sql` and `,
  )})`

export async function certificatesNamed(tx: Tx, actor: Actor, typed: Typed): Promise<FoundRecord[]> {
  const isClient = actor.type === 'client'
  const rows = await tx
    .selectFrom('certificates')
    .select(['id', 'number', shownHolder().as('holder'), shownBranch().as('branch')])
    .$if(isClient, (query) =>
      query.where('client_id', '=', companyOf(actor)).where(holdsWords(certificateWords(), typed)),
    )
    .$if(!isClient, (query) =>
      query.where(
        sql<boolean>`id = any (array(select priv.found_certificates(${typed.patterns}::text[], ${mostFound})))`,
      ),
    )
    .orderBy('issued_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map((row) => certificateRecord(actor, row, false))
}

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { csvLine, csvMark } from '#/domain/csv.ts'
import { AppError } from '#/domain/errors.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { isLang } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { mostPerPage } from '../operation.ts'
import { type FieldFault, faultsOf } from '../problem.ts'
import { actorOfKey } from './actor.server.ts'
import { type BulkLine, linesIn, mostExported } from './lines.ts'
import { type ExportResource, exportTargets, type ImportResource, importTargets, lineTypes } from './targets.server.ts'

const reason = 'an import or export runs after the call of the key that asked for it'
/** Lines or records after which progress is kept. */
const perStep = 100
/** Seconds after which a limit of the account lets an import go on. */
const restSeconds = 20

type Stored = NonNullable<Awaited<ReturnType<typeof stored>>>
const stored = (clientId: string, id: string) =>
  readAsSystem(reason, (db) =>
    db
      .selectFrom('api_bulk')
      .select(['id', 'client_id', 'key_id', 'kind', 'resource', 'format', 'is_preview', 'capabilities', 'language'])
      .select(['content', 'filters', 'state', 'done', 'refused', 'next'])
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

type Change = { done?: number; refused?: number; next?: string | null; state?: 'done' | 'failed'; problem?: string }
const keep = (row: Stored, change: Change, added: { results?: readonly unknown[]; output?: Buffer } = {}) =>
  asSystem(reason, (tx) =>
    tx
      .updateTable('api_bulk')
      .set({ ...change, ...(change.state && { ended_at: now(), content: null }) })
      .$if(added.results !== undefined, (all) =>
        all.set({ results: sql`results || ${JSON.stringify(added.results)}::jsonb` }),
      )
      .$if(added.output !== undefined, (all) =>
        all.set({ output: sql`coalesce(output, '') || ${added.output}::bytea` }),
      )
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      // why: a run that was taken for dead must not overwrite what the next one has kept
      .where('done', '=', row.done)
      .execute(),
  )

/** Id of the record that a line makes: the same whenever it runs again. */
const idOfLine = (id: string, line: number): string => {
  const hex = createHash('sha256').update(`${id} ${line}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type LineResult = { line: number; id: string | null; code: string | null; errors: FieldFault[] }
const refusedLine = (line: number, code: string, errors: FieldFault[] = []): LineResult => ({
  line,
  id: null,
  code,
  errors,
})

async function takeLine(row: Stored, actor: Actor, { line, value }: BulkLine): Promise<LineResult> {
  if (value === null) return refusedLine(line, 'api.body-unreadable')
  const { operation, of } = importTargets[row.resource as ImportResource]
  const { [of ?? '']: place = '', ...rest } = value
  if (of !== null && !(typeof place === 'string' && isRecordId(place)))
    return refusedLine(line, 'api.body', [{ field: of, code: 'invalid_format', message: of }])
  const body = operation.body!.safeParse(of === null ? value : rest)
  if (!body.success) {
    const errors = body.error.issues.map(({ path, code, message }) => ({
      field: path.join('.') || 'body',
      code,
      message,
    }))
    return refusedLine(line, 'api.body', errors)
  }
  if (row.is_preview) return { line, id: null, code: null, errors: [] }
  const newId = idOfLine(row.id, line)
  try {
    const params: Record<string, string> = of === null ? {} : { id: place as string }
    const made = (await operation.run({ actor, params, query: {}, body: body.data, newId, version: 0 })) as {
      id: string
    }
    return { line, id: made.id, code: null, errors: [] }
  } catch (error) {
    const failure = expectedFailure(error)
    if (!failure || failure.code === 'server-busy' || failure.code === 'too-many-attempts') throw error
    return refusedLine(line, failure.code, faultsOf(failure.fields, actor.language))
  }
}

/** Lines from the one after the last that was kept. A limit of the account lets the rest wait for a moment. */
async function runImport(row: Stored, actor: Actor): Promise<void> {
  const lines = linesIn(row.content!, row.format, lineTypes(row.resource as ImportResource)) ?? []
  let held = row
  while (held.done < lines.length) {
    const results: LineResult[] = []
    let isLimited = false
    for (const line of lines.slice(held.done, held.done + perStep)) {
      try {
        results.push(await takeLine(row, actor, line))
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'too-many-attempts')) throw error
        isLimited = true
        break
      }
    }
    const [done, refused] = [
      held.done + results.length,
      held.refused + results.filter(({ code }) => code !== null).length,
    ]
    await keep(held, { done, refused }, { results })
    held = { ...held, done, refused }
    if (isLimited) {
      const again = { clientId: row.client_id, bulkId: row.id }
      return asSystem(reason, (tx) => enqueue(tx, 'partners.bulk', again, restSeconds))
    }
  }
  await keep(held, { state: 'done' })
}

const plainCell = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

/** Pages from the cursor that was kept, each added to the file as a gzip member of its own. */
async function runExport(row: Stored, actor: Actor): Promise<void> {
  const operation = exportTargets[row.resource as ExportResource]
  const filters = row.filters as Record<string, unknown>
  let held = row
  for (;;) {
    const cursor = held.next ?? undefined
    const query = operation.query.parse({ ...filters, limit: mostPerPage, ...(cursor && { cursor }) })
    const call = { actor, params: {}, query, body: null, newId: '', version: 0 }
    const page = (await operation.run(call)) as { data: Record<string, unknown>[]; next: string | null }
    const names = Object.keys(
      (operation.answer as never as { shape: { data: { element: { shape: object } } } }).shape.data.element.shape,
    )
    const heading = held.done === 0 ? csvMark + csvLine(names) : ''
    const text =
      row.format === 'csv'
        ? heading + page.data.map((record) => csvLine(names.map((name) => plainCell(record[name])))).join('')
        : page.data.map((record) => `${JSON.stringify(record)}\n`).join('')
    const done = held.done + page.data.length
    await keep(held, { done, next: page.next }, text === '' ? {} : { output: gzipSync(text) })
    held = { ...held, done, next: page.next }
    if (page.next === null) return void (await keep(held, { state: 'done' }))
    if (done >= mostExported) return void (await keep(held, { state: 'failed', problem: 'too-large' }))
  }
}

/**
 * Runs an import or export with the rights of its key as they are now. Run again it goes on after what was kept: a line
 * makes the same record again, so nothing is taken twice.
 */
export async function runBulk({ clientId, bulkId }: { clientId: string; bulkId: string }): Promise<void> {
  const row = await stored(clientId, bulkId)
  if (row?.state !== 'waiting') return
  const { key_id: keyId, capabilities, language } = row
  const asked = { clientId, keyId, capabilities, language: isLang(language) ? language : ('en' as const) }
  const actor = await readAsSystem(reason, (db) => actorOfKey(db, asked))
  if (!actor) return void (await keep(row, { state: 'failed', problem: 'not-allowed' }))
  try {
    await (row.kind === 'import' ? runImport(row, actor) : runExport(row, actor))
  } catch (error) {
    const failure = expectedFailure(error)
    if (!failure || failure.code === 'server-busy') throw error
    const at = await stored(clientId, bulkId)
    if (at) await keep(at, { state: 'failed', problem: failure.code })
  }
}

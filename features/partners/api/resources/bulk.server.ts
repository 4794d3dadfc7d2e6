import { z } from 'zod'
import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { permissionsOf } from '#/domain/partners/api-scopes.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { fileAddress } from '../bulk/file.server.ts'
import { linesIn, mostExported, mostLines } from '../bulk/lines.ts'
import { exportResources, exportTargets, importResources, importTargets, lineTypes } from '../bulk/targets.server.ts'
import { about, type ApiOperation, field, getOperation, postOperation } from '../operation.ts'
import { moment, readApiRow } from './read-api-rows.server.ts'

const states = ['waiting', 'done', 'failed'] as const
const formats = ['ndjson', 'csv'] as const
const common = {
  id: field.id,
  format: z.enum(formats),
  state: z.enum(states),
  problem: z.string().nullable().meta(about('Code of the error that ended it.', 'رمز الخطأ الذي أنهى العملية.')),
  done: z.number().int(),
  created_at: field.at,
  ended_at: field.at.nullable(),
}
const imported = z.object({
  ...common,
  resource: z.enum(importResources),
  preview: z.boolean(),
  total: z.number().int(),
  refused: z.number().int(),
  results: z
    .array(
      z.object({
        line: z.number().int(),
        id: field.id.nullable(),
        code: z.string().nullable().meta(about('Why it was refused.', 'سبب الرفض.')),
        errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
      }),
    )
    .meta(about('Line by line, as far as it has come.', 'سطرًا سطرًا حتى آخر ما عولج.')),
})
const exported = z.object({
  ...common,
  resource: z.enum(exportResources),
  file_url: z
    .string()
    .nullable()
    .meta(about('Gzip file, without a key, until file_until.', 'ملف gzip يُنزَّل دون مفتاح حتى file_until.')),
  file_until: field.at.nullable(),
})
const columns = [
  'id',
  'resource',
  'format',
  'is_preview',
  'state',
  'problem',
  'total',
  'done',
  'refused',
  'results',
  'created_at',
  'ended_at',
] as const
type Row = Omit<z.output<typeof imported>, 'created_at' | 'ended_at' | 'preview'> & {
  is_preview: boolean
  created_at: Date
  ended_at: Date | null
}

const rowOf = (actor: Actor, id: string, kind: 'import' | 'export') =>
  readApiRow<Row>(actor, id, 'id', (db, clientId) =>
    db.selectFrom('api_bulk').select(columns).where('client_id', '=', clientId).where('kind', '=', kind),
  )

async function readImport(actor: Actor, id: string) {
  const { is_preview: preview, ...row } = await rowOf(actor, id, 'import')
  return { ...row, preview, created_at: moment(row.created_at)!, ended_at: moment(row.ended_at) }
}

async function readExport(actor: Actor, id: string) {
  const row = await rowOf(actor, id, 'export')
  const { resource, format, state, problem, done } = row
  const file = state === 'done' ? fileAddress(row.id) : null
  return {
    id: row.id,
    resource: z.enum(exportResources).parse(resource),
    format,
    state,
    problem,
    done,
    file_url: file?.address ?? null,
    file_until: file?.until ?? null,
    created_at: moment(row.created_at)!,
    ended_at: moment(row.ended_at),
  }
}

/** Throws `api.scope` unless the key may call the operation line by line. */
function refuseScope(actor: Actor, { scope }: ApiOperation): void {
  const held = actor.company?.permissions ?? []
  if (!permissionsOf([scope]).every((permission) => held.includes(permission)))
    throw new AppError('api.scope', { scope })
}

type Asked = { id: string; kind: 'import' | 'export'; resource: string; format: 'ndjson' | 'csv' } & Partial<{
  is_preview: boolean
  content: string
  total: number
  filters: string
}>
const begin = (actor: Actor, asked: Asked): Promise<void> =>
  asActor(actor, async (tx) => {
    const clientId = companyOf(actor)
    const { permissions, key } = actor.company!
    const row = {
      ...asked,
      client_id: clientId,
      key_id: key!.id,
      capabilities: [...permissions],
      language: actor.language,
    }
    await tx
      .insertInto('api_bulk')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await enqueue(tx, 'partners.bulk', { clientId, bulkId: asked.id })
  })

export const createImportOperation = postOperation({
  id: 'createImport',
  path: '/imports',
  scope: 'company:read',
  tag: 'bulk',
  summary: {
    en: `Import up to ${mostLines} lines, each as its own call would: needs the scope of that call`,
    ar: `استيراد ما يصل إلى ${mostLines} سطر، كل سطر كأنه طلب مستقل، ويلزم نطاق ذلك الطلب`,
  },
  schema: 'Import',
  item: imported,
  body: z.strictObject({
    resource: z.enum(importResources),
    format: z.enum(formats),
    content: z
      .string()
      .min(1)
      .max(4_000_000)
      .meta(
        about(
          'Lines of JSON, or CSV with the names of the fields as heading; of prices each with ingredient_id.',
          'أسطر JSON، أو CSV رأسه أسماء الحقول. ولكل سعر ingredient_id.',
        ),
      ),
    preview: z.boolean().default(false).meta(about('Reads each line and takes none.', 'قراءة كل سطر دون تنفيذ.')),
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const { resource, format, content, preview } = body
    refuseScope(actor, importTargets[resource].operation)
    const lines = linesIn(content, format, lineTypes(resource))
    if (lines === null) throw new AppError('bad-value', {}, { content: 'unreadable' })
    if (lines.length > mostLines) throw new AppError('bad-value', {}, { content: 'too-long' })
    await begin(actor, {
      id: newId,
      kind: 'import',
      resource,
      format,
      content,
      is_preview: preview,
      total: lines.length,
    })
    return readImport(actor, newId)
  },
})

export const readImportOperation = getOperation({
  id: 'getImport',
  path: '/imports/{id}',
  scope: 'company:read',
  tag: 'bulk',
  summary: {
    en: 'State of an import of this key, with the result of each line',
    ar: 'حالة استيراد لهذا المفتاح مع نتيجة كل سطر',
  },
  schema: 'Import',
  item: imported,
  run: ({ actor, id }) => readImport(actor, id),
})

export const createExportOperation = postOperation({
  id: 'createExport',
  path: '/exports',
  scope: 'company:read',
  tag: 'bulk',
  summary: {
    en: `Export a list with its filters, up to ${mostExported} records: needs the scope of the list`,
    ar: `تصدير قائمة بمرشحاتها حتى ${mostExported} سجل، ويلزم نطاق القائمة`,
  },
  schema: 'Export',
  item: exported,
  body: z.strictObject({
    resource: z.enum(exportResources),
    format: z.enum(formats),
    filters: z
      .record(z.string().max(60), z.string().max(200))
      .default({})
      .meta(about('Filters of the list, as in its query.', 'مرشحات القائمة كما في عنوان طلبها.')),
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const { resource, format, filters } = body
    const operation = exportTargets[resource]
    refuseScope(actor, operation)
    const read = operation.query.omit({ cursor: true, limit: true, fields: true }).safeParse(filters)
    if (!read.success) {
      const [issue] = read.error.issues
      const name = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined) ?? ''
      throw new AppError('bad-value', {}, { [`filters.${String(name)}`]: 'unreadable' })
    }
    await begin(actor, { id: newId, kind: 'export', resource, format, filters: JSON.stringify(filters) })
    return readExport(actor, newId)
  },
})

export const readExportOperation = getOperation({
  id: 'getExport',
  path: '/exports/{id}',
  scope: 'company:read',
  tag: 'bulk',
  summary: {
    en: 'State of an export of this key, with the address of its file',
    ar: 'حالة تصدير لهذا المفتاح مع عنوان ملفه',
  },
  schema: 'Export',
  item: exported,
  run: ({ actor, id }) => readExport(actor, id),
})

import { z } from 'zod'
import {
  exchangePath,
  longestExchangePath,
  mostExchangeBytes,
  mostExchangeFiles,
  mostExchangeText,
} from '#/domain/partners/exchange.ts'
import {
  addExchangeFile,
  type ExchangeFile,
  listExchange,
  moveExchangeFile,
  readExchangeFile,
  readExchangeUse,
  removeExchangeFile,
} from '#/features/partners/storage/exchange.server.ts'
import { about, field, getOperation, listOperation, postOperation, versionField } from '../operation.ts'

const path = z
  .string()
  .max(longestExchangePath)
  .regex(exchangePath)
  .meta(
    about('Names with slashes between, such as sales/2026-11.csv.', 'أسماء بينها شرطة مائلة، مثل sales/2026-11.csv.'),
  )
const file = z.object({
  id: field.id,
  path: z.string(),
  content_type: z.string(),
  bytes: z.number().int(),
  created_at: field.at,
})
const fileOf = ({ id, path: at, type, bytes, createdAt, version }: ExchangeFile) => ({
  id,
  path: at,
  content_type: type,
  bytes,
  created_at: createdAt.toISOString(),
  [versionField]: version,
})

export const listExchangeFilesOperation = listOperation({
  id: 'listExchangeFiles',
  path: '/exchange',
  scope: 'exchange:read',
  tag: 'storage',
  summary: { en: 'Files of the bucket exchange with their paths', ar: 'ملفات الحاوية exchange ومساراتها' },
  schema: 'ExchangeFile',
  item: file,
  filters: {
    prefix: z
      .string()
      .min(1)
      .max(longestExchangePath)
      .optional()
      .meta(about('Beginning of the path, such as sales/.', 'بداية المسار، مثل sales/.')),
  },
  run: async ({ actor, filters: { prefix }, fetch }) => (await listExchange(actor, prefix ?? '', fetch)).map(fileOf),
})

export const readExchangeFileOperation = getOperation({
  id: 'getExchangeFile',
  path: '/exchange/{id}',
  scope: 'exchange:read',
  tag: 'storage',
  summary: {
    en: 'A file of the bucket exchange, with its version as ETag',
    ar: 'ملف في الحاوية exchange، ونسخته في ETag',
  },
  schema: 'ExchangeFile',
  item: file,
  run: async ({ actor, id }) => fileOf(await readExchangeFile(actor, id)),
})

export const uploadFileOperation = postOperation({
  id: 'uploadFile',
  path: '/exchange',
  scope: 'exchange:write',
  tag: 'storage',
  summary: { en: 'Leave a file in the bucket exchange', ar: 'وضع ملف في الحاوية exchange' },
  schema: 'ExchangeFile',
  item: file,
  body: z.strictObject({
    path,
    content: z
      .string()
      .min(1)
      .max(mostExchangeText)
      // why no pattern over the whole text: on megabytes it ends with a stack overflow
      .refine((text) => !/[^A-Za-z0-9+/=]/.test(text))
      .meta({
        contentEncoding: 'base64',
        ...about(
          'The bytes in base64, at most 5 MB: a PDF, a picture, or text in UTF-8 with the ending csv, json or txt.',
          'البايتات بصيغة base64، حتى 5 ميجابايت: ملف PDF أو صورة، أو نص UTF-8 ينتهي اسمه بـ csv أو json أو txt.',
        ),
      }),
  }),
  status: 201,
  run: async ({ actor, body, newId }) =>
    fileOf(await addExchangeFile(actor, { id: newId, path: body.path, bytes: Buffer.from(body.content, 'base64') })),
})

export const moveFileOperation = postOperation({
  id: 'moveFile',
  path: '/exchange/{id}/move',
  scope: 'exchange:write',
  tag: 'storage',
  summary: { en: 'Give a file of the bucket exchange another path', ar: 'نقل ملف في الحاوية exchange إلى مسار آخر' },
  schema: 'ExchangeFile',
  item: file,
  body: z.strictObject({ path }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => fileOf(await moveExchangeFile(actor, { id, path: body.path, version })),
})

export const removeFileOperation = postOperation({
  id: 'removeFile',
  path: '/exchange/{id}/remove',
  scope: 'exchange:write',
  tag: 'storage',
  summary: { en: 'Remove a file from the bucket exchange', ar: 'حذف ملف من الحاوية exchange' },
  schema: 'RemovedFile',
  item: z.object({ id: field.id, removed: z.literal(true) }),
  body: z.strictObject({}),
  status: 200,
  run: async ({ actor, id }) => {
    await removeExchangeFile(actor, id)
    return { id, removed: true as const }
  },
})

export const readQuotaOperation = getOperation({
  id: 'getStorageQuota',
  path: '/storage/quota',
  scope: 'exchange:read',
  tag: 'storage',
  summary: {
    en: 'What the bucket exchange of the company holds, and may hold',
    ar: 'محتوى الحاوية exchange للمنشأة وحدودها',
  },
  schema: 'StorageQuota',
  item: z.object({
    files: z.number().int(),
    most_files: z.number().int(),
    bytes: z.number().int(),
    most_bytes: z.number().int(),
  }),
  run: async ({ actor }) => {
    const { files, bytes } = await readExchangeUse(actor)
    return { files, most_files: mostExchangeFiles, bytes, most_bytes: mostExchangeBytes }
  },
})

import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type Bucket,
  type BucketName,
  bucketNames,
  buckets,
  leastSignedSeconds,
  mostSignedSeconds,
} from '#/domain/partners/storage.ts'
import { may } from '#/domain/permissions.ts'
import { secretHash, tokenHash } from '#/features/partners/api-keys/secret.server.ts'
import {
  assertBucketFile,
  downloadHeaders,
  listBucket,
  openBucketFile,
} from '#/features/partners/storage/bucket-files.server.ts'
import { signAddress } from '#/features/partners/storage/signed-address.server.ts'
import {
  about,
  type ApiOperation,
  field,
  getOperation,
  listOperation,
  mediaOperation,
  postOperation,
} from '../operation.ts'

const bucket = z.enum(bucketNames).meta(about('Name of the bucket.', 'اسم الحاوية.'))
const file = z.object({
  id: field.id.meta(
    about(
      'Id in the bucket; of the record for documents, invoices and exchange.',
      'المعرّف في الحاوية، وهو معرّف السجل في المستندات والفواتير والحاوية exchange.',
    ),
  ),
  bucket,
  name: z.string(),
  content_type: z.string(),
  bytes: z
    .number()
    .int()
    .nullable()
    .meta(about('Null: known once the file is opened.', 'القيمة null تعني أن الحجم يُعرف عند فتح الملف.')),
  created_at: field.at,
})

const mayWrite = (actor: Actor, name: BucketName): boolean => {
  const { writes }: Bucket = buckets[name]
  return writes !== undefined && may(actor, writes)
}

export const listBucketsOperation = getOperation({
  id: 'listBuckets',
  path: '/storage/buckets',
  scope: 'storage:read',
  tag: 'storage',
  summary: { en: 'Buckets with their policies', ar: 'الحاويات وسياساتها' },
  schema: 'BucketList',
  item: z.object({
    buckets: z.array(
      z.object({
        name: bucket,
        about: z.string(),
        scope: z
          .string()
          .meta(about('Scope of readers beside storage:read.', 'الصلاحية اللازمة للقراءة مع storage:read.')),
        can_read: z.boolean().meta(about('Whether this key has it.', 'هل يملكها هذا المفتاح.')),
        can_write: z
          .boolean()
          .meta(
            about(
              'Whether this key leaves files in it; those of the others come in with their record.',
              'هل يضع هذا المفتاح ملفات فيها؛ وتصل ملفات الحاويات الأخرى مع سجلاتها.',
            ),
          ),
        types: z.array(z.string()),
        most_bytes: z.number().int(),
        signed_seconds: z.object({ least: z.number().int(), most: z.number().int() }),
      }),
    ),
  }),
  run: async ({ actor }) => ({
    buckets: bucketNames.map((name) => ({
      name,
      about: buckets[name].about[actor.language],
      scope: buckets[name].scope,
      can_read: may(actor, buckets[name].needs),
      can_write: mayWrite(actor, name),
      types: [...buckets[name].types],
      most_bytes: buckets[name].mostBytes,
      signed_seconds: { least: leastSignedSeconds, most: mostSignedSeconds },
    })),
  }),
})

export const listFilesOperation = listOperation({
  id: 'listFiles',
  path: '/storage/files',
  scope: 'storage:read',
  tag: 'storage',
  summary: { en: 'Files of a bucket', ar: 'ملفات حاوية' },
  schema: 'StoredFile',
  item: file,
  filters: { bucket: bucket.default('documents') },
  run: async ({ actor, filters: { bucket: from }, fetch }) =>
    (await listBucket(actor, from, fetch)).map(({ id, name, type, bytes, createdAt }) => ({
      id,
      bucket: from,
      name,
      content_type: type,
      bytes,
      created_at: createdAt.toISOString(),
    })),
})

export const downloadFileOperation = mediaOperation({
  id: 'downloadFile',
  path: '/storage/files/{id}',
  scope: 'storage:read',
  tag: 'storage',
  summary: { en: 'A file, as a download', ar: 'تنزيل ملف' },
  media: 'application/octet-stream',
  query: z.strictObject({ bucket: bucket.default('documents') }),
  answer: async ({ actor, params, query }) => {
    const opened = await openBucketFile(actor, query.bucket, params['id']!)
    return { headers: downloadHeaders(opened), body: opened.body }
  },
})

const signOperation = postOperation({
  id: 'signFile',
  path: '/storage/files/{id}/sign',
  scope: 'storage:read',
  tag: 'storage',
  summary: { en: 'Make an address that opens one file for a time', ar: 'إنشاء عنوان يفتح ملفًا واحدًا لمدة محددة' },
  schema: 'SignedAddress',
  item: z.object({ url: z.string(), expires_at: field.at }),
  body: z.strictObject({
    bucket,
    seconds: z
      .number()
      .int()
      .min(leastSignedSeconds)
      .max(mostSignedSeconds)
      .default(3600)
      .meta(
        about(
          'One minute to seven days. The address ends with the secret or token that asked for it.',
          'من دقيقة إلى سبعة أيام. وينتهي العنوان بانتهاء المفتاح السري أو الرمز الذي طلبه.',
        ),
      ),
  }),
  status: 200,
  run: async ({ actor, id, body: { bucket: from, seconds }, secret }) => {
    const hash = secretHash(secret) ?? tokenHash(secret)
    if (!hash) throw new AppError('api.key-unknown')
    await assertBucketFile(actor, from, id)
    const { url, until } = signAddress({ hash, bucket: from, file: id, seconds })
    return { url, expires_at: until.toISOString() }
  },
})
/** Makes nothing that is stored, so that it takes no Idempotency-Key. */
export const signFileOperation: ApiOperation = { ...signOperation, changesNothing: true }

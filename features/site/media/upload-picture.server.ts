import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { type Encoded, encodePicture } from './encode-picture.server.ts'
import { mostPictureBytes } from './limits.ts'

export type NewPicture = { name: string; bytes: Uint8Array; alt: Text }
export type StoredPicture = PublicPicture & { name: string }

/** Adds a picture to the library; a repeated file returns the existing picture. */
export async function uploadPicture(actor: Actor, { name, bytes, alt }: NewPicture): Promise<StoredPicture> {
  authorize(actor, 'media.upload')
  await takeAttempt('picture by account', actor.id)
  if (bytes.length > mostPictureBytes) throw new AppError('too-large')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await readAs(actor, (db) => selectSame(db, sha256))
  if (known) return known
  const picture = await encodePicture(bytes)
  const id = randomUUID()
  await storeFile(storageKey(id), picture.bytes)
  try {
    const kept = await keep(actor, { id, sha256, name: tidyName(name), alt }, picture)
    if (kept.id !== id) await removeFile(storageKey(id))
    return kept
  } catch (error) {
    await discardFile(storageKey(id), error)
    throw error
  }
}

/** File name without extension and unreadable characters. */
function tidyName(name: string): string {
  const readable = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .trim()
  return readable.slice(0, 200) || 'picture'
}

async function selectSame(db: Tx, sha256: string): Promise<StoredPicture | null> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'name', 'width', 'height', 'alt_en', 'alt_ar'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (!row) return null
  const { id, name, width, height, alt_en: en, alt_ar: ar } = row
  return { id, name, width, height, alt: { en, ar } }
}

type Facts = { id: string; sha256: string; name: string; alt: Text }

const keep = (actor: Actor, { id, sha256, name, alt }: Facts, picture: Encoded): Promise<StoredPicture> =>
  asActor(actor, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(tx)
    const known = await selectSame(tx, sha256)
    if (known) return known
    const { width, height } = picture
    await tx
      .insertInto('media')
      .values({
        id,
        owner_id: actor.id,
        name,
        alt_en: alt.en,
        alt_ar: alt.ar,
        content_type: 'image/webp',
        bytes: picture.bytes.length,
        width,
        height,
        sha256,
        storage_key: storageKey(id),
      })
      .execute()
    await recordActivity(tx, actor, { action: 'media.upload', entity: 'media', entityId: id, after: { name } })
    return { id, name, width, height, alt }
  })

import { z } from 'zod'
import { readAs, type Tx, visitor } from '#/db/database.server.ts'
import type { PublicPicture } from '#/domain/picture.ts'

export const isPictureId = (id: string): boolean => z.uuid().safeParse(id).success

/** Pictures by id as visible to visitors; unknown ids are omitted. */
export async function readPictures(ids: readonly string[]): Promise<Record<string, PublicPicture>> {
  const wanted = [...new Set(ids)].filter(isPictureId)
  return wanted.length === 0 ? {} : readAs(visitor, (db) => selectPictures(db, wanted))
}

/** The same within the caller's transaction. */
export async function selectPictures(db: Tx, ids: readonly string[]): Promise<Record<string, PublicPicture>> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'width', 'height', 'alt_en', 'alt_ar'])
    .where('id', 'in', [...ids])
    .execute()
  return Object.fromEntries(
    rows.map(({ id, width, height, alt_en: en, alt_ar: ar }) => [id, { id, width, height, alt: { en, ar } }]),
  )
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { readAs, type Tx, visitor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { encodePicture, narrowPicture } from '#/features/site/media/encode-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { openFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { changeOutline } from './edit-menu.server.ts'

/** Stores a picture of a menu and has `put` name it there. Earlier ones stay, because publications name them. */
async function storePicture(
  actor: Actor,
  { menuId, sent, put }: { menuId: string; sent: readonly SentFile[]; put: (tx: Tx, id: string) => Promise<unknown> },
): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('picture by account', actor.id)
  const [file] = sent
  if (!file) throw new AppError('bad-request', {}, { file: 'menu-photo' })
  const picture = await encodePicture(file.bytes)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, picture.bytes)
  try {
    await changeOutline(actor, menuId, async (tx) => {
      await recordFile(tx, {
        id,
        ownerId: actor.id,
        clientId: companyOf(actor),
        purpose: 'menu_photo',
        contentType: 'image/webp',
        bytes: picture.bytes,
        width: picture.width,
        height: picture.height,
        storageKey: key,
      })
      await put(tx, id)
    })
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

/** Stores a photo of a dish. */
export const setPhoto = (actor: Actor, menuId: string, itemId: string, sent: readonly SentFile[]): Promise<void> =>
  storePicture(actor, {
    menuId,
    sent,
    put: async (tx, id) => {
      const { numUpdatedRows } = await tx
        .updateTable('menu_items')
        .set({ photo_id: id })
        .where('menu_id', '=', menuId)
        .where('id', '=', itemId)
        .executeTakeFirst()
      if (!numUpdatedRows) throw new AppError('not-found')
    },
  })

/** Stores the logo of a menu. Guests see it from the next publication on. */
export const setLogo = (actor: Actor, menuId: string, sent: readonly SentFile[]): Promise<void> =>
  storePicture(actor, {
    menuId,
    sent,
    put: (tx, id) => tx.updateTable('menus').set({ logo_id: id }).where('id', '=', menuId).execute(),
  })

export const dropLogo = (actor: Actor, menuId: string): Promise<void> =>
  changeOutline(actor, menuId, async (tx) => {
    await tx.updateTable('menus').set({ logo_id: null }).where('id', '=', menuId).execute()
  })

export const dropPhoto = (actor: Actor, menuId: string, itemId: string): Promise<void> =>
  changeOutline(actor, menuId, async (tx) => {
    await tx
      .updateTable('menu_items')
      .set({ photo_id: null })
      .where('menu_id', '=', menuId)
      .where('id', '=', itemId)
      .execute()
  })

const widths = ['320', '640']
/** Narrow versions made last; a phone asks for the same ones again and again. */
const narrow = new Map<string, Buffer>()
const mostNarrow = 300

/** A photo for guests, in one of two widths. */
export async function sendMenuPhoto(id: string, asked: string | null): Promise<Response> {
  const none = new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const width = asked ?? '640'
  if (!isRecordId(id) || !widths.includes(width)) return none
  const name = `${id} ${width}`
  let bytes = narrow.get(name)
  if (!bytes) {
    const key = await readAs(visitor, (db) => callFunction<string | null>(db, sql`priv.menu_photo(${id}::uuid)`))
    if (key === null) return none
    try {
      const { stream } = await openFile(key)
      bytes = await narrowPicture(Buffer.from(await new Response(stream).arrayBuffer()), Number(width))
    } catch {
      // a file missing in a restored backup is a gap in the page, not a server error
      return none
    }
    if (narrow.size >= mostNarrow) narrow.delete(narrow.keys().next().value!)
    narrow.set(name, bytes)
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline',
    },
  })
}

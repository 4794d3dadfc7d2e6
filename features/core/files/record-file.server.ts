import { createHash } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'

type FilePurpose = DB['files']['purpose']

type NewFile = {
  id: string
  ownerId: string
  clientId?: string
  purpose: FilePurpose
  contentType: string
  bytes: Uint8Array
  width?: number | null | undefined
  height?: number | null | undefined
  storageKey: string
}

/** Records bytes that are already stored. */
export async function recordFile(tx: Tx, file: NewFile): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      id: file.id,
      owner_id: file.ownerId,
      client_id: file.clientId ?? null,
      purpose: file.purpose,
      content_type: file.contentType,
      bytes: file.bytes.length,
      width: file.width ?? null,
      height: file.height ?? null,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      storage_key: file.storageKey,
    })
    .execute()
}

/** Deletes file records of one purpose; returns the storage keys of their bytes. */
export async function dropFiles(tx: Tx, purpose: FilePurpose, ids: readonly string[]): Promise<string[]> {
  const dropped = await tx
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where('purpose', '=', purpose)
    .returning('storage_key')
    .execute()
  return dropped.map(({ storage_key }) => storage_key)
}

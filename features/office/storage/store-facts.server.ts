import { statfs } from 'node:fs/promises'
import { env } from '#/platform/env.server.ts'

/** The store of files: where it is, and its space in bytes. `null`: not known. */
export type StoreFacts = { kind: 'folder'; free: number | null; size: number | null; backupAt: string | null }

/**
 * The store in use. A store beside the folder adds its kind here with a text `store_…` in messages/office/storage.ts; a
 * backup that records its last run gives its moment as `backupAt`.
 */
export async function readStoreFacts(): Promise<StoreFacts> {
  const disk = await statfs(env().dataDir).catch(() => null)
  return {
    kind: 'folder',
    free: disk && disk.bavail * disk.bsize,
    size: disk && disk.blocks * disk.bsize,
    backupAt: null,
  }
}

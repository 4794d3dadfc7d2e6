import { statfs } from 'node:fs/promises'
import { env } from '#/platform/env.server.ts'
import { storeKind } from '#/platform/files.server.ts'

/** The store of files: where it is, and the space of its disk in bytes. `null`: not known, as for a bucket. */
export type StoreFacts = { kind: 'folder' | 's3'; free: number | null; size: number | null }

/** The store in use. */
export async function readStoreFacts(): Promise<StoreFacts> {
  const kind = storeKind()
  const disk = kind === 'folder' ? await statfs(env().dataDir).catch(() => null) : null
  return { kind, free: disk && disk.bavail * disk.bsize, size: disk && disk.blocks * disk.bsize }
}

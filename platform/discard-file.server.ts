import { isOfConnection } from '#/db/identity.server.ts'
import { removeFile } from './files.server.ts'

/**
 * Removes stored bytes whose row was refused. After a lost connection they stay, because their row may have been
 * written: if no row names them, the daily sweep sets them aside.
 */
export async function discardFile(key: string, error: unknown): Promise<void> {
  if (!isOfConnection(error)) await removeFile(key)
}

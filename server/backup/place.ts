import { isAbsolute, resolve } from 'node:path'
import { StartError } from '#/domain/start-error.ts'
import { env } from '#/platform/env.server.ts'
import { bucketOf } from '#/platform/files.server.ts'
import { folderPlace } from '#/platform/stores/folder-place.server.ts'
import type { Place } from '#/platform/stores/place.ts'
import { openVault, type Vault } from './vault.ts'

/** The place of backups: a folder, or `s3://bucket/path` in the store of the settings. Throws StartError. */
export function backupPlace(to: string | undefined = env().BACKUP_TO): Place {
  if (!to) throw new StartError('Say where backups are: set BACKUP_TO, or give --to. See .env.example.')
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?([\w./-]*)$/.exec(to) ?? []
  if (bucket) return bucketOf(path === '' || path.endsWith('/') ? path : `${path}/`, bucket)
  if (/^\w+:/.test(to)) throw new StartError(`${to} is neither a folder nor an address such as s3://bucket/path.`)
  const folder = resolve(to)
  const { dataDir } = env()
  if (folder === dataDir || (isAbsolute(folder) && folder.startsWith(`${dataDir}/`)))
    throw new StartError('Backups inside DATA_DIR would be lost with it: choose another folder.')
  return folderPlace(folder)
}

/** Opens the place of backups with the key of the settings. Throws StartError. */
export function backupVault({ to, make }: { to?: string | undefined; make: boolean }): Promise<Vault> {
  const { BACKUP_KEY: key, BACKUP_PASSPHRASE_FILE: passphraseFile } = env()
  return openVault(backupPlace(to), { key, passphraseFile }, make)
}

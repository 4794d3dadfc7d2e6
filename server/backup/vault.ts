import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hashRaw } from '@node-rs/argon2'
import sodium from 'libsodium-wrappers-sumo'
import { z } from 'zod'
import { StartError } from '#/domain/start-error.ts'
import { type Place, readWhole } from '#/platform/stores/place.ts'

/** An opened place of backups: keys for contents, and for the names of objects, which tell nothing of their content. */
export type Vault = { place: Place; contents: Uint8Array; names: Uint8Array }
/** The key itself in base64, or the file of a passphrase. */
export type KeySource = { key?: string | undefined; passphraseFile?: string | undefined }

const headName = 'itqan-backups.json'
const keyBytes = 32
/** KiB, passes: 256 MiB for a passphrase that is asked once a backup. */
const cost = { memory: 262_144, passes: 3 }
const headShape = z.object({
  format: z.literal(1),
  key: z.discriminatedUnion('by', [
    z.object({ by: z.literal('key') }),
    z.object({
      by: z.literal('passphrase'),
      salt: z.string(),
      memory: z.number().int().min(8).max(4_194_304),
      passes: z.number().int().min(1).max(100),
    }),
  ]),
  /** A hash under the key: tells a wrong one. */
  check: z.string(),
})
type Head = z.infer<typeof headShape>

const passphraseIn = (file: string): string => {
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < 16) throw new StartError(`The passphrase in ${file} has fewer than 16 characters.`)
  return text
}

async function masterKey(source: KeySource, head: Pick<Head, 'key'>): Promise<Uint8Array> {
  if (head.key.by === 'key') {
    if (!source.key) throw new StartError('These backups are encrypted with a key: set BACKUP_KEY.')
    return Buffer.from(source.key, 'base64')
  }
  if (!source.passphraseFile)
    throw new StartError('These backups are encrypted with a passphrase: set BACKUP_PASSPHRASE_FILE.')
  const { salt, memory, passes } = head.key
  // Argon2id is the default of the package
  return hashRaw(passphraseIn(source.passphraseFile), {
    salt: Buffer.from(salt, 'base64'),
    memoryCost: memory,
    timeCost: passes,
    parallelism: 1,
    outputLen: keyBytes,
  })
}

const subkeys = { contents: 1, names: 2, check: 3 } as const
const derive = (master: Uint8Array, name: keyof typeof subkeys): Uint8Array =>
  sodium.crypto_kdf_derive_from_key(keyBytes, subkeys[name], 'itqanbak', master)
const checkOf = (master: Uint8Array): string => Buffer.from(derive(master, 'check')).toString('base64')

async function readHead(place: Place): Promise<Head | null> {
  const bytes = await readWhole(place, headName)
  if (!bytes) return null
  try {
    return headShape.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    throw new StartError(`The file ${headName} of the backups was altered, or is of a newer version.`)
  }
}

async function makeHead(place: Place, source: KeySource): Promise<{ head: Head; master: Uint8Array }> {
  const by: Head['key'] = source.key
    ? { by: 'key' }
    : { by: 'passphrase', salt: randomBytes(16).toString('base64'), ...cost }
  const master = await masterKey(source, { key: by })
  const head: Head = { format: 1, key: by, check: checkOf(master) }
  await place.put(headName, Buffer.from(`${JSON.stringify(head, null, 2)}\n`))
  return { head, master }
}

/**
 * Opens a place of backups with its key. With `make` an empty place is prepared. Throws StartError: no key, a wrong key, no
 * backups.
 */
export async function openVault(place: Place, source: KeySource, make: boolean): Promise<Vault> {
  await sodium.ready
  if (!source.key && !source.passphraseFile)
    throw new StartError('A backup needs a key: set BACKUP_KEY, or BACKUP_PASSPHRASE_FILE. See .env.example.')
  const found = await readHead(place)
  if (!found && !make) throw new StartError('There are no backups at this place.')
  const { head, master } = found
    ? { head: found, master: await masterKey(source, found) }
    : await makeHead(place, source)
  if (head.check !== checkOf(master))
    throw new StartError('The key or passphrase is not the one of these backups: nothing was read or changed.')
  return { place, contents: derive(master, 'contents'), names: derive(master, 'names') }
}

/** Name of an object from a hash of its content: the same content is stored once, and the name tells nothing of it. */
export function objectName({ names }: Vault, sha256: string): string {
  const mac = Buffer.from(sodium.crypto_generichash(keyBytes, sodium.from_string(sha256), names)).toString('hex')
  return `objects/${mac.slice(0, 2)}/${mac}`
}

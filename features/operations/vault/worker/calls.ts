import { Secret, TOTP, URI } from 'otpauth'
import {
  type EntryContent,
  entryFields,
  exportPlace,
  type HiddenField,
  type Owner,
} from '#/domain/operations/vault/formats.ts'
import { generatePassword, type GeneratorPolicy } from '#/domain/operations/vault/generator.ts'
import { exportCsv, importCsv, type ImportSource } from '#/domain/operations/vault/importers.ts'
import type { VaultRole } from '#/domain/operations/vault/manifest.ts'
import { kdfCost, type KdfParameters } from '#/domain/operations/vault/parameters.ts'
import type { Commit } from '../crypto/commit.ts'
import {
  changeLock,
  type Keys,
  type Lock,
  passwordKey,
  type PublicKeys,
  recoverVault,
  setUpVault,
  unlockVault,
} from '../crypto/lock.ts'
import type { DeviceMemory } from '../crypto/memory.ts'
import { encode, openJson, sealJson, VaultError } from '../crypto/primitives.ts'
import { type Snapshot, VaultSession } from '../crypto/session.ts'
import { readySodium } from '../crypto/sodium.ts'

type Offer = { owner: Owner; lock: Lock; publicKeys: PublicKeys }
type NewPassword = { password: string; withKit: boolean }
export type ImportPreview =
  | { problem: 'unknown-file' | 'empty' | 'too-many' | 'wrong-password' | 'needs-password' }
  | { source: ImportSource; skipped: number; rows: { title: string; user: string }[] }

let open: { owner: Owner; lock: Lock; keys: Keys; session: VaultSession } | null = null
let parsed: EntryContent[] = []

async function begin(offer: Offer, keys: Keys): Promise<void> {
  open = { ...offer, keys, session: new VaultSession(await readySodium(), offer.owner, keys) }
}
function opened() {
  if (!open) throw new VaultError('locked')
  return open
}
const session = (): VaultSession => opened().session

const exportBlock = 4096
const exportFormat = 'itqan-vault'

/** A code of six digits for now. The secret is a base 32 text or an otpauth address. */
function codeOf(secret: string): { code: string; endsAt: number } | null {
  try {
    const totp = secret.trim().startsWith('otpauth://')
      ? URI.parse(secret.trim())
      : new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '').toUpperCase()) })
    if (!(totp instanceof TOTP)) return null
    return { code: totp.generate(), endsAt: Date.now() + totp.remaining() }
  } catch {
    return null
  }
}

const isContent = (row: unknown): row is EntryContent =>
  typeof row === 'object' && row !== null && entryFields.every((field) => typeof Reflect.get(row, field) === 'string')

/** Reads a file of ours that was encrypted under a password; null: another kind of file. */
async function openExport(text: string, password: string): Promise<EntryContent[] | null> {
  let file: { format?: unknown; kdf?: KdfParameters; sealed?: string }
  try {
    file = JSON.parse(text) as typeof file
  } catch {
    return null
  }
  if (file.format !== exportFormat || !file.kdf || !file.sealed) return null
  const sodium = await readySodium()
  const key = await passwordKey(sodium, password, file.kdf)
  const rows = openJson(sodium, key, file.sealed, exportPlace(file.kdf), exportBlock)
  return Array.isArray(rows) ? rows.filter(isContent) : []
}

/** What the page asks of the worker. Secrets come back for one field at a time. */
export const calls = {
  async setUp(owner: Owner, chosen: NewPassword): Promise<{ lock: Lock; publicKeys: PublicKeys; kit: string | null }> {
    const { lock, publicKeys, kit, keys } = await setUpVault(await readySodium(), owner, chosen)
    await begin({ owner, lock, publicKeys }, keys)
    return { lock, publicKeys, kit }
  },
  async unlock(offer: Offer, password: string): Promise<void> {
    await begin(offer, await unlockVault(await readySodium(), offer, password))
  },
  async recover(offer: Offer, typed: string, chosen: NewPassword): Promise<{ lock: Lock; kit: string | null }> {
    const sodium = await readySodium()
    const keys = await recoverVault(sodium, offer, typed)
    const made = await changeLock(sodium, offer.owner, offer.lock, keys, chosen)
    await begin({ ...offer, lock: made.lock }, keys)
    return made
  },
  /** Another password, after the present one was typed again. */
  async changeLock(present: string, chosen: NewPassword): Promise<{ lock: Lock; kit: string | null }> {
    const { owner, lock, keys } = opened()
    const sodium = await readySodium()
    await unlockVault(sodium, { owner, lock, publicKeys: keys.publicKeys }, present)
    return changeLock(sodium, owner, lock, keys, chosen)
  },
  keepLock(lock: Lock): void {
    opened().lock = lock
  },
  load: (snapshot: Snapshot, device: DeviceMemory | null) => session().load(snapshot, device),
  reveal: (collection: string, entry: string, field: HiddenField): string => session().reveal(collection, entry, field),
  content: (collection: string, entry: string): EntryContent => session().content(collection, entry),
  code: (collection: string, entry: string) => codeOf(session().reveal(collection, entry, 'totp')),
  create: (name: string): Commit => session().create(name, { collection: crypto.randomUUID() }),
  save(collection: string, entry: string | null, content: EntryContent): { commit: Commit; entry: string } {
    const id = entry ?? crypto.randomUUID()
    const at = new Date().toISOString()
    return { entry: id, commit: session().write(collection, { put: [{ id, content }], at }) }
  },
  remove: (collection: string, entry: string): Commit =>
    session().write(collection, { put: [], removed: [entry], at: new Date().toISOString() }),
  share: (collection: string, person: string, role: VaultRole): Commit => session().share(collection, person, role),
  rotate: (collection: string, without: string[]): Commit => session().rotate(collection, without),
  rename: (collection: string, name: string): Commit => session().rotate(collection, [], name),
  acknowledge: () => session().acknowledge(),
  confirmKey: (person: string) => session().confirmKey(person),
  async generate(policy: GeneratorPolicy): Promise<string> {
    const sodium = await readySodium()
    return generatePassword(policy, (limit) => sodium.randombytes_uniform(limit))
  },
  /** Reads a file into the worker and shows its names; the rest stays here until it is imported. */
  async readFile(text: string, password: string): Promise<ImportPreview> {
    parsed = []
    let own: EntryContent[] | null
    try {
      own = text.trimStart().startsWith('{') && password === '' ? [] : await openExport(text, password)
    } catch {
      return { problem: 'wrong-password' }
    }
    if (own?.length === 0) return { problem: password === '' ? 'needs-password' : 'empty' }
    const found = own ? { source: 'itqan' as const, rows: own, skipped: 0 } : importCsv(text)
    if ('problem' in found) return found
    parsed = found.rows
    return {
      source: found.source,
      skipped: found.skipped,
      rows: found.rows.map(({ title, user }) => ({ title, user })),
    }
  },
  importRead(collection: string): Commit {
    const put = parsed.map((content) => ({ id: crypto.randomUUID(), content }))
    parsed = []
    return session().write(collection, { put, at: new Date().toISOString() })
  },
  exportPlain: (collection: string): string => exportCsv(session().contents(collection)),
  async exportSealed(collection: string, password: string): Promise<string> {
    const sodium = await readySodium()
    const salt = encode(sodium, sodium.randombytes_buf(sodium.crypto_pwhash_SALTBYTES))
    const kdf = { ...kdfCost, salt }
    const key = await passwordKey(sodium, password, kdf)
    const sealed = sealJson(sodium, key, session().contents(collection), exportPlace(kdf), exportBlock)
    return JSON.stringify({ format: exportFormat, kdf, sealed })
  },
}

export type VaultCalls = typeof calls
export type CallName = keyof VaultCalls

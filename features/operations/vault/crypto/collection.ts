import {
  contentKeyPlace,
  entryBlock,
  type EntryBlob,
  type EntryPlace,
  entryPlace,
  manifestStatement,
  nameBlock,
  namePlace,
  wrapStatement,
} from '#/domain/operations/vault/formats.ts'
import {
  type Manifest,
  type ManifestMember,
  manifestText,
  problemOf,
  readManifest,
  type Seen,
  type VaultProblem,
  type VaultRole,
  writesEntries,
} from '#/domain/operations/vault/manifest.ts'
import { isGenuine, type Keys, type PublicKeys } from './lock.ts'
import {
  decode,
  encode,
  hashOf,
  isSigned,
  open,
  openJson,
  seal,
  sealJson,
  sign,
  type Sodium,
  VaultError,
} from './primitives.ts'

export type EntryRow = { id: string; version: number; keyVersion: number; contentKey: string; body: string }
export type WrapRow = { person: string; role: VaultRole; sealed: string; giver: string; signature: string }
/** A collection as the server offers it. */
export type CollectionRow = {
  id: string
  keyVersion: number
  counter: number
  name: string
  manifest: string
  signature: string
  signer: string
  wraps: WrapRow[]
  entries: EntryRow[]
}

/** A collection after all checks. */
export type OpenCollection = {
  id: string
  name: string
  key: Uint8Array
  keyVersion: number
  counter: number
  hash: string
  role: VaultRole
  manifest: Manifest
  sealedName: string
  entries: Map<string, { version: number; hash: string; blob: EntryBlob }>
}

const hashOfEntry = (sodium: Sodium, { contentKey, body }: EntryRow): string => hashOf(sodium, `${contentKey}|${body}`)

/** One login under a content key of its own, which is under the key of the collection. */
export function sealEntry(sodium: Sodium, key: Uint8Array, place: EntryPlace, blob: EntryBlob): EntryRow {
  const contentKey = sodium.randombytes_buf(32)
  const row = {
    id: place.entry,
    version: place.version,
    keyVersion: place.keyVersion,
    contentKey: seal(sodium, key, contentKey, contentKeyPlace(place)),
    body: sealJson(sodium, contentKey, blob, entryPlace(place), entryBlock),
  }
  sodium.memzero(contentKey)
  return row
}

export function openEntry(sodium: Sodium, key: Uint8Array, place: EntryPlace, row: EntryRow): EntryBlob {
  const contentKey = open(sodium, key, row.contentKey, contentKeyPlace(place))
  const blob = openJson(sodium, contentKey, row.body, entryPlace(place), entryBlock) as EntryBlob
  sodium.memzero(contentKey)
  return blob
}

export const sealName = (sodium: Sodium, key: Uint8Array, name: string, place: [string, string, number]): string =>
  sealJson(sodium, key, name, namePlace(...place), nameBlock)

type Given = { company: string; collection: string; keyVersion: number; key: Uint8Array }

/** Gives the key of a collection to a person: a sealed box and the giver's signature. */
export function giveKey(
  sodium: Sodium,
  keys: Keys,
  { company, collection, keyVersion, key }: Given,
  to: PublicKeys,
  role: VaultRole,
): WrapRow {
  if (!isGenuine(sodium, company, to)) throw new VaultError('key-changed', to.person)
  const sealed = encode(sodium, sodium.crypto_box_seal(key, decode(sodium, to.boxKey)))
  const statement = wrapStatement({ company, person: to.person }, { collection, keyVersion, boxKey: to.boxKey, sealed })
  return {
    person: to.person,
    role,
    sealed,
    giver: keys.publicKeys.person,
    signature: sign(sodium, keys.signSecret, statement),
  }
}

function takeKey(sodium: Sodium, keys: Keys, row: CollectionRow, manifest: Manifest): Uint8Array {
  const { person, boxKey } = keys.publicKeys
  const wrap = row.wraps.find((one) => one.person === person)
  const giver = manifest.members.find((member) => member.person === wrap?.giver)
  if (!wrap || !giver) throw new VaultError('missing')
  const place = { collection: row.id, keyVersion: row.keyVersion, boxKey, sealed: wrap.sealed }
  if (!isSigned(sodium, giver.key, wrapStatement({ company: manifest.company, person }, place), wrap.signature))
    throw new VaultError('altered')
  try {
    return sodium.crypto_box_seal_open(decode(sodium, wrap.sealed), decode(sodium, boxKey), keys.boxSecret)
  } catch {
    throw new VaultError('altered')
  }
}

/** The pinned keys of people: the current one, and those confirmed before it. */
export type Pins = Record<string, string[]>

type Checked = { collection: OpenCollection } | { problem: VaultProblem }

/**
 * Checks everything about a collection before anything of it is decrypted: the signer is a member who may write and
 * whose key is the pinned one, the signature holds, the rows are those signed, and nothing is older than what was seen.
 */
export function openCollection(
  sodium: Sodium,
  { company, keys, row, seen, pins }: { company: string; keys: Keys; row: CollectionRow; seen?: Seen; pins: Pins },
): Checked {
  const manifest = readManifest(row.manifest)
  const signer = manifest?.members.find(({ person }) => person === row.signer)
  if (!manifest || !signer || !writesEntries(signer.role)) return { problem: 'forged' }
  // why: members added to the list are pinned with it, so each of their keys has to be the known one
  if (manifest.members.some(({ person, key }) => pins[person] && !pins[person].includes(key)))
    return { problem: 'key-changed' }
  if (!isSigned(sodium, signer.key, manifestStatement(row.manifest), row.signature)) return { problem: 'forged' }
  const hash = hashOf(sodium, row.manifest)
  const entries = row.entries.map((entry) => ({ ...entry, hash: hashOfEntry(sodium, entry) }))
  const nameHash = hashOf(sodium, row.name)
  const { id: collection, keyVersion, counter, wraps } = row
  const problem = problemOf(
    manifest,
    { company, collection, keyVersion, counter, nameHash, hash, entries, wraps },
    seen,
  )
  if (problem) return { problem }
  const me = manifest.members.find(({ person }) => person === keys.publicKeys.person)
  if (!me) return { problem: 'added' }
  try {
    const key = takeKey(sodium, keys, row, manifest)
    const name = openJson(sodium, key, row.name, namePlace(company, collection, keyVersion), nameBlock) as string
    const opened = entries.map((entry) => {
      if (entry.keyVersion !== keyVersion) throw new VaultError('altered')
      const place = { company, collection, entry: entry.id, version: entry.version, keyVersion }
      const { version, hash: hashed } = entry
      return [entry.id, { version, hash: hashed, blob: openEntry(sodium, key, place, entry) }] as const
    })
    const rest = { keyVersion, counter, hash, role: me.role, manifest, sealedName: row.name }
    return { collection: { id: collection, name, key, ...rest, entries: new Map(opened) } }
  } catch {
    return { problem: 'altered' }
  }
}

/** The list that a change writes, signed. */
export function signManifest(
  sodium: Sodium,
  keys: Keys,
  state: Omit<Manifest, 'v' | 'name' | 'entries'> & { sealedName: string; members: ManifestMember[]; rows: EntryRow[] },
  kept: readonly { id: string; version: number; hash: string }[] = [],
): { manifest: string; signature: string } {
  const { sealedName, rows, ...rest } = state
  const manifest = manifestText({
    v: 1,
    ...rest,
    name: hashOf(sodium, sealedName),
    entries: [...kept, ...rows.map((row) => ({ id: row.id, version: row.version, hash: hashOfEntry(sodium, row) }))],
  })
  return { manifest, signature: sign(sodium, keys.signSecret, manifestStatement(manifest)) }
}

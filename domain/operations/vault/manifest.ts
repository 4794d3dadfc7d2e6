export const vaultRoles = ['manage', 'edit', 'read'] as const
export type VaultRole = (typeof vaultRoles)[number]

/** Who writes entries; `manage` also shares, removes people and changes the key. */
export const writesEntries = (role: VaultRole): boolean => role !== 'read'

export type ManifestMember = { person: string; role: VaultRole; key: string }
export type ManifestEntry = { id: string; version: number; hash: string }

/**
 * The state of a collection, signed by the person who wrote it: what is not listed does not belong, what is listed and
 * missing was dropped, and a lower counter than one seen before is an old state.
 */
export type Manifest = {
  v: 1
  company: string
  collection: string
  keyVersion: number
  counter: number
  /** Hash of the encrypted name. */
  name: string
  members: ManifestMember[]
  entries: ManifestEntry[]
}

const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The manifest as the text that is signed: one order of keys and rows. */
export const manifestText = (manifest: Manifest): string =>
  JSON.stringify({
    v: 1,
    company: manifest.company,
    collection: manifest.collection,
    keyVersion: manifest.keyVersion,
    counter: manifest.counter,
    name: manifest.name,
    members: manifest.members
      .toSorted((a, b) => byId(a.person, b.person))
      .map(({ person, role, key }) => ({ person, role, key })),
    entries: manifest.entries
      .toSorted((a, b) => byId(a.id, b.id))
      .map(({ id, version, hash }) => ({ id, version, hash })),
  })

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const isMember = (row: unknown): row is ManifestMember =>
  isObject(row) && isText(row['person']) && isText(row['key']) && vaultRoles.includes(row['role'] as VaultRole)
const isEntry = (row: unknown): row is ManifestEntry =>
  isObject(row) && isText(row['id']) && isCount(row['version']) && isText(row['hash'])
const onceEach = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** Reads a manifest; null where the text is none, lists something twice, or is not in its one order. */
export function readManifest(text: string): Manifest | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(read) || read['v'] !== 1) return null
  const { company, collection, keyVersion, counter, name, members, entries } = read
  if (!isText(company) || !isText(collection) || !isText(name) || !isCount(keyVersion) || !isCount(counter)) return null
  if (!Array.isArray(members) || !members.every(isMember)) return null
  if (!Array.isArray(entries) || !entries.every(isEntry)) return null
  if (!onceEach(members.map(({ person }) => person)) || !onceEach(entries.map(({ id }) => id))) return null
  const manifest: Manifest = { v: 1, company, collection, keyVersion, counter, name, members, entries }
  return manifestText(manifest) === text ? manifest : null
}

/** Counter and hash of the manifest that this person saw last. */
export type Seen = { counter: number; hash: string }

/** What is wrong with a collection as the server offers it. */
export const vaultProblems = [
  'forged', // signature or signer
  'replayed', // an older state, or another one with the same counter
  'dropped', // an entry is missing
  'added', // an entry or a person that the signed list does not have
  'altered', // content, name or key
  'swapped', // belongs to another collection, company or version
  'key-changed', // the signer's key is not the one pinned
] as const
export type VaultProblem = (typeof vaultProblems)[number]

type Offered = {
  company: string
  collection: string
  keyVersion: number
  counter: number
  nameHash: string
  /** Hash of the text of the manifest. */
  hash: string
  entries: readonly ManifestEntry[]
  wraps: readonly { person: string; role: VaultRole }[]
}

/**
 * Compares a manifest, whose signature was checked, with the rows beside it and with what was seen before. Wraps may be
 * fewer than the members: those of a person who left the company are gone before the next signature.
 */
export function problemOf(manifest: Manifest, offered: Offered, seen: Seen | undefined): VaultProblem | null {
  if (
    manifest.company !== offered.company ||
    manifest.collection !== offered.collection ||
    manifest.keyVersion !== offered.keyVersion ||
    manifest.counter !== offered.counter
  )
    return 'swapped'
  if (seen && (manifest.counter < seen.counter || (manifest.counter === seen.counter && offered.hash !== seen.hash)))
    return 'replayed'
  if (manifest.name !== offered.nameHash) return 'altered'
  const listed = new Map(manifest.entries.map((entry) => [entry.id, entry]))
  for (const entry of offered.entries) {
    const signed = listed.get(entry.id)
    if (!signed) return 'added'
    if (signed.version !== entry.version) return signed.version > entry.version ? 'replayed' : 'altered'
    if (signed.hash !== entry.hash) return 'altered'
  }
  if (offered.entries.length < listed.size) return 'dropped'
  const roles = new Map(manifest.members.map(({ person, role }) => [person, role]))
  return offered.wraps.some(({ person, role }) => roles.get(person) !== role) ? 'added' : null
}

import { type EntryBlob, type EntryContent, longestName } from '#/domain/operations/vault/formats.ts'
import { type VaultRole, writesEntries } from '#/domain/operations/vault/manifest.ts'
import { type EntryRow, giveKey, type OpenCollection, sealEntry, sealName, signManifest } from './collection.ts'
import type { Commit } from './commit.ts'
import type { Keys, PublicKeys } from './lock.ts'
import { type Sodium, VaultError } from './primitives.ts'

export type Context = { sodium: Sodium; company: string; keys: Keys }

/** A collection with its first member, who manages it. */
export function newCollection({ sodium, company, keys }: Context, name: string, collection: string): Commit {
  const key = sodium.randombytes_buf(32)
  const keyVersion = 1
  const sealedName = sealName(sodium, key, name.slice(0, longestName), [company, collection, keyVersion])
  const given = { company, collection, keyVersion, key }
  const { person, signKey } = keys.publicKeys
  const members = [{ person, role: 'manage' as const, key: signKey }]
  const state = { company, collection, keyVersion, counter: 1, sealedName, members, rows: [] }
  return {
    kind: 'create',
    collection,
    seen: { counter: 0, keyVersion: 0 },
    keyVersion,
    name: sealedName,
    ...signManifest(sodium, keys, state),
    entries: [],
    removed: [],
    wraps: [withoutGiver(giveKey(sodium, keys, given, keys.publicKeys, 'manage'))],
    renewed: [],
  }
}

const withoutGiver = ({ person, role, sealed, signature }: ReturnType<typeof giveKey>) => ({
  person,
  role,
  sealed,
  signature,
})

type Change = { put: { id: string; content: EntryContent }[]; removed?: string[]; at: string }

export function entriesCommit({ sodium, company, keys }: Context, open: OpenCollection, change: Change): Commit {
  if (!writesEntries(open.role)) throw new VaultError('no-rights')
  const { id: collection, key, keyVersion, counter, entries, sealedName, manifest } = open
  const removed = change.removed ?? []
  const rows = change.put.map(({ id, content }): EntryRow => {
    const before = entries.get(id)
    const secretAt = before && before.blob.secret === content.secret ? before.blob.secretAt : change.at
    const place = { company, collection, entry: id, version: (before?.version ?? 0) + 1, keyVersion }
    return sealEntry(sodium, key, place, { ...content, changedAt: change.at, secretAt })
  })
  const gone = new Set([...removed, ...rows.map(({ id }) => id)])
  const kept = [...entries].filter(([id]) => !gone.has(id)).map(([id, { version, hash }]) => ({ id, version, hash }))
  const state = { company, collection, keyVersion, counter: counter + 1, sealedName, members: manifest.members, rows }
  const isRenewed = ({ id, content }: Change['put'][number]) => entries.get(id)?.blob.secret !== content.secret
  return {
    kind: 'entries',
    collection,
    seen: { counter, keyVersion },
    keyVersion,
    name: sealedName,
    ...signManifest(sodium, keys, state, kept),
    entries: rows,
    removed,
    wraps: [],
    renewed: change.put.filter(isRenewed).map(({ id }) => id),
  }
}

/** Gives a person the current key, or another role. */
export function sharing(
  { sodium, company, keys }: Context,
  open: OpenCollection,
  to: PublicKeys,
  role: VaultRole,
): Commit {
  if (open.role !== 'manage') throw new VaultError('no-rights')
  const { id: collection, key, keyVersion, counter, entries, sealedName, manifest } = open
  // those who left stay in the list until the key changes, so that it shows that it has to
  const others = manifest.members.filter(({ person }) => person !== to.person)
  const members = [...others, { person: to.person, role, key: to.signKey }]
  const state = { company, collection, keyVersion, counter: counter + 1, sealedName, members, rows: [] }
  const kept = [...entries].map(([id, { version, hash }]) => ({ id, version, hash }))
  return {
    kind: 'share',
    collection,
    seen: { counter, keyVersion },
    keyVersion,
    name: sealedName,
    ...signManifest(sodium, keys, state, kept),
    entries: [],
    removed: [],
    wraps: [withoutGiver(giveKey(sodium, keys, { company, collection, keyVersion, key }, to, role))],
    renewed: [],
  }
}

/** A new key, given to `members`; every login and the name encrypted again under it. */
export function rotation(
  { sodium, company, keys }: Context,
  open: OpenCollection,
  members: readonly { keys: PublicKeys; role: VaultRole }[],
  name = open.name,
): Commit {
  const own = members.find((member) => member.keys.person === keys.publicKeys.person)
  if (own?.role !== 'manage') throw new VaultError('no-rights')
  const { id: collection, counter, entries } = open
  const key = sodium.randombytes_buf(32)
  const keyVersion = open.keyVersion + 1
  const sealedName = sealName(sodium, key, name.slice(0, longestName), [company, collection, keyVersion])
  const rows = [...entries].map(([entry, { version, blob }]: [string, { version: number; blob: EntryBlob }]) =>
    sealEntry(sodium, key, { company, collection, entry, version: version + 1, keyVersion }, blob),
  )
  const listed = members.map((member) => ({
    person: member.keys.person,
    role: member.role,
    key: member.keys.signKey,
  }))
  const state = { company, collection, keyVersion, counter: counter + 1, sealedName, members: listed, rows }
  const given = { company, collection, keyVersion, key }
  const wraps = members.map((member) => withoutGiver(giveKey(sodium, keys, given, member.keys, member.role)))
  sodium.memzero(key)
  return {
    kind: 'rotate',
    collection,
    seen: { counter, keyVersion: open.keyVersion },
    keyVersion,
    name: sealedName,
    ...signManifest(sodium, keys, state),
    entries: rows,
    removed: [],
    wraps,
    renewed: [],
  }
}

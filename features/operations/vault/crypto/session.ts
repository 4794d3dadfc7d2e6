import { type EntryBlob, type EntryContent, type HiddenField, type Owner } from '#/domain/operations/vault/formats.ts'
import { fingerprintWords } from '#/domain/operations/vault/fingerprint-words.ts'
import type { ManifestMember, VaultProblem, VaultRole } from '#/domain/operations/vault/manifest.ts'
import { type CollectionRow, type OpenCollection, openCollection } from './collection.ts'
import type { Commit } from './commit.ts'
import { isGenuine, type Keys, type PublicKeys } from './lock.ts'
import {
  type DeviceMemory,
  emptyMemory,
  type Memory,
  type MemoryRow,
  openMemory,
  remember,
  sealMemory,
} from './memory.ts'
import { decode, type Sodium, VaultError } from './primitives.ts'
import { entriesCommit, newCollection, rotation, sharing } from './writes.ts'

/** Everything of the vault that the server gives to its owner. */
export type Snapshot = { people: PublicKeys[]; collections: CollectionRow[]; memory: MemoryRow | null }

/** What the page shows of a login without revealing anything. */
export type EntryView = Pick<EntryBlob, 'title' | 'url' | 'user' | 'changedAt' | 'secretAt'> & {
  id: string
  has: Record<HiddenField, boolean>
}
/** `changed`: the server offers another key than the one in the signed list. `left`: has no key any more. */
export type MemberView = { person: string; role: VaultRole; state: 'same' | 'changed' | 'left' }
export type CollectionView =
  | { id: string; problem: VaultProblem }
  | { id: string; problem: null; name: string; role: VaultRole; entries: EntryView[]; members: MemberView[] }
export type VaultView = {
  collections: CollectionView[]
  /** Words of the key of each person, and whether it is one that was pinned. */
  people: { person: string; words: string[]; state: 'pinned' | 'new' | 'changed' }[]
  /** Collections seen before that the server no longer offers. */
  missing: number
  memory: MemoryRow | null
  device: DeviceMemory
}

const viewOf = (id: string, blob: EntryBlob): EntryView => ({
  id,
  title: blob.title,
  url: blob.url,
  user: blob.user,
  changedAt: blob.changedAt,
  secretAt: blob.secretAt,
  has: { secret: blob.secret !== '', totp: blob.totp !== '', notes: blob.notes !== '' },
})

/** An open vault: holds the keys, checks what the server offers, and makes what is sent. Lives in the worker only. */
export class VaultSession {
  readonly #sodium: Sodium
  readonly #owner: Owner
  readonly #keys: Keys
  #people = new Map<string, PublicKeys>()
  #collections = new Map<string, OpenCollection>()
  #rows = new Map<string, CollectionRow>()
  #memory: Memory = emptyMemory()
  #memoryVersion = 0

  constructor(sodium: Sodium, owner: Owner, keys: Keys) {
    this.#sodium = sodium
    this.#owner = owner
    this.#keys = keys
  }

  get #context() {
    return { sodium: this.#sodium, company: this.#owner.company, keys: this.#keys }
  }

  /** Reads what the server offers. The view holds a new memory where something was seen for the first time. */
  load(snapshot: Snapshot, device: DeviceMemory | null): VaultView {
    const { company, person } = this.#owner
    const { userKey, publicKeys } = this.#keys
    this.#memory = openMemory(this.#sodium, this.#owner, userKey, snapshot.memory, device)
    this.#memory.pins[person] ??= [publicKeys.signKey]
    this.#memoryVersion = snapshot.memory?.version ?? 0
    const before = JSON.stringify(this.#memory)
    this.#people = new Map(snapshot.people.map((one) => [one.person, one]))
    this.#collections = new Map()
    this.#rows = new Map(snapshot.collections.map((row) => [row.id, row]))
    const views = snapshot.collections.map((row): CollectionView => {
      const { seen, pins } = this.#memory
      const at = seen[row.id]
      const given = { company, keys: this.#keys, row, pins, ...(at && { seen: at }) }
      const checked = openCollection(this.#sodium, given)
      if ('problem' in checked) return { id: row.id, problem: checked.problem }
      this.#memory = remember(this.#memory, checked.collection)
      this.#collections.set(row.id, checked.collection)
      return this.#viewOf(checked.collection, row)
    })
    const changed = snapshot.memory === null || JSON.stringify(this.#memory) !== before
    return {
      collections: views,
      people: snapshot.people.map((one) => this.#personOf(one)),
      missing: this.#missing().filter((id) => !this.#memory.gone.includes(id)).length,
      ...this.#memoryAfter(changed),
    }
  }

  #memoryAfter(changed: boolean): { memory: MemoryRow | null; device: DeviceMemory } {
    const version = this.#memoryVersion + (changed ? 1 : 0)
    const memory = changed ? sealMemory(this.#sodium, this.#owner, this.#keys.userKey, this.#memory, version) : null
    // the device takes the new version only once the server has it
    return { memory, device: { version: this.#memoryVersion, seen: this.#memory.seen } }
  }

  #viewOf({ id, name, role, entries, manifest }: OpenCollection, row: CollectionRow): CollectionView {
    const members = manifest.members.map((member): MemberView => {
      const holds = row.wraps.some(({ person }) => person === member.person)
      const state = !holds ? 'left' : this.#people.get(member.person)?.signKey === member.key ? 'same' : 'changed'
      return { person: member.person, role: member.role, state }
    })
    const views = [...entries].map(([entry, { blob }]) => viewOf(entry, blob))
    return { id, problem: null, name, role, members, entries: views }
  }

  #wordsOf(signKey: string): string[] {
    return fingerprintWords(this.#sodium.crypto_hash_sha256(decode(this.#sodium, signKey)))
  }

  #personOf(keys: PublicKeys): VaultView['people'][number] {
    const pins = this.#memory.pins[keys.person]
    const genuine = isGenuine(this.#sodium, this.#owner.company, keys)
    const state = !genuine || (pins && pins.at(-1) !== keys.signKey) ? 'changed' : pins ? 'pinned' : 'new'
    return { person: keys.person, words: this.#wordsOf(keys.signKey), state }
  }

  #open(collection: string): OpenCollection {
    const found = this.#collections.get(collection)
    if (!found) throw new VaultError('missing')
    return found
  }

  /** Keys of a person for a gift. A key other than the pinned one stops it. */
  #recipient(person: string): PublicKeys {
    const keys = this.#people.get(person)
    if (!keys) throw new VaultError('missing', person)
    if (this.#personOf(keys).state === 'changed') throw new VaultError('key-changed', person)
    return keys
  }

  #blob(collection: string, entry: string): EntryBlob {
    const found = this.#open(collection).entries.get(entry)
    if (!found) throw new VaultError('missing')
    return found.blob
  }

  /** One hidden field of one login. */
  reveal(collection: string, entry: string, field: HiddenField): string {
    return this.#blob(collection, entry)[field]
  }

  /** A login for its form. */
  content(collection: string, entry: string): EntryContent {
    const { title, url, user, secret, totp, notes } = this.#blob(collection, entry)
    return { title, url, user, secret, totp, notes }
  }

  /** Logins of a collection, for a file. */
  contents(collection: string): EntryContent[] {
    return [...this.#open(collection).entries.keys()].map((entry) => this.content(collection, entry))
  }

  /** A person confirmed that the words of the new key are those that its owner reads. */
  confirmKey(person: string): { memory: MemoryRow | null; device: DeviceMemory } {
    const keys = this.#people.get(person)
    if (!keys || !isGenuine(this.#sodium, this.#owner.company, keys)) throw new VaultError('key-changed', person)
    const others = (this.#memory.pins[person] ?? []).filter((key) => key !== keys.signKey)
    this.#memory.pins[person] = [...others, keys.signKey]
    return this.#memoryAfter(true)
  }

  /** A person knows that some collections are no longer offered. */
  acknowledge(): { memory: MemoryRow | null; device: DeviceMemory } {
    this.#memory.gone = this.#missing()
    return this.#memoryAfter(true)
  }

  #missing(): string[] {
    return Object.keys(this.#memory.seen).filter((id) => !this.#rows.has(id))
  }

  create(name: string, ids: { collection: string }): Commit {
    return newCollection(this.#context, name, ids.collection)
  }

  /** Adds logins, replaces one, or removes some. */
  write(
    collection: string,
    change: { put: { id: string; content: EntryContent }[]; removed?: string[]; at: string },
  ): Commit {
    return entriesCommit(this.#context, this.#open(collection), change)
  }

  share(collection: string, person: string, role: VaultRole): Commit {
    const open = this.#open(collection)
    return sharing(this.#context, open, this.#recipient(person), role)
  }

  #rowOf(collection: string): CollectionRow {
    const row = this.#rows.get(collection)
    if (!row) throw new VaultError('missing')
    return row
  }

  /**
   * A new key for those who stay, and every login encrypted again. Members without a key, and those of `without`, get
   * nothing of it. A changed key of somebody who stays stops it until it is confirmed.
   */
  rotate(collection: string, without: readonly string[], name?: string): Commit {
    const open = this.#open(collection)
    const row = this.#rowOf(collection)
    const stays = ({ person }: ManifestMember) =>
      !without.includes(person) && row.wraps.some((wrap) => wrap.person === person)
    const staying = open.manifest.members.filter(stays)
    const me = this.#owner.person
    // why: where the last person who manages has left, those who stay would never get a new key
    const managed = staying.some(({ role }) => role === 'manage')
    const members = staying.map(({ person, role }) => ({
      keys: person === me ? this.#keys.publicKeys : this.#recipient(person),
      role: !managed && person === me ? ('manage' as const) : role,
    }))
    return rotation(this.#context, open, members, name)
  }
}

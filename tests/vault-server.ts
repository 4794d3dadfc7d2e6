import type { Commit } from '#/features/operations/vault/crypto/commit.ts'
import type { CollectionRow, WrapRow } from '#/features/operations/vault/crypto/collection.ts'
import type { PublicKeys } from '#/features/operations/vault/crypto/lock.ts'
import type { DeviceMemory, MemoryRow } from '#/features/operations/vault/crypto/memory.ts'
import type { VaultSession, VaultView } from '#/features/operations/vault/crypto/session.ts'

/** A server of the vault in memory, for tests of the crypto: it applies commits as the real one does. */
export class MemoryServer {
  readonly rows = new Map<string, CollectionRow>()
  readonly people: PublicKeys[] = []
  readonly memories = new Map<string, MemoryRow>()
  readonly devices = new Map<string, DeviceMemory>()

  apply(person: string, commit: Commit): void {
    const before = this.rows.get(commit.collection)
    const wraps = commit.wraps.map((wrap): WrapRow => ({ ...wrap, giver: person }))
    const fresh = new Set(commit.entries.map(({ id }) => id))
    const others = new Set(commit.wraps.map((wrap) => wrap.person))
    this.rows.set(commit.collection, {
      id: commit.collection,
      keyVersion: commit.keyVersion,
      counter: commit.seen.counter + 1,
      name: commit.name,
      manifest: commit.manifest,
      signature: commit.signature,
      signer: person,
      wraps:
        commit.kind === 'rotate'
          ? wraps
          : [...(before?.wraps ?? []).filter((wrap) => !others.has(wrap.person)), ...wraps],
      entries: [
        ...(before?.entries ?? []).filter(({ id }) => !fresh.has(id) && !commit.removed.includes(id)),
        ...commit.entries,
      ],
    })
  }

  /** What a person gets, through `tamper` where the server is hostile. */
  load(person: string, session: VaultSession, tamper = (row: CollectionRow): CollectionRow | null => row): VaultView {
    const collections = [...this.rows.values()]
      .filter(({ wraps }) => wraps.some((wrap) => wrap.person === person))
      .flatMap((row) => tamper(structuredClone(row)) ?? [])
    const memory = this.memories.get(person) ?? null
    const view = session.load({ people: this.people, collections, memory }, this.devices.get(person) ?? null)
    if (view.memory) this.memories.set(person, view.memory)
    this.devices.set(person, view.device)
    return view
  }
}

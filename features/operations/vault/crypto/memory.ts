import { memoryPlace, type Owner } from '#/domain/operations/vault/formats.ts'
import type { Seen } from '#/domain/operations/vault/manifest.ts'
import type { OpenCollection, Pins } from './collection.ts'
import { openJson, sealJson, type Sodium, VaultError } from './primitives.ts'

/** What a person has seen: the keys of colleagues, and the newest state of each collection. */
export type Memory = {
  pins: Pins
  seen: Record<string, Seen>
  /** Collections that are no longer offered, which the person knows. Their counters stay, in case they come back. */
  gone: string[]
}
/** As the server keeps it, under the user key. */
export type MemoryRow = { version: number; sealed: string }
/** As the device keeps it: ids, counters and hashes, nothing secret. It notices when the server gives back an old memory. */
export type DeviceMemory = { version: number; seen: Record<string, Seen> }

const block = 1024

export const emptyMemory = (): Memory => ({ pins: {}, seen: {}, gone: [] })

export const sealMemory = (
  sodium: Sodium,
  owner: Owner,
  key: Uint8Array,
  memory: Memory,
  version: number,
): MemoryRow => ({
  version,
  sealed: sealJson(sodium, key, memory, memoryPlace(owner, version), block),
})

/** Throws `altered` also for a memory older than the one that the device remembers. */
export function openMemory(
  sodium: Sodium,
  owner: Owner,
  key: Uint8Array,
  row: MemoryRow | null,
  device: DeviceMemory | null,
): Memory {
  if ((row?.version ?? 0) < (device?.version ?? 0)) throw new VaultError('altered')
  const memory = row
    ? (openJson(sodium, key, row.sealed, memoryPlace(owner, row.version), block) as Memory)
    : emptyMemory()
  const seen = { ...memory.seen }
  for (const [collection, at] of Object.entries(device?.seen ?? {}))
    if (at.counter > (seen[collection]?.counter ?? 0)) seen[collection] = at
  return { ...emptyMemory(), ...memory, seen }
}

/** The memory after a collection was read: its state, and the keys of people seen for the first time. */
export function remember(memory: Memory, { id, counter, hash, manifest }: OpenCollection): Memory {
  const fresh = manifest.members.filter(({ person }) => !memory.pins[person])
  return {
    gone: memory.gone.filter((one) => one !== id),
    pins: { ...memory.pins, ...Object.fromEntries(fresh.map(({ person, key }) => [person, [key]])) },
    seen: { ...memory.seen, [id]: { counter, hash } },
  }
}

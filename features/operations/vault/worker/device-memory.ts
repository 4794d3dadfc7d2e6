import type { PublicKeys } from '../crypto/lock.ts'
import type { DeviceMemory } from '../crypto/memory.ts'

/** A vault that was started again has another signing key, and its counters begin again. */
const keyOf = ({ person, signKey }: PublicKeys): string => `itqan.vault.${person}.${signKey.slice(0, 16)}`

/** Counters that this device saw; null where it saw none, or keeps none (a private window). */
export function readDevice(keys: PublicKeys | undefined): DeviceMemory | null {
  try {
    const text = keys ? localStorage.getItem(keyOf(keys)) : null
    return text === null ? null : (JSON.parse(text) as DeviceMemory)
  } catch {
    return null
  }
}

export function keepDevice(keys: PublicKeys | undefined, memory: DeviceMemory): void {
  try {
    if (keys) localStorage.setItem(keyOf(keys), JSON.stringify(memory))
  } catch {
    // a full or closed storage: the encrypted memory on the server remains
  }
}

import type { Owner } from '#/domain/operations/vault/formats.ts'
import type { DeviceMemory } from '../crypto/memory.ts'

const keyOf = ({ company, person }: Owner): string => `itqan.vault.${company}.${person}`

/** Counters that this device saw; null where it saw none, or keeps none (a private window). */
export function readDevice(owner: Owner): DeviceMemory | null {
  try {
    const text = localStorage.getItem(keyOf(owner))
    return text === null ? null : (JSON.parse(text) as DeviceMemory)
  } catch {
    return null
  }
}

export function keepDevice(owner: Owner, memory: DeviceMemory): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(memory))
  } catch {
    // a full or closed storage: the encrypted memory on the server remains
  }
}

/** After the vault was started anew, its counters begin again. */
export function forgetDevice(owner: Owner): void {
  try {
    localStorage.removeItem(keyOf(owner))
  } catch {
    // as above
  }
}

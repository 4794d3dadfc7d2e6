import sodium from 'libsodium-wrappers-sumo'
import type { Sodium } from './primitives.ts'

/** The library, once its WebAssembly is ready. Only the worker, the demo world and tests import it. */
export async function readySodium(): Promise<Sodium> {
  await sodium.ready
  return sodium
}

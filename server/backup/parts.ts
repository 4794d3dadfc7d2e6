import { createHash } from 'node:crypto'
import { readWhole } from '#/platform/stores/place.ts'
import type { SealedPart } from './manifest.ts'
import { AlteredError, seal, unseal } from './sealed-stream.ts'
import type { Vault } from './vault.ts'

/** Bytes of one stored part of a stream: what a backup holds in memory. */
const partBytes = 16 * 1024 * 1024
const contextOf = (name: string): string => `The stream ${name}`
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Seals a stream of any length and stores it in parts below a name. */
export async function storeParts(
  { place, contents }: Vault,
  name: string,
  messages: AsyncIterable<Uint8Array>,
): Promise<SealedPart[]> {
  const stored: SealedPart[] = []
  let waiting: Uint8Array[] = []
  let size = 0
  const put = async () => {
    const bytes = Buffer.concat(waiting)
    const part = {
      name: `${name}/${String(stored.length).padStart(6, '0')}`,
      bytes: bytes.length,
      sha256: sha256(bytes),
    }
    await place.put(part.name, bytes)
    stored.push(part)
    waiting = []
    size = 0
  }
  for await (const chunk of seal(contents, contextOf(name), messages)) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= partBytes) await put()
  }
  if (size > 0) await put()
  return stored
}

/** Opens stored parts. Throws AlteredError. */
export async function* openParts(
  { place, contents }: Vault,
  name: string,
  parts: SealedPart[],
): AsyncGenerator<Uint8Array> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      const bytes = await readWhole(place, part.name)
      if (!bytes) throw new AlteredError(`${part.name} is missing: the backup is not used.`)
      if (bytes.length !== part.bytes || sha256(bytes) !== part.sha256)
        throw new AlteredError(`${part.name} was altered or cut: the backup is not used.`)
      yield bytes
    }
  }
  yield* unseal(contents, contextOf(name), chunks())
}

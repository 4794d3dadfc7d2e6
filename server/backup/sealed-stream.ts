import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import sodium from 'libsodium-wrappers-sumo'
import { StartError } from '#/domain/start-error.ts'

/*
 * A sealed stream: mark, header of libsodium's secretstream (XChaCha20-Poly1305), then messages: length (4 bytes), sealed
 * bytes. The first byte of an opened message says whether zstd made it shorter. The last message is empty and marked as the
 * last. Every message is bound to what the stream is, so that streams cannot be exchanged.
 */

const mark = Buffer.from('ITQANB1\n')
const flags = { plain: 0, zstd: 1 } as const
export const messageBytes = 1024 * 1024
const longestMessage = 2 * messageBytes
const shrink = promisify(zstdCompress)
const stretch = promisify(zstdDecompress)

/** An altered or cut backup. */
export class AlteredError extends StartError {}
const altered = (what: string) =>
  new AlteredError(`${what} was altered or cut, or is sealed with another key: the backup is not used.`)

async function packed(bytes: Uint8Array): Promise<Uint8Array> {
  const shorter = await shrink(bytes)
  const isShorter = shorter.length < bytes.length * 0.95
  return Buffer.concat([Buffer.from([isShorter ? flags.zstd : flags.plain]), isShorter ? shorter : bytes])
}
async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  const content = bytes.subarray(1)
  return bytes[0] === flags.zstd ? stretch(content, { maxOutputLength: longestMessage }) : content
}

/** Seals messages of at most 1 MiB. `what` is needed again to open them. */
export async function* seal(
  key: Uint8Array,
  what: string,
  messages: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { state, header } = sodium.crypto_secretstream_xchacha20poly1305_init_push(key)
  const bound = sodium.from_string(what)
  const push = (bytes: Uint8Array, tag: number): Buffer => {
    const sealed = sodium.crypto_secretstream_xchacha20poly1305_push(state, bytes, bound, tag)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(sealed.length)
    return Buffer.concat([length, sealed])
  }
  yield Buffer.concat([mark, header])
  for await (const message of messages)
    yield push(await packed(message), sodium.crypto_secretstream_xchacha20poly1305_TAG_MESSAGE)
  yield push(new Uint8Array(), sodium.crypto_secretstream_xchacha20poly1305_TAG_FINAL)
}

/** Reads exact numbers of bytes from chunks. */
function reader(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]()
  let left: Uint8Array = new Uint8Array()
  /** The next bytes; fewer at the end. */
  return async (count: number): Promise<Uint8Array> => {
    const parts: Uint8Array[] = []
    let missing = count
    while (missing > 0) {
      if (left.length === 0) {
        const next = await source.next()
        if (next.done) break
        left = next.value
      }
      const taken = left.subarray(0, missing)
      left = left.subarray(taken.length)
      parts.push(taken)
      missing -= taken.length
    }
    return Buffer.concat(parts)
  }
}

/** Opens a sealed stream. Throws AlteredError, also at the end of a cut one: use nothing of it before it ended well. */
export async function* unseal(
  key: Uint8Array,
  what: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const read = reader(chunks)
  if (!mark.equals(await read(mark.length))) throw altered(what)
  const header = await read(sodium.crypto_secretstream_xchacha20poly1305_HEADERBYTES)
  if (header.length < sodium.crypto_secretstream_xchacha20poly1305_HEADERBYTES) throw altered(what)
  const state = sodium.crypto_secretstream_xchacha20poly1305_init_pull(header, key)
  const bound = sodium.from_string(what)
  for (;;) {
    const head = Buffer.from(await read(4))
    const length = head.length === 4 ? head.readUInt32BE() : 0
    if (length === 0 || length > longestMessage) throw altered(what)
    const sealed = await read(length)
    if (sealed.length < sodium.crypto_secretstream_xchacha20poly1305_ABYTES) throw altered(what)
    const opened = sodium.crypto_secretstream_xchacha20poly1305_pull(state, sealed, bound)
    if (!opened) throw altered(what)
    if (opened.tag === sodium.crypto_secretstream_xchacha20poly1305_TAG_FINAL) {
      if ((await read(1)).length > 0) throw altered(what)
      return
    }
    yield await unpacked(opened.message)
  }
}

/** Bytes in messages. */
export function* inMessages(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += messageBytes) yield bytes.subarray(from, from + messageBytes)
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

/** Seals bytes that are in memory. */
export function sealWhole(key: Uint8Array, what: string, bytes: Uint8Array): Promise<Buffer> {
  return joined(seal(key, what, inMessages(bytes)))
}
/** Opens sealed bytes that are in memory. Throws AlteredError. */
export function unsealWhole(key: Uint8Array, what: string, sealed: Uint8Array): Promise<Buffer> {
  async function* once(): AsyncGenerator<Uint8Array> {
    yield sealed
  }
  return joined(unseal(key, what, once()))
}

import { appendFile, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from '#/platform/env.server.ts'

/** State of the chain: last position and its seal's hash. */
export type Anchor = { position: number; hash: string }

const tailBytes = 400
const file = (): string => join(env().dataDir, 'activity-anchors.log')

/**
 * Writes the chain's state to a file outside the database, so that rewriting the whole chain with its hashes needs
 * access to the server as well.
 */
export async function writeAnchor({ position, hash }: Anchor, at: Date): Promise<void> {
  await mkdir(dirname(file()), { recursive: true })
  await appendFile(file(), `${at.toISOString()} ${position} ${hash}\n`, { mode: 0o600 })
}

/** The newest anchor, or null when this server has none. */
export async function lastAnchor(): Promise<Anchor | null> {
  const handle = await open(file(), 'r').catch(() => null)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(tailBytes),
      0,
      tailBytes,
      Math.max(0, size - tailBytes),
    )
    const line = buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').at(-1) ?? ''
    const [, position, hash] = line.split(' ')
    return position && hash ? { position: Number(position), hash } : null
  } finally {
    await handle.close()
  }
}

import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3
const hasRoom = (parent: string) => {
  const { bavail, bsize } = statfsSync(parent)
  return bavail * bsize >= roomNeeded
}

/**
 * A new folder for a database that does not outlive its run: in memory where there is room, otherwise where temporary files are. Each
 * of the tests' hundred and sixty databases is a copy of a thousand small files, which takes four to twenty times the processor's work on a
 * disk. What a killed run left there is cleared away: it holds memory.
 */
export function folderInMemory(name: string): string {
  if (process.platform !== 'linux' || !existsSync(memory)) return mkdtempSync(join(tmpdir(), `${name}-`))
  for (const left of readdirSync(memory)) {
    const pid = left.startsWith(`${name}-`) && /^\d+/.exec(left.slice(name.length + 1))?.[0]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(memory, left), { recursive: true, force: true })
  }
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `${name}-${process.pid}-`))
}

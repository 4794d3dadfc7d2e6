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
 * Creates a folder for a temporary database: in memory where there is room, else among temporary files. why: each of
 * the tests' 160 databases copies a thousand small files, which takes four to twenty times the CPU time on a disk.
 * Removes leftovers of killed runs, which hold memory.
 */
export function folderInMemory(name: string): string {
  if (process.platform !== 'linux' || !existsSync(memory)) return mkdtempSync(join(tmpdir(), `${name}-`))
  for (const left of readdirSync(memory)) {
    const pid = left.startsWith(`${name}-`) && /^\d+/.exec(left.slice(name.length + 1))?.[0]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(memory, left), { recursive: true, force: true })
  }
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `${name}-${process.pid}-`))
}

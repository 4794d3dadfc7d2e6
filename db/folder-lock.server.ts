import { DatabaseSync } from 'node:sqlite'

const busy = 5

/**
 * Takes a lock that the operating system releases when its holder dies. why: Node has no file locks; SQLite holds one
 * while a transaction is open. Null when another process has it. A copy of the file is another lock.
 */
export function tryLock(file: string): { release: () => void } | null {
  const holder = new DatabaseSync(file, { timeout: 0 })
  try {
    holder.exec('pragma journal_mode = memory; begin exclusive')
    return { release: () => void (holder.isOpen && holder.close()) }
  } catch (error) {
    holder.close()
    if ((error as { errcode?: number }).errcode === busy) return null
    throw error
  }
}

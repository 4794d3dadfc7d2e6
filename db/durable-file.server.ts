import fs from 'node:fs'
import path from 'node:path'

export const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Syncs a folder (why: a new entry is lost at a power cut otherwise). */
export function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Creates a file with owner-only access, atomically and durably. Returns false, and changes nothing, when another
 * process was first.
 */
export function createOnce(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.new`
  fs.writeFileSync(draft, text, { mode: 0o600, flush: true })
  try {
    fs.linkSync(draft, file) // unlike a rename it never replaces a file
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(errorCode(error) ?? '')) throw error
    fs.renameSync(draft, file) // the file system has no hard links
    return true
  } finally {
    fs.rmSync(draft, { force: true })
    syncFolder(path.dirname(file))
  }
}

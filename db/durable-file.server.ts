import fs from 'node:fs'
import path from 'node:path'

export const errorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Makes a folder's entries durable: a new name in it is lost with the power otherwise. */
export function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Makes a file of our own eyes only. It appears whole or not at all, also when the power fails. Answers false, and changes nothing,
 * when another process was faster.
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
    fs.renameSync(draft, file) // the file system knows no second name for a file
    return true
  } finally {
    fs.rmSync(draft, { force: true })
    syncFolder(path.dirname(file))
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A script that is built apart from the pages (scripts/build.ts); null where nothing was built, as in development. */
export function builtScript(name: string): string | null {
  const file = resolve('build/live', name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

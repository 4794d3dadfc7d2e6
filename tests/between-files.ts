// Test files of one worker share modules (why: loading them 300 times is slow). Restores the clock and clears caches
// and the browser's storage between files.
import { afterAll } from 'vitest'
import { setClock } from '#/platform/clock.ts'
import { clearCaches } from '#/platform/ttl-cache.server.ts'
import { endFile } from './after-file.ts'

setClock(() => new Date())
clearCaches()
if (typeof document !== 'undefined') localStorage.clear()
afterAll(endFile)

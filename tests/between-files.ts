// Test files of one worker share its modules, which saves loading them three hundred times. What one file leaves in them must not
// reach the next: the clock runs again, and nothing is known of another database.
import { afterAll } from 'vitest'
import { setClock } from '#/platform/clock.ts'
import { clearCaches } from '#/platform/ttl-cache.server.ts'
import { endFile } from './after-file.ts'

setClock(() => new Date())
clearCaches()
afterAll(endFile)

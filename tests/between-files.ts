// Test files of one worker share its modules, which saves loading them three hundred times. What one file leaves in them must not
// reach the next: the clock runs again, and nothing is known of another database.
import { afterAll } from 'vitest'
import { setClock } from '#/platform/clock.ts'
import { forgetAllKept } from '#/platform/kept.server.ts'
import { endFile } from './after-file.ts'

setClock(() => new Date())
forgetAllKept()
afterAll(endFile)

import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import type { JobName, JobPayload } from './jobs.ts'

type Handlers = { [N in JobName]: (payload: JobPayload<N>) => Promise<void> }

/** What each job does: a verb of a feature. A job without a handler does not compile. */
export const handlers: Handlers = {
  'accounts.welcome': async () => {},
  'accounts.approval-decided': async () => {},
  'accounts.mail-reset': async () => {},
  'accounts.password-changed': async () => {},
  'evaluations.announce': async () => {},
  'reports.announce': async () => {},
  'reports.chase': async () => {},
  'reports.lock-old': async () => {},
  'messages.announce': async () => {},
  'emails.send': async () => {},
  'activity.seal': () =>
    asSystem('the chain of the activity log is kept by the platform', async (tx) => {
      await sql`select priv.seal_activity(5000)`.execute(tx)
    }),
  'attempts.sweep': () =>
    asSystem('counted attempts of long ago are dropped', async (tx) => {
      await sql`select priv.sweep_attempts()`.execute(tx)
    }),
}

import { z } from 'zod'
import { type Job, usual } from './job.ts'

const id = z.uuid()

/** Jobs of mails, the site, our team's tasks, files and upkeep. */
export const houseJobs = {
  'library.announce': {
    ...usual,
    expireSeconds: 600,
    payload: z.strictObject({ documentId: id, version: z.int().positive() }),
  },
  'library.remind': {
    ...usual,
    expireSeconds: 600,
    payload: z.strictObject({ documentId: id, version: z.int().positive(), day: z.iso.date() }),
  },
  'library.follow': { ...usual, expireSeconds: 600, payload: z.strictObject({}), schedule: '40 8 * * *' },
  'automation.run': { ...usual, retries: 2, expireSeconds: 300, payload: z.strictObject({}), schedule: '* * * * *' },
  'automation.review': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '55 * * * *' },
  'reminders.send': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'work.given': { ...usual, payload: z.strictObject({ taskId: id, ownerId: id }) },
  'work.chase': { ...usual, payload: z.strictObject({}), schedule: '0 8 * * *' },
  'forms.announce': { ...usual, payload: z.strictObject({ submissionId: id }) },
  'pages.publish-due': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'posts.publish-due': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'emails.send-waiting': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '*/5 * * * *' },
  'emails.send-mailing': { ...usual, expireSeconds: 300, payload: z.strictObject({ mailingId: id }) },
  'emails.send': { ...usual, retries: 8, backoffSeconds: 30, payload: z.strictObject({ emailId: id }) },
  'activity.verify': { ...usual, retries: 0, expireSeconds: 600, payload: z.strictObject({}), schedule: '40 2 * * *' },
  'activity.seal': { ...usual, retries: 0, payload: z.strictObject({}), schedule: '* * * * *' },
  'health.answer': { ...usual, retries: 0, expireSeconds: 30, payload: z.strictObject({ signalId: id }) },
  'files.sweep': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '40 3 * * *' },
  'files.remove': { ...usual, payload: z.strictObject({ keys: z.array(z.string()) }) },
  'retention.sweep': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '40 2 * * *' },
  'jobs.reconcile': { ...usual, expireSeconds: 900, payload: z.strictObject({}), schedule: '40 * * * *' },
  'attempts.sweep': { ...usual, payload: z.strictObject({}), schedule: '30 3 * * *' },
} as const satisfies Record<string, Job>

import { z } from 'zod'
import { disabledReasons } from '#/domain/partners/webhook-events.ts'
import { type Job, usual } from './job.ts'

/** Jobs of the open platform: features/partners/. */
export const partnersJobs = {
  'partners.tell-key': {
    ...usual,
    payload: z.strictObject({
      clientId: z.uuid(),
      keyStep: z.enum(['made', 'rotated', 'revoked']),
      name: z.string(),
      by: z.string(),
      /** Of our team, when it ended the key. */
      reason: z.string().optional(),
      effect: z.string(),
    }),
  },
  // why so long: a limit of the account lets an import wait, and an export may have a thousand pages
  'partners.bulk': { ...usual, expireSeconds: 900, payload: z.strictObject({ clientId: z.uuid(), bulkId: z.uuid() }) },
  'partners.tell-webhook': {
    ...usual,
    payload: z.strictObject({
      clientId: z.uuid(),
      webhookStep: z.enum(['made', 'changed', 'rotated', 'deleted', 'stopped', 'barred', 'released']),
      name: z.string(),
      by: z.string(),
      /** Of our team, for its own steps. */
      reason: z.string().optional(),
      effect: z.string(),
    }),
  },
  'partners.tell-webhook-off': {
    ...usual,
    payload: z.strictObject({
      clientId: z.uuid(),
      webhookId: z.uuid(),
      webhookWhy: z.enum(disabledReasons),
      name: z.string(),
      effect: z.string(),
    }),
  },
  // a run that fails is made up for by the next minute
  'webhooks.send': { ...usual, retries: 0, expireSeconds: 120, payload: z.strictObject({}), schedule: '* * * * *' },
  // why of its own: slow endpoints that are tried again must not hold up the run of all
  'webhooks.send-to': { ...usual, retries: 0, expireSeconds: 120, payload: z.strictObject({ endpointId: z.uuid() }) },
} as const satisfies Record<string, Job>

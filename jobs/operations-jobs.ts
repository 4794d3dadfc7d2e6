import { z } from 'zod'
import { type Job, usual } from './job.ts'

const id = z.uuid()

/** Jobs of features/operations/. */
export const operationsJobs = {
  'audits.tell': {
    ...usual,
    payload: z.strictObject({
      auditId: id,
      auditStep: z.enum(['planned', 'moved', 'cancelled', 'signed', 'released']),
    }),
  },
  'audits.critical': { ...usual, payload: z.strictObject({ auditId: id }) },
  'audits.lock': { ...usual, payload: z.strictObject({}), schedule: '40 * * * *' },
  'daily.chase': { ...usual, payload: z.strictObject({}), schedule: '*/15 * * * *' },
  'daily.temperature': {
    ...usual,
    payload: z.strictObject({
      actionId: z.uuid(),
      pointEn: z.string(),
      pointAr: z.string(),
      degrees: z.string(),
      limit: z.string(),
    }),
  },
  'daily.alert': { ...usual, payload: z.strictObject({ reportId: id, fieldKey: z.string() }) },
  'papers.remind': { ...usual, expireSeconds: 600, payload: z.strictObject({}), schedule: '0 9 * * *' },
  'duties.make-due': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '20 0 * * *' },
  'duties.make-next': { ...usual, payload: z.strictObject({ dutyId: id }) },
  'duties.follow': { ...usual, expireSeconds: 900, payload: z.strictObject({}), schedule: '0 8 * * *' },
  'duties.hand-over': { ...usual, payload: z.strictObject({ memberId: id }) },
  'vault.tell': {
    ...usual,
    payload: z.strictObject({
      profileId: id,
      byId: id,
      vaultStep: z.enum(['shared', 'removed']),
      clientId: id,
      at: z.string(),
    }),
  },
} as const satisfies Record<string, Job>

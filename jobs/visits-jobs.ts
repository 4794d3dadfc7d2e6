import { z } from 'zod'
import { type Job, usual } from './job.ts'

const id = z.uuid()

/** Jobs of visits from the order to the certificate. */
export const visitsJobs = {
  'offers.settle': { ...usual, payload: z.strictObject({ requestId: id }) },
  'offers.announce': { ...usual, payload: z.strictObject({ offerId: id, event: z.enum(['offered', 'ended']) }) },
  'offers.pass-on': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'evaluations.joined-team': { ...usual, payload: z.strictObject({ memberId: id }) },
  'evaluations.no-shows': { ...usual, payload: z.strictObject({}), schedule: '35 * * * *' },
  'evaluations.count-takers': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '5 * * * *' },
  'evaluations.raise-bonus': { ...usual, payload: z.strictObject({}), schedule: '45 * * * *' },
  'evaluations.announce': { ...usual, payload: z.strictObject({ eventId: id }) },
  'evaluations.announce-many': { ...usual, payload: z.strictObject({ batchId: id }) },
  'programmes.draw': {
    ...usual,
    expireSeconds: 300,
    payload: z.strictObject({ programmeId: id.optional() }),
    schedule: '20 3 * * *',
  },
  'programmes.branch-closed': { ...usual, payload: z.strictObject({ branchId: id }) },
  'programmes.announce': { ...usual, payload: z.strictObject({ programmeId: id, period: z.iso.date() }) },
  'waves.announce': {
    ...usual,
    payload: z.strictObject({
      waveId: id,
      /** Restricts the job to these cancelled visits and this version of the wave. */
      rest: z.strictObject({ version: z.int().positive(), requestIds: z.array(id) }).optional(),
    }),
  },
  'waves.propose': {
    ...usual,
    retries: 1,
    expireSeconds: 900,
    payload: z.strictObject({ waveId: id, version: z.int().positive() }),
  },
  'waves.confirm': {
    ...usual,
    expireSeconds: 3600,
    payload: z.strictObject({ waveId: id, version: z.int().positive() }),
  },
  'reports.announce': { ...usual, payload: z.strictObject({ eventId: id }) },
  'alerts.raise': { ...usual, payload: z.strictObject({ reportId: id, questions: z.string() }) },
  'reports.alert': { ...usual, payload: z.strictObject({ alertId: id }) },
  'alerts.score': { ...usual, payload: z.strictObject({ reportId: id }) },
  'alerts.chase': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'alerts.escalate': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'disputes.announce': { ...usual, payload: z.strictObject({ disputeId: id }) },
  'appeals.announce': { ...usual, payload: z.strictObject({ reportId: id }) },
  'feedback.announce': { ...usual, payload: z.strictObject({ reportId: id }) },
  'evidence.weigh': { ...usual, payload: z.strictObject({ reportId: id }) },
  'reports.chase': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'reports.send-mailings': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '10 8-20 * * *' },
  'reports.lock-old': { ...usual, payload: z.strictObject({}), schedule: '5 * * * *' },
  'actions.hand-over': { ...usual, payload: z.strictObject({ memberId: id }) },
  'actions.announce': { ...usual, payload: z.strictObject({ actionId: id, eventId: id }) },
  'actions.link-repeat': { ...usual, payload: z.strictObject({ actionId: id }) },
  'actions.to-verify': { ...usual, payload: z.strictObject({ actionId: id }) },
  'actions.after-visit': { ...usual, payload: z.strictObject({ reportId: id }) },
  'actions.after-audit': { ...usual, payload: z.strictObject({ auditId: id }) },
  'actions.follow': { ...usual, expireSeconds: 900, payload: z.strictObject({}), schedule: '30 8 * * *' },
  'actions.chase': { ...usual, payload: z.strictObject({}), schedule: '25 * * * *' },
  'reports.make-document': {
    ...usual,
    expireSeconds: 300,
    payload: z.strictObject({ documentId: id, profileId: id, revision: z.int().positive().optional() }),
  },
  'reports.propose-translations': {
    ...usual,
    retries: 2,
    expireSeconds: 600,
    payload: z.strictObject({ reportId: id, profileId: id }),
  },
  'insights.rephrase': {
    ...usual,
    retries: 2,
    expireSeconds: 300,
    payload: z.strictObject({ reportId: id, revision: z.int().positive() }),
  },
  'certificates.review': { ...usual, payload: z.strictObject({ branchId: id }) },
  'certificates.review-all': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '10 3 * * *' },
  'certificates.announce': { ...usual, payload: z.strictObject({ eventId: id }) },
  'certificates.announce-application': { ...usual, payload: z.strictObject({ applicationId: id }) },
  'certificates.sign-missing': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '*/15 * * * *' },
  'certificates.resign': { ...usual, expireSeconds: 300, payload: z.strictObject({ kid: z.string() }) },
  'case-studies.announce': {
    ...usual,
    payload: z.strictObject({ studyId: id, event: z.enum(['offered', 'answered']), effect: id }),
  },
  'guest-reviews.announce': {
    ...usual,
    payload: z.strictObject({
      reviewId: id,
      told: z.enum(['left', 'reported', 'published', 'kept', 'removed', 'reply-removed']),
    }),
  },
  'guest-reviews.forget': { ...usual, payload: z.strictObject({}), schedule: '50 * * * *' },
  'visits.forget-locations': { ...usual, payload: z.strictObject({}), schedule: '15 * * * *' },
} as const satisfies Record<string, Job>

import { z } from 'zod'
import { transferOutcomes } from '#/domain/ownership.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import { membershipChanges } from '#/domain/team.ts'
import { type Job, money, usual } from './job.ts'

export type { Job }

const id = z.uuid()
const inTree = { clientId: id, nodeId: id, actorId: id, effect: id }
const decision = z.enum(['ask', 'approve', 'reject', 'suspend', 'reinstate'])
const decided = z.strictObject({ clientId: id, decision, reason: z.string().nullable(), effect: id })
const text = z.string()

/** All jobs: payload, retries and schedule (cron, Asia/Riyadh). */
export const jobs = {
  'accounts.welcome': { ...usual, payload: z.strictObject({ profileId: id }) },
  'accounts.approval-decided': { ...usual, payload: decided },
  'accounts.approval-answered': { ...usual, payload: z.strictObject({ clientId: id, effect: id }) },
  'accounts.imported': { ...usual, payload: z.strictObject({ clientId: id }) },
  'accounts.staff-view': { ...usual, payload: z.strictObject({ clientId: id, reason: z.string(), effect: id }) },
  'companies.tell-transfer': {
    ...usual,
    payload: z.strictObject({ transferId: id, outcome: z.enum(transferOutcomes) }),
  },
  'companies.tell-claim': { ...usual, payload: z.strictObject({ claimId: id, news: z.enum(['asked', 'refused']) }) },
  'companies.settle-transfers': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'companies.second-factor-rule': {
    ...usual,
    payload: z.strictObject({ clientId: id, rule: z.enum(['off', 'owners', 'all']), by: z.string(), effect: id }),
  },
  'accounts.mail-reset': { ...usual, payload: z.strictObject({ email: z.string() }) },
  'accounts.mail-verification': { ...usual, payload: z.strictObject({ profileId: id }) },
  'accounts.mail-new-email': { ...usual, payload: z.strictObject({ linkId: id }) },
  'members.mail-invitation': { ...usual, payload: z.strictObject({ invitationId: id }) },
  'members.tell-answer': { ...usual, payload: z.strictObject({ invitationId: id }) },
  'members.tell': {
    ...usual,
    payload: z.strictObject({ memberId: id, membership: z.enum(membershipChanges), at: z.string() }),
  },
  'accounts.mail-sign-in': { ...usual, payload: z.strictObject({ email: z.string(), request: z.uuid() }) },
  'accounts.phone-code': {
    ...usual,
    payload: z.strictObject({
      kind: z.enum(['own-phone', 'phone']),
      number: z.string(),
      request: id,
      userId: id.nullable(),
    }),
  },
  'accounts.own-data-step': {
    ...usual,
    payload: z.strictObject({
      profileId: id,
      ownStep: z.enum(['data-copied', 'erasure-asked', 'erasure-dropped']),
      effect: id,
    }),
  },
  'accounts.finish-import': { ...usual, payload: z.strictObject({ clientIds: z.array(id), actorId: id }) },
  'accounts.plan-given': {
    ...usual,
    payload: z.strictObject({ clientId: id, tier: z.enum(subscriptionTiers), effect: id }),
  },
  'accounts.erase-due': { ...usual, expireSeconds: 600, payload: z.strictObject({}), schedule: '55 * * * *' },
  'accounts.password-changed': { ...usual, payload: z.strictObject({ profileId: id, effect: id }) },
  'shoppers.iban-changed': { ...usual, payload: z.strictObject({ profileId: id, effect: id }) },
  'accounts.second-factor-changed': {
    ...usual,
    payload: z.strictObject({
      profileId: id,
      change: z.enum(['second-factor-on', 'second-factor-off', 'recovery-codes']),
      effect: id,
    }),
  },
  'accounts.sign-in-changed': {
    ...usual,
    payload: z.strictObject({
      profileId: id,
      way: z.enum([
        'passkey-added',
        'passkey-removed',
        'identity-linked',
        'identity-unlinked',
        'phone-verified',
        'phone-removed',
      ]),
      called: z.string(),
      effect: id,
    }),
  },
  'accounts.staff-invitation': { ...usual, payload: z.strictObject({ invitationId: id }) },
  'accounts.staff-member': {
    ...usual,
    payload: z.strictObject({ profileId: id, staffRole: z.string().nullable(), effect: id }),
  },
  'accounts.role-view-over': { ...usual, payload: z.strictObject({ sessionId: id }) },
  'accounts.staff-role': {
    ...usual,
    payload: z.strictObject({
      profileId: id,
      staffRole: z.string(),
      lost: z.array(z.string()),
      gained: z.array(z.string()),
      requires: z.boolean(),
      effect: id,
    }),
  },
  'accounts.staff-owners': {
    ...usual,
    payload: z.strictObject({ actorId: id, action: text, detail: text, at: z.iso.datetime(), effect: id }),
  },
  'accounts.powerful-step': {
    ...usual,
    payload: z.strictObject({ actorId: id, action: text, detail: text, link: text, at: z.iso.datetime(), effect: id }),
  },
  'invoices.bank-change': {
    ...usual,
    payload: z.strictObject({
      state: z.enum(['asked', 'stopped']),
      account: z.string().nullable(),
      countsFrom: z.iso.datetime(),
      actorId: id,
      effect: id,
    }),
  },
  'invoices.settled': { ...money, payload: z.strictObject({ invoiceId: id, byPayment: z.boolean().default(false) }) },
  'invoices.announce': { ...usual, payload: z.strictObject({ invoiceId: id, again: id.nullable() }) },
  'invoices.bill-visits': {
    ...usual,
    expireSeconds: 600,
    payload: z.strictObject({ clientIds: z.array(id), profileId: id }),
  },
  'branches.compare': { ...usual, retries: 0, expireSeconds: 300, payload: z.strictObject({}), schedule: '25 2 * * *' },
  'branches.tell-moved': { ...usual, payload: z.strictObject({ ...inTree, fromId: id, toId: id }) },
  'branches.tell-merged': { ...usual, payload: z.strictObject({ ...inTree, intoId: id }) },
  'invoices.age': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '5 0 * * *' },
  'invoices.remind': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '0 9 * * *' },
  'invoices.submit': {
    ...usual,
    retries: 1,
    expireSeconds: 600,
    payload: z.strictObject({ atOnce: z.boolean().optional() }),
    schedule: '* * * * *',
  },
  'tax-units.rehearse': { ...usual, expireSeconds: 600, payload: z.strictObject({ unitId: id }) },
  'tax-units.remind': { ...usual, payload: z.strictObject({}), schedule: '0 9 * * *' },
  'offers.settle': { ...usual, payload: z.strictObject({ requestId: id }) },
  'offers.announce': { ...usual, payload: z.strictObject({ offerId: id, event: z.enum(['offered', 'ended']) }) },
  'offers.pass-on': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'evaluations.joined-team': { ...usual, payload: z.strictObject({ memberId: id }) },
  'evaluations.no-shows': { ...usual, payload: z.strictObject({}), schedule: '35 * * * *' },
  'evaluations.count-takers': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '5 * * * *' },
  'evaluations.raise-bonus': { ...usual, payload: z.strictObject({}), schedule: '45 * * * *' },
  'levels.review': { ...usual, payload: z.strictObject({ shopperId: id }) },
  'levels.review-all': { ...usual, expireSeconds: 600, payload: z.strictObject({}), schedule: '15 2 * * *' },
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
  'alerts.chase': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'alerts.escalate': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'disputes.announce': { ...usual, payload: z.strictObject({ disputeId: id }) },
  'appeals.announce': { ...usual, payload: z.strictObject({ reportId: id }) },
  'feedback.announce': { ...usual, payload: z.strictObject({ reportId: id }) },
  'evidence.weigh': { ...usual, payload: z.strictObject({ reportId: id }) },
  'reports.chase': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'reminders.send': { ...usual, payload: z.strictObject({}), schedule: '*/10 * * * *' },
  'reports.lock-old': { ...usual, payload: z.strictObject({}), schedule: '5 * * * *' },
  'actions.hand-over': { ...usual, payload: z.strictObject({ memberId: id }) },
  'actions.announce': { ...usual, payload: z.strictObject({ actionId: id, eventId: id }) },
  'actions.chase': { ...usual, payload: z.strictObject({}), schedule: '25 * * * *' },
  'reports.make-document': {
    ...usual,
    expireSeconds: 300,
    payload: z.strictObject({ documentId: id, profileId: id, revision: z.int().positive().optional() }),
  },
  'insights.rephrase': {
    ...usual,
    retries: 2,
    expireSeconds: 300,
    payload: z.strictObject({ reportId: id, revision: z.int().positive() }),
  },
  'shoppers.announce': {
    ...usual,
    payload: z.strictObject({
      shopperId: id,
      decision: z.enum(['approve', 'reject', 'block', 'unblock']),
      reason: z.string().nullable(),
      effect: id,
    }),
  },
  'shoppers.message': {
    ...usual,
    payload: z.strictObject({ shopperId: id, subject: z.string(), text: z.string(), effect: id }),
  },
  'shoppers.document-checked': { ...usual, payload: z.strictObject({ documentId: id }) },
  'certificates.review': { ...usual, payload: z.strictObject({ branchId: id }) },
  'certificates.review-all': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '10 3 * * *' },
  'certificates.announce': { ...usual, payload: z.strictObject({ eventId: id }) },
  'certificates.announce-application': { ...usual, payload: z.strictObject({ applicationId: id }) },
  'certificates.resign': { ...usual, expireSeconds: 300, payload: z.strictObject({ kid: z.string() }) },
  'payments.ask': { ...money, payload: z.strictObject({ provider: z.string(), eventId: z.string() }) },
  'payments.chase': { ...usual, expireSeconds: 900, payload: z.strictObject({}), schedule: '*/5 * * * *' },
  'payments.refund': { ...money, payload: z.strictObject({ refundId: id }) },
  'payments.announce': {
    ...usual,
    payload: z.strictObject({
      paymentId: id,
      what: z.enum(['paid', 'refunded', 'mismatch', 'transfer-stated', 'transfer-declined', 'refund-waits']),
      total: z.int().optional(),
    }),
  },
  'payments.sandbox-tells': { ...usual, payload: z.strictObject({ checkoutId: id }) },
  'payouts.accrue': { ...money, payload: z.strictObject({ reportId: id }) },
  'payouts.recount': { ...money, payload: z.strictObject({ reportId: id }) },
  'payouts.ripen': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '1 0 * * *' },
  'payouts.announce-batch': { ...usual, expireSeconds: 300, payload: z.strictObject({ batchId: id }) },
  'payouts.announce': { ...usual, payload: z.strictObject({ batchId: id, place: z.int().positive() }) },
  'payouts.announce-query': { ...usual, payload: z.strictObject({ queryId: id, news: z.enum(['asked', 'answered']) }) },
  'work.given': { ...usual, payload: z.strictObject({ taskId: id, ownerId: id }) },
  'work.chase': { ...usual, payload: z.strictObject({}), schedule: '0 8 * * *' },
  'forms.announce': { ...usual, payload: z.strictObject({ submissionId: id }) },
  'pages.publish-due': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'posts.publish-due': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'case-studies.announce': {
    ...usual,
    payload: z.strictObject({ studyId: id, event: z.enum(['offered', 'answered']), effect: id }),
  },
  'plans.paid': { ...money, payload: z.strictObject({ invoiceId: id }) },
  'plans.renew': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '20 0 * * *' },
  'plans.announce': {
    ...usual,
    payload: z.strictObject({
      subscriptionId: id,
      step: z.enum(['active', 'renewed', 'changes-soon', 'pause-soon', 'paused', 'ended', 'refunded']),
      day: z.string(),
      at: z.string(),
    }),
  },
  'guest-reviews.announce': {
    ...usual,
    payload: z.strictObject({
      reviewId: id,
      told: z.enum(['left', 'reported', 'published', 'kept', 'removed', 'reply-removed']),
    }),
  },
  'guest-reviews.forget': { ...usual, payload: z.strictObject({}), schedule: '50 * * * *' },
  'branches.place': { ...usual, payload: z.strictObject({}), schedule: '20 * * * *' },
  'emails.send-waiting': { ...usual, expireSeconds: 300, payload: z.strictObject({}), schedule: '*/5 * * * *' },
  'emails.send': { ...usual, retries: 8, backoffSeconds: 30, payload: z.strictObject({ emailId: id }) },
  'activity.verify': { ...usual, retries: 0, expireSeconds: 600, payload: z.strictObject({}), schedule: '40 2 * * *' },
  'activity.seal': { ...usual, retries: 0, payload: z.strictObject({}), schedule: '* * * * *' },
  'visits.forget-locations': { ...usual, payload: z.strictObject({}), schedule: '15 * * * *' },
  'health.answer': { ...usual, retries: 0, expireSeconds: 30, payload: z.strictObject({ signalId: id }) },
  'files.sweep': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '40 3 * * *' },
  'files.remove': { ...usual, payload: z.strictObject({ keys: z.array(z.string()) }) },
  'retention.sweep': { ...usual, expireSeconds: 1800, payload: z.strictObject({}), schedule: '40 2 * * *' },
  'jobs.reconcile': { ...usual, expireSeconds: 900, payload: z.strictObject({}), schedule: '40 * * * *' },
  'attempts.sweep': { ...usual, payload: z.strictObject({}), schedule: '30 3 * * *' },
} as const satisfies Record<string, Job>

export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]['payload']>
export const jobNames = Object.keys(jobs) as JobName[]
export const deadLetters = 'dead-letters'

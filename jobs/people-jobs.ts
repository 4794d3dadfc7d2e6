import { z } from 'zod'
import { transferOutcomes } from '#/domain/ownership.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import { membershipChanges } from '#/domain/team.ts'
import { type Job, usual } from './job.ts'

const id = z.uuid()
const text = z.string()
const inTree = { clientId: id, nodeId: id, actorId: id, effect: id }
const decision = z.enum(['ask', 'approve', 'reject', 'suspend', 'reinstate'])
const decided = z.strictObject({ clientId: id, decision, reason: z.string().nullable(), effect: id })

/** Jobs of accounts, companies with their teams and branches, and shoppers. */
export const peopleJobs = {
  'accounts.welcome': { ...usual, payload: z.strictObject({ profileId: id }) },
  'accounts.approval-decided': { ...usual, payload: decided },
  'accounts.approval-answered': { ...usual, payload: z.strictObject({ clientId: id, effect: id }) },
  'accounts.imported': { ...usual, payload: z.strictObject({ clientId: id, importId: id.nullable().default(null) }) },
  'accounts.staff-view': { ...usual, payload: z.strictObject({ clientId: id, reason: z.string(), effect: id }) },
  'companies.tell-transfer': {
    ...usual,
    payload: z.strictObject({ transferId: id, outcome: z.enum(transferOutcomes) }),
  },
  'companies.tell-claim': { ...usual, payload: z.strictObject({ claimId: id, news: z.enum(['asked', 'refused']) }) },
  'companies.settle-transfers': { ...usual, payload: z.strictObject({}), schedule: '* * * * *' },
  'companies.tell-closing': {
    ...usual,
    payload: z.strictObject({ closingId: id, closingNews: z.enum(['closing', 'kept']), by: z.string() }),
  },
  'companies.follow-closings': { ...usual, payload: z.strictObject({}), schedule: '30 6 * * *' },
  'companies.second-factor-rule': {
    ...usual,
    payload: z.strictObject({ clientId: id, rule: z.enum(['off', 'owners', 'all']), by: z.string(), effect: id }),
  },
  'accounts.mail-reset': { ...usual, payload: z.strictObject({ email: z.string() }) },
  'accounts.mail-verification': { ...usual, payload: z.strictObject({ profileId: id }) },
  'accounts.mail-new-email': { ...usual, payload: z.strictObject({ linkId: id }) },
  'members.mail-invitation': { ...usual, payload: z.strictObject({ invitationId: id }) },
  'branches.name-managers': { ...usual, payload: z.strictObject({ invitationId: id }) },
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
  'accounts.finish-import': {
    ...usual,
    // why: a job that was queued before imports were recorded names none
    payload: z.strictObject({ clientIds: z.array(id), actorId: id, importId: id.nullable().default(null) }),
  },
  'accounts.plan-given': {
    ...usual,
    payload: z.strictObject({
      clientId: id,
      tier: z.enum(subscriptionTiers),
      until: z.iso.date().nullable().default(null),
      effect: id,
    }),
  },
  'accounts.end-given-plans': { ...usual, payload: z.strictObject({}), schedule: '10 6 * * *' },
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
  'branches.compare': { ...usual, retries: 0, expireSeconds: 300, payload: z.strictObject({}), schedule: '25 2 * * *' },
  'branches.tell-moved': { ...usual, payload: z.strictObject({ ...inTree, fromId: id, toId: id }) },
  'branches.tell-merged': { ...usual, payload: z.strictObject({ ...inTree, intoId: id }) },
  'levels.review': { ...usual, payload: z.strictObject({ shopperId: id }) },
  'levels.review-all': { ...usual, expireSeconds: 600, payload: z.strictObject({}), schedule: '15 2 * * *' },
  'shoppers.auditor': { ...usual, payload: z.strictObject({ shopperId: id, qualified: z.boolean(), effect: id }) },
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
  'branches.place': { ...usual, payload: z.strictObject({}), schedule: '20 * * * *' },
} as const satisfies Record<string, Job>

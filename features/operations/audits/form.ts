import { z } from 'zod'
import { auditKinds } from '#/domain/operations/audits/state.ts'
import type { AuditAnswer } from '#/domain/operations/audits/answers.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const questionKey = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)
/** Checked against the questions of the audit when it is saved. */
const answer = z.json().transform((one) => one as AuditAnswer | null)

const signature = z.strictObject({
  name: z.string().trim().max(200),
  path: z.string().max(6000),
  verdict: z.enum(['seen', 'disagree']),
})

/** What a device sends: answers that changed, and the signature that closes the audit. */
export const auditSaveRequest = z.strictObject({
  auditId: z.uuid(),
  changes: z.array(z.strictObject({ key: questionKey, from: answer, to: answer })).max(200),
  device: z.string().max(200).default(''),
  /** Actions whose questions the phone asks besides those of the questionnaire. */
  again: z.array(z.uuid()).max(20).optional(),
  step: z.strictObject({ key: z.uuid(), at: z.iso.datetime(), signature }).nullable().default(null),
})
export type AuditSaveRequest = z.output<typeof auditSaveRequest>

/** A photo of a question; `fix:` marks that of what was put right on the spot. */
export const auditPhotoForm = z.strictObject({
  id: z.uuid(),
  auditId: z.uuid(),
  questionKey: z.string().regex(/^(fix:)?[A-Za-z0-9_.-]{1,40}$/),
  takenAt: z.iso.datetime().optional(),
})
export const auditPhotoRemovalForm = z.strictObject({ intent: z.literal('remove'), id: z.uuid(), auditId: z.uuid() })

const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => [value].flat().filter((one) => one !== ''))
const day = z.string('audit-day').refine(isDay, 'audit-day')

export const planAuditsForm = z
  .strictObject({
    clientKey: z.uuid('unreadable'),
    kind: z.enum(auditKinds, 'unreadable'),
    day,
    auditor: z.union([z.literal(''), z.uuid('audit-auditor')]).default(''),
    /** Words of the search among branches, a part of the same form. */
    q: z.string().max(200).optional(),
    branch: several.pipe(z.array(z.uuid('choose-place')).min(1, 'audit-branches').max(100, 'audit-branches-many')),
  })
  .transform((given, context) => {
    if (given.kind === 'company' && given.auditor === '')
      context.addIssue({ code: 'custom', path: ['auditor'], message: 'audit-auditor', input: given })
    return given
  })
export type PlanAuditsInput = z.output<typeof planAuditsForm>

const version = z.coerce.number('unreadable').int().min(1)
/** Steps with one audit in the office. */
export const auditForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('move'), version, day, auditor: z.uuid('audit-auditor') }),
  z.strictObject({
    intent: z.literal('cancel'),
    version,
    reason: z.string('required').trim().min(1, 'required').max(1000, 'too-long'),
  }),
  z.strictObject({ intent: z.literal('release'), version }),
])

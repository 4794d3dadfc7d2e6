import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { revokeReasons, suspendReasons } from '#/domain/certification/certificate.ts'
import { type CertificateLevel, certificateLevels, type RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { latinDigits } from '#/domain/digits.ts'
import { mostAtOnce } from './lists.ts'

const id = z.uuid('unreadable')
const words = (most: number, missing: 'certificate-reason' | 'certificate-answer' | 'certificate-note') =>
  z.string().trim().min(1, missing).max(most, 'too-long').transform(plainText)
const version = z.coerce.number('unreadable').int().min(1)
const reason = words(2000, 'certificate-reason')

/** Reason to issue although the client's plan has no certificates; else empty. */
const exception = z.string().trim().max(2000, 'too-long').transform(plainText).optional()

/** Forms of one certificate's page. */
export const certificateForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('suspend'),
    version,
    reasonClass: z.enum(suspendReasons, 'certificate-reason-class'),
    reason,
  }),
  z.strictObject({ intent: z.literal('reinstate'), version, reason }),
  z.strictObject({
    intent: z.literal('revoke'),
    version,
    reasonClass: z.enum(revokeReasons, 'certificate-reason-class'),
    reason,
    typedNumber: z.string().max(60).default(''),
  }),
  z.strictObject({ intent: z.literal('renew'), version, exception }),
])
export type CertificateStepSent = z.output<typeof certificateForm>

const branch = z
  .string()
  .regex(/^[0-9a-f-]{36} (silver|gold|platinum)$/i, 'unreadable')
  .transform((sent) => {
    const [branchId = '', level] = sent.toLowerCase().split(' ')
    return { branchId, level: level as CertificateLevel }
  })
const branches = z
  .union([branch, z.array(branch)])
  .transform((one) => [one].flat())
  .pipe(
    z
      .array(z.object({ branchId: id, level: z.enum(certificateLevels) }))
      .min(1)
      .max(mostAtOnce),
  )

/** Forms of the lists of branches and applications. */
export const branchForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('issue'), branch: branches, exception }),
  z.strictObject({
    intent: z.literal('decline'),
    applicationId: id,
    answer: words(2000, 'certificate-answer'),
  }),
])
export type BranchStep = z.output<typeof branchForm>

const typed = z
  .string()
  .trim()
  .max(20)
  .default('')
  .transform((text) =>
    latinDigits(text)
      .replace(/[٫,]/, '.')
      .replace(/[%٪\s]/g, ''),
  )
  .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text), 'outside-limits')
  .transform(Number)

const settings = {
  visits: typed,
  withinMonths: typed,
  silver: typed,
  gold: typed,
  platinum: typed,
  criticalMonths: typed,
  validMonths: typed,
  issuesByItself: z.literal('on').optional(),
}

/** A new version of the rule; `basedOn`: the version it was edited from. */
export const ruleForm = z.strictObject({
  ...settings,
  basedOn: version,
  note: words(1000, 'certificate-note'),
})

/** Settings only, for a preview. */
export const ruleSettingsForm = z.object(settings)

type Typed = z.output<typeof ruleSettingsForm>
export const settingsOf = ({ silver, gold, platinum, issuesByItself, ...rest }: Typed): RuleSettings => ({
  visits: rest.visits,
  withinMonths: rest.withinMonths,
  leastMean: { silver, gold, platinum },
  criticalMonths: rest.criticalMonths,
  validMonths: rest.validMonths,
  issuesByItself: issuesByItself === 'on',
})

import type { Actor } from '#/domain/actor.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { declineApplication, issueCertificate } from '#/features/certification/certificates/issue.server.ts'
import type { BranchStep } from './form.ts'

export type ManyIssued = {
  issued: { branchId: string; id: string }[]
  refused: { branchId: string; code: ErrorCode }[]
}

/** Issues to every branch that still earns the level seen; returns the refused ones with reasons. */
export async function issueMany(
  actor: Actor,
  wanted: readonly { branchId: string; level: CertificateLevel }[],
  exception?: string,
): Promise<ManyIssued> {
  authorize(actor, 'certificates.issue')
  const answer: ManyIssued = { issued: [], refused: [] }
  for (const { branchId, level } of new Map(wanted.map((one) => [one.branchId, one])).values()) {
    try {
      const { id } = await issueCertificate(actor, { branchId, expectLevel: level, exception })
      answer.issued.push({ branchId, id })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answer.refused.push({ branchId, code: error.code })
    }
  }
  return answer
}

const none: ManyIssued = { issued: [], refused: [] }

/** Carries out a step of the lists of branches and applications. */
export async function takeBranchStep(actor: Actor, step: BranchStep): Promise<ManyIssued> {
  if (step.intent === 'issue') return issueMany(actor, step.branch, step.exception)
  await declineApplication(actor, { applicationId: step.applicationId, answer: step.answer })
  return none
}

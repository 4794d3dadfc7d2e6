import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  reinstateCertificate,
  renewCertificate,
  revokeCertificate,
  suspendCertificate,
} from '#/features/certification/certificates/change-state.server.ts'
import { readCertificate } from '#/features/certification/certificates/read-certificate.server.ts'
import { plainCertificateNumber } from '#/features/certification/certificates/register.server.ts'
import type { CertificateStepSent } from './form.ts'

/** The certificate to show next: a renewal creates another one. */
export type StepTaken = { id: string }

/** Carries out a step of one certificate's page. */
export async function takeCertificateStep(actor: Actor, id: string, step: CertificateStepSent): Promise<StepTaken> {
  const { version } = step
  switch (step.intent) {
    case 'suspend':
      await suspendCertificate(actor, { id, version, reasonClass: step.reasonClass, reason: step.reason })
      break
    case 'reinstate':
      await reinstateCertificate(actor, { id, version, reason: step.reason })
      break
    case 'revoke': {
      const { number } = await readCertificate(actor, id)
      // why: irreversible, so the typed number must confirm the certificate
      if (plainCertificateNumber(step.typedNumber) !== number)
        throw new AppError('bad-request', {}, { typedNumber: 'certificate-number' })
      await revokeCertificate(actor, { id, version, reasonClass: step.reasonClass, reason: step.reason })
      break
    }
    case 'renew':
      return renewCertificate(actor, { id, version, exception: step.exception })
  }
  return { id }
}

import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import {
  type CertificateStep,
  certificateSteps,
  mayRenew,
  type ReasonClass,
  revokeReasons,
  suspendReasons,
} from '#/domain/certification/certificate.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import { createCertificate, expireOver, holdBranch } from './create-certificate.server.ts'
import {
  type Certificate,
  certificateOf,
  changeCertificate,
  holdCertificate,
  recordCertificateEvent,
  selectCertificates,
  stateAfter,
} from './hold-certificate.server.ts'
import { openFailuresOf } from './open-failures.server.ts'

type Looked = { id: string; version: number }
type Reasoned = Looked & { reason: string }
type Classed = Reasoned & { reasonClass: ReasonClass }

const reasonOf = ({ reason }: Reasoned): string => {
  const why = reason.trim()
  if (!why) throw new AppError('certificate.reason-required', {}, { reason: 'reason' })
  return why
}
const assertClass = (allowed: readonly ReasonClass[], given: ReasonClass): void => {
  if (!allowed.includes(given)) throw new AppError('bad-request', {}, { reasonClass: 'certificate-reason-class' })
}

/** Suspends a certificate as an administrator: a public class of reason, and a text for its holder. */
export async function suspendCertificate(actor: Actor, given: Classed): Promise<void> {
  assertClass(suspendReasons, given.reasonClass)
  await move(actor, 'suspend', given, given.reasonClass)
}

/** Revokes a certificate permanently, as an administrator. */
export async function revokeCertificate(actor: Actor, given: Classed): Promise<void> {
  assertClass(revokeReasons, given.reasonClass)
  await move(actor, 'revoke', given, given.reasonClass)
}

/** Reinstates a certificate as an administrator; refused while an open critical failure would suspend it again. */
export async function reinstateCertificate(actor: Actor, given: Reasoned): Promise<void> {
  await move(actor, 'reinstate', given, null, async (tx, certificate) => {
    if ((await openFailuresOf(tx, certificate)).length > 0) throw new AppError('certificate.failure-open')
  })
}

type Check = (tx: Tx, certificate: Certificate) => Promise<void>

async function move(
  actor: Actor,
  step: CertificateStep,
  given: Reasoned,
  reasonClass: ReasonClass | null,
  check?: Check,
): Promise<void> {
  authorize(actor, certificateSteps[step].permission)
  const reason = reasonOf(given)
  await asActor(actor, async (tx) => {
    const held = await holdCertificate(tx, actor, given.id, given.version)
    const to = stateAfter(held, step)
    await check?.(tx, held)
    await changeCertificate(tx, held, {
      state: to,
      reason_class: reasonClass,
      suspending_report_id: null,
      state_changed_at: now(),
    })
    await recordCertificateEvent(tx, actor, held, { step, from: held.state, to, reasonClass, reason })
  })
}

/**
 * Renews a certificate near or after its end, as an administrator or as its holder while earned. Level and validity are
 * those of today.
 */
export async function renewCertificate(
  actor: Actor,
  { id, version, exception }: Looked & { exception?: string | undefined },
): Promise<{ id: string }> {
  authorize(actor, actor.type === 'client' ? 'certificates.apply' : 'certificates.issue')
  return asSystem("signs a renewed credential in the holder's transaction; no person may read the key", async (tx) => {
    const looked = await holdCertificate(tx, actor, id, version)
    const branch = await holdBranch(tx, looked.branchId)
    const previous = await holdCertificate(tx, actor, id, version)
    const { eligibility, held } = branch.standing
    if (previous.replacedBy || (held && held.id !== previous.id)) throw new AppError('certificate.held-already')
    if (eligibility.level === null)
      throw new AppError('certificate.not-eligible', { missing: eligibility.missing.map(({ what }) => what).join(' ') })
    if (!mayRenew(previous, eligibility.level, now())) throw new AppError('certificate.not-renewable')
    await expireOver(tx, branch)
    return createCertificate(tx, actor, branch, { previous: await reread(tx, previous), step: 'renew', exception })
  })
}

/** Rereads it after its expiry was stored. */
async function reread(tx: Tx, { id }: Certificate): Promise<Certificate> {
  return certificateOf(await selectCertificates(tx).where('id', '=', id).executeTakeFirstOrThrow())
}

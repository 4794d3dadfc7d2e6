import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { type LinkedIdentity, linkIdentityTo, readIdentities, unlinkOwnIdentity } from '#/platform/identities.server.ts'
import { type Identity, openIdProvider, startOpenId } from '#/platform/openid.server.ts'

export type OwnIdentities = { provider: { name: string; issuer: string } | null; linked: LinkedIdentity[] }

/** Own identities, and the provider that can be linked. */
export async function readOwnIdentities(actor: Actor): Promise<OwnIdentities> {
  authorize(actor, 'profile.read')
  const provider = openIdProvider()
  return {
    provider: provider && { name: provider.name, issuer: provider.issuer },
    linked: await readIdentities(actor.id),
  }
}

/** Logs the change and mails the owner. */
const tell = (actor: Actor, change: 'identity-linked' | 'identity-unlinked', issuer: string): Promise<void> =>
  asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, `accounts.${change}`, { issuer })
    const called = new URL(issuer).host
    await enqueue(tx, 'accounts.sign-in-changed', { profileId: actor.id, way: change, called, effect: randomUUID() })
  })

/** Opens the way to the provider to link an identity. Needs a recent proof. */
export async function beginLink(actor: Actor): Promise<{ id: string; url: string }> {
  authorize(actor, 'profile.update')
  await confirmedRecently(actor)
  await takeAttempt('identities by account', actor.id)
  return startOpenId(JSON.stringify({ link: true }), actor.id)
}

/** Links what the provider confirmed. Throws `account.identity-taken` when it is linked to any account. */
export async function linkIdentity(actor: Actor, identity: Identity): Promise<void> {
  authorize(actor, 'profile.update')
  if (!(await linkIdentityTo(actor.id, identity))) throw new AppError('account.identity-taken')
  await tell(actor, 'identity-linked', identity.issuer)
}

/** Unlinks an own identity; not the last way to sign in. Needs a recent proof. */
export async function unlinkIdentity(actor: Actor, identityId: string): Promise<void> {
  authorize(actor, 'profile.update')
  await confirmedRecently(actor)
  await tell(actor, 'identity-unlinked', await unlinkOwnIdentity(actor.id, identityId))
}

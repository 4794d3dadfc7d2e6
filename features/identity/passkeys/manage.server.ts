import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mostPasskeys, type NewPasskey } from '#/domain/passkey.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import {
  askForNewPasskey,
  type Passkey,
  readPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
  storePasskey,
} from '#/platform/passkeys.server.ts'
import type { PasskeyForm } from './form.ts'

/** Own passkeys: name, when added and last used; never the keys. */
export async function readOwnPasskeys(actor: Actor): Promise<Passkey[]> {
  authorize(actor, 'profile.read')
  return readPasskeys(actor.id)
}

type Change = 'passkey-added' | 'passkey-removed' | 'passkey-renamed'

/** Logs the change; an added or removed one is mailed to the owner. */
const tell = (actor: Actor, change: Change, called: string): Promise<void> =>
  asActor(actor, async (tx) => {
    await recordOwnStep(tx, actor, `accounts.${change}`, { name: called })
    if (change !== 'passkey-renamed')
      await enqueue(tx, 'accounts.sign-in-changed', { profileId: actor.id, way: change, called, effect: randomUUID() })
  })

export type PasskeyChanged = { done: PasskeyForm['intent']; ask: NewPasskey | null }

async function begin(actor: Actor, site: string): Promise<NewPasskey> {
  await confirmedRecently(actor)
  await takeAttempt('passkeys by account', actor.id)
  if ((await readPasskeys(actor.id)).length >= mostPasskeys) throw new AppError('account.passkeys-many')
  return askForNewPasskey(actor, site)
}

/**
 * Adds, renames or removes an own passkey. Adding and removing need a recent proof. The last way to sign in cannot be
 * removed.
 */
export async function changePasskeys(actor: Actor, form: PasskeyForm, site: string): Promise<PasskeyChanged> {
  authorize(actor, 'profile.update')
  const { intent } = form
  if (intent === 'begin') return { done: intent, ask: await begin(actor, site) }
  if (intent === 'rename') {
    if (!(await renameOwnPasskey(actor.id, form.passkeyId, form.name))) throw new AppError('not-found')
    await tell(actor, 'passkey-renamed', form.name)
    return { done: intent, ask: null }
  }
  await confirmedRecently(actor)
  if (intent === 'add') {
    if (!(await storePasskey(actor.id, form.challenge, form.credential, form.name)))
      throw new AppError('account.passkey-refused')
    await tell(actor, 'passkey-added', form.name)
    return { done: intent, ask: null }
  }
  await tell(actor, 'passkey-removed', await removeOwnPasskey(actor.id, form.passkeyId))
  return { done: intent, ask: null }
}

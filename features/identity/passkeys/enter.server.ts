import type { z } from 'zod'
import { AppError } from '#/domain/errors.ts'
import type { PasskeyQuestion } from '#/domain/passkey.ts'
import { type Door, enterWith, type SignedIn } from '#/features/identity/accounts/sign-in.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { openSessionFor } from '#/platform/auth.server.ts'
import { askForPasskey, redeemPasskey } from '#/platform/passkeys.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import type { passkeySignInForms } from './form.ts'

/** Asks the browser of a visitor to sign with any passkey of this site. */
export const beginPasskeySignIn = (info: RequestInfo): Promise<PasskeyQuestion> =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('passkey by network', info.network)
    return askForPasskey()
  })

type Answer = Pick<z.output<(typeof passkeySignInForms)[1]>, 'challenge' | 'credential'>

/**
 * Signs in with a passkey, which counts as both steps: the device is one, the fingerprint, face or PIN on it the other.
 * An unknown, removed, copied or foreign one is refused alike.
 */
export const signInWithPasskey = (
  info: RequestInfo,
  { challenge, credential }: Answer,
  door: Door,
): Promise<SignedIn> =>
  logRefusal({ door: 'sign-in', network: info.network }, async () => {
    await takeAttempt('passkey by network', info.network)
    const profileId = await redeemPasskey(challenge, credential)
    if (!profileId) throw new AppError('account.passkey-refused')
    const opened = await openSessionFor(profileId, { userAgent: info.userAgent, strong: true })
    return enterWith(info, opened, door, 'account.passkey-refused')
  })

import { Secret, TOTP } from 'otpauth'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { someInfo } from './some-info.ts'
import type { World } from './world.ts'

const password = 'seven-camels'

/** Code of an authenticator app. `secondsFromNow`: the next one is within the accepted window. */
export const codeOfKey = (key: string, secondsFromNow = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + secondsFromNow * 1000,
  })

/** A shopper who signs in with two steps. */
export async function withSecondFactor(w: World) {
  const { email } = await w.shopper({ password })
  const { actor } = await signIn(someInfo(), email, password, 'everybody')
  await changeSecondFactor(actor, { intent: 'start' })
  const factor = await secondFactorOf(actor, 'Itqan')
  if (factor.state !== 'started') throw new Error(`the factor is ${factor.state}`)
  const { codes } = await changeSecondFactor(actor, { intent: 'confirm', code: codeOfKey(factor.secret) })
  return { actor: { ...actor, provedAt: new Date('9999-12-31') }, key: factor.secret, codes, email, password }
}

import { doorValues, isDoorOn } from './doors.server.ts'
import { env } from './env.server.ts'
import { moyasar, moyasarAddress } from './moyasar.server.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandbox } from './sandbox-provider.server.ts'

function realProvider(): PaymentProvider | null {
  const { address = moyasarAddress, secretKey, webhookSecret } = doorValues('payment')
  return secretKey && webhookSecret ? moyasar({ address, secretKey, webhookSecret }) : null
}

/** The sandbox needs a demo installation (why: elsewhere it would settle real invoices without money). */
const isSandboxOn = (): boolean => env().DEMO === 'on'

/** Current card payment provider; null when only bank transfers are accepted. */
export const onlineProvider = (): PaymentProvider | null =>
  isDoorOn('payment') ? (realProvider() ?? (isSandboxOn() ? sandbox : null)) : null

/** Provider of an earlier payment, while it can still be queried: also when the door is switched off. */
export function providerNamed(name: string): PaymentProvider | null {
  const real = realProvider()
  if (real?.name === name) return real
  return name === sandbox.name && isSandboxOn() ? sandbox : null
}

import { env } from './env.server.ts'
import { moyasar } from './moyasar.server.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandbox } from './sandbox-provider.server.ts'

function realProvider(): PaymentProvider | null {
  const { MOYASAR_SECRET_KEY: secretKey, MOYASAR_WEBHOOK_SECRET: webhookSecret, MOYASAR_URL: address } = env()
  return secretKey && webhookSecret ? moyasar({ address, secretKey, webhookSecret }) : null
}

/** The sandbox needs a demo installation (why: elsewhere it would settle real invoices without money). */
const isSandboxOn = (): boolean => env().DEMO === 'on'

/** Current card payment provider; null when only bank transfers are accepted. */
export const onlineProvider = (): PaymentProvider | null => realProvider() ?? (isSandboxOn() ? sandbox : null)

/** Provider of an earlier payment, while it can still be queried. */
export function providerNamed(name: string): PaymentProvider | null {
  const real = realProvider()
  if (real?.name === name) return real
  return name === sandbox.name && isSandboxOn() ? sandbox : null
}

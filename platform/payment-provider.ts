import type { ProviderWord } from '#/domain/payment.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Lang } from '#/domain/text.ts'

/** A provider's page on which one amount is paid. `reference`: our payment's id. */
export type Checkout = {
  reference: string
  amount: Halalas
  description: string
  lang: Lang
  /** Return address after payment or abandonment; its parameters are not trusted. */
  returnTo: string
  backTo: string
  /** Webhook address on our server. */
  notifyAt: string
  endsAt: Date
}

/** The provider's answer about a checkout. */
export type ProviderPayment = ProviderWord & {
  /** Checkout, and the payment within it, which refunds name. */
  checkoutId: string
  paymentId: string | null
  reference: string | null
  method: string | null
  /** The last four digits of a card. */
  ending: string | null
  /** Fee deducted by the provider. */
  fee: Halalas
  /** Failure reason in the provider's words. */
  message: string | null
}

/** A failed call. `again`: no answer or an unreadable one, may be retried; otherwise refused permanently. */
export type ProviderFault = { done: false; again: boolean; why: string }
export type ProviderAnswer<T> = ({ done: true } & T) | ProviderFault

/** A provider's event: only a hint that something changed. */
export type ProviderEvent = { eventId: string; checkoutId: string | null; paymentId: string | null; kind: string }

/** Interface to payment providers. Amounts in halalas. Every call is idempotent. */
export type PaymentProvider = {
  name: 'sandbox' | 'moyasar'
  createCheckout: (checkout: Checkout) => Promise<ProviderAnswer<{ checkoutId: string; url: string }>>
  fetchCheckout: (checkoutId: string) => Promise<ProviderAnswer<{ payment: ProviderPayment }>>
  /** Raises the refunded amount to `total`; sends only the difference. */
  refundUpTo: (paymentId: string, total: Halalas) => Promise<ProviderAnswer<{ refunded: Halalas }>>
  cancelCheckout: (checkoutId: string) => Promise<ProviderAnswer<object>>
  /** Asks for something harmless that needs the account. */
  answers: () => Promise<ProviderAnswer<object>>
  /** Null when not authentic: a wrong secret, or no event. */
  readEvent: (body: string) => ProviderEvent | null
}

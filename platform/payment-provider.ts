import type { ProviderWord } from '#/domain/payment.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Lang } from '#/domain/text.ts'

/** A page of the provider on which one amount is paid. `reference` is our payment's id, by which we know it again. */
export type Checkout = {
  reference: string
  amount: Halalas
  description: string
  lang: Lang
  /** Where the payer comes back to, with and without having paid; nothing in these addresses is believed. */
  returnTo: string
  backTo: string
  /** Where the provider tells our server of changes. */
  notifyAt: string
  endsAt: Date
}

/** What the provider says when it is asked about a checkout. */
export type ProviderPayment = ProviderWord & {
  /** The checkout it belongs to, and the payment within it: what refunds name. */
  checkoutId: string
  paymentId: string | null
  reference: string | null
  method: string | null
  /** The last four digits of a card. */
  ending: string | null
  /** What the provider keeps of the amount. */
  fee: Halalas
  /** Why it failed, in the provider's words. */
  message: string | null
}

/** `later`: nobody answered or not in a way that can be read; the same may be asked again. `refused`: it will not be had. */
export type ProviderFault = { done: false; again: boolean; why: string }
export type ProviderAnswer<T> = ({ done: true } & T) | ProviderFault

/** An event that a provider told us of: only a hint that something changed, and about what. */
export type ProviderEvent = { eventId: string; checkoutId: string | null; paymentId: string | null; kind: string }

/** The one door to whoever takes the money. Amounts are halalas. Every call may be made again. */
export type PaymentProvider = {
  name: 'sandbox' | 'moyasar'
  createCheckout: (checkout: Checkout) => Promise<ProviderAnswer<{ checkoutId: string; url: string }>>
  fetchCheckout: (checkoutId: string) => Promise<ProviderAnswer<{ payment: ProviderPayment }>>
  /** Brings what went back up to `total`; what went back already is not sent again. */
  refundUpTo: (paymentId: string, total: Halalas) => Promise<ProviderAnswer<{ refunded: Halalas }>>
  cancelCheckout: (checkoutId: string) => Promise<ProviderAnswer<object>>
  /** Null when the event is not the provider's: a wrong secret, or no event at all. */
  readEvent: (body: string) => ProviderEvent | null
}

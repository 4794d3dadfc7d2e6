import type { Lang } from '#/domain/text.ts'
import { bookingKindMessages } from '#/messages/ledger/finance.ts'

/** Text of a booking's kind; unknown kinds of other versions show their key. */
export const kindText = (lang: Lang, kind: string): string =>
  Object.hasOwn(bookingKindMessages, kind) ? bookingKindMessages[kind as keyof typeof bookingKindMessages][lang] : kind

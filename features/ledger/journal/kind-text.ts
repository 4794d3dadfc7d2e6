import type { Lang } from '#/domain/text.ts'
import { bookingKindMessages } from '#/messages/ledger/finance.ts'

/** What was booked, in words. The kind of a newer or older version still shows its name. */
export const kindText = (lang: Lang, kind: string): string =>
  Object.hasOwn(bookingKindMessages, kind) ? bookingKindMessages[kind as keyof typeof bookingKindMessages][lang] : kind

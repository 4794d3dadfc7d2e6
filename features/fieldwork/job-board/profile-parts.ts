/** Parts of a shopper's profile required for matching and payment. */
export const profileParts = ['agreement', 'city', 'place', 'languages', 'identity', 'iban'] as const
export type ProfilePart = (typeof profileParts)[number]

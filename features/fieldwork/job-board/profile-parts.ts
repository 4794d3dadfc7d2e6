/** What a shopper's profile needs before visits can be matched well and paid. */
export const profileParts = ['agreement', 'city', 'place', 'languages', 'identity', 'iban'] as const
export type ProfilePart = (typeof profileParts)[number]

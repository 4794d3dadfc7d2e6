/** Parts of a shopper's profile without which no visit can be matched, or no distance shown. */
export const profileParts = ['agreement', 'city', 'place'] as const
export type ProfilePart = (typeof profileParts)[number]

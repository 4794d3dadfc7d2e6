export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Signals that suggest a closer look. None decides anything. */
export const reviewSignals = [
  'links',
  'contact',
  'abuse',
  'capitals',
  'same-words',
  'one-network',
  'own-people',
  'other-company',
  'insider',
] as const
export type ReviewSignal = (typeof reviewSignals)[number]

/** Queues of the moderation: unread, reported by a restaurant, and decided. */
export const moderationTabs = ['waiting', 'reported', 'published', 'refused'] as const
export type ModerationTab = (typeof moderationTabs)[number]

export const starCounts = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof starCounts)[number]
export type StarTally = Record<StarCount, number>

export const mostText = 2000
export const mostName = 80
export const mostReply = 1000
/** Fewest published reviews with a mean. */
export const leastForMean = 5
export const publicPageSize = 10
/** So many reviews are decided in one step. */
export const mostAtOnce = 100
/** Hours for which a reply may be changed after its first version. */
export const replyHours = 24
/** Days after which the origin of a review is deleted. */
export const forgetAfterDays = 30

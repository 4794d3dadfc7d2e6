export const reviewStates = ['waiting', 'published', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What may make a moderator look twice. None of them decides anything by itself. */
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

/** The queues of the moderation: what nobody read yet, what a restaurant reported, and what was decided. */
export const moderationTabs = ['waiting', 'reported', 'published', 'refused'] as const
export type ModerationTab = (typeof moderationTabs)[number]
export const moderationSorts = ['newest', 'oldest', 'best', 'worst'] as const
export type ModerationSort = (typeof moderationSorts)[number]

export const starCounts = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof starCounts)[number]
export type StarTally = Record<StarCount, number>

export const mostText = 2000
export const mostName = 80
export const mostReply = 1000
/** With fewer published reviews no mean is shown: it would say more about two people than about a branch. */
export const leastForMean = 5
export const publicPageSize = 10
export const pageSize = 25
/** So many reviews are decided in one step. */
export const mostAtOnce = 100
/** The restaurant may change its reply for so long after it was first given. */
export const replyHours = 24
/** After so many days nothing tells any more from where a review came. */
export const forgetAfterDays = 30

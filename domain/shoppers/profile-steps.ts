/** Steps of a shopper's profile in a helpful order; each unlocks something. */
export const profileSteps = ['agreement', 'identity', 'place', 'languages', 'test', 'iban', 'documents'] as const
export type ProfileStep = (typeof profileSteps)[number]

export type ProfileFacts = {
  hasAgreed: boolean
  hasIdentity: boolean
  hasPlace: boolean
  hasLanguages: boolean
  /** Passed, or level obtained another way. */
  isTested: boolean
  hasIban: boolean
  hasDocuments: boolean
}

const isDone: Record<ProfileStep, (facts: ProfileFacts) => boolean> = {
  agreement: ({ hasAgreed }) => hasAgreed,
  identity: ({ hasIdentity }) => hasIdentity,
  place: ({ hasPlace }) => hasPlace,
  languages: ({ hasLanguages }) => hasLanguages,
  test: ({ isTested }) => isTested,
  iban: ({ hasIban }) => hasIban,
  documents: ({ hasDocuments }) => hasDocuments,
}

/** How much of a profile is complete: the one count that every page shows. */
export const completenessOf = (steps: readonly { done: boolean }[]): { done: number; all: number } => ({
  done: steps.filter(({ done }) => done).length,
  all: steps.length,
})

/** All steps with their completion. */
export const stepsOf = (facts: ProfileFacts): { step: ProfileStep; done: boolean }[] =>
  profileSteps.map((step) => ({ step, done: isDone[step](facts) }))

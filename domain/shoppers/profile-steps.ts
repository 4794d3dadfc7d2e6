/** What a shopper's profile needs, in the order in which it helps: each opens something. */
export const profileSteps = ['agreement', 'identity', 'place', 'languages', 'test', 'iban', 'documents'] as const
export type ProfileStep = (typeof profileSteps)[number]

export type ProfileFacts = {
  hasAgreed: boolean
  hasIdentity: boolean
  hasPlace: boolean
  hasLanguages: boolean
  /** Passed, or the level was reached another way. */
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

/** Every step with whether it is done. */
export const stepsOf = (facts: ProfileFacts): { step: ProfileStep; done: boolean }[] =>
  profileSteps.map((step) => ({ step, done: isDone[step](facts) }))

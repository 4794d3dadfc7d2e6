export const limits = {
  sections: 40,
  questions: 300,
  options: 40,
  /** Characters of a definition as JSON. */
  json: 1_000_000,
  conditionParts: 20,
  conditionDepth: 4,
} as const

/** Texts that a language model translates at a time. */
export const mostProposals = 60

export const keyPattern = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/
export const codePattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

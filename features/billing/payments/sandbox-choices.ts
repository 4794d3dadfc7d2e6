export const sandboxMethods = ['mada', 'visa', 'applepay'] as const
export const sandboxOutcomes = ['paid', 'later', 'insufficient', 'expired-card'] as const
export type SandboxChoice = { method: (typeof sandboxMethods)[number]; outcome: (typeof sandboxOutcomes)[number] }

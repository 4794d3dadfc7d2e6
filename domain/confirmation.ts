/** Minutes for which a proof of the password or second factor is valid for sensitive actions. */
export const confirmationMinutes = 10

export const isRecentProof = (provedAt: Date | undefined, at: Date): boolean =>
  provedAt !== undefined && at.getTime() - provedAt.getTime() <= confirmationMinutes * 60_000

/** How long a proof of the password or the second factor counts for powerful actions. */
export const confirmationMinutes = 10

export const isRecentProof = (provedAt: Date | undefined, at: Date): boolean =>
  provedAt !== undefined && at.getTime() - provedAt.getTime() <= confirmationMinutes * 60_000

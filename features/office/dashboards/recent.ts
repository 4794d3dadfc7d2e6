/** Recent items on every dashboard (specification, section 9). */
export const recentItems = 5

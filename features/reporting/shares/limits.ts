export const shareDays = [1, 7, 30] as const
export const longestLabel = 120

/** Whole hours until a moment, rounded down; negative once it has passed. */
export const hoursUntil = (at: string, nowMs: number): number => Math.floor((Date.parse(at) - nowMs) / 3_600_000)

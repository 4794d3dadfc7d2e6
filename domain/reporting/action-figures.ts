/** A share of a number, in hundredths of a per cent; null of nothing. */
export type ActionShare = { part: number; of: number; hundredths: number | null }

/** Rounded half up, exactly in whole numbers. */
export const shareOf = (part: number, of: number): ActionShare => ({
  part,
  of,
  hundredths: of === 0 ? null : Math.floor((part * 20_000 + of) / (2 * of)),
})

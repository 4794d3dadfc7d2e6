/** Less than a tenth is free. */
export const isNearlyFull = ({ free, size }: { free: number | null; size: number | null }): boolean =>
  free !== null && size !== null && size > 0 && free / size < 0.1

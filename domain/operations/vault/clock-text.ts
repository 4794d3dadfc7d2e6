/** Seconds as minutes and seconds: 4:05. */
export const countText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A code of six digits in two groups, as apps show it. */
export const codeText = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2')

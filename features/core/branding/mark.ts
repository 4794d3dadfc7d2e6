/**
 * Path of the default logo: an eight-pointed star with a check on a field of 40 by 40. A stroke of 2 rounds its
 * corners.
 */
export const markStar =
  'M20 2.4L25.15 7.55L32.45 7.55L32.45 14.85L37.6 20L32.45 25.15L32.45 32.45L25.15 32.45L20 37.6L14.85 32.45L7.55 32.45L7.55 25.15L2.4 20L7.55 14.85L7.55 7.55L14.85 7.55z'
export const markCheck = 'm13.2 20.6 4.7 4.7 8.9-9.9'

/** The default logo as an SVG file for icons, mails and documents. */
export const markSvg = (star: string, check: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><path d="${markStar}" fill="${star}" stroke="${star}" stroke-width="2" stroke-linejoin="round"/><path d="${markCheck}" fill="none" stroke="${check}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

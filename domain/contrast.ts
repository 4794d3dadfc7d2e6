/** Contrast by WCAG 2.2. Colours are `#rrggbb`. */

/** Text (WCAG 1.4.3). */
export const textContrast = 4.5
/** Edges of controls and large icons (WCAG 1.4.11). */
export const edgeContrast = 3

export const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const channel = (byte: number): number => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** 0 for black, 1 for white. */
export function luminance(color: string): number {
  if (!isColor(color)) throw new Error('a colour is written #rrggbb')
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Two decimals, rounded down: 4.499 does not reach 4.5. */
export const shownContrast = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)

/** Black or white, whichever has more contrast; one of them always reaches 4.5. */
export const onColor = (color: string): '#000000' | '#FFFFFF' =>
  contrast(color, '#FFFFFF') >= contrast(color, '#000000') ? '#FFFFFF' : '#000000'

/** Weakest text colour and faintest edge on surfaces of the light theme (app/styles/tokens.css). */
export const weakestInk = '#63636c'
const faintestEdge = '#83838c'

export type ColorProblem = 'primary-pale' | 'surface-dark' | 'colors-close'

/**
 * Rejects brand colours without contrast: a primary must be legible as text on white and on the surface, a surface
 * under every text colour.
 */
export function colorProblem(primary: string, surface: string): ColorProblem | null {
  if (contrast(primary, '#FFFFFF') < textContrast) return 'primary-pale'
  if (contrast(weakestInk, surface) < textContrast || contrast(faintestEdge, surface) < edgeContrast)
    return 'surface-dark'
  return contrast(primary, surface) < textContrast ? 'colors-close' : null
}

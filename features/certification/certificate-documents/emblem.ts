import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'

/**
 * Drawn on a field of 120 by 120. Levels differ in shape, number of diamonds and lightness, so colour is not needed.
 */
const centre = 60
const round = (value: number): number => Math.round(value * 100) / 100
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`
}

/** Closed path of a star. */
const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => at(index % 2 === 0 ? outer : inner, (index * 180) / points)).join('L')}z`
const circle = (radius: number): string =>
  `M${at(radius, 0)}A${radius} ${radius} 0 1 1 ${at(radius, 180)}A${radius} ${radius} 0 1 1 ${at(radius, 0)}z`
const diamond = (x: number, y: number, size: number): string =>
  `M${round(x)} ${y - size}L${round(x + size)} ${y}L${round(x)} ${y + size}L${round(x - size)} ${y}z`

type Shape = { edge: string; face: string; ring: number; diamonds: number }
/** A medal, the brand's eight-pointed star, a rosette of sixteen points. */
const shapes: Record<CertificateLevel, Shape> = {
  silver: { edge: circle(54), face: circle(48), ring: 42.5, diamonds: 1 },
  gold: { edge: star(8, 57, 43.6), face: star(8, 50, 38.3), ring: 34, diamonds: 2 },
  platinum: { edge: star(16, 58, 50.5), face: star(16, 51, 44.4), ring: 39.5, diamonds: 3 },
}

type Metal = { edge: string; light: string; dark: string; mark: string }
export const metals: Record<CertificateLevel | 'gone', Metal> = {
  silver: { edge: '#6b7480', light: '#f3f5f7', dark: '#b9c1ca', mark: '#37404b' },
  gold: { edge: '#8a6212', light: '#f9e3a2', dark: '#d8a43a', mark: '#553a05' },
  platinum: { edge: '#16202c', light: '#4a5b70', dark: '#202d3d', mark: '#f4f7fa' },
  /** Colours of an invalid certificate. */
  gone: { edge: '#8a8a92', light: '#f4f4f5', dark: '#dcdce0', mark: '#77777f' },
}

const check = 'm41.5 57.5 13 13 24-27'
const bar = 'M43 58h34'
/** Dash pattern of dots that closes evenly around a ring. */
const dotsOf = (radius: number): string => `0.01 ${round((2 * Math.PI * radius) / Math.round(radius * 1.85) - 0.01)}`
const diamondsOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => diamond(centre + (index - (count - 1) / 2) * 12.5, 84, 4.3)).join('')

/** Parts of an emblem for larger drawings. `name` makes its gradient ids unique. */
export function emblemParts(level: CertificateLevel, isGood = true, name = `${level}-${isGood}`): string {
  const { edge, face, ring, diamonds } = shapes[level]
  const metal = metals[isGood ? level : 'gone']
  const deep = metal.mark === '#f4f7fa'
  return [
    `<defs><linearGradient id="metal-${name}" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${metal.light}"/><stop offset="1" stop-color="${metal.dark}"/></linearGradient></defs>`,
    `<path d="${edge}" fill="${metal.edge}" stroke="${metal.edge}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="${face}" fill="url(#metal-${name})" stroke="${deep ? '#9fb0c3' : '#ffffff'}" stroke-width="1.4" stroke-linejoin="round"/>`,
    `<circle cx="60" cy="60" r="${ring}" fill="none" stroke="${deep ? '#9fb0c3' : metal.edge}" stroke-width="1.1" stroke-dasharray="${dotsOf(ring)}" stroke-linecap="round"/>`,
    `<path d="${isGood ? check : bar}" fill="none" stroke="${metal.mark}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="${diamondsOf(diamonds)}" fill="${metal.mark}" stroke="${metal.mark}" stroke-width="1.2" stroke-linejoin="round"/>`,
  ].join('')
}

/** Emblem of a level as an SVG file, for documents and pictures. */
export const emblemSvg = (level: CertificateLevel, isGood = true): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${emblemParts(level, isGood)}</svg>`

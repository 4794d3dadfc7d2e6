import type { Text } from '#/domain/text.ts'

/** Latin families available on the server. Arabic always has its own companion family. */
export const fontFamilies = ['poppins', 'plex', 'readex', 'system'] as const
export type FontFamily = (typeof fontFamilies)[number]

type Font = {
  /** Common name. */
  name: string
  family: string
  /** Family with digits of one width, for columns of numbers. */
  digits: string
  fallback: string
}
/** Names in app/styles/tokens.css, and fallbacks while a file loads. */
export const fonts: Record<FontFamily, Font> = {
  poppins: { name: 'Poppins', family: 'Poppins', digits: "'Poppins Digits'", fallback: "'Poppins Fallback'" },
  plex: { name: 'IBM Plex Sans', family: "'Plex Latin'", digits: "'Plex Latin'", fallback: "'Plex Fallback'" },
  readex: { name: 'Readex Pro', family: "'Readex Latin'", digits: "'Readex Latin'", fallback: "'Readex Fallback'" },
  system: {
    name: 'Segoe UI, Roboto, Helvetica',
    family: "'System Latin'",
    digits: "'System Latin'",
    fallback: 'Arial',
  },
}

export const corners = ['square', 'soft', 'round'] as const
export type Corners = (typeof corners)[number]
export const cornerPx: Record<Corners, number> = { square: 2, soft: 8, round: 14 }

/** The company's look as edited, published and logged. */
export type Look = {
  nameEn: string
  nameAr: string
  taglineEn: string
  taglineAr: string
  primaryColor: string
  secondaryColor: string
  fontFamily: FontFamily
  corners: Corners
  logoId: string | null
  logoDarkId: string | null
  /** Whether the picture contains the company's name, which is then not repeated. */
  logoHasName: boolean
}

export const defaultLook: Look = {
  nameEn: 'Itqan',
  nameAr: 'إتقان',
  taglineEn: 'Business Development Services',
  taglineAr: 'خدمات تطوير الأعمال',
  primaryColor: '#000000',
  secondaryColor: '#FFFFFF',
  fontFamily: 'poppins',
  corners: 'soft',
  logoId: null,
  logoDarkId: null,
  logoHasName: false,
}

export const companyNameOf = (look: Look): Text => ({ en: look.nameEn, ar: look.nameAr })
export const taglineOf = (look: Look): Text => ({ en: look.taglineEn, ar: look.taglineAr })

const written = (value: Look[keyof Look]): string => String(value).trim().toUpperCase()
/** Compares two looks, ignoring the case of colours. */
export const sameLook = (one: Look, other: Look): boolean =>
  (Object.keys(defaultLook) as (keyof Look)[]).every((field) =>
    field.startsWith('name') || field.startsWith('tagline')
      ? String(one[field]).trim() === String(other[field]).trim()
      : written(one[field]) === written(other[field]),
  )

/**
 * Custom properties from which all shades, corners and fonts derive (app/styles/tokens.css). All values are constants or
 * validated colours.
 */
export const styleOf = (
  look: Pick<Look, 'primaryColor' | 'secondaryColor' | 'fontFamily' | 'corners'>,
  onPrimaryColor: string,
): Record<`--${string}`, string> => ({
  '--brand': look.primaryColor,
  '--on-brand': onPrimaryColor,
  '--secondary': look.secondaryColor,
  '--radius': `${cornerPx[look.corners]}px`,
  '--latin': fonts[look.fontFamily].family,
  '--digits': fonts[look.fontFamily].digits,
  '--latin-fallback': fonts[look.fontFamily].fallback,
})

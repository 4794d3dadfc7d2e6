import type { Text } from '#/domain/text.ts'

/** The Latin families the server has files of. Arabic always keeps its own companion behind them. */
export const fontFamilies = ['poppins', 'plex', 'readex', 'system'] as const
export type FontFamily = (typeof fontFamilies)[number]

type Font = { /** As people know it. */ name: string; family: string; fallback: string }
/** Their names in app/styles.css, and what stands in until the file is there. */
export const fonts: Record<FontFamily, Font> = {
  poppins: { name: 'Poppins', family: 'Poppins', fallback: "'Poppins Fallback'" },
  plex: { name: 'IBM Plex Sans', family: "'Plex Latin'", fallback: "'Plex Fallback'" },
  readex: { name: 'Readex Pro', family: "'Readex Latin'", fallback: "'Readex Fallback'" },
  system: { name: 'Segoe UI, Roboto, Helvetica', family: "'System Latin'", fallback: 'Arial' },
}

export const corners = ['square', 'soft', 'round'] as const
export type Corners = (typeof corners)[number]
export const cornerPx: Record<Corners, number> = { square: 2, soft: 8, round: 14 }

/** What staff choose: the look of the company, as it is edited, published and written to the activity log. */
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
  /** The picture shows the company's name itself, so it is not written beside it. */
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
/** Whether two looks are the same to everybody's eyes: colours are written in either case. */
export const sameLook = (one: Look, other: Look): boolean =>
  (Object.keys(defaultLook) as (keyof Look)[]).every((field) =>
    field.startsWith('name') || field.startsWith('tagline')
      ? String(one[field]).trim() === String(other[field]).trim()
      : written(one[field]) === written(other[field]),
  )

/** Custom properties that every shade, corner and letter derives from (app/styles.css). All values are ours or checked colours. */
export const styleOf = (
  look: Pick<Look, 'primaryColor' | 'secondaryColor' | 'fontFamily' | 'corners'>,
  onPrimaryColor: string,
): Record<`--${string}`, string> => ({
  '--brand': look.primaryColor,
  '--on-brand': onPrimaryColor,
  '--secondary': look.secondaryColor,
  '--radius': `${cornerPx[look.corners]}px`,
  '--latin': fonts[look.fontFamily].family,
  '--latin-fallback': fonts[look.fontFamily].fallback,
})

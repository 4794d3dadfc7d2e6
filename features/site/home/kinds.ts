/** Available drawings of slides and icons of cards; new ones are drawn by us, not uploaded. */
export const slideArts = ['report', 'supply', 'digital', 'quality'] as const
export const featureIcons = ['brain', 'workflow', 'network', 'trend', 'shield', 'people'] as const
export type SlideArt = (typeof slideArts)[number]
export type FeatureIcon = (typeof featureIcons)[number]

/** Maximum numbers of items. The delivered home page has four slides. */
export const counts = {
  slides: { least: 1, most: 6 },
  buttons: { least: 1, most: 2 },
  claims: { least: 0, most: 4 },
  features: { least: 0, most: 8 },
  voices: { least: 0, most: 9 },
} as const

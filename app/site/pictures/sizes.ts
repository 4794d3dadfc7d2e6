/** Sizes of the pictures in pixels. Written by npm run pictures. */
export const pictureSizes = {
  'en/report': {
    width: 972,
    height: 780,
    widths: [560, 972],
  },
  'en/heat-map': {
    width: 972,
    height: 620,
    widths: [560, 972],
  },
  'en/certificate': {
    width: 1010,
    height: 720,
    widths: [560, 1010],
  },
  'en/control-room': {
    width: 972,
    height: 780,
    widths: [560, 972],
  },
  'en/editor-desk': {
    width: 972,
    height: 780,
    widths: [560, 972],
  },
  'en/phone': {
    width: 390,
    height: 760,
    widths: [390],
  },
  'ar/report': {
    width: 972,
    height: 780,
    widths: [560, 972],
  },
  'ar/heat-map': {
    width: 972,
    height: 620,
    widths: [560, 972],
  },
  'ar/certificate': {
    width: 1010,
    height: 720,
    widths: [560, 1010],
  },
  'ar/control-room': {
    width: 972,
    height: 780,
    widths: [560, 972],
  },
  'ar/editor-desk': {
    width: 972,
    height: 780,
    widths: [560, 972],
  },
  'ar/phone': {
    width: 390,
    height: 760,
    widths: [390],
  },
} as const

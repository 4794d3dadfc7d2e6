import type { Text } from './text.ts'

/** A picture published by staff, with size and alternative text. */
export type PublicPicture = { id: string; width: number; height: number; alt: Text }

/** Widths of delivered pictures; narrower originals are delivered unscaled. */
export const pictureWidths = [480, 960, 1440, 2400] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Address of a picture in a width; the largest by default. */
export const pictureAddress = (id: string, width?: PictureWidth): string =>
  width === undefined ? `/media/${id}` : `/media/${id}?w=${width}`

/** Widths offered to a browser: up to the first that holds the original. */
export function offeredWidths(original: number): PictureWidth[] {
  const enough = pictureWidths.findIndex((width) => width >= original)
  return pictureWidths.slice(0, enough < 0 ? undefined : enough + 1)
}

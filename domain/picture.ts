import type { Text } from './text.ts'

/** A picture that staff published: what a page needs to show it in its place and to say what it shows. */
export type PublicPicture = { id: string; width: number; height: number; alt: Text }

/** The widths a picture is delivered in; a narrower original is delivered as it is. */
export const pictureWidths = [480, 960, 1440, 2400] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The address of a picture in one of its widths; without one, in the largest. */
export const pictureAddress = (id: string, width?: PictureWidth): string =>
  width === undefined ? `/media/${id}` : `/media/${id}?w=${width}`

/** The widths worth offering to a browser: up to the first that holds the whole original. */
export function offeredWidths(original: number): PictureWidth[] {
  const enough = pictureWidths.findIndex((width) => width >= original)
  return pictureWidths.slice(0, enough < 0 ? undefined : enough + 1)
}

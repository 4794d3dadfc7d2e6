import { href } from 'react-router'

/** Maximum size of a file, and of its decoded pixels. */
export const mostPictureBytes = 10 * 1024 * 1024
export const mostPixels = 40_000_000
export const longestSide = 2400
/** Endpoint for uploads and the list, for pages and scripts. */
export const pictureLibrary = href('/admin/page-builder/pictures/library')

/** The largest file that is taken, and what it may unpack to. */
export const mostPictureBytes = 10 * 1024 * 1024
export const mostPixels = 40_000_000
export const longestSide = 2400
/** The address that takes uploads and answers the list: for pages and for scripts. */
export const pictureLibrary = '/admin/page-builder/pictures/library'
export const picturesAPage = 24

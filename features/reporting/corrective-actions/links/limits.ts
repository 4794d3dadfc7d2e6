/** Days after which a link to an action ends. */
export const linkDays = 30
export const mostLinkPhotos = 10

/** How many case studies the list of the staff shows on a page. */
export const studiesAPage = 25

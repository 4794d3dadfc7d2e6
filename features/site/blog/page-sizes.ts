/** How many posts a page has: articles for readers, lines at the desk. */
export const articlesAPage = 9
export const deskRowsAPage = 25

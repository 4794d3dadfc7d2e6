/** Page sizes: articles for readers, lines for staff. */
export const articlesAPage = 9
export const deskRowsAPage = 25

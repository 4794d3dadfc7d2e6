/** Articles on a page of the public blog. */
export const articlesAPage = 9

/** Maximum menus and entries of header and footer. */
export const counts = {
  header: { least: 1, most: 5 },
  footer: { least: 1, most: 3 },
  links: { least: 1, most: 10 },
} as const

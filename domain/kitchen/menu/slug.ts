/** Address of a menu: 3 to 60 of a-z, 0-9 and single hyphens between them. */
export const isMenuSlug = (text: string): boolean =>
  text.length >= 3 && text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** A proposal made of names; short ones get a word so that they are long enough. */
export function menuSlugOf(...names: (string | null)[]): string {
  const text = names
    .filter((name) => name !== null)
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return text.length >= 3 ? text : text ? `menu-${text}` : 'menu'
}

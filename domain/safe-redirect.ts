/** Any origin will do: it only serves to see whether a path leaves it. `.invalid` can never be a real host. */
const origin = 'https://here.invalid'

/** What no address of ours contains: browsers drop the one and read the other as a slash. */
const controlOrBackslash = /[\p{Cc}\\]/u
/** The same, or a slash, in percent form, however often encoded. */
const encoded = /%(?:25)*(?:[01][0-9a-f]|7f|2f|5c)/i

/** The path a visitor asked to return to when it stays on this site, else the fallback. */
export const safeRedirect = (path: unknown, fallback: string): string => {
  if (typeof path !== 'string' || path.length > 2000 || !/^\/(?![/\\])/.test(path)) return fallback
  const [pathname = ''] = path.split(/[?#]/)
  if (controlOrBackslash.test(path) || encoded.test(pathname)) return fallback
  let url: URL
  try {
    url = new URL(path, origin)
  } catch {
    return fallback
  }
  // Dot segments are resolved only now: '/.//host' becomes '//host'.
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

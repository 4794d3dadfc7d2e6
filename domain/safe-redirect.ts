/** Arbitrary origin for resolving paths. `.invalid` can never be a real host. */
const origin = 'https://here.invalid'

/** Control characters and backslashes: browsers drop the former and read the latter as a slash. */
const controlOrBackslash = /[\p{Cc}\\]/u
/** Percent-encoded forms of these and of a slash, encoded any number of times. */
const encoded = /%(?:25)*(?:[01][0-9a-f]|7f|2f|5c)/i

/** Path to return to, if it stays on this site; else the fallback. */
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
  // why: dot segments are resolved only now, '/.//host' becomes '//host'
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

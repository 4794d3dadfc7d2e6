/** Any origin will do: it only serves to see whether a path leaves it. `.invalid` can never be a real host. */
const origin = 'https://here.invalid'

/** Control characters, backslashes, and both of them or a slash in percent form, however often encoded. */
const hostile = /[\u0000-\u001F\u007F-\u009F\\]|%(?:25)*(?:[01][0-9a-f]|7f|2f|5c)/i

/** The path a visitor asked to return to when it stays on this site, else the fallback. */
export const safeRedirect = (path: unknown, fallback: string): string => {
  if (typeof path !== 'string' || path.length > 2000 || !/^\/(?![/\\])/.test(path)) return fallback
  const [pathname = ''] = path.split(/[?#]/)
  if (hostile.test(pathname) || /[\u0000-\u001F\u007F-\u009F\\]/.test(path)) return fallback
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

/** Parses the cookies of a request; the first of a name counts. */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at < 1 || cookies.has(name)) continue
    try {
      cookies.set(name, decodeURIComponent(part.slice(at + 1).trim()))
    } catch {
      // malformed values count as absent
    }
  }
  return cookies
}

type CookieOptions = { maxAgeSeconds?: number; httpOnly?: boolean; secure: boolean }

/** Writes a `Set-Cookie` value: SameSite=Lax, whole site. Names with `__Host-` need `secure`. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly = true, secure }: CookieOptions,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

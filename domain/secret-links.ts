/** Pages that open to every holder of their address: the next part of the path is the secret. `tests/secret-routes.test.ts` compares them with the routes. */
const inPath = /(\/+(?:shared|payment|calendar)\/+(?:sandbox\/+)?)[^\s/?#&"'<>\u2066-\u2069]+/gi
const inParameter = /([?&;](?:token|ticket|key|code)=)[^\s&;#"'<>\u2066-\u2069]+/gi
const address = /https?:\/\/[^\s\u2066-\u2069<>"']+/gi

/** An address or a path with a dot in the place of its secrets. */
export const withoutSecrets = (text: string): string => text.replace(inPath, '$1…').replace(inParameter, '$1…')

/** A path as it is logged: an encoded letter does not carry a secret past the pattern. */
export function loggedPath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // a path that cannot be decoded leads to no page
  }
  const safe = withoutSecrets(plain)
  return safe === plain ? path : safe
}

/** Puts something else in the place of every address that holds a secret. */
export const replaceSecretLinks = (text: string, put: (link: string) => string): string =>
  text.replace(address, (link) => (withoutSecrets(link) === link ? link : put(link)))

/**
 * Pages open to every holder of their address: the next path segment is the secret. `tests/secret-routes.test.ts`
 * compares them with the routes. `/client/field/receive/order/…` holds the id of an order and no secret.
 */
const inPath =
  /(?<!\/receive)(\/+(?:shared|action|quote|order|payment|calendar|verify-email|undo-email|unsubscribe|join|join-staff)\/+(?:sandbox\/+)?)[^\s/?#&"'<>\u2066-\u2069]+/gi
const inParameter = /([?&;](?:token|ticket|key|code)=)[^\s&;#"'<>\u2066-\u2069]+/gi
const address = /https?:\/\/[^\s\u2066-\u2069<>"']+/gi

/** Replaces the secrets of an address or path by an ellipsis. */
export const withoutSecrets = (text: string): string => text.replace(inPath, '$1…').replace(inParameter, '$1…')

/** Path for the log; decoded first so that encoded letters do not hide a secret from the pattern. */
export function loggedPath(path: string): string {
  let plain = path
  try {
    plain = decodeURIComponent(path)
  } catch {
    // an undecodable path matches no page
  }
  const safe = withoutSecrets(plain)
  return safe === plain ? path : safe
}

/** Replaces every address that holds a secret. */
export const replaceSecretLinks = (text: string, put: (link: string) => string): string =>
  text.replace(address, (link) => (withoutSecrets(link) === link ? link : put(link)))

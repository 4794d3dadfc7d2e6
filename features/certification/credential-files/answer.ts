/** Readable by programs and wallets on any site. */
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export const answer = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response =>
  new Response(body, { headers: { ...forEverybody, ...headers } })

/** Identical answer for unknown and malformed addresses. */
export const nowhere = (status = 404): Response =>
  new Response(String(status), {
    status,
    headers: { ...forEverybody, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })

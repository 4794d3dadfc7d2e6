/** What is there for programs and wallets of others to read, wherever they run. */
const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export const answer = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response =>
  new Response(body, { headers: { ...forEverybody, ...headers } })

/** The one answer for whatever does not exist: unknown and malformed addresses cannot be told apart. */
export const nowhere = (status = 404): Response =>
  new Response(String(status), {
    status,
    headers: { ...forEverybody, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })

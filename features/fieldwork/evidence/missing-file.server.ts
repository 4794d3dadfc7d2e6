import type { Lang } from '#/domain/text.ts'
import { directionOf, translator } from '#/domain/text.ts'
import { evidenceMessages } from '#/messages/evidence.ts'

const plain = (text: string): Response =>
  new Response(text, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * Response for a file with a row but missing on the disk. For a picture it is a drawing that says so: browsers render
 * the body of a 404 image.
 */
export function missingFile(contentType: string, lang: Lang): Response {
  if (!contentType.startsWith('image/')) return plain('404')
  const text = translator(lang, evidenceMessages)('fileMissing')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480" role="img" lang="${lang}"><title>${text}</title><rect width="640" height="480" fill="#ececf1"/><path d="M270 150h100v80H270zM265 245L375 140" fill="none" stroke="#6b6b76" stroke-width="6"/><text x="320" y="310" direction="${directionOf(lang)}" text-anchor="middle" font-family="sans-serif" font-size="28" fill="#33333b">${text}</text></svg>`
  return new Response(svg, {
    status: 404,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

import { directionOf, type Lang } from '#/domain/text.ts'
import { noConnectionMessages } from '#/messages/fieldwork/no-connection.ts'

const style =
  'html{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;' +
  'font:17px/1.7 system-ui,sans-serif}main{max-width:22rem;padding:24px}section+section{margin-top:32px}h1,h2{font-size:20px;margin:0 0 8px}' +
  'p{margin:0 0 16px}a{display:block;min-height:48px;line-height:48px;text-align:center;border:1px solid;border-radius:8px;color:inherit;text-decoration:none;font-weight:600}'

function section(lang: Lang, heading: 'h1' | 'h2'): string {
  const { title, text, keptVisits } = noConnectionMessages
  return (
    `<section lang="${lang}" dir="${directionOf(lang)}"><${heading}>${title[lang]}</${heading}><p>${text[lang]}</p>` +
    `<a href="/freelancer/secret-shopper">${keptVisits[lang]}</a></section>`
  )
}

/** Response for an uncached page, in both languages, because the worker cannot determine the reader's language. */
export function noConnectionPage(): Response {
  const { title } = noConnectionMessages
  const html =
    '<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title.ar} · ${title.en}</title><style>${style}</style><main>${section('ar', 'h1')}${section('en', 'h2')}</main></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

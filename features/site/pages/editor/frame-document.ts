import { directionOf, type Lang } from '#/domain/text.ts'

/** Nonce for this document's style tags, as set by the root. */
const nonceHere = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const prepared = new WeakSet<Document>()

/**
 * Adds the page's nonce to style tags created by scripts in a document. why: the canvas (Puck and its drag and drop)
 * creates tags without one; the content policy stays strict, and scripts gain nothing.
 */
export function lendNonce(to: Document): void {
  if (prepared.has(to)) return
  prepared.add(to)
  const nonce = nonceHere()
  const create = to.createElement
  to.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    const element = create.call(this, name, options)
    if (name.toLowerCase() === 'style') element.setAttribute('nonce', nonce)
    return element
  }
}

/** Gives the canvas the site's direction, headings and background. */
export function dressFrame(frame: Document, lang: Lang, title: string): void {
  frame.title = title
  frame.defaultView?.frameElement?.setAttribute('title', title)
  frame.documentElement.lang = lang
  frame.documentElement.dir = directionOf(lang)
  frame.documentElement.dataset['theme'] = 'light'
  frame.body.dataset['surface'] = 'site'
  frame.body.classList.add('bg-canvas', 'text-ink')
}

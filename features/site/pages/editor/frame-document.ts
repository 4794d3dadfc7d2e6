import { directionOf, type Lang } from '#/domain/text.ts'

/** The key to this document's style tags, as the root gave it. */
const nonceHere = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const prepared = new WeakSet<Document>()

/**
 * Gives every style tag that scripts make in a document the nonce of the page. The canvas (Puck and its drag and drop) makes such
 * tags and knows no nonce; the content policy stays as strict here as on every other page, and scripts gain nothing by this.
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

/** Makes the canvas look like the site in one language: direction, headings and background. */
export function dressFrame(frame: Document, lang: Lang, title: string): void {
  frame.title = title
  frame.defaultView?.frameElement?.setAttribute('title', title)
  frame.documentElement.lang = lang
  frame.documentElement.dir = directionOf(lang)
  frame.documentElement.dataset['theme'] = 'light'
  frame.body.dataset['surface'] = 'site'
  frame.body.classList.add('bg-canvas', 'text-ink')
}

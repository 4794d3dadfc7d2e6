/**
 * Lets the browser lay out the lower sections of a public page one at a time while it is idle (`content-visibility`): the top can be
 * read and used earlier. Without scripts all sections are laid out at once.
 */

/** Sections that are laid out at once: the first screens of a phone. */
const atOnce = 3

const idle = (step: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(step, { timeout: 1000 }) : setTimeout(step, 100)

/** Runs in the head, before the first section is read. */
export function reveal(): void {
  // why: the place of a link's target depends on the true height of all sections above it
  if (location.hash || !('adoptedStyleSheets' in document)) return
  const style = new CSSStyleSheet()
  document.adoptedStyleSheets.push(style)
  let shown = atOnce
  const hideBelow = () =>
    style.replaceSync(
      `@media screen{#main>section:nth-of-type(n+${shown + 1}),#footer{content-visibility:auto;contain-intrinsic-size:auto 800px}}`,
    )
  const step = () => {
    shown += 1
    if (shown > document.querySelectorAll('#main>section').length) return style.replaceSync('')
    hideBelow()
    idle(step)
  }
  hideBelow()
  window.addEventListener('load', () => idle(step), { once: true })
}

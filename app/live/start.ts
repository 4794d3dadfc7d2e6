import { askConsent } from './consent.ts'
import { rotate } from './rotate.ts'

/** What a visitor does with a page: from then on it may be more than what the server drew. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** Fetches and runs the scripts that the server left waiting in the page (`server/defer-scripts.ts`). */
function begin(): void {
  for (const sign of signsOfUse) window.removeEventListener(sign, begin)
  const waiting = document.querySelector<HTMLScriptElement>('script[type=later]')
  if (!waiting) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
  const script = document.createElement('script')
  script.type = 'module'
  script.async = true
  script.text = waiting.text
  waiting.replaceWith(script)
}

/** After the first frame; a tab in the background paints none and goes on after two seconds. */
function afterFirstFrame(): void {
  requestAnimationFrame(() => requestAnimationFrame(begin))
  setTimeout(begin, 2000)
}

/** Remembers that the menu of narrow screens was opened before the scripts came that replace it by a dialog. */
function watchMenu({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.matches('[data-menu]'))
    document.documentElement.dataset['menu'] = target.open ? 'open' : ''
}

function live(): void {
  document.addEventListener('toggle', watchMenu, true)
  for (const region of document.querySelectorAll<HTMLElement>('[data-rotates]')) rotate(region)
  askConsent()
  // why: a form says at once what is wrong with it; a page to read needs no more than this until somebody uses it
  if (document.querySelector('main form, main [data-needs-scripts]')) return afterFirstFrame()
  for (const sign of signsOfUse) window.addEventListener(sign, begin, { passive: true })
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', live)
else live()

import { askConsent } from './consent.ts'
import { reveal } from './reveal.ts'
import { rotate } from './rotate.ts'

/** Interactions after which the application's scripts load. Reading, which moves the pointer and scrolls, is none. */
const signsOfUse = ['pointerdown', 'focusin', 'keydown'] as const

/** Loads the scripts deferred by the server (`server/defer-scripts.ts`). */
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

/** Runs after the first frame; background tabs paint none and continue after two seconds. */
function afterFirstFrame(): void {
  requestAnimationFrame(() => requestAnimationFrame(begin))
  setTimeout(begin, 2000)
}

/** Remembers a menu opened before the scripts arrived that replace it by a dialog. */
function watchMenu({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.matches('[data-menu]'))
    document.documentElement.dataset['menu'] = target.open ? 'open' : ''
}

function live(): void {
  document.addEventListener('toggle', watchMenu, true)
  for (const region of document.querySelectorAll<HTMLElement>('[data-rotates]')) rotate(region)
  askConsent()
  // why: forms need validation immediately; other pages wait for the first interaction, and so do forms that say they can
  if (document.querySelector('main form:not([data-can-wait]), main [data-needs-scripts]')) return afterFirstFrame()
  for (const sign of signsOfUse) window.addEventListener(sign, begin, { passive: true })
}

reveal()
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', live)
else live()

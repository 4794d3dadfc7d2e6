import { asksUnprompted, type Consent, consentIn, consentRecord } from '../shell/consent.ts'

const bar = () => document.querySelector<HTMLElement>('section[data-consent]')
const hasAnswered = () => consentIn(document.cookie) !== null

/** Reserves the bar's height, so that focused elements and the end of the page scroll clear of it. */
function takeRoom(element: HTMLElement): void {
  const root = document.documentElement
  new ResizeObserver(() => {
    root.toggleAttribute('data-bar', !element.hidden)
    root.style.setProperty('--bar-height', `${element.offsetHeight}px`)
  }).observe(element)
}

let before: Element | null = null

function open(element: HTMLElement, isAskedFor: boolean): void {
  const known = consentIn(document.cookie)
  element.hidden = false
  element.toggleAttribute('data-choosing', isAskedFor && known !== null)
  const box = element.querySelector<HTMLInputElement>('[data-measuring]')
  if (box) box.checked = known?.measuring ?? false
  document.documentElement.toggleAttribute('data-bar', true)
  if (!isAskedFor) return
  // why: the bar takes and returns the focus only when the visitor opened it
  before = document.activeElement
  element.querySelector<HTMLElement>('h2')?.focus()
}

function close(element: HTMLElement): void {
  element.hidden = true
  document.documentElement.toggleAttribute('data-bar', false)
  document.documentElement.style.removeProperty('--bar-height')
  if (before instanceof HTMLElement && before.isConnected) before.focus()
  before = null
}

function record(element: HTMLElement, consent: Consent): void {
  document.cookie = consentRecord(consent, location.protocol === 'https:')
  close(element)
  const status = document.querySelector<HTMLElement>('[data-consent-status]')
  if (status) status.textContent = status.dataset['consentStatus'] ?? ''
}

function listen(): void {
  document.addEventListener('click', (event) => {
    const element = bar()
    if (!(event.target instanceof Element) || !element) return
    if (event.target.closest('[data-consent-open]')) {
      event.preventDefault()
      open(element, true)
    } else if (event.target.closest('[data-consent-choose]')) element.toggleAttribute('data-choosing', true)
    const answer = event.target.closest<HTMLElement>('[data-consent-answer]')?.dataset['consentAnswer']
    if (!answer) return
    const chosen = element.querySelector<HTMLInputElement>('[data-measuring]')?.checked ?? false
    record(element, { measuring: answer === 'chosen' ? chosen : answer === 'all' })
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const element = bar()
    const isInside = element && target instanceof Node && element.contains(target)
    // why: after an earlier answer the bar may be closed without a new one
    if (key === 'Escape' && isInside && hasAnswered()) close(element)
  })
}

/**
 * Opens the cookie question from the link in the footer, and by itself until it is answered where a category needs it.
 * Idempotent, also for a new bar.
 */
export function askConsent(): void {
  const root = document.documentElement
  if (!root.dataset['asksConsent']) {
    root.dataset['asksConsent'] = 'live'
    listen()
  }
  const element = bar()
  if (!element || element.dataset['live']) return
  element.dataset['live'] = 'true'
  takeRoom(element)
  if (asksUnprompted && !hasAnswered()) open(element, false)
}

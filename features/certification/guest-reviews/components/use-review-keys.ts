import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** Shared with the report review: one switch disables shortcuts on both pages. */
const storageKey = 'desk-shortcuts'
const typing = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isOn = () => localStorage.getItem(storageKey) !== 'off'

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-review]') ?? [])]
const indexIn = (cards: readonly HTMLElement[]) => cards.findIndex((card) => card.contains(document.activeElement))
function focusCard(card: HTMLElement | undefined) {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}

/** Buttons pressed by each key in the current card, by key position, so that Arabic layouts work too. */
const presses: Record<string, string> = { KeyP: 'publish', KeyR: 'refuse', KeyX: 'choose' }

function hear(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (event.target instanceof Element && event.target.closest(`${typing}, [role="dialog"], [role="alertdialog"]`))
    return
  const cards = cardsIn(list)
  const here = indexIn(cards)
  if (event.code === 'KeyJ') focusCard(cards[Math.min(cards.length - 1, here + 1)])
  else if (event.code === 'KeyK') focusCard(cards[Math.max(0, here - 1)])
  else {
    const button = presses[event.code]
    const target = button && cards[here]?.querySelector<HTMLElement>(`[data-key="${button}"]`)
    if (!target) return
    target.click()
  }
  event.preventDefault()
}

/** Shortcuts of the moderation; when the current card leaves the list, its successor gets the focus. */
export function useReviewKeys(list: RefObject<HTMLElement | null>, ids: string) {
  const on = useSyncExternalStore(subscribe, isOn, () => true)
  const last = useRef(-1)
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => hear(event, list.current)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on, list])
  useEffect(() => {
    const follow = () => {
      const here = indexIn(cardsIn(list.current))
      if (here >= 0) last.current = here
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [list])
  useEffect(() => {
    if (ids === '' || last.current < 0 || document.activeElement !== document.body) return
    const cards = cardsIn(list.current)
    focusCard(cards[Math.min(last.current, cards.length - 1)])
  }, [ids, list])
  const change = (next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off')
    for (const listener of listeners) listener()
  }
  return { on, change }
}

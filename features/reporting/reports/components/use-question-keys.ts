import { useEffect, useSyncExternalStore } from 'react'

const storageKey = 'desk-shortcuts'
const typing = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isOn = () => localStorage.getItem(storageKey) !== 'off'

const cardsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const focusCard = (card: HTMLElement | undefined) => {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

/** The current question: the one with the focus, else the first one visible. */
function currentIndex(cards: readonly HTMLElement[]): number {
  const focused = cards.findIndex((card) => card.contains(document.activeElement))
  if (focused >= 0) return focused
  const next = cards.findIndex((card) => card.getBoundingClientRect().top > 80)
  return (next === -1 ? cards.length : next) - 1
}

const moves: Record<string, (cards: readonly HTMLElement[]) => HTMLElement | undefined> = {
  KeyJ: (cards) => cards[Math.min(cards.length - 1, currentIndex(cards) + 1)],
  KeyK: (cards) => cards[Math.max(0, currentIndex(cards) - 1)],
  KeyF: (cards) => {
    const here = currentIndex(cards)
    const failed = cards.filter((card) => card.dataset['failed'] === 'true')
    return failed.find((card) => cards.indexOf(card) > here) ?? failed[0]
  },
}

/** Shortcuts that press a control of the current question or of the page; ignored when it is absent. */
const inQuestion: Record<string, string> = { KeyC: '[data-correct]', KeyO: '[data-photo]' }
const buttons: Record<string, string> = { KeyR: 'return', KeyL: 'release', KeyN: 'next' }
function press(name: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key="${name}"]`)
  button?.click()
  return button !== null
}

/** Matches keys by position, so that they work with an Arabic layout; ignored while typing. */
export function useQuestionKeys(onMark: (questionKey: string) => void) {
  const on = useSyncExternalStore(subscribe, isOn, () => true)
  useEffect(() => {
    if (!on) return
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(`${typing}, [role="dialog"], [role="alertdialog"]`))
        return
      const cards = cardsOf('[data-question]')
      const move = moves[event.code]
      if (move) focusCard(move(cards))
      else if (event.code === 'KeyX') markCurrent(cards, onMark)
      else if (event.code === 'Slash') {
        if (!event.shiftKey || !press('help')) return
      } else if (event.code in inQuestion) {
        cards[currentIndex(cards)]?.querySelector<HTMLElement>(inQuestion[event.code]!)?.click()
      } else if (event.code in buttons) {
        if (!press(buttons[event.code]!)) return
      } else if (event.code === 'KeyG') focusCard(document.getElementById('decision') ?? undefined)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [on, onMark])
  const change = (next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off')
    for (const listener of listeners) listener()
  }
  return { on, change }
}

function markCurrent(cards: readonly HTMLElement[], onMark: (questionKey: string) => void) {
  const key = cards[currentIndex(cards)]?.dataset['question']
  if (key) onMark(key)
}

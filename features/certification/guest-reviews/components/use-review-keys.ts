import { type RefObject, useEffect, useRef } from 'react'
import { switchShortcuts, useShortcuts, useShortcutsOn } from '#/ui/shortcuts.ts'

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-review]') ?? [])]
const indexIn = (cards: readonly HTMLElement[]) => cards.findIndex((card) => card.contains(document.activeElement))
function focusCard(card: HTMLElement | undefined) {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}

/** Buttons pressed by each key in the current card, by key position, so that Arabic layouts work too. */
const presses: Record<string, string> = { KeyP: 'publish', KeyR: 'refuse', KeyX: 'choose' }

function hear(code: string, list: HTMLElement | null): boolean {
  const cards = cardsIn(list)
  const here = indexIn(cards)
  if (code === 'KeyJ') focusCard(cards[Math.min(cards.length - 1, here + 1)])
  else if (code === 'KeyK') focusCard(cards[Math.max(0, here - 1)])
  else {
    const button = presses[code]
    const target = button && cards[here]?.querySelector<HTMLElement>(`[data-key="${button}"]`)
    if (!target) return false
    target.click()
  }
  return true
}

/** Shortcuts of the moderation; when the current card leaves the list, its successor gets the focus. */
export function useReviewKeys(list: RefObject<HTMLElement | null>, ids: string) {
  const on = useShortcutsOn()
  const last = useRef(-1)
  useShortcuts((code) => hear(code, list.current))
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
  return { on, change: switchShortcuts }
}

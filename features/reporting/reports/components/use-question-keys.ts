import { switchShortcuts, useShortcuts, useShortcutsOn } from '#/ui/shortcuts.ts'

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

/** Shortcuts of a report's review. */
export function useQuestionKeys(onMark: (questionKey: string) => void) {
  const on = useShortcutsOn()
  useShortcuts((code, { shiftKey }) => {
    const cards = cardsOf('[data-question]')
    const move = moves[code]
    if (move) focusCard(move(cards))
    else if (code === 'KeyX') markCurrent(cards, onMark)
    else if (code === 'Slash') return shiftKey && press('help')
    else if (code in inQuestion) cards[currentIndex(cards)]?.querySelector<HTMLElement>(inQuestion[code]!)?.click()
    else if (code in buttons) return press(buttons[code]!)
    else if (code === 'KeyG') focusCard(document.getElementById('decision') ?? undefined)
    else return false
    return true
  })
  return { on, change: switchShortcuts }
}

function markCurrent(cards: readonly HTMLElement[], onMark: (questionKey: string) => void) {
  const key = cards[currentIndex(cards)]?.dataset['question']
  if (key) onMark(key)
}

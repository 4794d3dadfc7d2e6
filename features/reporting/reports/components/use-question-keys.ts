import { openTranslation } from '#/features/fieldwork/translations/components/open-translation.ts'
import { switchShortcuts, useShortcuts, useShortcutsOn } from '#/ui/shortcuts.ts'

/** Questions in sight: those that are folded away are passed over. */
const cardsOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((card) => !card.closest('details:not([open])'))
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
const buttons: Record<string, string> = { KeyS: 'start', KeyR: 'return', KeyL: 'release', KeyN: 'next', KeyA: 'all' }
function press(name: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key="${name}"]`)
  button?.click()
  return button !== null
}

/** Grades the next point that has no grade yet: a digit of the row or of the number pad. */
function grade(code: string): boolean {
  const digit = /^(?:Digit|Numpad)([0-5])$/.exec(code)?.[1]
  const field = [...document.querySelectorAll<HTMLElement>('[data-grade]')].find(
    (one) => !one.querySelector('input:checked'),
  )
  const box = digit && field?.querySelector<HTMLInputElement>(`input[value="${digit}"]`)
  if (!box) return false
  box.click()
  return true
}

/** Takes the last grade back; false when there is none. */
function clearLastGrade(): boolean {
  const last = [...document.querySelectorAll<HTMLInputElement>('[data-grade] input:checked')].at(-1)
  if (last) last.checked = false
  return last !== undefined
}

/** Shortcuts of a report's review. */
export function useQuestionKeys(onMark: (questionKey: string) => void) {
  const on = useShortcutsOn()
  useShortcuts((code, { shiftKey }) => {
    const cards = cardsOf('[data-question]')
    const move = moves[code]
    if (move) focusCard(move(cards))
    else if (code === 'KeyX') markCurrent(cards, onMark)
    else if (code === 'KeyT') return openTranslation(cards[currentIndex(cards)])
    else if (code === 'Slash') return shiftKey && press('help')
    else if (code in inQuestion) cards[currentIndex(cards)]?.querySelector<HTMLElement>(inQuestion[code]!)?.click()
    else if (code in buttons) return press(buttons[code]!)
    else if (code === 'KeyU') return clearLastGrade()
    else if (code === 'KeyP') return openFirstPhoto()
    else if (code === 'KeyG') focusCard(document.getElementById('decision') ?? undefined)
    else return grade(code)
    return true
  })
  return { on, change: switchShortcuts }
}

function openFirstPhoto(): boolean {
  const photo = document.querySelector<HTMLElement>('#media button')
  photo?.click()
  return photo !== null
}

function markCurrent(cards: readonly HTMLElement[], onMark: (questionKey: string) => void) {
  const key = cards[currentIndex(cards)]?.dataset['question']
  if (key) onMark(key)
}

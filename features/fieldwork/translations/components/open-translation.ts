/** Opens a translation's field with everything that is folded around it, and moves the focus there. */
function open(place: HTMLElement): void {
  for (let fold = place.querySelector('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const field = place.querySelector('textarea')
  field?.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center' })
}

const isAfter = (place: HTMLElement, other: Element): boolean =>
  (other.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * Opens the field of the next text without a translation, below the focus or from the start again. Returns false when
 * there is none.
 */
export function openNextTranslation(): boolean {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-translation]:not([data-translation="made"])')]
  const focus = document.activeElement
  const next = (focus && waiting.find((place) => !place.contains(focus) && isAfter(place, focus))) ?? waiting[0]
  if (next) open(next)
  return next !== undefined
}

/**
 * Opens the field of the first text in this card without a translation, else that of the next one of the page. Where none is
 * missing, the first text of the card.
 */
export function openTranslation(card: HTMLElement | undefined): boolean {
  const inCard = [...(card?.querySelectorAll<HTMLElement>('[data-translation]') ?? [])]
  const missing = inCard.find(({ dataset }) => dataset['translation'] !== 'made')
  if (missing && !missing.contains(document.activeElement)) open(missing)
  else if (!openNextTranslation()) {
    if (!inCard[0]) return false
    open(inCard[0])
  }
  return true
}

import { type RefObject, useEffect } from 'react'

/** Gives a cell its whole text as a title when the pointer comes over it and it is cut: measured then, not for each cell of a list. */
function nameCut({ target }: Event) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('th, td') : null
  if (!cell || cell.title) return
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('.list-text > span, .cell-pair > *, bdi')]
  if (parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1))
    cell.title = cell.innerText.replaceAll(/\s+/g, ' ')
}

/** Names the cut cells of a table's body under the pointer. */
export function useCutNames(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current
    element?.addEventListener('mouseover', nameCut)
    return () => element?.removeEventListener('mouseover', nameCut)
  })
}

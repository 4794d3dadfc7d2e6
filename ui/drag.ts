import type { RefCallback } from 'react'

/**
 * Drag and drop as a shortcut beside a menu with the same moves by keyboard and touch, so these elements need no role.
 */
export const dragSource =
  (onStart: () => void, onEnd: () => void): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return
    element.addEventListener('dragstart', onStart)
    element.addEventListener('dragend', onEnd)
    return () => {
      element.removeEventListener('dragstart', onStart)
      element.removeEventListener('dragend', onEnd)
    }
  }

/** Accepts a dragged item where allowed. */
export const dropTarget =
  (mayDrop: boolean, onDrop: () => void): RefCallback<HTMLElement> =>
  (element) => {
    if (!element || !mayDrop) return
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      onDrop()
    }
    element.addEventListener('dragover', over)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('drop', drop)
    }
  }

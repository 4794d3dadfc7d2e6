import type { RefCallback } from 'react'

/**
 * Moving a thing by the pointer, as a shortcut beside its menu: whatever can be dragged can be moved by keyboard and touch too, so
 * these elements need no role of their own.
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

/** Takes what is dragged onto it, as long as it may. */
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

import { useEffect, useEffectEvent } from 'react'

/** Excluded elements: text fields keep the browser's own undo, and nothing changes behind a dialog. */
const elsewhere = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable], [role$=dialog]'

/**
 * Undo with Ctrl+Z (Command on a Mac), redo with Shift. Listens on the page (why: focus leaves the editor when the
 * focused element is removed). With `fieldsToo` a field in which nothing was typed passes the keys on; React
 * keeps no first value of controlled fields, so these say with `data-typed` that something was.
 */
export function useUndoKeys({
  undo,
  redo,
  fieldsToo = false,
}: {
  undo: () => void
  redo: () => void
  fieldsToo?: boolean
}): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyZ') return
    const keeps = event.target instanceof Element ? event.target.closest(elsewhere) : null
    const isUntouched =
      keeps instanceof HTMLInputElement && keeps.value === keeps.defaultValue && keeps.dataset['typed'] === undefined
    if (keeps && !(fieldsToo && isUntouched)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

import { useEffect, useEffectEvent } from 'react'

/** Excluded elements: text fields keep the browser's own undo, and nothing changes behind a dialog. */
const elsewhere = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable], [role$=dialog]'

/**
 * Undo with Ctrl+Z (Command on a Mac), redo with Shift. Listens on the page (why: focus leaves the editor when the
 * focused element is removed).
 */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyZ') return
    if (event.target instanceof Element && event.target.closest(elsewhere)) return
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

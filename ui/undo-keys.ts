import { useEffect, useEffectEvent } from 'react'

/** In a text field the keys are the browser's own; behind a dialog nothing changes. */
const elsewhere = 'textarea, input:not([type=checkbox], [type=radio]), [contenteditable], [role$=dialog]'

/**
 * Ctrl+Z (Command on a Mac) takes the last step of an editor back, with Shift it is done again. Heard on the whole page: when what has
 * the focus is removed, or somebody clicks beside it, nothing in the editor has it.
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

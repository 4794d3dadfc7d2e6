import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** One switch for all shortcuts of a device, because single letters disturb people who dictate (WCAG 2.1.4). */
const storageKey = 'desk-shortcuts'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isOn = () => localStorage.getItem(storageKey) !== 'off'

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/** Whether shortcuts are on; true on the server. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, isOn, () => true)

const typing = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const elsewhere = `${typing}, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]`

/** True for a key that belongs to a field, a dialog, a menu or the browser. */
export const isForeign = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.closest(elsewhere) !== null)

/**
 * Hears single keys of the page while shortcuts are on. `hear` gets the key by its position (`event.code`), so that
 * Arabic layouts work too, and says whether it used the key. With `last`, parts of the page hear it before, whenever
 * they were mounted.
 */
export function useShortcuts(hear: (code: string, event: KeyboardEvent) => boolean, { last = false } = {}): void {
  const on = useShortcutsOn()
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isForeign(event) && hear(event.code, event)) event.preventDefault()
  })
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => listen(event)
    // why: an event reaches the window after the document
    const target = last ? window : document
    target.addEventListener('keydown', onKeyDown as EventListener)
    return () => target.removeEventListener('keydown', onKeyDown as EventListener)
  }, [on, last])
}

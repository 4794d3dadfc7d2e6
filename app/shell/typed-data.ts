import { useEffect } from 'react'
import { twinPath } from '#/platform/i18n.ts'

const storageKey = 'typed-data'
const storedMs = 60_000

type Typed = { form: number; name: string; index: number; value: string; checked: boolean | null }
type StoredFields = { page: string; at: number; typed: Typed[] }
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const neverStored = new Set(['password', 'hidden', 'file', 'submit', 'button'])
const formsOfPage = () => [...document.querySelectorAll<HTMLFormElement>('main form')]

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !neverStored.has(element.type),
  )

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Path without language: shared by both twins. */
const pageOf = (pathname: string): string => (/^\/ar(\/|$)/.test(pathname) ? twinPath(pathname) : pathname)

function read(): Typed[] {
  return formsOfPage().flatMap((form, formIndex) =>
    controlsOf(form).map((control, index) => ({
      form: formIndex,
      name: control.name,
      index,
      value: control.value,
      checked: isTick(control) ? control.checked : null,
    })),
  )
}

/** Sets a value and fires the events of typing. */
function write(control: Control, { value, checked }: Typed) {
  const tick = isTick(control)
  const prototype = Object.getPrototypeOf(control) as object
  const property = Object.getOwnPropertyDescriptor(prototype, tick ? 'checked' : 'value')
  if (tick ? control.checked === checked : control.value === value) return
  property?.set?.call(control, tick ? checked : value)
  control.dispatchEvent(new Event(tick ? 'click' : 'input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Stores typed values while the page reloads in the other language; never passwords. */
export function keepTypedData(): void {
  const kept: StoredFields = { page: pageOf(location.pathname), at: Date.now(), typed: read() }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // a full or forbidden storage loses the typed text only
  }
}

function takeStored(): StoredFields | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return text ? (JSON.parse(text) as StoredFields) : null
  } catch {
    return null
  }
}

function restoreTypedData(): void {
  const kept = takeStored()
  if (!kept || kept.page !== pageOf(location.pathname) || Date.now() - kept.at > storedMs) return
  const forms = formsOfPage().map(controlsOf)
  for (const typed of kept.typed) {
    const control = forms[typed.form]?.[typed.index]
    if (control?.name === typed.name) write(control, typed)
  }
}

/** Restores values stored by the language switch. Mounted once in the public frame. */
export function useRestoredTypedData(): void {
  useEffect(restoreTypedData, [])
}

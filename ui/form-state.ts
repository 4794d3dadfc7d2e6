import { createContext, use, useId } from 'react'

export type FormState = {
  id: string
  /** The text of each field at fault, already in the page's language. */
  errors: Record<string, string>
  /** What was typed, for the page that is drawn again without scripts. */
  values: Record<string, string>
  pending: boolean
  /** The `intent` of the button that was pressed, so that only that one shows a spinner. */
  pressed: string | null
}

export const FormContext = createContext<FormState | null>(null)

export const useFormState = (): FormState | null => use(FormContext)

/** The id of a field inside a form, known in advance to the links of the error summary. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`

export type FieldOptions = {
  name: string
  id?: string
  /** An error known to the page; without it the error of the surrounding ActionForm is shown. */
  error?: string
  help?: unknown
}

/** Ids, error and typed value of a field: from its props first, from the form around it second. */
export function useField({ name, id, error, help }: FieldOptions) {
  const form = useFormState()
  const own = useId()
  const inputId = id ?? (form ? fieldId(form.id, name) : own)
  const message = error ?? form?.errors[name]
  const helpId = help ? `${inputId}-help` : undefined
  const errorId = message ? `${inputId}-error` : undefined
  return {
    id: inputId,
    helpId,
    errorId,
    error: message,
    describedBy: [helpId, errorId].filter(Boolean).join(' ') || undefined,
    typed: form?.values[name],
  }
}

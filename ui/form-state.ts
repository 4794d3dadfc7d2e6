import { createContext, use, useId } from 'react'

export type FormState = {
  id: string
  /** Error text by field, in the page's language. */
  errors: Record<string, string>
  /** Submitted values, for rendering without scripts. */
  values: Record<string, string>
  pending: boolean
  /** `intent` of the pressed button, which alone shows a spinner. */
  pressed: string | null
}

export const FormContext = createContext<FormState | null>(null)

export const useFormState = (): FormState | null => use(FormContext)

/** Id of a form's field, predictable for links of the error summary. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`

export type FieldOptions = {
  name: string
  id?: string
  /** Error known to the page; default: that of the surrounding ActionForm. */
  error?: string
  help?: unknown
}

/** Ids, error and value of a field: from its props first, from the surrounding form second. */
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

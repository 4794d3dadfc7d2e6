import type { ErrorCode, ErrorDetails } from './errors.ts'

/** The hidden field by which a form that was sent without scripts finds its refusal on the page that comes back. No schema sees it. */
export const senderField = 'sentFrom'

/** What a form's action answers when it was refused: the failure, the fields at fault, and what was typed. */
export type FormRefusal = {
  ok: false
  problem: { code: ErrorCode | 'unexpected'; details: ErrorDetails } | null
  fields: Record<string, string>
  values: Record<string, string>
}
export type FormSuccess<T> = { ok: true; result: T }
export type FormResult<T = unknown> = FormRefusal | FormSuccess<T>

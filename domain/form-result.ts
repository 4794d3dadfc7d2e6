import type { ErrorCode, ErrorDetails } from './errors.ts'

/** What a form's action answers when it was refused: the failure, the fields at fault, and what was typed. */
export type FormRefusal = {
  ok: false
  problem: { code: ErrorCode | 'unexpected'; details: ErrorDetails } | null
  fields: Record<string, string>
  values: Record<string, string>
}
export type FormSuccess<T> = { ok: true; result: T }
export type FormResult<T = unknown> = FormRefusal | FormSuccess<T>

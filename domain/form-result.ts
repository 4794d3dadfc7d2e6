import type { ErrorCode, ErrorDetails } from './errors.ts'

/** Hidden field that identifies the form of a refusal after a submission without scripts. Removed before validation. */
export const senderField = 'sentFrom'

/** Fields added by the confirmation dialog: the password, or a code of the second factor. Removed before validation. */
export const proofFields = { password: 'proofPassword', code: 'proofCode' } as const
export type ProofKind = keyof typeof proofFields

/** Action result of a refused form: the failure, the fields at fault, and the submitted values. */
export type FormRefusal = {
  ok: false
  problem: { code: ErrorCode | 'unexpected'; details: ErrorDetails } | null
  fields: Record<string, string>
  values: Record<string, string>
}
export type FormSuccess<T> = { ok: true; result: T }
export type FormResult<T = unknown> = FormRefusal | FormSuccess<T>

import type { ErrorCode, ErrorDetails } from './errors.ts'

/** The hidden field by which a form that was sent without scripts finds its refusal on the page that comes back. No schema sees it. */
export const senderField = 'sentFrom'

/** What a form carries after the dialog that asks again: the password, or a code of the second factor. No schema sees them. */
export const proofFields = { password: 'proofPassword', code: 'proofCode' } as const
export type ProofKind = keyof typeof proofFields

/** What a form's action answers when it was refused: the failure, the fields at fault, and what was typed. */
export type FormRefusal = {
  ok: false
  problem: { code: ErrorCode | 'unexpected'; details: ErrorDetails } | null
  fields: Record<string, string>
  values: Record<string, string>
}
export type FormSuccess<T> = { ok: true; result: T }
export type FormResult<T = unknown> = FormRefusal | FormSuccess<T>

import type { ErrorCode, ErrorDetails } from './errors.ts'

/** Hidden field that identifies the form to which a refusal belongs. Removed before validation. */
export const senderField = 'sentFrom'

/**
 * Hidden field with the company that the page shows. A form of a page that was opened before a switch, or before the
 * person joined another company, is refused. Removed before validation.
 */
export const companyField = 'forCompany'

/**
 * Fields added by the confirmation dialog: the password, a code of the second factor, or a passkey's answer with its
 * question. Removed before validation.
 */
export const proofFields = {
  password: 'proofPassword',
  code: 'proofCode',
  passkey: 'proofPasskey',
  challenge: 'proofChallenge',
} as const
/** What is typed as a proof. A passkey is accepted in place of both. */
export type ProofKind = 'password' | 'code'
export type Proof = Partial<Record<keyof typeof proofFields, string>>

/** Action result of a refused form: the failure, the fields at fault, and the submitted values. */
export type FormRefusal = {
  ok: false
  problem: { code: ErrorCode | 'unexpected'; details: ErrorDetails } | null
  fields: Record<string, string>
  values: Record<string, string>
}
export type FormSuccess<T> = { ok: true; result: T }
export type FormResult<T = unknown> = FormRefusal | FormSuccess<T>

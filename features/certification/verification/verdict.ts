import type { ShownState } from '#/domain/certification/certificate.ts'

/** `unsigned`: signing is in progress, for the first time or again. */
export type Verdict = ShownState | 'unverified' | 'unsigned'
type Judged = { state: ShownState; signature: { ok: true } | { ok: false; why: string } }

/**
 * Overall verdict. Invalid states need no signature; a valid one requires a matching signature, so that edited database
 * rows are not trusted.
 */
export function verdictOf({ state, signature }: Judged): Verdict {
  if (signature.ok || (state !== 'valid' && state !== 'expires-soon')) return state
  return signature.why === 'unsigned' || signature.why === 'key-compromised' ? 'unsigned' : 'unverified'
}

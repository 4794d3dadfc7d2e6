import type { ShownState } from '#/domain/certification/certificate.ts'

/** `unsigned`: its signature is being made, for the first time or anew. */
export type Verdict = ShownState | 'unverified' | 'unsigned'
type Judged = { state: ShownState; signature: { ok: true } | { ok: false; why: string } }

/**
 * What a certificate is worth, all told. What is not valid needs no signature to be so; what would be valid is so only when it is what was
 * signed: a row that somebody changed in the database is not believed.
 */
export function verdictOf({ state, signature }: Judged): Verdict {
  if (signature.ok || (state !== 'valid' && state !== 'expires-soon')) return state
  return signature.why === 'unsigned' || signature.why === 'key-compromised' ? 'unsigned' : 'unverified'
}

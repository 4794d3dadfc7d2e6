/** Signature algorithms of passkeys that we accept: ES256, EdDSA, RS256. */
export const passkeyAlgorithms = [-7, -8, -257] as const
export const mostPasskeys = 20
export const passkeyNameLength = 60

/** What the browser needs to make a passkey. Binary values are base64url. */
export type NewPasskey = {
  id: string
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  /** Credentials that this account has already. */
  exclude: string[]
}

/** What the browser needs to sign with a passkey of its choice. */
export type PasskeyQuestion = { id: string; challenge: string; rpId: string }

import type { EntryRow, WrapRow } from './collection.ts'

/** What the browser sends to change a collection: ciphertext and a signed list, in one piece. */
export type Commit = {
  kind: 'create' | 'entries' | 'share' | 'rotate'
  collection: string
  /** State that the browser saw; 0 before the first. */
  seen: { counter: number; keyVersion: number }
  keyVersion: number
  /** Encrypted name. */
  name: string
  manifest: string
  signature: string
  entries: EntryRow[]
  removed: string[]
  wraps: Omit<WrapRow, 'giver'>[]
  /** Logins with a new password: those who left can no longer use what they read. */
  renewed: string[]
}

/** What the check of the hash chain found. */
export type ChainState =
  | { state: 'empty' }
  | { state: 'unknown' }
  | { state: 'holds'; sealed: number; until: string; verifiedAt: string }
  | { state: 'broken'; position: number }

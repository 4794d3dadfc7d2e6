/** Result of the check of the hash chain. */
export type ChainState =
  | { state: 'empty' }
  | { state: 'unknown' }
  | { state: 'holds'; sealed: number; until: string; verifiedAt: string }
  | { state: 'broken'; position: number }

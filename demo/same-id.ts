import { createHash } from 'node:crypto'

/** Deterministic id, so that repeated seeding creates nothing twice. */
export const sameIdFor = (...parts: string[]): string => {
  const hex = createHash('sha256')
    .update(['itqan demo', ...parts].join('\n'))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

import { createHash } from 'node:crypto'
import { fingerprint } from '#/platform/seal.server.ts'

/**
 * Token of an invitation's link: 256 bits that only this application derives from the id, so that none is stored and a
 * repeated job mails the same one.
 */
export const invitationToken = (invitationId: string): string => fingerprint('token of an invitation', invitationId)

export const invitationHash = (token: string): string =>
  createHash('sha256').update(`invitation ${token}`).digest('hex')

import { createHash, randomBytes } from 'node:crypto'

/** Prefix by which scanners of source code recognise a key of this product. */
export const secretPrefix = 'itqan_'
const secretPattern = /^itqan_[\w-]{43}$/

/** A new secret: 256 random bits. */
export const newSecret = (): string => secretPrefix + randomBytes(32).toString('base64url')

/** Hash under which a secret is stored; null for text that is no secret. */
export const secretHash = (secret: string): Buffer | null =>
  secretPattern.test(secret) ? createHash('sha256').update(`api key ${secret}`).digest() : null

const tokenPattern = /^itqan_at_[\w-]{43}$/
/** A new access token: 256 random bits. */
export const newToken = (): string => `itqan_at_${randomBytes(32).toString('base64url')}`
/** Hash under which a token is stored; null for text that is no token. */
export const tokenHash = (token: string): Buffer | null =>
  tokenPattern.test(token) ? createHash('sha256').update(`api token ${token}`).digest() : null

const officePattern = /^itqan_office_[\w-]{43}$/
/** A new secret of a program of our own team: 256 random bits. */
export const newOfficeSecret = (): string => `itqan_office_${randomBytes(32).toString('base64url')}`
/** Hash under which such a secret is stored; null for text that is none. */
export const officeSecretHash = (secret: string): Buffer | null =>
  officePattern.test(secret) ? createHash('sha256').update(`office key ${secret}`).digest() : null

/** Characters that stay readable, so that a holder recognises the key. */
export const hintOf = (secret: string): string => secret.slice(-4)

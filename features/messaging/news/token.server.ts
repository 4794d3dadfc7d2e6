import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Lang } from '#/domain/text.ts'
import { derivedKey, env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const shape = /^[\w-]{65}$/
const idLength = 22

/**
 * Token of a person's link: the account's id and its signature, 65 letters. It has no end, because old emails keep
 * their link; it can only withdraw a consent.
 */
export function unsubscribeToken(profileId: string): string {
  const signature = createHmac('sha256', derivedKey('link that ends news')).update(profileId).digest('base64url')
  return Buffer.from(profileId.replaceAll('-', ''), 'hex').toString('base64url') + signature
}

/** Account of a token; null for an altered one. */
export function personOfToken(token: string): string | null {
  if (!shape.test(token)) return null
  const hex = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex')
  const profileId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const expected = unsubscribeToken(profileId)
  return expected.length === token.length && timingSafeEqual(Buffer.from(expected), Buffer.from(token))
    ? profileId
    : null
}

/** Address of the page that withdraws a person's consent. */
export const unsubscribeLink = (profileId: string, lang: Lang): string =>
  `${env().origin}${publicPath(lang, `/unsubscribe/${unsubscribeToken(profileId)}`)}`

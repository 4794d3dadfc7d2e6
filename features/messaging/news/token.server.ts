import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Lang } from '#/domain/text.ts'
import { derivedKey, env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const shape = /^[\w-]{65}$/
const idLength = 22

/**
 * Token of a link in a mail: an id and its signature for one use, 65 letters. It has no end, because old emails keep
 * their link.
 */
export function signedToken(use: string, id: string): string {
  const signature = createHmac('sha256', derivedKey(use)).update(id).digest('base64url')
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + signature
}

/** The id of a token; null for an altered one, or one of another use. */
export function subjectOf(use: string, token: string): string | null {
  if (!shape.test(token)) return null
  const hex = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const expected = signedToken(use, id)
  return expected.length === token.length && timingSafeEqual(Buffer.from(expected), Buffer.from(token)) ? id : null
}

const news = 'link that ends news'

/** Token of a person's link; it can only withdraw a consent. */
export const unsubscribeToken = (profileId: string): string => signedToken(news, profileId)

/** Account of a token; null for an altered one. */
export const personOfToken = (token: string): string | null => subjectOf(news, token)

/** Address of the page that ends what the token names. */
export const unsubscribeAddress = (token: string, lang: Lang): string =>
  `${env().origin}${publicPath(lang, `/unsubscribe/${token}`)}`

/** Address of the page that withdraws a person's consent. */
export const unsubscribeLink = (profileId: string, lang: Lang): string =>
  unsubscribeAddress(unsubscribeToken(profileId), lang)

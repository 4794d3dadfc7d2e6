import { createHash, createHmac } from 'node:crypto'
import type { Lang } from '#/domain/text.ts'
import { derivedKey, env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const tokenShape = /^[A-Za-z0-9_-]{43}$/
export const isShareToken = (text: string): boolean => tokenShape.test(text)

/**
 * Token of a share: 256 bits derived from the share's id and the installation's secret, so that reminders and repeated
 * requests give the same link. A new link needs a new share in the same place.
 */
export const tokenOf = (shareId: string): string =>
  createHmac('sha256', derivedKey('link of a payment share')).update(shareId).digest('base64url')

/** Stored hash of a token: read access to the database does not open links. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Payment address of a share in a language. */
export const shareLink = (shareId: string, lang: Lang): string =>
  `${env().origin}${publicPath(lang, `/payment/${tokenOf(shareId)}`)}`

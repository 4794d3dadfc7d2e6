import { createHash, createHmac } from 'node:crypto'
import type { Lang } from '#/domain/text.ts'
import { derivedKey, env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const tokenShape = /^[A-Za-z0-9_-]{43}$/
export const isShareToken = (text: string): boolean => tokenShape.test(text)

/**
 * The token of a share: 256 bits that only this installation's secret can make from the share's id, so that a reminder repeats the
 * link that its payer has, and what is pressed twice gives the same links. A new link is a new share in the same place.
 */
export const tokenOf = (shareId: string): string =>
  createHmac('sha256', derivedKey('link of a payment share')).update(shareId).digest('base64url')

/** What is stored of a link: who reads the database still cannot open it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Where a payer pays, in a language. */
export const shareLink = (shareId: string, lang: Lang): string =>
  `${env().origin}${publicPath(lang, `/payment/${tokenOf(shareId)}`)}`

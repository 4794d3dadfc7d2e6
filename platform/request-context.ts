import { createContext, type RouterContextProvider } from 'react-router'
import type { Actor, CompanyAccess } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { SecondFactorDuty } from '#/domain/second-factor.ts'
import type { Lang } from '#/domain/text.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Branding = {
  companyName: { en: string; ar: string }
  tagline: { en: string; ar: string }
  primaryColor: string
  onPrimaryColor: string
  /** A light surface colour, not for text. */
  secondaryColor: string
  fontFamily: 'poppins' | 'plex' | 'readex' | 'system'
  corners: 'square' | 'soft' | 'round'
  /** Path of the uploaded logo; null: the default mark. */
  logoUrl: string | null
  logoDarkUrl: string | null
  logoSize: { width: number; height: number } | null
  /** Whether the picture contains the company's name. */
  logoHasName: boolean
  /** Publication counter: part of the addresses of icons and share images. */
  version: number
}

/** Facts about the current request, passed along explicitly; there is no global current user. */
export type RequestInfo = {
  id: string
  actor: Actor | null
  /** Company of the session, also in pages in which a person of another type acts for themselves. */
  company?: CompanyAccess | null
  /** Second factor required of an administrator. While due, the session only opens its set-up. */
  secondFactor?: SecondFactorDuty
  lang: Lang
  theme: Theme
  nonce: string
  /** Sender's network address, from the socket or the trusted proxies. */
  network: string
  userAgent: string
  /** Sealed device cookie, see device.server.ts. */
  device?: string | undefined
  origin: string
  branding: Branding
  /** Seconds for `Retry-After`, set when a limit refuses the request. */
  wait?: number
  /** The answer will be cached for all visitors: rendered whole, uncompressed and without a reader. */
  forEverybody?: boolean
}

export const requestInfo = createContext<RequestInfo>()

type Context = Readonly<RouterContextProvider>

export const infoOf = (context: Context): RequestInfo => context.get(requestInfo)

/** The signed-in actor. Throws `sign-in-required`. */
export function actorOf(context: Context): Actor {
  const { actor } = context.get(requestInfo)
  if (!actor) throw new AppError('sign-in-required')
  return actor
}

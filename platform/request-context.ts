import { createContext, type RouterContextProvider } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { SecondFactorDuty } from '#/domain/second-factor.ts'
import type { Lang } from '#/domain/text.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Branding = {
  companyName: { en: string; ar: string }
  tagline: { en: string; ar: string }
  primaryColor: string
  onPrimaryColor: string
  /** A light surface, never a colour of text. */
  secondaryColor: string
  fontFamily: 'poppins' | 'plex' | 'readex' | 'system'
  corners: 'square' | 'soft' | 'round'
  /** Path of the uploaded logo; without one the default mark is drawn. */
  logoUrl: string | null
  logoDarkUrl: string | null
  logoSize: { width: number; height: number } | null
  /** The picture shows the company's name itself. */
  logoHasName: boolean
  /** Counts what was published: part of the addresses of icons and share images. */
  version: number
}

/** What the server knows about the request at hand. There is no global current user: this travels with the request. */
export type RequestInfo = {
  id: string
  actor: Actor | null
  /** What an administrator without a second factor owes. While it is due, the session opens nothing but the page that sets it up. */
  secondFactor?: SecondFactorDuty
  lang: Lang
  theme: Theme
  nonce: string
  /** The network address of the sender, from the socket or the trusted proxies. */
  network: string
  userAgent: string
  /** The sealed cookie of the browser that names who has signed in on it, see device.server.ts. */
  device?: string | undefined
  origin: string
  branding: Branding
  /** Seconds after which the sender may come again, noted when a limit refuses the request. */
  wait?: number
  /** The answer is kept and given to every visitor: it is drawn whole, uncompressed, and for nobody in particular. */
  forEverybody?: boolean
}

export const requestInfo = createContext<RequestInfo>()

type Context = Readonly<RouterContextProvider>

export const infoOf = (context: Context): RequestInfo => context.get(requestInfo)

/** The signed-in actor. Throws `sign-in-required` when there is none. */
export function actorOf(context: Context): Actor {
  const { actor } = context.get(requestInfo)
  if (!actor) throw new AppError('sign-in-required')
  return actor
}

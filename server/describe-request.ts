import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { findSession, sessionCookie } from '#/platform/auth.server.ts'
import { readBranding } from '#/features/branding/read-branding.server.ts'
import { readCookies } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { languageCookie, languageOf } from '#/platform/i18n.ts'
import { type RequestInfo, requestInfo } from '#/platform/request-context.ts'

type ConnInfo = { remote: { address?: string | undefined } }

/** The sender's network address: the socket's, or what the configured number of trusted proxies wrote. */
export function senderOf(request: Request, connection: ConnInfo): string {
  const socket = connection.remote.address ?? 'unknown'
  const proxies = env().TRUSTED_PROXIES
  if (proxies === 0) return socket
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return chain.at(-proxies) || socket
}

/** What the server knows about a request before any page logic runs. */
export async function describeRequest(request: Request, network: string): Promise<RequestInfo> {
  const cookies = readCookies(request.headers.get('cookie'))
  const token = cookies.get(sessionCookie())
  const [session, branding] = await Promise.all([token ? findSession(token) : null, readBranding()])
  const { pathname } = new URL(request.url)
  return {
    id: randomUUID(),
    actor: session?.actor ?? null,
    lang: languageOf(pathname, cookies.get(languageCookie), session?.actor.language),
    theme: session?.theme ?? 'system',
    // 122 random bits; Node keeps a stock of them, where randomBytes asks the system each time
    nonce: randomUUID().replaceAll('-', ''),
    network,
    userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? '',
    origin: env().origin,
    branding,
  }
}

export function contextOf(info: RequestInfo): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestInfo, info)
  return context
}

import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { findSession, type OpenSession, sessionCookie } from '#/platform/auth.server.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { networkOf } from '#/domain/network.ts'
import { type Actor, actingAs, type CompanyAccess, isClientArea, isFieldType } from '#/domain/actor.ts'
import { whileReading } from '#/domain/staff-rights.ts'
import { companyFactorDuty, type SecondFactorDuty, secondFactorDuty } from '#/domain/second-factor.ts'
import type { Lang } from '#/domain/text.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { isConfirmedSession, roleFactorSince } from '#/platform/second-factor.server.ts'
import { readCookies } from '#/platform/cookies.ts'
import { deviceCookieName } from '#/platform/device.server.ts'
import { env } from '#/platform/env.server.ts'
import { languageCookie, languageOf } from '#/platform/i18n.ts'
import { noteUnderWay, underWay } from '#/platform/under-way.server.ts'
import { type RequestInfo, requestInfo } from '#/platform/request-context.ts'
import { rememberSession } from './known-sessions.ts'

type ConnInfo = { remote: { address?: string | undefined } }

/** Network of the sender: of the socket's address, or of the one given by the trusted proxies. */
export function senderOf(request: Request, connection: ConnInfo): string {
  const socket = connection.remote.address ?? 'unknown'
  const proxies = env().TRUSTED_PROXIES
  if (proxies === 0) return networkOf(socket)
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return networkOf(chain.at(-proxies) || socket)
}

/** Pages open to an administrator without the required second factor: its set-up, and sign-out. */
const opensBeforeSecondFactor =
  /^\/(account\/(security|passkeys)|sign-out|set-company|set-language|set-theme)(\.data)?$/
/** Pages open to a member without the second factor that the company requires: the own account, another company, sign-out. */
const opensBeforeCompanyFactor = /^\/(account(\/.*)?|sign-out|set-company|set-language|set-theme)(\.data)?$/

/** Reads more only for people without a second factor: a passkey counts as both steps; else the days of grace. */
async function dutyOf({ actor, secondFactor: facts }: OpenSession): Promise<SecondFactorDuty> {
  const [isAdmin, isDemo] = [actor.type === 'admin', env().DEMO === 'on']
  if (!isAdmin) {
    const duty = companyFactorDuty({ ...facts, isDemo }, new Date())
    return duty && ((await isConfirmedSession(actor.sessionId)) ? null : duty)
  }
  if (facts.isOn || isDemo) return secondFactorDuty({ ...facts, isAdmin, isDemo, graceDays: 0 }, new Date())
  if (await isConfirmedSession(actor.sessionId)) return null
  const [graceDays, roleSince] = await Promise.all([
    settingInForce('accounts.second-factor-days'),
    roleFactorSince(actor.id),
  ])
  return secondFactorDuty({ ...facts, isAdmin, isDemo, graceDays, roleSince }, new Date())
}

/** Whether the missing second factor locks an address. A shopper's own pages stay open to a member of a team. */
function isShutBy(duty: SecondFactorDuty, { actor }: OpenSession, pathname: string): boolean {
  if (duty?.state !== 'due') return false
  if (duty.by !== 'company') return !opensBeforeSecondFactor.test(pathname)
  return isFieldType(actor.type) ? isClientArea(pathname) : !opensBeforeCompanyFactor.test(pathname)
}

type Asked = { pathname: string; isReading: boolean }

/** Company of the session; none while the second factor that it requires is missing, also where the own account is open. */
const openCompany = (session: OpenSession, duty: SecondFactorDuty): CompanyAccess | null =>
  duty?.state === 'due' && duty.by === 'company' ? null : session.company

function actorIn(session: OpenSession, duty: SecondFactorDuty, { pathname, isReading }: Asked, language: Lang): Actor {
  const person = isReading ? whileReading(session.actor) : session.actor
  return actingAs({ ...person, language }, openCompany(session, duty), pathname)
}

/** Collects the facts about a request before any page logic runs. */
export async function describeRequest(request: Request, network: string): Promise<RequestInfo> {
  const cookies = readCookies(request.headers.get('cookie'))
  const token = cookies.get(sessionCookie())
  const [session, branding] = await Promise.all([token ? findSession(token) : null, readBranding()])
  const { pathname } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const secondFactor = session && (await dutyOf(session))
  const lang = languageOf(pathname, cookies.get(languageCookie), session?.actor.language)
  if (session && token) {
    rememberSession(token)
    const { actor, company } = session
    noteUnderWay({ actorId: actor.id, ...(company && { companyId: company.id }) })
  }
  const isShut = !session || isShutBy(secondFactor, session, pathname)
  return {
    id: underWay()?.requestId ?? randomUUID(),
    actor: isShut ? null : actorIn(session, secondFactor, { pathname, isReading }, lang),
    company: isShut ? null : openCompany(session, secondFactor),
    secondFactor,
    lang,
    theme: session?.theme ?? 'system',
    // 122 random bits; unlike randomBytes, Node generates these in batches
    nonce: randomUUID().replaceAll('-', ''),
    network,
    device: cookies.get(deviceCookieName),
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

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { clearCachedPages } from '#/features/fieldwork/visits/device/worker-client.ts'
import { publicPath } from '#/platform/i18n.ts'
import { sessionEnded } from '#/platform/session-check.ts'
import { useLang } from '#/ui/language.tsx'

export type PortalArea = 'admin' | 'client' | 'freelancer'
type DisplaySession = { email: string; name?: string; role?: string }

const cookieName = 'display-session'
const keys = { admin: 'admin-session', client: 'client-session', freelancer: 'freelancer-session' } as const
const areas = Object.keys(keys) as PortalArea[]

const areaOf = (role: string | undefined): PortalArea => (role === 'admin' || role === 'client' ? role : 'freelancer')

function parse(text: string | null | undefined): DisplaySession | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    const email = typeof value === 'object' && value !== null && 'email' in value ? value.email : null
    return typeof email === 'string' && email !== '' ? (value as DisplaySession) : null
  } catch {
    return null
  }
}

/** Moves the display object of the last sign-in from its cookie to this browser's storage, under the area's key. */
function takeHandover(): void {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${cookieName}=`))
  if (!entry) return
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`
  const session = parse(decodeURIComponent(entry.slice(cookieName.length + 1)))
  if (session) localStorage.setItem(keys[areaOf(session.role)], JSON.stringify(session))
}

/** Whether the area's object is present and valid; true without storage, where none can exist. */
function storedSession(area: PortalArea): boolean {
  try {
    takeHandover()
    if (parse(localStorage.getItem(keys[area]))) return true
    localStorage.removeItem(keys[area])
    return false
  } catch {
    return true
  }
}

function forgetSessions(): void {
  try {
    for (const area of areas) localStorage.removeItem(keys[area])
  } catch {
    // a browser without storage has stored nothing
  }
}

/**
 * Maintains a portal's display object (name, e-mail, role). Missing or invalid, it is removed and the person is
 * redirected to sign-in. Grants nothing: the server has checked the session before.
 */
export function useDisplaySession(area: PortalArea): void {
  const navigate = useNavigate()
  const signIn = publicPath(useLang(), area === 'admin' ? '/admin-login' : '/login')
  useEffect(() => {
    const check = () => {
      if (storedSession(area)) return
      void navigate(signIn, { replace: true })
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === keys[area] || event.key === null) check()
    }
    // why without leaving the page: what was typed stays; the next request leads to sign-in
    const onEnd = () => forgetSessions()
    check()
    window.addEventListener('storage', onStorage)
    window.addEventListener(sessionEnded, onEnd)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener(sessionEnded, onEnd)
    }
  }, [area, navigate, signIn])
}

/** Removes the objects of all areas after a sign-out; used by the sign-in pages. */
export function useForgottenDisplaySessions(signedIn: boolean): void {
  useEffect(() => {
    if (signedIn) return
    void clearCachedPages()
    forgetSessions()
  }, [signedIn])
}

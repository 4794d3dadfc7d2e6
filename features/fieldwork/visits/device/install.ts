/** What a browser offers that can install this site; the project's types do not know it. */
type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

export type InstallWay = 'none' | 'offer' | 'ios'

const key = 'install-hint'
const listeners = new Set<() => void>()
let offer: InstallOffer | null = null
let settled = false

const tell = () => {
  for (const listener of listeners) listener()
}

// why: the browser makes its offer once and early; whoever comes later finds it here
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    tell()
  })
  addEventListener('appinstalled', () => {
    offer = null
    tell()
  })
}

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** How this browser could keep the portal on the home screen; nothing once it is there, or when it was declined before. */
export function installWay(): InstallWay {
  if (settled || isInstalled() || wasDeclined()) return 'none'
  return offer ? 'offer' : isIos() ? 'ios' : 'none'
}

export function onInstallWay(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whoever says no is never asked again on this device. */
export function declineInstall(): void {
  settled = true
  try {
    localStorage.setItem(key, 'declined')
  } catch {
    // not asked again before the page is loaded anew
  }
  tell()
}

export async function install(): Promise<void> {
  const made = offer
  offer = null
  if (made && (await made.prompt()).outcome === 'dismissed') declineInstall()
  tell()
}

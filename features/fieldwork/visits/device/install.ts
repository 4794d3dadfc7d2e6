/** Event `beforeinstallprompt`; missing from the project's types. */
type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

export type InstallWay = 'none' | 'offer' | 'ios'

const key = 'install-hint'
const listeners = new Set<() => void>()
let offer: InstallOffer | null = null
let settled = false

const tell = () => {
  for (const listener of listeners) listener()
}

// why: the browser fires the event once and early, so it is stored for components mounted later
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

/** Recognises an iPad, which identifies itself as a Mac, by its touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** How this browser can install the portal; nothing once installed or declined. */
export function installWay(): InstallWay {
  if (settled || isInstalled() || wasDeclined()) return 'none'
  return offer ? 'offer' : isIos() ? 'ios' : 'none'
}

export function onInstallWay(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Declines permanently on this device. */
export function declineInstall(): void {
  settled = true
  try {
    localStorage.setItem(key, 'declined')
  } catch {
    // without storage, declined until the next page load
  }
  tell()
}

export async function install(): Promise<void> {
  const made = offer
  offer = null
  if (made && (await made.prompt()).outcome === 'dismissed') declineInstall()
  tell()
}

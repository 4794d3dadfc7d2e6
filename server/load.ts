import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Order in which requests are refused under load: the last first. `always` is never refused. */
export const ranks = ['always', 'writes', 'reads', 'visitors'] as const
export type Rank = (typeof ranks)[number]

/** Loads at which visitors are refused; zero: not looked at. */
export type LoadLimits = { inFlight: number; lagMs: number; waitMs: number }
export type Load = { inFlight: number; lagMs: number; waitMs: number }

/** Multiple of the limits at which a rank is refused. */
const refusedAt: Record<Rank, number> = { always: Number.POSITIVE_INFINITY, writes: 3, reads: 1.5, visitors: 1 }

/** Load as a multiple of the limit that it comes closest to. */
export const pressureOf = (load: Load, limits: LoadLimits): number =>
  Math.max(
    ...(['inFlight', 'lagMs', 'waitMs'] as const).map((name) => (limits[name] > 0 ? load[name] / limits[name] : 0)),
  )

export const isRefused = (rank: Rank, pressure: number): boolean => pressure >= refusedAt[rank]

type Asked = {
  method: string
  path: string
  /** Session of the cookies: `known` was found in the database a while ago, `claimed` was not looked up yet. */
  session: 'known' | 'claimed' | 'none'
  /** Whether the headers hold a key of the API. */
  hasKey: boolean
}

/** Addresses of phones in the field: they send what they recorded without a network, and read the pages of a visit. */
const isPhone = (path: string): boolean => /^\/(client\/field|freelancer)\//.test(path)
const isSignIn = (path: string): boolean => /^(\/ar)?\/(login|admin-login)(\/|\.data$|$)/.test(path)

/**
 * Rank of a request: writes of people who are signed in, reports of payment providers and a phone's sync come before
 * what people read, and that before visitors.
 */
export function rankOf({ method, path, session, hasKey }: Asked): Rank {
  const isRead = method === 'GET' || method === 'HEAD'
  if (/^\/(healthz|readyz|metrics)$/.test(path) || path.startsWith('/assets/')) return 'always'
  if (path === '/events') return 'writes'
  if (method === 'POST' && path.startsWith('/webhooks/')) return 'writes'
  if (session === 'known') return isRead && !isPhone(path) ? 'reads' : 'writes'
  // why: a stranger can claim a session, and gets no further than readers
  if (session === 'claimed') return 'reads'
  if (hasKey && path.startsWith('/api/')) return 'reads'
  return isSignIn(path) ? 'reads' : 'visitors'
}

const resolutionMs = 20
const everyMs = 500

/**
 * Mean delay of the event loop in milliseconds, the smaller of the last two half seconds (why: one long computation is
 * no overload).
 */
export function watchLag(): { lagMs: () => number; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let [last, before] = [0, 0]
  const timer = setInterval(() => {
    before = last
    last = delay.count === 0 ? 0 : Math.max(0, delay.mean / 1e6 - resolutionMs)
    delay.reset()
  }, everyMs)
  timer.unref()
  return {
    lagMs: () => Math.min(last, before),
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}

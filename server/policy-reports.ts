import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { log } from '#/platform/log.server.ts'
import { env } from '#/platform/env.server.ts'
import type { RouteTable } from './route-table.ts'

export const policyReportPath = '/csp-reports'

/** Report formats: older browsers send one violation, others a list. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
})
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string().optional(),
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
    }),
  }),
)
type Violation = { page: string; directive: string; blocked: string }

function violationsIn(sent: unknown): Violation[] {
  const one = older.safeParse(sent)
  if (one.success) {
    const report = one.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    return [{ page: report['document-uri'], directive, blocked: report['blocked-uri'] ?? '' }]
  }
  const many = newer.safeParse(sent)
  if (!many.success) return []
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, 10)
    .map(({ body: { documentURL: page = '', effectiveDirective: directive = '', blockedURL: blocked = '' } }) => ({
      page,
      directive,
      blocked,
    }))
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
/** Reduces a blocked address to its origin; keeps keywords such as `inline` or `eval`. */
const sourceOf = (blocked: string): string => {
  const url = urlOf(blocked)
  if (url) return url.origin === 'null' ? url.protocol : url.origin
  return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown'
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const most = { aMinute: 120, ofOneSender: 20, distinct: 200 }

/** Counts reports per minute, in total and by sender. */
function allowance(now: () => number) {
  let until = 0
  let all = 0
  let senders = new Map<string, number>()
  return (sender: string): boolean => {
    if (now() >= until) [until, all, senders] = [now() + minuteMs, 0, new Map()]
    const own = (senders.get(sender) ?? 0) + 1
    senders.set(sender, own)
    all++
    return all <= most.aMinute && own <= most.ofOneSender
  }
}

/**
 * Endpoint for violations of the content policy. Logs each kind once a day: directive, origin and route pattern, never
 * an address, because addresses may hold secrets.
 */
export function policyReports(
  table: RouteTable,
  senderOf: (c: Parameters<MiddlewareHandler>[0]) => string,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  const mayReport = allowance(now)
  let known = new Set<string>()
  let until = 0
  return async (c) => {
    if (!mayReport(senderOf(c))) return c.body(null, 429)
    const sent: unknown = await c.req.json().catch(() => null)
    if (now() >= until) [known, until] = [new Set(), now() + dayMs]
    for (const { page, directive, blocked } of violationsIn(sent)) {
      const url = urlOf(page)
      if (url?.origin !== env().origin || !/^[a-z-]{3,40}$/.test(directive)) continue
      const path = table.find(url.pathname).pattern
      const reason = `${directive} ${sourceOf(blocked)}`
      const kind = `${path} ${reason}`
      if (known.has(kind) || known.size >= most.distinct) continue
      known.add(kind)
      log.warn('a page broke its content policy', { path, reason })
    }
    return c.body(null, 204)
  }
}

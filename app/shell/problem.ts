import { isRouteErrorResponse } from 'react-router'
import type { ErrorCode, ErrorDetails } from '#/domain/errors.ts'
import { isPlanFeature, type PlanFeature } from '#/domain/plans.ts'
import { errorMessages } from '#/messages/errors.ts'

/** Kind of problem: an expected code, no connection, an answer of another format, or a bug. */
export type Problem = ErrorCode | 'unexpected' | 'offline' | 'refused'

const byStatus: Record<number, Problem> = {
  401: 'sign-in-required',
  403: 'not-allowed',
  404: 'not-found',
  413: 'too-large',
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorMessages, code)

function codeOf(data: unknown): ErrorCode | null {
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : null
  return isCode(code) ? code : null
}

/** Answers before any page (too large, foreign site) are plain text, which the router cannot decode. */
const isUnreadableAnswer = (error: Error): boolean => /turbo-stream|decode/i.test(error.message)
const isNetworkFailure = (error: Error): boolean =>
  error.name === 'TypeError' && /fetch|network|load failed|connection/i.test(error.message)

/** Missing plan feature behind a refused page. */
export function lockedFeatureOf(error: unknown): PlanFeature | null {
  if (!isRouteErrorResponse(error) || codeOf(error.data) !== 'plan.feature') return null
  const { feature } = (error.data as { details?: ErrorDetails }).details ?? {}
  return isPlanFeature(feature) ? feature : null
}

export function problemOf(error: unknown): Problem {
  if (isRouteErrorResponse(error)) return codeOf(error.data) ?? byStatus[error.status] ?? 'unexpected'
  if (error instanceof Error && isNetworkFailure(error)) return 'offline'
  if (error instanceof Error && isUnreadableAnswer(error)) return 'refused'
  return 'unexpected'
}

import { env } from './env.server.ts'
import type { Span, Tracing } from './tracing.ts'

let tracing: Tracing | null = null

/** Starts tracing where a receiver is set. why the late import: its packages cost memory and start time. */
export async function openTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env()
  if (endpoint === undefined) return
  const { otlpTracing } = await import('./otlp.server.ts')
  tracing = otlpTracing(endpoint)
}

export async function closeTracing(): Promise<void> {
  const open = tracing
  tracing = null
  await open?.close()
}

/** Runs a request in a span of its own, below that of the caller if it names one. */
export const requestSpan: Tracing['request'] = (request, response, facts, work) =>
  tracing ? tracing.request(request, response, facts, work) : work()

/** Runs a step in a span below that of the request or job. */
export const spanned: Span = (name, attributes, work) => (tracing ? tracing.span(name, attributes, work) : work())

export const jobSpan: Tracing['job'] = (name, position, work) => (tracing ? tracing.job(name, position, work) : work())

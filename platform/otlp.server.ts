import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { carryTrace, watchStatements } from '#/db/watch.server.ts'
import { env } from './env.server.ts'
import type { Attributes, Tracing } from './tracing.ts'

/** Position in a trace as `traceparent` of W3C names it. */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

function contextOf(position: string | undefined): Context {
  const parts = traceparent.exec(position ?? '')
  if (!parts) return ROOT_CONTEXT
  const [, traceId, spanId, flags] = parts as unknown as [string, string, string, string]
  const isSampled = Number.parseInt(flags, 16) % 2 === 1
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function positionOf(context: Context | undefined): string | undefined {
  const found = context && trace.getSpanContext(context)
  return found && `00-${found.traceId}-${found.spanId}-${found.traceFlags.toString(16).padStart(2, '0')}`
}

/** Text of a statement without values that were written into it. */
const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\b\d+(?:\.\d+)?\b/g, (found, at: number) => (text[at - 1] === '$' ? found : '…'))

const statementName = (text: string): string => {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_.]+)"?/i.exec(text)?.[1]
  return table ? `${verb} ${table}` : verb
}

/** Headers of the receiver, written as `name=value,name=value` with encoded values. */
const headersOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .filter((pair) => pair.includes('='))
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
      }),
  )

/** Marks a span as failed with the class of the error: messages may hold personal data. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

/** Traces to an OTLP receiver over HTTP, in batches. A lost receiver loses spans and nothing else. */
export function otlpTracing(endpoint: string): Tracing {
  const { OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG } = env()
  const ratio = new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: 5000,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME }),
    // why: the share is ours to decide, also for a caller who asks for a trace
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('itqan')
  const at = new AsyncLocalStorage<Context>()

  const within = async <T>(span: Span, parent: Context, work: () => Promise<T>): Promise<T> => {
    try {
      return await at.run(trace.setSpan(parent, span), work)
    } catch (error) {
      // why: a redirect is thrown as well
      if (!(error instanceof Response)) fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }
  const spanOf = <T>(name: string, kind: SpanKind, attributes: Attributes, parent: Context, work: () => Promise<T>) =>
    within(tracer.startSpan(name, { kind, attributes }, parent), parent, work)

  const unwatch = watchStatements((text, ask) => {
    const parent = at.getStore()
    if (!parent) return ask()
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text).slice(0, 2000) }
    return spanOf(statementName(text), SpanKind.CLIENT, attributes, parent, ask)
  })
  carryTrace(() => positionOf(at.getStore()))

  return {
    request(request: IncomingMessage, response: ServerResponse, { route = '', requestId = '' }, work) {
      const { method = 'GET', headers } = request
      const parent = contextOf(headers['traceparent']?.toString())
      const attributes = { 'http.request.method': method, 'http.route': route, 'itqan.request_id': requestId }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      at.run(trace.setSpan(parent, span), work)
    },
    span: (name, attributes, work) => {
      const parent = at.getStore()
      return parent ? spanOf(name, SpanKind.INTERNAL, attributes, parent, work) : work()
    },
    job: (name, position, work) =>
      spanOf(`job ${name}`, SpanKind.CONSUMER, { 'messaging.destination.name': name }, contextOf(position), work),
    close: async () => {
      unwatch()
      carryTrace(() => undefined)
      await provider.shutdown().catch(() => {})
    },
  }
}

import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Statuses counted as success. */
  expect: readonly number[]
}
export type Result = { perSecond: number; p50: number; p95: number; p99: number; failures: string[] }

/** Sends a request over a keep-alive connection; returns its status after reading the whole body. */
export const send = (agent: Agent, port: number, { method, path, headers, body }: Call): Promise<number> =>
  new Promise((done, failed) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        answer.on('end', () => done(answer.statusCode ?? 0))
        answer.on('error', failed)
        answer.resume()
      },
    )
    call.on('error', failed)
    call.end(body)
  })

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export type LoadOptions = { port: number; connections: number; seconds: number; next: () => Call }

const summary = (times: number[], elapsed: number, failures: string[]): Result => {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / elapsed,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    failures,
  }
}

/**
 * Open-loop load: a fixed arrival rate regardless of answers. Each request is measured from its arrival, so queueing
 * counts.
 */
export async function arrivals({
  port,
  perSecond,
  seconds,
  next,
}: Omit<LoadOptions, 'connections'> & { perSecond: number }): Promise<Result> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const failures: string[] = []
  const started = performance.now()
  const one = async (index: number) => {
    const comesAt = started + (index * 1000) / perSecond
    await setTimeout(Math.max(0, comesAt - performance.now()))
    const call = next()
    const status = await send(agent, port, call)
    if (call.expect.includes(status)) times.push(performance.now() - comesAt)
    else failures.push(`${call.method} ${call.path} answered ${status}`)
  }
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, index) => one(index)))
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  return summary(times, elapsed, failures)
}

/** Closed-loop load: keeps every connection busy and measures each call to the end of its body. */
export async function load({ port, connections, seconds, next }: LoadOptions): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const failures: string[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const worker = async () => {
    for (let begin = performance.now(); begin < end; begin = performance.now()) {
      const call = next()
      const status = await send(agent, port, call)
      if (call.expect.includes(status)) times.push(performance.now() - begin)
      else failures.push(`${call.method} ${call.path} answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  return summary(times, elapsed, failures)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UnderWay } from './under-way.server.ts'

/** Attributes of a span: patterns, names and numbers; never values of a statement, names or addresses of people. */
export type Attributes = Record<string, string | number>
export type Span = <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>
export type Tracing = {
  request(request: IncomingMessage, response: ServerResponse, facts: UnderWay, work: () => void): void
  span: Span
  /** `position`: that of the request or job that added this one. */
  job<T>(name: string, position: string | undefined, work: () => Promise<T>): Promise<T>
  /** Sends what was recorded and ends. */
  close(): Promise<void>
}

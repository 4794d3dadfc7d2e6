import pg from 'pg'
import { answerLimit, patienceFor } from './patience.server.ts'
import { prepareIdentity } from './one-trip-reads.server.ts'
import { PatientPool } from './patient-pool.server.ts'

/** PostgreSQL omits trailing zeros of fractional seconds; with at least three decimals, texts sort as times do. */
const missingZeros: Record<number, string> = { 8: '.000', 10: '00', 11: '0' }
const isoTime = (value: string): string => {
  if (!value.endsWith('+00')) return new Date(value).toISOString()
  const time = value.slice(11, -3)
  return `${value.slice(0, 10)}T${time}${missingZeros[time.length] ?? ''}Z`
}

const parsers: Record<number, (value: string) => unknown> = {
  20: Number, // bigint: halalas and counts, far below 2^53
  1700: Number, // numeric(5,2): scores
  1082: (value) => value, // date: a day, not a moment
  1182: (value) => (value === '{}' ? [] : value.slice(1, -1).split(',')), // date[]: days without null
  1184: isoTime, // timestamptz as ISO text (why: Date objects were half the cost of a list)
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

/**
 * A pool whose connections can assume an identity. Every pool needs an error listener: a lost server must not end the
 * process.
 */
export function identityPool(config: pg.PoolConfig, inOneTrip: boolean, onError: (error: Error) => void): pg.Pool {
  const pool = new PatientPool({
    ...config,
    types,
    query_timeout: answerLimit(patienceFor('')),
    options: '-c search_path=app -c TimeZone=UTC -c statement_timeout=8000 -c lock_timeout=4000',
    // the pool hands out the connection when the promise of onConnect resolves
    ...(inOneTrip ? { pipeline: true, onConnect: (client) => prepareIdentity(client) } : {}),
  })
  pool.on('error', onError)
  // the pool listens to idle connections only; one that is lost at work fails its statements, and must not end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

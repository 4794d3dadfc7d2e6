// The mix of the API beside a thousand idle streams of changes, and beside one key that calls seven times as often as it may.
import { Agent, type IncomingMessage, request } from 'node:http'
import { cpus } from 'node:os'
import type { Embedded } from '#/db/embedded.server.ts'
import { apiRate } from '#/domain/partners/api-scopes.ts'
import { comeASecond, kindOf, type Program, programsOf } from './api.ts'
import { filledDatabase } from './filled-database.ts'
import { arrivals, type Call, type Result } from './load.ts'
import { residentMb, startServer } from './processes.ts'

const requests = 100_000
const streams = 1000
const streamsOfKey = 5
/** How often the loud key calls, as a multiple of its share. */
const timesItsShare = 7

type Server = Awaited<ReturnType<typeof startServer>>
type Ready = { server: Server; programs: Program[]; mix: (of: readonly Program[], seconds: number) => Promise<Result> }

async function withServer<T>(cluster: Embedded, dataDir: string, work: (ready: Ready) => Promise<T>): Promise<T> {
  const { ownerUrl } = await filledDatabase(cluster, requests)
  const programs = await programsOf(ownerUrl)
  const server = await startServer({
    DATABASE_URL: ownerUrl,
    APP_SECRET: process.env['APP_SECRET']!,
    DATA_DIR: dataDir,
    JOBS: 'off',
  })
  let turn = 0
  const mix = (of: readonly Program[], seconds: number) => {
    const next = (): Call => {
      turn += 1
      return kindOf(turn).call(of[turn % of.length]!)
    }
    return arrivals({ port: server.port, perSecond: comeASecond, seconds, next })
  }
  try {
    await mix(programs, 3)
    return await work({ server, programs, mix })
  } finally {
    await server.stop()
  }
}

/** Opens a stream of changes and keeps it; throws for another answer than 200. */
const openStream = (agent: Agent, port: number, { secret }: Program): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${secret}` }
    const call = request({ agent, host: '127.0.0.1', port, path: '/api/v1/realtime', headers }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`a stream was answered with ${answer.statusCode}`))
      answer.resume()
      done(answer)
    })
    call.on('error', failed)
    call.end()
  })

const ms = (value: number): string => value.toFixed(1)
const line = (name: string, { perSecond, p50, p95, p99, failures }: Result): string =>
  `| ${name} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${failures.length} |`
const head = (part: string, seconds: number): string[] => [
  `\`npm run bench -- --only ${part}\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}: ${requests.toLocaleString('en')} requests in the database, ${comeASecond} calls come every second, ${seconds} s each. Load, server and database share the cores.`,
  '',
  '| What | A second | p50 ms | p95 ms | p99 ms | Errors |',
  '|---|--:|--:|--:|--:|--:|',
]
const firstError = (...results: Result[]): string[] => {
  const error = results.flatMap(({ failures }) => failures)[0]
  return error ? ['', `First error: ${error}.`] : []
}

/** The mix alone, and beside a thousand streams on which nothing happens that their keys do not see. */
export const measureLive = (cluster: Embedded, seconds: number, dataDir: string): Promise<string> =>
  withServer(cluster, dataDir, async ({ server, programs, mix }) => {
    const alone = await mix(programs, seconds)
    const before = residentMb(server.child.pid!)
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
    const open = new Set<IncomingMessage>()
    for (let n = 0; n < streams; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const stream = await openStream(agent, server.port, programs[Math.floor((n + at) / streamsOfKey)]!)
          open.add(stream)
          stream.on('close', () => open.delete(stream))
        }),
      )
    const beside = await mix(programs, seconds)
    const [held, after] = [open.size, residentMb(server.child.pid!)]
    agent.destroy()
    return [
      ...head('live', seconds),
      line('the mix alone', alone),
      line(`the mix beside ${streams} streams`, beside),
      '',
      `Streams open at the end: ${held} of ${streams}. Memory of the server process: ${before} MB before they were opened, ${after} MB at the end.`,
      ...firstError(alone, beside),
    ].join('\n')
  })

/** The mix of all keys but one alone, and while that one calls seven times as often as it may. */
export const measureLoud = (cluster: Embedded, seconds: number, dataDir: string): Promise<string> =>
  withServer(cluster, dataDir, async ({ server, programs, mix }) => {
    const [loud, ...others] = programs
    const alone = await mix(others, seconds)
    const perSecond = (apiRate.perMinute / 60) * timesItsShare
    const next = (): Call => ({ ...kindOf(9).call(loud!), expect: [200, 429] })
    const [beside, calls] = await Promise.all([
      mix(others, seconds),
      arrivals({ port: server.port, perSecond, seconds, next }),
    ])
    const slower = (100 * (beside.p95 - alone.p95)) / alone.p95
    return [
      ...head('loud', seconds),
      line('the others alone', alone),
      line('the others beside the loud key', beside),
      line(`the loud key, ${timesItsShare} times its share (most are refused with 429)`, calls),
      '',
      `The others are ${ms(Math.abs(slower))} % ${slower > 0 ? 'slower' : 'faster'} at the 95th of 100 calls; the aim, less than 20 % slower, is ${slower < 20 ? 'met' : 'missed'}.`,
      ...firstError(alone, beside, calls),
    ].join('\n')
  })
